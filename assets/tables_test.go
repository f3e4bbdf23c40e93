package assets

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"rulerfire/rules/field"
)

const unit = tableUnit * field.Stud

// A ground is a stock table with every whole-stud place where a base stands clear of cover.
type ground struct {
	*field.Table
	standing     field.Standing
	clear        []field.Point
	isClear      map[field.Point]bool
	across, down int32 // the table's sides, on the lattice
	places       int   // all whole-stud places on the table, clear or not
}

func eachTable(t *testing.T, check func(*testing.T, *ground)) {
	layouts, err := Tables()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range layouts {
		t.Run(l.Name, func(t *testing.T) {
			table, err := field.NewTable(l)
			if err != nil {
				t.Fatal(err)
			}
			g := &ground{Table: table, standing: table.AllStanding(), isClear: map[field.Point]bool{}}
			g.across, g.down = int32(l.Width)*field.Stud, int32(l.Height)*field.Stud
			for y := int32(field.BaseRadius); y <= g.down-field.BaseRadius; y += field.Stud {
				for x := int32(field.BaseRadius); x <= g.across-field.BaseRadius; x += field.Stud {
					g.places++
					if p := (field.Point{X: x, Y: y}); table.ClearOfCover(&g.standing, p) {
						g.clear = append(g.clear, p)
						g.isClear[p] = true
					}
				}
			}
			check(t, g)
		})
	}
}

func TestStockTablesForEveryNumberOfPlayers(t *testing.T) {
	for players := 2; players <= 5; players++ {
		layouts, err := TablesFor(players)
		if err != nil {
			t.Fatal(err)
		}
		if len(layouts) < 6 {
			t.Errorf("%d tables for %d players, want at least 6", len(layouts), players)
		}
	}
	all, _ := Tables()
	for _, l := range all {
		if d := l.Width*l.Width + l.Height*l.Height; d < 180*180 || d > 240*240 {
			t.Errorf("%s suits no number of players", l.Name)
		}
	}
}

func TestStockTablesHaveDifferentNames(t *testing.T) {
	layouts, err := Tables()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, l := range layouts {
		if seen[l.Name] || l.Note == "" {
			t.Errorf("table %q: named twice or without a note", l.Name)
		}
		seen[l.Name] = true
	}
}

func TestStockTablesAreWrittenAsTheyAreRead(t *testing.T) {
	layouts, err := Tables()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range layouts {
		text, err := l.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		again, err := field.ParseLayout(text)
		if err != nil {
			t.Fatal(err)
		}
		if back, _ := again.MarshalText(); !bytes.Equal(text, back) {
			t.Errorf("%s changes when it is written and read", l.Name)
		}
	}
}

// Cover takes 1, 2 or 3 hits to uncover a frame behind it in about equal shares,
// never over 4: frames hugging cover and frames up to a unit from it, shot at from
// anywhere beyond hand to hand, with the best cover they have.
func TestStockTablesCoverTakesOneToThreeHits(t *testing.T) {
	const samples = 3000
	eachTable(t, func(t *testing.T, g *ground) {
		hugging, near := g.behindCover()
		rng := rand.New(rand.NewPCG(1, 2))
		var hits [5]int
		for n := 0; n < samples; {
			from := hugging
			if n%2 == 1 {
				from = near
			}
			if best := g.hits(t, from[rng.IntN(len(from))], g.clear[rng.IntN(len(g.clear))]); best > 0 {
				hits[min(best, 4)]++
				n++
			}
		}
		t.Logf("hits to uncover, of %d: 1 in %d, 2 in %d, 3 in %d, 4 in %d", samples, hits[1], hits[2], hits[3], hits[4])
		for n := 1; n <= 3; n++ {
			if share := hits[n] * 100 / samples; share < 23 || share > 43 {
				t.Errorf("%d hits in %d %% of the cases, want about a third", n, share)
			}
		}
	})
}

