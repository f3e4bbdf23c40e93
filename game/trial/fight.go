package trial

import (
	"context"
	"fmt"
	"path/filepath"
	"sync/atomic"
	"time"

	"rulerfire/game"
	"rulerfire/game/report"
	"rulerfire/rules"
	"rulerfire/rules/ai"
)

// A Battle is a battle of a trial that has been played.
type Battle struct {
	Number         int // from 0
	Table, Mission string
	// Companies are the names of those that took part, by contestant, and then that of
	// the other version of the first.
	Companies []string
	Winners   []rules.Side
	Scores    []int // by seat
	Rounds    int
	Decisions int // of the seats; rolls are not counted
	Faults    int // decisions in which a player failed
	Losses    []report.Loss
}

// patience is how long a computer may think about one decision before it counts as hung.
const patience = 5 * time.Minute

// A view is what can be seen of a battle that is being played.
type view struct {
	busy                     atomic.Bool // a battle is being played
	number, round, decisions atomic.Int32
}

func (v *view) begin(number int) {
	v.number.Store(int32(number))
	v.round.Store(0)
	v.decisions.Store(0)
	v.busy.Store(true)
}

func (v *view) end() { v.busy.Store(false) }

// fight plays the battle with this number, from 0. If recordings is not empty, the
// battle is written down in that folder.
func (p *plan) fight(ctx context.Context, number int, now *view, recordings string) (Battle, error) {
	a := p.arrange(number)
	now.begin(number)
	defer now.end()
	c, err := p.common(a.group)
	if err != nil {
		return Battle{}, err
	}
	setup, err := c.setup(a.cast)
	if err != nil {
		return Battle{}, err
	}
	session, err := game.NewSession(game.Config{
		System: p.kind.system(), Setup: setup, Seats: p.seats(a),
		Dice:     chance(p.Seed, "dice", a.group).Uint64(),
		Noise:    chance(p.Seed, "noise", a.group, a.round).Uint64(),
		Patience: patience, Players: p.seated,
	})
	if err != nil {
		return Battle{}, err
	}
	defer session.Close()
	b := Battle{Number: number, Table: c.table, Mission: c.mission, Companies: c.names}
	if b.Losses, err = play(ctx, session, now); err != nil {
		return b, err
	}
	r := session.Result()
	b.Winners, b.Scores, b.Rounds = r.Winners, r.Scores, r.Round
	b.Decisions, b.Faults = int(now.decisions.Load()), len(session.Faults())
	if recordings != "" {
		err = session.WriteRecord(filepath.Join(recordings, fmt.Sprintf("battle-%04d.txt", number+1)))
	}
	return b, err
}

// seats are the seats of an arrangement, those of a place side by side.
func (p *plan) seats(a arrangement) []game.Seat {
	var seats []game.Seat
	for _, player := range a.players {
		for range p.seatsAt() {
			s := livery(len(seats))
			s.Kind, s.Level = game.Computer, p.Contestants[player].Level
			s.Name = fmt.Sprintf("contestant %d", player+1)
			seats = append(seats, s)
		}
	}
	return seats
}

// seated gives the player of a level. Every battle keeps to one core: there are others at
// the same time.
func (p *plan) seated(level string) (ai.Player, error) {
	player, err := p.levels.Player(level)
	if i, ok := player.(ai.Interruptible); ok {
		return alone{i}, err
	}
	return player, err
}

// alone is a player that searches with one pair of hands. It finds the same.
type alone struct{ ai.Interruptible }

// ChooseUnless chooses without the crew.
func (p alone) ChooseUnless(stop func() bool, _ ai.Crew, b rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error) {
	return p.Interruptible.ChooseUnless(stop, ai.Crew{}, b, d, noise)
}

// livery is a seat with a colour and a pattern that no other has.
func livery(seat int) game.Seat { return game.Seat{Colour: uint8(seat), Pattern: uint8(seat)} }

// play plays a session to its end, and counts what was lost to what.
func play(ctx context.Context, s *game.Session, now *view) ([]report.Loss, error) {
	toll, err := report.NewToll(s.Battle())
	if err != nil {
		return nil, err
	}
	seen := 0
	for s.Waiting().For != game.WaitNothing {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if err := s.Await(ctx); err != nil {
			return nil, err
		}
		before := s.Battle()
		s.Tick()
		for steps := s.Steps(); seen < len(steps); seen++ {
			toll.See(before, steps[seen].Events)
			if steps[seen].Decision.Side != rules.Chance {
				now.decisions.Add(1)
			}
		}
		now.round.Store(int32(s.Result().Round))
	}
	return toll.Losses(), s.Err()
}
