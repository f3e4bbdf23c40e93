package game

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"rulerfire/rules"
	"rulerfire/rules/ai"
)

// A Config is what a session begins with.
type Config struct {
	System rules.System
	Setup  []byte // the set-up in the system's own text
	Seats  []Seat // one for each side of the battle
	// Dice is the seed of the dice, Noise that of the computers. The same two,
	// set-up and seats give the same battle, however long anything takes. Neither
	// should be derived from the other, or a computer could foresee a roll.
	Dice, Noise uint64
	// NoHints says that the players have agreed that nobody asks a computer for good
	// moves while the battle is played.
	NoHints bool
	// GoesOn tells whether a battle that another branched off from, by the name in its
	// Origin, can still be gone on with; nil says that any can. See Recording.Unhelped.
	GoesOn func(battle string) bool
	// Players gives the computer player of a level. It is called for every seat
	// that a computer takes.
	Players func(level string) (ai.Player, error)
	// Patience is the longest a computer may think about one decision. After it
	// some legal answer is taken, and the fault noted. Zero sets no limit.
	Patience time.Duration
}

// Patience is the patience of battles that persons wait for.
const Patience = 20 * time.Second

// A Session is a battle being played. It is the single door: persons act with
// Submit and SubmitRoll, and Tick lets dice and computers act.
//
// A person's answers can be taken back up to a Line: see Undo and Commits.
//
// A Session never blocks, except in Await. It is for one goroutine; computers
// think on goroutines of their own, on a clone.
type Session struct {
	match   *Match
	config  Config
	seats   []Seat
	players []ai.Player // by seat; nil where a person plays
	roller  Roller
	job     *job // the computer's thinking about the pending decision, or nil
	notes   []note
	origin  Origin
	undone  []rules.Choice // answers taken back, the last one first to be given again
	undos   int
	keeper  Keeper // nil if nobody keeps the battle
	faults  []Fault
	err     error // why the battle cannot go on
	closed  bool
}

// A Fault is something that went wrong without ending the battle: a computer
// player failed and some legal answer was taken in its place.
type Fault struct {
	Step int // the place of the answer in Steps
	Side rules.Side
	Err  error
}

// A Wait is what a session waits for.
type Wait uint8

const (
	// WaitNothing: the battle is over, the session is closed, or Err says why it
	// cannot go on.
	WaitNothing  Wait = iota
	WaitPerson        // the seat's person decides: Submit
	WaitDice          // the seat's person types in dice: SubmitRoll
	WaitComputer      // the seat's computer thinks: Tick
	WaitRoll          // the game rolls: Tick
)

// Waiting says what a session waits for, and whose it is.
type Waiting struct {
	For Wait
	// Seat is the seat that decides or, for dice, on whose behalf they are rolled;
	// Chance if that is nobody.
	Seat rules.Side
}

// NewSession begins a battle. The error says what is wrong with the set-up or
// the seats.
func NewSession(config Config) (*Session, error) {
	m, err := newMatch(config.System, config.Setup)
	if err != nil {
		return nil, err
	}
	if n := m.Seats(); len(config.Seats) != n {
		return nil, fmt.Errorf("the set-up is for %d seats, not %d", n, len(config.Seats))
	}
	s := newSession(m, config)
	for i, seat := range s.seats {
		if s.players[i], err = s.player(seat); err != nil {
			return nil, fmt.Errorf("seat %d: %w", i+1, err)
		}
	}
	s.config.Seats = s.recorded()
	return s, nil
}

// newSession is a session whose seats have no players yet.
func newSession(m *Match, config Config) *Session {
	return &Session{
		match:   m,
		config:  config,
		seats:   slices.Clone(config.Seats),
		players: make([]ai.Player, len(config.Seats)),
		roller:  NewRoller(config.Dice),
	}
}

// player gives the computer player of a seat, nil for a person.
func (s *Session) player(seat Seat) (ai.Player, error) {
	if err := seat.check(); err != nil || seat.Kind == Person {
		return nil, err
	}
	if s.config.Players != nil {
		if p, err := s.config.Players(seat.Level); p != nil || err != nil {
			return p, err
		}
	}
	return nil, fmt.Errorf("there is no computer player %q", seat.Level)
}

