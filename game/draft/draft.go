// Package draft makes up companies, squads and units by chance, legal and with a
// character, from a number that the player can see and give to a friend.
package draft

import (
	"fmt"

	"rulerfire/rules/rapid"
)

// MaxRockets is the most rockets that the rules let a company agree on.
const MaxRockets = 8

// Company makes up a company that is legal for a battle of that size, with 2 to 5
// players and 0 to MaxRockets rockets for each company; anything else is an error.
// The same seed always makes the same company, with a spare frame for ties (T7).
func Company(seed uint64, size rapid.Size, players, rockets int) (rapid.Company, error) {
	limits, err := rapid.LimitsFor(size, players)
	if err != nil {
		return rapid.Company{}, err
	}
	if rockets < 0 || rockets > MaxRockets {
		return rapid.Company{}, fmt.Errorf("a company has 0 to %d rockets, not %d", MaxRockets, rockets)
	}
	d := drafter{stream: rapid.Stream(seed)}
	d.style = &styles[d.below(len(styles))]
	for s := range d.looks {
		d.looks[s] = d.look(rapid.System(s))
	}
	c := rapid.Company{Name: d.name(), Note: d.style.note}
	names := d.shuffled(words["frame"])
	for i := range d.style.number(&d, limits) {
		c.Frames = append(c.Frames, d.frame(names[i], i == 0))
	}
	c.Spares = []rapid.Design{d.frame(names[len(c.Frames)], true)}
	for rockets > 0 {
		if f := &c.Frames[d.below(len(c.Frames))]; f.Rockets < rapid.MaxFrameRockets {
			f.Rockets++
			rockets--
		}
	}
	return c, nil
}

// CompanyName makes up the name of a company.
func CompanyName(seed uint64) string {
	d := drafter{stream: rapid.Stream(seed)}
	return d.name()
}

// FrameName makes up the name of a frame.
func FrameName(seed uint64) string {
	d := drafter{stream: rapid.Stream(seed)}
	return d.word("frame")
}

// A drafter makes up one company.
type drafter struct {
	stream rapid.Stream
	style  *style
	looks  [rapid.NumSystems]uint8 // what most of the company's systems look like
}

// below is a random number from 0 to n−1.
func (d *drafter) below(n int) int { return int(d.stream.Uint64() % uint64(n)) }

func (d *drafter) word(list string) string { return words[list][d.below(len(words[list]))] }

func (d *drafter) name() string { return d.word("first") + " " + d.word("second") }

func (d *drafter) look(s rapid.System) uint8 { return uint8(d.below(s.NumLooks())) }

// shuffled is a list in a random order.
func (d *drafter) shuffled(list []string) []string {
	out := append([]string(nil), list...)
	for i := len(out) - 1; i > 0; i-- {
		j := d.below(i + 1)
		out[i], out[j] = out[j], out[i]
	}
	return out
}

// frame makes up a frame of the company, one that follows the style's first role
// if it leads, and else any, now and then with a system more or less.
func (d *drafter) frame(name string, leads bool) rapid.Design {
	f := rapid.Design{Name: name, Systems: d.style.roles[0].systems}
	if !leads {
		f.Systems = d.style.role(d)
		if d.below(3) == 0 {
			d.tinker(&f.Systems)
		}
	}
	for s, n := range f.Systems {
		if n == 0 {
			continue
		}
		f.Looks[s] = d.looks[s]
		if d.below(6) == 0 {
			f.Looks[s] = d.look(rapid.System(s))
		}
	}
	return f
}

// tinker puts a system on or takes one off, where the rules let it.
func (d *drafter) tinker(systems *rapid.Systems) {
	s := d.below(len(systems))
	switch {
	case systems[s] > 0 && systems.Count() > 2:
		systems[s]--
	case systems[s] < rapid.MaxOfType && systems.Count() < rapid.MaxSystems:
		systems[s]++
	}
}
