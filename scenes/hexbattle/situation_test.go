package hexbattle

import (
	"context"
	"slices"
	"testing"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/game/muster"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// A situation is an engagement of two persons in round 1, in which a test puts the
// units where it needs them: what seldom comes about in play is shown by itself.
type situation struct {
	*table
	me, them int8 // the teams: who is to activate a unit, and who is not
}

// crew are units of all kinds, for both teams.
var crew = []string{"First Bow", "Needlework", "Goose Girl", "Turncoat", "Breakwater", "Tin Whistle", "Lamplighter", "Milk Run", "Weathercock"}

// situate seats two persons with the crew on a board for a mission.
func situate(t testing.TB, mission, board string, w, h int) *situation {
	t.Helper()
	stock, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	e := muster.Engagement{Size: hexwar.Conflagration}
	for _, m := range stock.MissionsOf(e.Size) {
		if m.Name != mission {
			continue
		}
		e.Mission = m
		for _, b := range stock.BoardsOf(m) {
			if b.Name == board {
				e.Board = b
			}
		}
	}
	squad := hexwar.Squad{Name: "Crew"}
	for _, name := range crew {
		for _, d := range stock.Units {
			if d.Name == name {
				squad.Units = append(squad.Units, d)
			}
		}
	}
	for i, name := range [...]string{"Mira", "Jonas"} {
		e.Teams[i] = muster.Team{Squad: squad, Seats: []game.Seat{{Name: name, Colour: uint8(i), Pattern: uint8(i)}}}
	}
	config, err := e.Config(1, 2, level)
	if err != nil {
		t.Fatal(err)
	}
	session, err := game.NewSession(config)
	if err != nil {
		t.Fatal(err)
	}
	if err := session.PlaySetUp(context.Background(), ai.Random{}, 1); err != nil {
		t.Fatal(err)
	}
	for i := range session.Seats() {
		session.Seats()[i].OwnDice = true // from now on the test rolls
	}
	s := &situation{}
	st := &session.Battle().(*hexwar.Battle).State
	s.me = int8(st.TeamOf(int(st.Asked)))
	s.them = 1 - s.me
	s.table = sit(t, session, w, h, game.Instant)
	return s
}

// unit is a unit of a team by its design's name.
func (s *situation) unit(team int8, name string) int8 {
	st := s.state()
	for i := range int8(st.Count()) {
		if m := st.Model(int(i)); m.Team == team && m.Name == name {
			return i
		}
	}
	panic(name)
}

// alone takes all but these units off the board.
func (s *situation) alone(units ...int8) {
	st := s.state()
	for i := range int8(st.Count()) {
		if st.On(i) && !slices.Contains(units, i) {
			st.Units[i].Where = hexwar.InBox
		}
	}
}

// docked are the drones that a unit carries.
func (s *situation) docked(carrier int8) (list []int8) {
	st := s.state()
	for i := range int8(st.Count()) {
		if m := st.Model(int(i)); m.Drone && m.Carrier == carrier && st.Units[i].Where == hexwar.InBox {
			list = append(list, i)
		}
	}
	return list
}

// put puts a unit on a hex.
func (s *situation) put(unit int8, c hex.Cell, d hex.Direction) *hexwar.Unit {
	u := &s.state().Units[unit]
	u.Where, u.Cell, u.Facing, u.Level = hexwar.OnBoard, c, d, s.state().Board.Tile(c).Level
	return u
}

// begin activates a unit with all action points, in a phase of its turn.
func (s *situation) begin(unit int8, stage hexwar.Stage) {
	side := s.s.Session.Waiting().Seat
	if err := s.s.Session.Submit(side, hexwar.Action{Kind: hexwar.ActPick, Unit: unit}); err != nil {
		panic(err)
	}
	s.say(rules.Roll{8})
	s.state().Units[unit].AP = hexwar.MaxAP
	s.state().Turn.Stage = stage
	s.look()
}

// look lets the screen see what a test has changed.
func (s *situation) look() {
	s.s.Seen = *s.state()
	s.s.Settled()
	s.s.Renew()
	s.Wait(60)
}

// say gives the answer that is waited for, or the dice.
func (s *situation) say(c rules.Choice) {
	w := s.s.Session.Waiting()
	give := func() error { return s.s.Session.Submit(w.Seat, c) }
	if roll, ok := c.(rules.Roll); ok {
		give = func() error { return s.s.Session.SubmitRoll(w.Seat, roll) }
	}
	if err := give(); err != nil {
		panic(err)
	}
	s.Wait(90)
}
