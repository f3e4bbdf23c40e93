// Workbench plays and checks battles without a window.
//
//	go run ./game/workbench battle -rules rapid -seats normal,easy -battles 20 -seed 7
//	go run ./game/workbench trial -companies copper-larks,any -battles 200 -picture larks.png
//	go run ./game/workbench verify battles/*.txt
//	go run ./game/workbench report battles/battle-0001.txt
//	go run ./game/workbench luck -battles 40
//	go run ./game/workbench ladder -rungs greedy,script,normal -pairs 50
//	go run ./game/workbench tune -battles 800
//	go run ./game/workbench spar -pairs 24000
//	go run ./game/workbench companies -battles 60 -write outcomes.txt
//	go run ./game/workbench squads -battles 6 -write squads.txt
//
// battle lets computer players play against each other by the hundred: every
// table, company and roll is played with every order of the seats, and the
// summary says who wins how often, with the interval that the number of battles
// allows. With -json, a battle's winner is a place in its list of seats, from 0,
// or -1 for a tie. trial measures companies against each other, and two versions of one,
// with every order of the seats and with intervals. verify plays recordings again and
// says where one does not hold. report tells what a battle was like: what happened how
// often, how the dice fell, and what luck and decisions did to everybody's chance to win.
// luck measures whether that judges both seats alike. ladder measures how much stronger a
// level is than the one below it. tune fits the weights by which a search judges the end
// of a round, and spar those of the script that plays it (see tune.md). companies and
// squads let all of the stock meet, and write down what came of it for those who choose
// one (see companies.md).
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
)

const usage = `usage: workbench battle [flags]     let computer players play against each other
       workbench trial [flags]     measure companies against each other
       workbench verify FILE...    play recordings again
       workbench report FILE...    tell what battles were like, luck and skill apart
       workbench luck [flags]      measure that luck between equals comes to nothing
       workbench ladder [flags]    measure how strong the levels are
       workbench tune [flags]      fit what a search judges by
       workbench spar [flags]      tune the script by battles against itself
       workbench companies [flags] let all companies of Rapid Attack meet
       workbench squads [flags]    let all squads of the hex wargame meet

"workbench battle -h" lists the flags of battle, and so on.
`

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

// run is the whole program: 0 if all went well, 1 if something did not hold, 2
// if the command line is wrong.
func run(ctx context.Context, args []string, out, errs io.Writer) int {
	if len(args) == 0 {
		fmt.Fprint(errs, usage)
		return 2
	}
	var err error
	switch args[0] {
	case "battle":
		err = battleCommand(ctx, args[1:], out, errs)
	case "trial":
		err = trialCommand(ctx, args[1:], out, errs)
	case "ladder":
		err = ladderCommand(ctx, args[1:], out, errs)
	case "tune":
		err = tuneCommand(ctx, args[1:], out, errs)
	case "spar":
		err = sparCommand(ctx, args[1:], out, errs)
	case "companies":
		err = companiesCommand(ctx, args[1:], out, errs)
	case "squads":
		err = squadsCommand(ctx, args[1:], out, errs)
	case "verify":
		err = verifyCommand(args[1:], out, errs)
	case "report":
		err = reportCommand(ctx, args[1:], out, errs)
	case "luck":
		err = luckCommand(ctx, args[1:], out, errs)
	case "-h", "-help", "--help", "help":
		fmt.Fprint(out, usage)
	default:
		fmt.Fprintf(errs, "workbench: there is no command %q\n%s", args[0], usage)
		return 2
	}
	var wrong usageError
	switch {
	case err == nil || errors.Is(err, flag.ErrHelp):
		return 0
	case errors.As(err, &wrong):
		fmt.Fprintln(errs, "workbench:", err)
		return 2
	}
	fmt.Fprintln(errs, "workbench:", err)
	return 1
}

// A usageError is something wrong with the command line.
type usageError struct{ error }
