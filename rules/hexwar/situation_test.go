package hexwar_test

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"rulerfire/rules"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// A game is an engagement under test. It is set up from words and played from
// lines, and keeps what happened in the lines played last.
type game struct {
	t      testing.TB
	b      *hexwar.Battle
	events []string
}

// situation sets up an engagement in the middle from words, a line each:
//
//	mission Recon                      one of the tests'; without it "Force"
//	rules low freeze                   a switch; also: rounds 3
//	round 2                            without it 1
//	hex G 5,6 5,7                      hexes of a colour, with an elevation G1
//	structure 1 6,5 6,6                its elevation and its hexes
//	objectives disarm vanguard         of the team below
//	team                               the units below are the next team's
//	Vanguard at 6,8 n; ap 10; ...      a unit of the stock: where, and how it faces
//
// After a unit may come, each after a semicolon: "ap 10", "level 2", "left torso 5",
// "kneeling" or another posture, "bare" (no weapons of its stock), "arm Bazooka: both hands",
// "system ...", "mod ...", "trait ...", "drone ...", "rank 3", "form Fighter",
// "defence 1 2 3 4 5 6", "players 2" for its team. Units are counted from u0, first
// those of the first team and their drones. The first team attacks from the south
// and goes first.
func situation(t testing.TB, text string) *game {
	t.Helper()
	p := situationText{t: t, stock: append(stock(t), gadgets(t).Units...), mission: "Force", players: [2]int{1, 1}, round: 1, team: -1}
	p.board = "board Test\nsize 13x16\n"
	for r := range 16 {
		for c := range 13 {
			p.tiles[r][c] = "."
			if r == 15 && c%2 == 1 {
				p.tiles[r][c] = "-"
			}
		}
	}
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if err := p.line(line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	return &game{t: t, b: p.build()}
}

type situationText struct {
	t         testing.TB
	stock     []hexwar.UnitDesign
	mission   string
	settings  hexwar.Settings
	board     string
	tiles     [16][13]string
	buildings string
	squads    [2]hexwar.Squad
	players   [2]int
	round     int
	team      int
	objective [2][2]hexwar.Objective
	chosen    [2]bool
	edits     [2][]func(*hexwar.Unit)
}

func (p *situationText) line(line string) error {
	word, rest, _ := strings.Cut(line, " ")
	switch word {
	case "mission":
		p.mission = rest
	case "round":
		n, err := strconv.Atoi(rest)
		p.round = n
		return err
	case "rules":
		return p.rules(rest)
	case "hex":
		words := strings.Fields(rest)
		for _, w := range words[1:] {
			c, err := hex.ParseCell(w)
			if err != nil {
				return err
			}
			p.tiles[c.Row][c.Col] = words[0]
		}
	case "structure":
		p.buildings += line + "\n"
	case "objectives":
		a, err := hexwar.ParseAction(line)
		p.objective[max(0, p.team)], p.chosen[max(0, p.team)] = a.Pair, true
		return err
	case "team":
		p.team++
	default:
		return p.unit(line)
	}
	return nil
}

func (p *situationText) rules(rule string) error {
	switch rule {
	case "low freeze":
		p.settings.LowFreeze = true
	case "short thrust":
		p.settings.ShortThrust = true
	case "torso penalty":
		p.settings.TorsoPenalty = true
	case "random section":
		p.settings.RandomSection = true
	default:
		_, err := fmt.Sscanf(rule, "rounds %d", &p.settings.Rounds)
		return err
	}
	return nil
}

func (p *situationText) unit(line string) error {
	team := max(0, p.team)
	parts := strings.Split(line, ";")
	words := strings.Fields(parts[0])
	n := slices.Index(words, "at")
	if n < 0 || len(words) != n+3 {
		return errors.New("a unit has a place and a facing")
	}
	name := strings.Join(words[:n], " ")
	k := slices.IndexFunc(p.stock, func(d hexwar.UnitDesign) bool { return d.Name == name })
	if k < 0 {
		return errors.New("no such unit")
	}
	d := p.stock[k]
	cell, err := hex.ParseCell(words[n+1])
	if err != nil {
		return err
	}
	facing, err := hex.ParseDirection(words[n+2])
	if err != nil {
		return err
	}
	var changes []func(*hexwar.Unit)
	level := int8(0)
	set := false
	for _, part := range parts[1:] {
		key, value, _ := strings.Cut(strings.TrimSpace(part), " ")
		switch key {
		case "ap":
			ap, _ := strconv.Atoi(value)
			changes = append(changes, func(u *hexwar.Unit) { u.AP = int8(ap) })
		case "level":
			v, _ := strconv.Atoi(value)
			level, set = int8(v), true
		case "left":
			where, much, _ := strings.Cut(value, " ")
			s := slices.Index([]string{"head", "torso", "left-arm", "right-arm", "left-leg", "right-leg"}, where)
			v, err := strconv.Atoi(much)
			if err != nil || s < 0 {
				return errors.New(part)
			}
			changes = append(changes, func(u *hexwar.Unit) { u.Left[s] = int16(v) })
		case "kneeling":
			changes = append(changes, func(u *hexwar.Unit) { u.Posture = hexwar.Kneeling })
		case "prone":
			changes = append(changes, func(u *hexwar.Unit) { u.Posture = hexwar.Prone })
		case "lying":
			changes = append(changes, func(u *hexwar.Unit) { u.Posture = hexwar.Lying })
		case "bare":
			d.Arms = nil
		case "arm":
			name, where, _ := strings.Cut(value, ": ")
			for m := hexwar.OnHead; m < hexwar.Lost; m++ {
				if m.String() == where {
					d.Arms = append(slices.Clone(d.Arms), hexwar.Arm{Weapon: name, Mount: m})
				}
			}
		case "system":
			d.Systems = append(slices.Clone(d.Systems), value)
		case "mod":
			d.Mods = append(slices.Clone(d.Mods), value)
		case "trait":
			d.Traits = append(slices.Clone(d.Traits), value)
		case "drone":
			d.Drones = append(slices.Clone(d.Drones), value)
		case "core":
			d.Core = value
		case "form":
			d.Form = value
		case "rank":
			d.Rank, _ = strconv.Atoi(value)
		case "players":
			p.players[team], _ = strconv.Atoi(value)
		case "defence":
			for i, w := range strings.Fields(value) {
				v, _ := strconv.Atoi(w)
				d.Defence[i] = uint16(v)
			}
		default:
			return errors.New(part)
		}
	}
	if !set {
		word := p.tiles[cell.Row][cell.Col]
		if v, err := strconv.Atoi(word[1:]); err == nil {
			level = int8(v)
		} else {
			level = map[byte]int8{'L': -1, 'D': -2}[word[0]]
		}
	}
	p.squads[team].Units = append(p.squads[team].Units, d)
	p.edits[team] = append(p.edits[team], func(u *hexwar.Unit) {
		u.Cell, u.Facing, u.Level = cell, facing, level
		for _, change := range changes {
			change(u)
		}
	})
	return nil
}

func (p *situationText) build() *hexwar.Battle {
	p.t.Helper()
	text := p.board
	for _, row := range p.tiles {
		text += "row " + strings.Join(row[:], " ") + "\n"
	}
	all := missions(p.t)
	k := slices.IndexFunc(all, func(m hexwar.Mission) bool { return m.Name == p.mission })
	if k < 0 {
		p.t.Fatalf("no mission %s", p.mission)
	}
	for team := range p.squads {
		p.squads[team].Name = "Test"
	}
	u, err := hexwar.NewSetup(p.settings, all[k].Size, p.players, all[k], board(p.t, text+p.buildings), catalogue(p.t), p.squads)
	if err != nil {
		p.t.Fatal(err)
	}
	return hexwar.Begin(u, func(s *hexwar.State) {
		s.Round = int8(p.round)
		for team := range p.edits {
			first, _ := u.Units(team)
			for i, edit := range p.edits[team] {
				edit(&s.Units[first+i])
			}
			if p.chosen[team] {
				s.Choose(team, p.objective[team][0], p.objective[team][1])
			}
		}
	})
}

// play gives answers, a line each; what happened in all of them is kept.
func (g *game) play(lines ...string) {
	g.t.Helper()
	g.events = nil
	for _, line := range lines {
		g.answer(line)
	}
}

func (g *game) answer(line string) {
	g.t.Helper()
	c, err := g.b.Parse(line)
	if err != nil {
		g.t.Fatal(err)
	}
	happened, err := g.b.Apply(c)
	if err != nil {
		d, _ := g.b.Pending()
		g.t.Fatalf("%q is refused: %v; asked is %q of side %d", line, err, d.Name, d.Side)
	}
	for _, e := range happened {
		g.events = append(g.events, e.String())
	}
}

// refused checks that answers are refused, all for the reason with that code.
func (g *game) refused(code string, lines ...string) {
	g.t.Helper()
	for _, line := range lines {
		c, err := g.b.Parse(line)
		if err != nil {
			g.t.Fatal(err)
		}
		var r *rules.Refusal
		if err := g.b.Legal(c); !errors.As(err, &r) {
			g.t.Fatalf("%q is not refused: %v", line, err)
		}
		if r.Code != code {
			g.t.Fatalf("%q is refused for %s (%s), not for %s", line, r.Code, r.Text, code)
		}
	}
}

// legal checks that answers would be taken.
func (g *game) legal(lines ...string) {
	g.t.Helper()
	for _, line := range lines {
		c, err := g.b.Parse(line)
		if err != nil {
			g.t.Fatal(err)
		}
		if err := g.b.Legal(c); err != nil {
			g.t.Fatalf("%q is refused: %v", line, err)
		}
	}
}

// happened checks that these events are among those of the lines played last, in
// that order.
func (g *game) happened(events ...string) {
	g.t.Helper()
	at := 0
	for _, want := range events {
		n := slices.Index(g.events[at:], want)
		if n < 0 {
			g.t.Fatalf("%q did not happen (in that order) in:\n%s", want, strings.Join(g.events, "\n"))
		}
		at += n + 1
	}
}

// not checks that nothing happened whose text contains that.
func (g *game) not(part string) {
	g.t.Helper()
	for _, e := range g.events {
		if strings.Contains(e, part) {
			g.t.Fatalf("%q happened", e)
		}
	}
}

// asked checks what is asked, and of which seat, from 1; 0 is Chance.
func (g *game) asked(name string, seat int) {
	g.t.Helper()
	d, _ := g.b.Pending()
	if d.Name != name || int(d.Side) != seat-1 {
		g.t.Fatalf("asked is %q of seat %d, not %q of seat %d", d.Name, d.Side+1, name, seat)
	}
}

// state is the state, to look at.
func (g *game) state() *hexwar.State { return &g.b.State }

// unit is a unit, to look at.
func (g *game) unit(i int) *hexwar.Unit { return &g.b.State.Units[i] }

// begin activates a unit whose roll for action points shows n, and goes on to a
// phase of its turn.
func (g *game) begin(unit, n int, stage hexwar.Stage) {
	g.t.Helper()
	g.answer(fmt.Sprintf("pick u%d", unit))
	g.answer(fmt.Sprintf("roll %d", n))
	for range stage {
		g.answer("next")
	}
}

// over checks that the engagement is over.
func (g *game) over() {
	g.t.Helper()
	if _, open := g.b.Pending(); open {
		g.t.Fatal("the engagement is not over")
	}
}

// skip ends the turn of whoever is to act until that round begins.
func (g *game) skip(round int) {
	g.t.Helper()
	for n := 0; int(g.state().Round) < round; n++ {
		d, open := g.b.Pending()
		if !open || n > 500 {
			return
		}
		switch {
		case d.Side == rules.Chance:
			roll := "roll"
			for range d.Dice {
				roll += " 4"
			}
			g.answer(roll)
		case d.Name == "act":
			g.answer("end")
		default:
			g.answer(d.Some[0].String())
		}
	}
}
