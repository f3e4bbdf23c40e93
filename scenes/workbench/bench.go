package workbench

import (
	"reflect"
	"slices"

	"rulerfire/game/chart"
	"rulerfire/game/library"
	"rulerfire/game/trial"
)

// A bench is the workbench of a rule system: what is set up, and what has been played.
type bench struct {
	host *Host
	game Game

	trial    trial.Trial // as it is set up
	spare    []trial.Contestant
	check    checked
	record   *trial.Record // what is shown; nil for nothing
	file     string        // where it is kept
	run      *trial.Run    // that plays it; nil if nothing is played
	result   *trial.Result // of the record
	chart    chart.Words
	seen     int            // changes of the run that the result has
	counting <-chan counted // what is being summed up; nil for nothing
	looked   bool
	lost     error                    // why the newest trial cannot be read
	things   map[string]library.Entry // by their texts
}

// checked is what is wrong with a trial, as it was found last.
type checked struct {
	of    trial.Trial
	known bool
	err   error
}

func newBench(h *Host, g Game) *bench {
	b := &bench{host: h, game: g, things: map[string]library.Entry{}}
	b.trial = trial.Trial{System: g.System.Name, Size: g.Sizes[0], Battles: 100, Seed: h.seed()}
	for range trial.MostContestants {
		b.spare = append(b.spare, trial.Contestant{Level: quickLevel})
	}
	b.seats(2)
	return b
}

// quickLevel is the level that players begin with: it thinks no longer than easy, and
// plays better.
const quickLevel = "script"

// most is the largest seed that is drawn: few enough that it is told to a friend without
// a mistake.
const most = 99_999

func (h *Host) seed() uint64 { return h.chance.Uint64N(most) + 1 }

// seats gives the trial so many contestants. Those that come back are as they were.
func (b *bench) seats(n int) {
	copy(b.spare, b.trial.Contestants)
	b.trial.Contestants = slices.Clone(b.spare[:n])
}

// find reads the trial that was played last, once.
func (b *bench) find() {
	if b.looked {
		return
	}
	b.looked = true
	k, err := b.host.folder.Newest(b.game.System.Name)
	switch {
	case err != nil:
		b.lost = err
	case k == nil:
	case k.Fault != nil:
		b.lost = k.Fault
	default:
		b.show(k.Record, k.File)
	}
}

// show lays a record on the bench, and sets the bench up as it was.
func (b *bench) show(r *trial.Record, file string) {
	b.record, b.file, b.run, b.lost, b.counting = r, file, nil, nil, nil
	b.result = r.Result()
	b.adopt(r.Trial)
}

// adopt sets the bench up for a trial.
func (b *bench) adopt(t trial.Trial) {
	t.Contestants = slices.Clone(t.Contestants)
	b.trial = t
	copy(b.spare, t.Contestants)
}

// try sets the bench up for a company: against what it was before, or else against what
// there is.
func (b *bench) try(e library.Entry, before *library.Entry) {
	first := &b.trial.Contestants[0]
	first.Company, b.trial.Other = e.Text(), ""
	if before != nil {
		first.Company, b.trial.Other = before.Text(), e.Text()
	}
	if b.against(0) != nil { // perhaps it is for battles of another size
		for _, size := range b.game.Sizes {
			if was := b.trial.Size; size != was {
				b.trial.Size, b.trial.Mission = size, ""
				if b.against(0) == nil {
					return
				}
				b.trial.Size = was
			}
		}
	}
}

// against says what is wrong with a contestant, or nil.
func (b *bench) against(i int) error {
	if e, ok := b.fault().(*trial.ContestantError); ok && e.At == i {
		return e.Err
	}
	return nil
}

// fault says what keeps the trial that is set up from being played, or nil.
func (b *bench) fault() error {
	if !b.check.known || !reflect.DeepEqual(b.check.of, b.trial) {
		of := b.trial
		of.Contestants = slices.Clone(of.Contestants)
		b.check = checked{of: of, known: true, err: of.Check()}
	}
	return b.check.err
}

// playing tells whether the record grows.
func (b *bench) playing() bool { return b.run != nil && !b.run.Over() }

// counted is a record with what it comes to.
type counted struct {
	record  *trial.Record
	result  *trial.Result
	changes int // of the run
}

// proceed takes over what has been played since. It is summed up in the background: of
// thousands of battles that takes longer than a tick.
func (b *bench) proceed() {
	select {
	case c := <-b.counting:
		b.record, b.result, b.seen, b.counting = c.record, c.result, c.changes, nil
	default:
	}
	if b.run == nil || b.counting != nil {
		return
	}
	over, run, changes := b.run.Over(), b.run, b.run.Changes()
	if changes != b.seen {
		done := make(chan counted, 1)
		b.counting = done
		go func() {
			record := run.Record()
			done <- counted{record, record.Result(), changes}
		}()
		return
	}
	if over {
		b.record = b.run.Record()
		if b.run.Err() == nil && b.run.Lost() == nil {
			b.run = nil
		}
	}
}

// restless tells whether proceed has more to do.
func (b *bench) restless() bool { return b.counting != nil || b.playing() }

// same tells whether the record is of the trial that is set up, as far as it has been
// played.
func (b *bench) same() bool {
	if b.record == nil {
		return false
	}
	of := b.record.Trial
	of.Battles = b.trial.Battles
	return reflect.DeepEqual(of, b.trial)
}

// left is how many battles of the record would be played if it went on with the number
// that is set up; 0 if it is of another trial.
func (b *bench) left() int {
	if !b.same() {
		return 0
	}
	t := b.trial
	t.Battles = max(t.Battles, b.record.Trial.Battles)
	return t.Total() - len(b.record.Battles)
}

// play plays what is set up: the record goes on if it is of the same trial, and another
// is begun if it is not.
func (b *bench) play() error {
	record, file, result := b.record, b.file, b.result
	if b.left() > 0 {
		record = record.Clone()
		record.Extend(b.trial.Battles)
	} else {
		t := b.trial
		t.Contestants = slices.Clone(t.Contestants)
		var err error
		if record, err = trial.Begin(t); err != nil {
			return err
		}
		file, result = b.host.folder.New(t.System, b.host.now()), record.Result()
	}
	run, err := trial.Start(record, trial.Options{File: file})
	if err != nil {
		return err
	}
	b.record, b.file, b.result, b.run = record, file, result, run
	b.seen, b.lost, b.counting = 0, nil, nil
	return b.host.folder.Prune(b.trial.System)
}

// thing is a company, a squad, a table or a board by its text, as an entry of no library.
// What cannot be read has a Fault.
func (b *bench) thing(text string) library.Entry {
	e, ok := b.things[text]
	if !ok {
		var err error
		if e, err = library.ReadShared([]byte(text)); err != nil {
			e.Fault = err
		}
		b.things[text] = e
	}
	return e
}

// name is what it calls itself.
func (b *bench) name(text string) string { return b.thing(text).Name }
