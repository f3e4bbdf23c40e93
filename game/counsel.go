package game

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"rulerfire/rules"
	"rulerfire/rules/ai"
)

// Counsel is what a computer says about a decision: the answers that it thinks best,
// and what speaks for them.
type Counsel struct {
	// Battle is the battle that waits for Decision. It must only be read.
	Battle   rules.Battle
	Decision rules.Decision
	Adviser  string      // the level and version of whoever has thought
	List     []ai.Advice // the best first, at least one
	// Given is what was answered, nil if the decision is still open. Own tells that
	// whoever has thought is the very computer that gave it: by these numbers.
	Given rules.Choice
	Own   bool
}

// ErrNoAdviser is the error of a computer that cannot tell what speaks for its answers:
// it does not weigh them.
var ErrNoAdviser = errors.New("this level plays by rules of thumb, and weighs nothing")

// ErrAgreed is the error where the players have agreed that nobody asks a computer for
// good moves, and the battle is not over yet: what a person could do, or could have done
// where an answer may still be taken back, is not told; nor what a computer thinks in a
// seat that a person plays at any time. See Recording.Unhelped.
var ErrAgreed = errors.New("the players have agreed that nobody asks for good moves")

// A Thinking is counsel on its way, on a goroutine of its own. Whoever no longer wants
// it drops it.
type Thinking struct {
	yielding
	done chan outcome // holds the one
	what outcome
	over bool
}

// An outcome is counsel, or why there is none.
type outcome struct {
	Counsel
	err error
}

// Consult lets a computer think about d, which b waits for. All the chance that it uses
// comes from noise.
func Consult(player ai.Player, b rules.Battle, d rules.Decision, noise uint64) *Thinking {
	b = b.Clone()
	return think(func(stop func() bool) (Counsel, error) { return consult(stop, player, b, d, noise) })
}

// Reconsider lets the computer that gave an answer of a recording think about it once
// more, by the same chance: so it tells the numbers by which it has chosen. About what
// a person has answered, or a computer that weighs nothing, one of a level thinks. answer
// counts the answers from 0, dice included. System and Players are config's. The error of
// the counsel is ErrNoAdviser, ErrAgreed, or a *RecordingError, or says that no seat gave
// the answer.
func Reconsider(r *Recording, answer int, config Config, level string) *Thinking {
	return think(func(stop func() bool) (Counsel, error) { return reconsider(stop, r, answer, config, level) })
}

// Consult lets a computer of a level think about what the person who is asked could
// answer; nil if no seat is asked. Asked twice it says the same. The error of the counsel
// is ErrNoAdviser or ErrAgreed.
func (s *Session) Consult(level string) *Thinking {
	d, open := s.Pending()
	if !open || d.Side == rules.Chance {
		return nil
	}
	if s.config.NoHints {
		return Unable(ErrAgreed)
	}
	player, err := s.player(Seat{Kind: Computer, Level: level})
	if err != nil {
		return Unable(err)
	}
	return Consult(player, s.Battle(), d, uint64(len(s.Steps())))
}

// Reconsider is Reconsider for an answer of the session. The session may go on
// meanwhile.
func (s *Session) Reconsider(answer int, level string) *Thinking {
	r, err := s.Record()
	if err != nil {
		return Unable(err)
	}
	return Reconsider(r, answer, s.config, level)
}

// NoiseAt is all the chance of the computer that gives the answer with this number,
// from 0.
func (r *Recording) NoiseAt(answer int) uint64 { return noiseAt(r.Noise, answer) }

// noiseAt is all the chance of a computer's answer in a battle whose computers have
// that seed; answer counts from 0.
func noiseAt(seed uint64, answer int) uint64 { return hash64(seed, "noise", uint64(answer)) }

// think begins to think on a goroutine.
func think(about func(stop func() bool) (Counsel, error)) *Thinking {
	t := &Thinking{done: make(chan outcome, 1)}
	go func() {
		var c outcome
		c.err = guard(func() (err error) {
			c.Counsel, err = about(t.unwanted)
			return err
		})
		t.done <- c
	}()
	return t
}

// Unable is thinking of which nothing comes but the reason.
func Unable(err error) *Thinking {
	return think(func(func() bool) (Counsel, error) { return Counsel{}, err })
}