// Battle is the battle as it stands. It must only be read, and stays as it is
// when the session goes on.
func (s *Session) Battle() rules.Battle { return s.match.Battle() }

// Pending is the decision that the battle waits for, and false once it is over.
func (s *Session) Pending() (rules.Decision, bool) {
	if s.closed || s.err != nil {
		return rules.Decision{}, false
	}
	return s.match.Pending()
}

// Steps are the answers so far with what came of them, oldest first; see
// Match.Steps.
func (s *Session) Steps() []Step { return s.match.Steps() }

// Seats tells who sits where now. It must only be read.
func (s *Session) Seats() []Seat { return s.seats }

// NoHints says that the players have agreed that nobody asks a computer for good moves.
func (s *Session) NoHints() bool { return s.config.NoHints }

// GoesOn is that of the Config; true where it has none.
func (s *Session) GoesOn(battle string) bool {
	return s.config.GoesOn == nil || s.config.GoesOn(battle)
}

// Faults are the faults so far, oldest first.
func (s *Session) Faults() []Fault { return s.faults }

// Err says why the battle cannot go on although it is not over: a fault in the
// rules. It is nil as long as all is well.
func (s *Session) Err() error { return s.err }

// Result is the battle's result so far.
func (s *Session) Result() rules.Result { return s.match.Battle().Result() }

// Waiting says what the session waits for.
func (s *Session) Waiting() Waiting {
	d, open := s.Pending()
	switch {
	case !open:
		return Waiting{WaitNothing, rules.Chance}
	case d.Side == rules.Chance:
		if seat := s.typist(d.For); seat != rules.Chance {
			return Waiting{WaitDice, seat}
		}
		return Waiting{WaitRoll, d.For}
	case s.seats[d.Side].Kind == Computer:
		return Waiting{WaitComputer, d.Side}
	}
	return Waiting{WaitPerson, d.Side}
}

// typist is the seat whose person types a roll in, Chance if the game rolls. A
// roll that is nobody's, such as for a tie, is made on the real table if anybody
// rolls there.
func (s *Session) typist(roller rules.Side) rules.Side {
	if roller != rules.Chance {
		if s.typesDice(roller) {
			return roller
		}
		return rules.Chance
	}
	for seat := range s.seats {
		if s.typesDice(rules.Side(seat)) {
			return rules.Side(seat)
		}
	}
	return rules.Chance
}

// typesDice says whether a seat's person rolls on a real table.
func (s *Session) typesDice(seat rules.Side) bool {
	return s.has(seat) && s.seats[seat].OwnDice && s.seats[seat].Kind == Person
}

// has says whether there is such a seat.
func (s *Session) has(seat rules.Side) bool { return seat >= 0 && int(seat) < len(s.seats) }

// Submit gives the answer of the person at a seat. The error is a rules.Refusal
// that says why the answer is not taken; then nothing has changed.
func (s *Session) Submit(seat rules.Side, c rules.Choice) error {
	switch w := s.Waiting(); {
	case w.For == WaitNothing:
		return rules.Refuse("session.over", "the battle is over")
	case w.For == WaitDice || w.For == WaitRoll:
		return rules.Refuse("session.dice", "the dice have to be rolled first")
	case w.Seat != seat:
		return rules.Refuse("session.not-asked", "this is %s's decision, not %s's",
			seatName(s.seats, w.Seat), seatName(s.seats, seat))
	case w.For == WaitComputer:
		return rules.Refuse("session.computer", "the computer decides for %s", seatName(s.seats, seat))
	}
	return s.apply(c)
}

