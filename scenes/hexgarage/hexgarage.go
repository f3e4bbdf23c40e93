// Package hexgarage is the bench of the hex wargame: one screen on which a squad and
// its units, or a unit by itself, are put together, with all that can be said of them
// before an engagement.
//
// A Garage opens the bench on an entry of the library. Everything is kept in the
// library by itself; what lies on the bench may break the rules, and the screen says
// in every moment what keeps it from the field.
package hexgarage

import (
	"math/rand/v2"

	"rulerfire/assets"
	"rulerfire/game/library"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
)

// A Garage opens benches, and remembers between them for which engagement squads are
// made and against whom.
type Garage struct {
	// Try makes the screen on which a squad is tried out in battles between computers,
	// and compared with what it was before unless that is nil. Without Try it is not
	// offered.
	Try func(e library.Entry, before *library.Entry) scenes.Scene

	lib    *library.Library
	stock  *assets.HexWar
	chance *rand.Rand

	size    hexwar.Size
	players int
	whatIf  whatIf
}

// New makes a garage for the units and squads of a library. seed is where its chance
// comes from: names, and the seeds of what is made up.
func New(lib *library.Library, seed uint64) (*Garage, error) {
	stock, err := assets.Hex()
	if err != nil {
		return nil, err
	}
	return &Garage{
		lib: lib, stock: stock, chance: rand.New(rand.NewPCG(seed, 0x4e9a)),
		players: 1, whatIf: whatIf{rival: stock.Units[0], apart: 4, section: hexwar.Torso},
	}, nil
}

// Open is the bench with a unit or a squad of the library on it. What comes with the
// game is copied as soon as it is changed. The entry must be of one of these kinds and
// without a fault.
func (g *Garage) Open(e library.Entry) scenes.Scene {
	w := work{colour: e.Colour, pattern: e.Pattern}
	var err error
	if e.Kind == library.Unit {
		var d hexwar.UnitDesign
		d, err = e.Unit()
		w.alone, w.squad.Units = true, []hexwar.UnitDesign{d}
	} else {
		w.squad, err = e.Squad()
	}
	s := &Scene{host: g, desk: bench.New(g.lib, e, w), opened: e}
	if err != nil {
		s.desk.Notice = err.Error()
	}
	return s
}
