package replay

import (
	"slices"

	"rulerfire/game"
	"rulerfire/game/film"
	"rulerfire/rules"
)

// A deck goes through a film. It is the source of the screen that shows the film: its
// Tick moves on towards a goal, so that the screen shows what happens on the way.
// Every other movement is a jump, after which the screen has to resync.
type deck struct {
	film  *film.Film
	first int   // no place before it can be gone to
	at    int   // the place
	goal  int   // where it moves on to
	stops []int // the places where a seat decides, and the first and the last
}

func newDeck(f *film.Film, first int) *deck {
	d := &deck{film: f, first: min(first, f.Len())}
	d.at, d.goal = d.first, d.first
	for i := d.first; i <= f.Len(); i++ {
		if i == d.first || i == f.Len() || f.Step(i).Decision.Side != rules.Chance {
			d.stops = append(d.stops, i)
		}
	}
	return d
}

// jump goes to a place.
func (d *deck) jump(place int) {
	d.at = min(max(place, d.first), d.film.Len())
	d.goal = d.at
}

// play moves on up to a place.
func (d *deck) play(to int) { d.goal = min(max(to, d.at), d.film.Len()) }

// after is the next stop after a place, before the one before it.
func (d *deck) after(place int) int {
	i, found := slices.BinarySearch(d.stops, place)
	if found {
		i++
	}
	return d.stops[min(i, len(d.stops)-1)]
}

func (d *deck) before(place int) int {
	i, _ := slices.BinarySearch(d.stops, place)
	return d.stops[max(i-1, 0)]
}

// decision is the number of a place's decision and of all, counted from 1.
func (d *deck) decision(place int) (n, all int) {
	i, found := slices.BinarySearch(d.stops, place)
	if !found {
		i--
	}
	return min(i+1, len(d.stops)-1), len(d.stops) - 1
}

// Tick moves one step on towards the goal.
func (d *deck) Tick() bool {
	if d.at == d.goal {
		return false
	}
	d.at++
	return true
}

// First is the battle before its first step.
func (d *deck) First() rules.Battle { return d.film.Battle(0) }

// All are the steps of the whole film.
func (d *deck) All() []game.Step { return d.film.Steps() }

// Battle is the battle at the place.
func (d *deck) Battle() rules.Battle { return d.film.Battle(d.at) }

// Steps are those up to the place.
func (d *deck) Steps() []game.Step { return d.film.Steps()[:d.at] }

// Seats tells who sits at the table at the place.
func (d *deck) Seats() []game.Seat { return d.film.Seats(d.at) }

// Err is nil: what does not hold is not on the film.
func (d *deck) Err() error { return nil }

// Pending is what is decided at the place.
func (d *deck) Pending() (rules.Decision, bool) {
	if d.at < d.film.Len() {
		return d.film.Step(d.at).Decision, true
	}
	return d.film.Battle(d.at).Pending()
}

// Waiting is for nothing: nobody is asked.
func (d *deck) Waiting() game.Waiting { return game.Waiting{Seat: rules.Chance} }