// SubmitRoll gives the dice that the person at a seat has rolled on a real
// table. The error says why they are not taken; then nothing has changed.
func (s *Session) SubmitRoll(seat rules.Side, roll rules.Roll) error {
	w := s.Waiting()
	if w.For != WaitDice {
		return rules.Refuse("session.no-dice", "no dice are to be typed in now")
	}
	if w.Seat != seat {
		return rules.Refuse("session.not-asked", "these are %s's dice, not %s's",
			seatName(s.seats, w.Seat), seatName(s.seats, seat))
	}
	d, _ := s.Pending()
	if len(roll) != len(d.Dice) {
		return rules.Refuse("session.dice-count", "%d dice are rolled, not %d", len(d.Dice), len(roll))
	}
	for i, v := range roll {
		if v < 1 || v > d.Dice[i] {
			return rules.Refuse("session.dice-face", "die %d has the numbers 1 to %d, not %d", i+1, d.Dice[i], v)
		}
	}
	return s.apply(roll)
}

// apply takes a legal answer and ends all thinking about the decision.
func (s *Session) apply(c rules.Choice) error {
	if err := s.match.apply(c); err != nil {
		return err
	}
	s.forget()
	s.undone = nil
	s.keep()
	return nil
}

// Tick lets dice or a computer take one step, if it is theirs, and says whether
// the battle has moved on. It is meant to be called in every frame and never
// waits: a computer thinks in the background, and Tick takes its answer once it
// is there.
func (s *Session) Tick() bool {
	switch w := s.Waiting(); w.For {
	case WaitRoll:
		d, _ := s.Pending()
		if err := s.apply(s.roller.Roll(d)); err != nil {
			s.err = fmt.Errorf("the roll %q is not taken: %w", d.Key, err)
			return false
		}
		return true
	case WaitComputer:
		return s.think()
	}
	return false
}

// think begins the thinking about the pending decision, or takes its answer if
// it has come.
func (s *Session) think() bool {
	d, _ := s.Pending()
	if s.job == nil {
		noise := noiseAt(s.config.Noise, len(s.Steps()))
		d.Some = slices.Clone(d.Some)
		s.job = startJob(s.players[d.Side], s.Battle().Clone(), d, noise)
		return false
	}
	var err error
	select {
	case a := <-s.job.done:
		if err = a.err; err == nil {
			if err = s.apply(a.choice); err == nil {
				return true
			}
		}
	default:
		if !s.job.late(s.config.Patience) {
			return false
		}
		err = fmt.Errorf("no answer within %v", s.config.Patience)
	}
	s.faults = append(s.faults, Fault{len(s.Steps()), d.Side, fmt.Errorf("%s: %w", s.players[d.Side].Name(), err)})
	return s.answerAnyhow(d)
}

// answerAnyhow takes some listed answer, so that the battle goes on although a
// computer player has failed.
func (s *Session) answerAnyhow(d rules.Decision) bool {
	noise := s.job.noise
	s.forget()
	err := errors.New("no answer is listed")
	for i := range d.Some {
		if err = s.apply(d.Some[(noise+uint64(i))%uint64(len(d.Some))]); err == nil {
			return true
		}
	}
	s.err = fmt.Errorf("the decision %q cannot be answered: %w", d.Name, err)
	return false
}

// Await waits until a thinking computer has answered, its patience is over, or
// ctx is done; it returns ctx's error then. It is for programs without a window,
// which have nothing to do meanwhile. If no computer is to think it returns at once.
func (s *Session) Await(ctx context.Context) error {
	if s.Waiting().For != WaitComputer {
		return nil
	}
	if s.job == nil {
		s.think()
	}
	return s.job.wait(ctx, s.config.Patience)
}

// Run plays on until a person is asked or the battle is over. The error is ctx's
// or Err's.
func (s *Session) Run(ctx context.Context) error {
	for {
		switch s.Waiting().For {
		case WaitNothing, WaitPerson, WaitDice:
			return s.err
		}
		if err := s.step(ctx); err != nil {
			return err
		}
	}
}

// step lets dice or a computer act once, however long the computer thinks.
func (s *Session) step(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := s.Await(ctx); err != nil {
		return err
	}
	s.Tick()
	return nil
}

