// Package prospect tells how companies and squads are likely to fare against each other:
// what battles between those of the stock have shown, and for all others an estimate from
// what they are made of.
package prospect

import (
	"bufio"
	"embed"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"
)

// An Outcome is how some battles between the same stock companies or squads have ended. A
// tie is shared by those who tie.
type Outcome struct {
	Of        string   // the size of the battles, or the mission
	Companies []string // by name; squads in the order of their teams
	Wins      []float64
}

// Battles is how many battles it tells of.
func (o Outcome) Battles() float64 {
	n := 0.0
	for _, w := range o.Wins {
		n += w
	}
	return n
}

// String is the outcome's line in a file: "skirmish: Brass Ferry 12.5, Tidewater 7.5".
func (o Outcome) String() string {
	var b strings.Builder
	b.WriteString(o.Of)
	between := ": "
	for i, name := range o.Companies {
		fmt.Fprintf(&b, "%s%s %s", between, name, strconv.FormatFloat(o.Wins[i], 'f', -1, 32))
		between = ", "
	}
	return b.String()
}

// Read reads outcomes, a line each; lines that begin with # are remarks.
func Read(r io.Reader) ([]Outcome, error) {
	var list []Outcome
	lines := bufio.NewScanner(r)
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		o, err := readOutcome(line)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		list = append(list, o)
	}
	return list, lines.Err()
}

func readOutcome(line string) (o Outcome, err error) {
	colon := strings.LastIndexByte(line, ':') // a mission may have one in its name
	if colon < 0 {
		return o, fmt.Errorf("%q does not say what battles it tells of", line)
	}
	o.Of = line[:colon]
	for part := range strings.SplitSeq(line[colon+1:], ",") {
		part = strings.TrimSpace(part)
		at := strings.LastIndexByte(part, ' ')
		if at < 0 {
			return o, fmt.Errorf("%q is no company and its wins", part)
		}
		wins, err := strconv.ParseFloat(part[at+1:], 64)
		if err != nil || wins < 0 {
			return o, fmt.Errorf("%q: the wins of a company are a number from 0", part)
		}
		o.Companies, o.Wins = append(o.Companies, part[:at]), append(o.Wins, wins)
	}
	if len(o.Companies) < 2 {
		return o, fmt.Errorf("%q: a battle is between two companies or more", line)
	}
	return o, nil
}

//go:embed outcomes.txt squads.txt
var files embed.FS

// Outcomes are those that the command "workbench companies" has found in Rapid Attack;
// see game/workbench/companies.md. The caller must not change them.
var Outcomes = sync.OnceValues(func() ([]Outcome, error) { return readFile("outcomes.txt") })

// Squads are those of the hex wargame. The caller must not change them.
var Squads = sync.OnceValues(func() ([]Outcome, error) { return readFile("squads.txt") })

func readFile(name string) ([]Outcome, error) {
	f, err := files.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return Read(f)
}
