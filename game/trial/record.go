package trial

import (
	"slices"
	"time"
)

// A Record is a trial with what has been played of it.
type Record struct {
	Trial
	// Players are the names of the contestants' players with their versions, "normal/2":
	// another version might play otherwise.
	Players []string
	// Spent is how long it took so far.
	Spent time.Duration
	// Battles are those that have been played, by number. Several are played at a time,
	// so there may be gaps among the last of them.
	Battles []Battle
}

// Begin is a trial of which nothing has been played. The error is that of Check.
func Begin(t Trial) (*Record, error) {
	p, err := t.plan()
	if err != nil {
		return nil, err
	}
	if err := p.rehearse(); err != nil {
		return nil, err
	}
	return &Record{Trial: t, Players: p.playerNames()}, nil
}

// playerNames are the names of the contestants' players.
func (p *plan) playerNames() []string {
	var names []string
	for _, player := range p.players {
		names = append(names, player.Name())
	}
	return names
}

// Over tells whether all has been played.
func (r *Record) Over() bool { return len(r.Battles) >= r.Total() }

// Counted are the battles from the first up to the first that has not been played: what
// a result is made of, so that it is the same however many are played at a time.
func (r *Record) Counted() []Battle {
	n := 0
	for n < len(r.Battles) && r.Battles[n].Number == n {
		n++
	}
	return r.Battles[:n]
}

// missing are the numbers of the battles that have not been played.
func (r *Record) missing() []int {
	var list []int
	played := r.Battles
	for number := range r.Total() {
		if len(played) > 0 && played[0].Number == number {
			played = played[1:]
		} else {
			list = append(list, number)
		}
	}
	return list
}

// add puts a battle in its place.
func (r *Record) add(b Battle) {
	at, _ := slices.BinarySearchFunc(r.Battles, b, func(x, y Battle) int { return x.Number - y.Number })
	r.Battles = slices.Insert(r.Battles, at, b)
}

// Extend lets a trial go on to so many battles. They are the very ones that a longer
// trial would have had; it never gets shorter.
func (r *Record) Extend(battles int) {
	r.Trial.Battles = min(max(r.Trial.Battles, battles), MostBattles)
}

// Clone gives a copy whose list of battles is its own.
func (r *Record) Clone() *Record {
	c := *r
	c.Battles = slices.Clone(r.Battles)
	return &c
}
