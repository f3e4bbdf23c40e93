package main

import (
	"context"
	"flag"
	"fmt"
	"io"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/game/batch"
	"rulerfire/game/muster"
	"rulerfire/game/prospect"
	"rulerfire/rules"
	"rulerfire/rules/ai/hexai"
	"rulerfire/rules/hexwar"
)

// squadsCommand lets scripts fight every mission of the hex wargame with every two stock
// squads of its size, for either side.
func squadsCommand(ctx context.Context, args []string, out, errs io.Writer) error {
	flags := flag.NewFlagSet("squads", flag.ContinueOnError)
	flags.SetOutput(errs)
	battles := flags.Int("battles", 6, "how many engagements of every mission with every two squads")
	seed := flags.Uint64("seed", 1, "the seed of the first of each")
	workers := flags.Int("workers", 1, "engagements at a time")
	write := flags.String("write", "", "write the outcomes into this `file`, and not on the screen")
	if err := parseFlagsOnly(flags, args); err != nil {
		return err
	}
	list, err := engagements()
	if err != nil {
		return err
	}
	outcomes := make([]prospect.Outcome, len(list))
	err = batch.Do(ctx, len(list), *workers, func(ctx context.Context, _, i int) (err error) {
		outcomes[i], err = engage(ctx, list[i], *battles, *seed)
		return err
	})
	if err != nil {
		return err
	}
	if *write == "" {
		for _, o := range outcomes {
			fmt.Fprintln(out, o)
		}
		return nil
	}
	return writeOutcomes(*write, fmt.Sprintf("workbench squads -battles %d -seed %d", *battles, *seed), outcomes)
}

// engagements lists every mission with every two squads that may be fielded in it.
func engagements() ([]muster.Engagement, error) {
	h, err := assets.Hex()
	if err != nil {
		return nil, err
	}
	var list []muster.Engagement
	for size := range hexwar.NumSizes {
		for _, m := range h.MissionsOf(size) {
			e := muster.Engagement{Mission: m, Size: size}
			for team := range e.Teams {
				e.Teams[team].Seats = []game.Seat{{Colour: uint8(team), Pattern: uint8(team)}}
			}
			list = append(list, pairings(e, h.Squads(size))...)
		}
	}
	return list, nil
}

// pairings is an engagement with every two squads that may be fielded in it.
func pairings(e muster.Engagement, squads []hexwar.Squad) (list []muster.Engagement) {
	for _, one := range squads {
		for _, two := range squads {
			e := e.Clone()
			e.Teams[0].Squad, e.Teams[1].Squad = one, two
			if one.Name != two.Name && e.Against(0, one) == nil && e.Against(1, two) == nil {
				list = append(list, e)
			}
		}
	}
	return list
}

// engage fights so many engagements, on the mission's boards by turns.
func engage(ctx context.Context, e muster.Engagement, battles int, seed uint64) (prospect.Outcome, error) {
	o := prospect.Outcome{Of: e.Mission.Name, Companies: []string{e.Teams[0].Squad.Name, e.Teams[1].Squad.Name}, Wins: make([]float64, hexwar.Teams)}
	h, err := assets.Hex()
	if err != nil {
		return o, err
	}
	boards := h.BoardsOf(e.Mission)
	for i := range battles {
		if err := ctx.Err(); err != nil {
			return o, err
		}
		e.Board = boards[i%len(boards)]
		u, err := e.Setup()
		if err != nil {
			return o, err
		}
		share, err := scriptsEngage(u, seed+uint64(i))
		if err != nil {
			return o, fmt.Errorf("%s, %v, seed %d: %w", o.Of, o.Companies, seed+uint64(i), err)
		}
		o.Wins[0] += share
		o.Wins[1] += 1 - share
	}
	return o, nil
}

// scriptsEngage fights an engagement of scripts and gives the first team's share of it.
func scriptsEngage(u *hexwar.Setup, seed uint64) (float64, error) {
	s, script := u.Start(), hexai.Normal()
	noise, stream := random(seed, "noise"), random(seed, "dice")
	for s.Phase != hexwar.PhaseOver {
		var a hexwar.Action
		if s.Side() == rules.Chance {
			s.Random(stream, &a)
		} else {
			a = script.Decide(&s, noise)
		}
		if err := s.Apply(&a, nil); err != nil {
			return 0, err
		}
	}
	switch s.Winners() {
	case [hexwar.Teams]bool{true, false}:
		return 1, nil
	case [hexwar.Teams]bool{false, true}:
		return 0, nil
	}
	return 0.5, nil
}