// Wherever a frame stands near cover, no cover holds more than 4 hits.
func TestStockTablesCoverNeverTakesMoreThanFourHits(t *testing.T) {
	const attackers = 4
	eachTable(t, func(t *testing.T, g *ground) {
		hugging, near := g.behindCover()
		rng := rand.New(rand.NewPCG(3, 4))
		for _, target := range append(hugging, near...) {
			for range attackers {
				g.hits(t, target, g.clear[rng.IntN(len(g.clear))])
			}
		}
	})
}

// behindCover is the places that touch cover or nearly do, and the others within a
// unit of it.
func (g *ground) behindCover() (hugging, near []field.Point) {
	for _, p := range g.clear {
		switch {
		case g.NearCover(&g.standing, p, field.Stud/2):
			hugging = append(hugging, p)
		case g.NearCover(&g.standing, p, unit):
			near = append(near, p)
		}
	}
	return hugging, near
}

// hits is how many hits the target's best cover holds against the attacker, 0 if it
// has none or they are hand to hand.
func (g *ground) hits(t *testing.T, target, attacker field.Point) int {
	if field.BasesWithin(target, attacker, unit) {
		return 0
	}
	best := 0
	var covering [16]int16
	for _, s := range g.Covering(&g.standing, attacker, target, unit, covering[:0]) {
		n := g.HitsToUncover(&g.standing, int(s), attacker, target, unit)
		if n > 4 {
			brick := g.Layout.Bricks[g.Structure(int(s))[0]]
			t.Errorf("a frame at %v shot at from %v: %d hits to uncover it from the structure at %d,%d", target, attacker, n, brick.X, brick.Y)
		}
		best = max(best, n)
	}
	return best
}

// There is room: avenues, and a place for every company to be fielded.
func TestStockTablesLeaveRoom(t *testing.T) {
	eachTable(t, func(t *testing.T, g *ground) {
		t.Logf("%d bricks, %d structures; %d %% of the places are clear", len(g.Layout.Bricks), g.Structures(), len(g.clear)*100/g.places)
		if len(g.clear)*100 < 40*g.places {
			t.Error("want at least 40 %")
		}
	})
}

// A frame that walks round cover gets from any place to any other.
func TestStockTablesHaveNoPockets(t *testing.T) {
	eachTable(t, func(t *testing.T, g *ground) {
		reached := map[field.Point]bool{g.clear[0]: true}
		for todo := []field.Point{g.clear[0]}; len(todo) > 0; {
			p := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			for _, q := range []field.Point{{X: p.X + field.Stud, Y: p.Y}, {X: p.X - field.Stud, Y: p.Y}, {X: p.X, Y: p.Y + field.Stud}, {X: p.X, Y: p.Y - field.Stud}} {
				if g.isClear[q] && !reached[q] {
					reached[q] = true
					todo = append(todo, q)
				}
			}
		}
		for _, p := range g.clear {
			if !reached[p] {
				t.Fatalf("no way to the place %d,%d (%d of %d are reached)", p.X/field.Stud, p.Y/field.Stud, len(reached), len(g.clear))
			}
		}
	})
}

// No side of the table has much more cover than the other: places near cover,
// counted by halves.
func TestStockTablesAreFair(t *testing.T) {
	eachTable(t, func(t *testing.T, g *ground) {
		var left, upper, all int
		for _, p := range g.clear {
			if !g.NearCover(&g.standing, p, unit) {
				continue
			}
			all++
			if 2*p.X < g.across {
				left++
			}
			if 2*p.Y < g.down {
				upper++
			}
		}
		t.Logf("%d %% of the places near cover are on the left, %d %% in the upper half; %d %% of the clear places are near cover", left*100/all, upper*100/all, all*100/len(g.clear))
		for _, half := range []int{left, upper} {
			if share := half * 100 / all; share < 40 || share > 60 {
				t.Errorf("a half with %d %% of the places near cover", share)
			}
		}
	})
}