// PlaySetUp plays a battle's set-up to its end, up to round 1: what persons have to
// decide is decided by helper and handed in as if by the persons themselves. Once
// round 1 has begun nothing happens. noise is all the chance in it besides the
// session's own.
//
// It takes as long as the computers think; the session must not be used
// meanwhile. Nobody can take back what helper has decided, and so that this holds after
// resuming too, the recording says that the seats are persons' again from there on. The
// error is ctx's, helper's or Err's, or says that a person has to type in dice.
func (s *Session) PlaySetUp(ctx context.Context, helper ai.Player, noise uint64) error {
	helped := make([]bool, len(s.seats))
	defer func() { s.noteHelped(helped) }()
	for s.err == nil && s.Result().Round == 0 {
		switch w := s.Waiting(); w.For {
		case WaitNothing:
			return errors.New("the session is closed")
		case WaitDice:
			return fmt.Errorf("%s rolls dice on a real table, and has to set up by hand", seatName(s.seats, w.Seat))
		case WaitPerson:
			if err := ctx.Err(); err != nil {
				return err
			}
			d, _ := s.Pending()
			choice, err := ask(helper, s.Battle().Clone(), d, noise+uint64(len(s.Steps())))
			if err != nil {
				return err
			}
			if err := s.Submit(w.Seat, choice); err != nil {
				return err
			}
			helped[w.Seat] = true
		default:
			if err := s.step(ctx); err != nil {
				return err
			}
		}
	}
	return s.err
}

// noteHelped notes which persons are at their seats again, for whom somebody else has
// decided.
func (s *Session) noteHelped(seats []bool) {
	for seat, helped := range seats {
		if helped {
			s.noteHandOver(rules.Side(seat), s.seats[seat])
		}
	}
	if slices.Contains(seats, true) {
		s.keep()
	}
}

// HandOver gives a seat to a person, or to a computer of a level (which a person
// has not), at any time. Whatever a computer was thinking for the seat is
// dropped. The error says that there is no such seat or level. It is ErrAgreed if a
// computer is to follow a person in a branch without hints, and what that branched off
// from goes on: back there the person would know what the computer did.
func (s *Session) HandOver(seat rules.Side, kind Kind, level string) error {
	if !s.has(seat) {
		return fmt.Errorf("there is no seat %d", seat+1)
	}
	to := s.seats[seat]
	to.Kind, to.Level = kind, level
	if kind == Person {
		to.Level = ""
	}
	if kind == Computer && s.seats[seat].Kind == Person && s.config.NoHints && s.origin.goesOn(s.config.GoesOn) {
		return ErrAgreed
	}
	player, err := s.player(to)
	if err != nil {
		return err
	}
	if d, _ := s.match.Pending(); d.Side == seat {
		s.forget()
	}
	s.seats[seat], s.players[seat] = to, player
	s.noteHandOver(seat, s.recorded()[seat])
	s.keep()
	return nil
}

// note notes something for the recording that holds from here on. What was answered
// before stays answered.
func (s *Session) note(e Entry) {
	e.Line = 0
	s.notes = append(s.notes, note{len(s.Steps()), e})
	s.match.drawLine(LineHandOver)
	s.undone = nil
}

// noteHandOver notes for the recording who plays a seat from here on, by its kind
// and its level with the version.
func (s *Session) noteHandOver(seat rules.Side, to Seat) {
	s.note(Entry{Kind: HandOver, Side: seat, Seat: Seat{Kind: to.Kind, Level: to.Level}})
}

// Close ends the session: nothing is asked or thought about any more. What was
// played can still be read and recorded. It waits until its Keeper is done.
func (s *Session) Close() {
	if s.keeper != nil && !s.closed {
		s.keeper.Close()
	}
	s.closed = true
	s.forget()
}

// forget ends the thinking that is under way.
func (s *Session) forget() {
	s.job.drop()
	s.job = nil
}

// A note is a line of the recording that is no answer: a hand-over, or other dice.
type note struct {
	at int // the number of answers before it
	Entry
}

// recorded gives the seats as recordings name them, levels with their version.
func (s *Session) recorded() []Seat {
	seats := slices.Clone(s.seats)
	for i, p := range s.players {
		if p != nil {
			seats[i].Level = p.Name()
		}
	}
	return seats
}