// Over tells whether the thinking is over, and then what has come of it. It never waits.
func (t *Thinking) Over() (c Counsel, over bool, err error) {
	if !t.over {
		select {
		case t.what = <-t.done:
			t.over = true
		default:
			return Counsel{}, false, nil
		}
	}
	return t.what.Counsel, true, t.what.err
}

// Drop lets the thinking, which may be nil, come to an end at once: nobody waits for it
// any more.
func (t *Thinking) Drop() {
	if t != nil {
		t.dropped.Store(true)
	}
}

func consult(stop func() bool, player ai.Player, b rules.Battle, d rules.Decision, noise uint64) (Counsel, error) {
	adviser, ok := player.(ai.Adviser)
	if !ok {
		return Counsel{}, ErrNoAdviser
	}
	list, err := adviser.Advise(stop, b, d, noise)
	if err == nil && len(list) == 0 {
		err = errors.New("no advice was given")
	}
	return Counsel{Battle: b, Decision: d, Adviser: player.Name(), List: list}, err
}

// errUnwanted is the error of thinking that nobody waits for any more.
var errUnwanted = errors.New("nobody waits for it any more")

func reconsider(stop func() bool, r *Recording, answer int, config Config, level string) (Counsel, error) {
	p, err := NewReplayer(r, []rules.System{config.System})
	if err != nil {
		return Counsel{}, err
	}
	seats := slices.Clone(r.Seats)
	for _, e := range r.Entries {
		switch {
		case stop():
			return Counsel{}, errUnwanted
		case e.Kind == HandOver:
			seats[e.Side] = e.Seat
		case e.Kind == Answer && len(p.Match().Steps()) == answer:
			if e.Side == rules.Chance {
				return Counsel{}, errRolled
			}
			if r.NoHints && manned(r, e.Side) && r.Unhelped(ends(r, config), config.GoesOn) {
				return Counsel{}, ErrAgreed
			}
			player, own, err := adviserFor(seats[e.Side], level, config)
			if err != nil {
				return Counsel{}, err
			}
			c, err := ponder(stop, p.Match(), e, player, r.NoiseAt(answer))
			c.Own = own
			return c, err
		}
		if _, err := p.Next(); err != nil {
			return Counsel{}, err
		}
	}
	return Counsel{}, fmt.Errorf("there is no answer %d", answer+1)
}

// manned tells whether a person has played a seat at any time of a recording.
func manned(r *Recording, seat rules.Side) bool {
	return r.Seats[seat].Kind == Person || slices.ContainsFunc(r.Entries, func(e Entry) bool {
		return e.Kind == HandOver && e.Side == seat && e.Seat.Kind == Person
	})
}

// ends tells whether a battle is over at the end of its recording.
func ends(r *Recording, config Config) bool {
	m, err := Replay(r, []rules.System{config.System})
	return err == nil && m.Battle().Result().Over
}

// Unhelped tells whether no computer may weigh what persons have decided in a recording:
// they have agreed so, and it is not over at its end, or it is a branch and what it
// branched off from goes on, of which it would tell the same. goesOn is as in Config.
func (r *Recording) Unhelped(over bool, goesOn func(battle string) bool) bool {
	return r.NoHints && (!over || r.Origin.goesOn(goesOn))
}

// errRolled is the error of thinking about why dice fell as they did.
var errRolled = errors.New("this was rolled")

// adviserFor is the computer that plays a seat, which has its level with the version, if
// it can tell why, or else the one of a level. own tells that it is the very one.
func adviserFor(seat Seat, level string, config Config) (player ai.Player, own bool, err error) {
	if seat.Kind == Computer {
		name, _, _ := strings.Cut(seat.Level, "/")
		if player, err = config.Players(name); err != nil {
			return nil, false, err
		}
		if _, ok := player.(ai.Adviser); ok {
			return player, player.Name() == seat.Level, nil
		}
	}
	player, err = config.Players(level)
	return player, false, err
}

// ponder lets a computer think about an answer in a match.
func ponder(stop func() bool, m *Match, e Entry, player ai.Player, noise uint64) (Counsel, error) {
	d, _ := m.Pending()
	c, err := consult(stop, player, m.Battle(), d, noise)
	if err == nil {
		c.Given, err = m.Battle().Parse(e.Text)
	}
	return c, err
}
