package landscape

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	prop "pgregory.net/rapid"

	"rulerfire/assets/terrain"
	"rulerfire/rules/field"
)

// plans draws plans of all kinds.
func plans(t *prop.T) Plan {
	return Plan{
		Style:   prop.SampledFrom(Styles()).Draw(t, "style"),
		Players: prop.IntRange(2, 5).Draw(t, "players"),
		Round:   prop.IntRange(0, 4).Draw(t, "round") == 0,
		Density: prop.SampledFrom([]Density{Sparse, Medium, Dense}).Draw(t, "density"),
		Twin:    prop.SampledFrom([]terrain.Twin{terrain.NoTwin, terrain.HalfTurn, terrain.Mirror}).Draw(t, "twin"),
		Seed:    prop.Uint64().Draw(t, "seed"),
	}
}

// What must be so of every table.
var always = []func(*prop.T, Plan, *field.Table){hasItsSize, repeatsItself, hasNoPockets, takesOneToThreeHits, takesFourHitsAtMost, isFair, isInteresting, isFielded}

// generated is a table of a plan.
func generated(t prop.TB, p Plan) *field.Table {
	t.Helper()
	l, err := Generate(p)
	if err != nil {
		t.Fatal(err)
	}
	table, err := field.NewTable(l)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func TestManyTables(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		p := plans(t)
		table := generated(t, p)
		for _, check := range always {
			check(t, p, table)
		}
	})
}

func TestTheSamePlanMakesTheSameTable(t *testing.T) {
	for _, key := range Styles() {
		p := Plan{Style: key, Players: 2, Density: Medium, Seed: 11}
		one, err := Generate(p)
		if err != nil {
			t.Fatal(err)
		}
		again, _ := Generate(p)
		if diff := cmp.Diff(one, again); diff != "" {
			t.Errorf("%s: %s", key, diff)
		}
		p.Seed++
		if other, _ := Generate(p); cmp.Equal(one.Bricks, other.Bricks) {
			t.Errorf("%s: the next seed makes the same table", key)
		}
	}
}

func TestNamesThatAreMadeUpAreKnown(t *testing.T) {
	for _, key := range Styles() {
		l, err := Generate(Plan{Style: key, Players: 2, Density: Sparse, Seed: 5})
		if err != nil {
			t.Fatal(err)
		}
		if name, note := Coined(l); !name || !note {
			t.Errorf("%s: %q (%v), %q (%v)", key, l.Name, name, l.Note, note)
		}
	}
	if name, note := Coined(field.Layout{Name: "Mill Pond Yard", Note: "My own."}); name || note {
		t.Error("a player's own name or note is taken for one that was made up")
	}
}

func TestAPlanThatIsNotSoundIsRefused(t *testing.T) {
	for name, spoil := range map[string]func(*Plan){
		"style":   func(p *Plan) { p.Style = "moon" },
		"one":     func(p *Plan) { p.Players = 1 },
		"six":     func(p *Plan) { p.Players = 6 },
		"density": func(p *Plan) { p.Density = Dense + 1 },
		"twin":    func(p *Plan) { p.Twin = terrain.Mirror + 1 },
	} {
		p := Plan{Style: Styles()[0], Players: 2}
		spoil(&p)
		if _, err := Generate(p); err == nil {
			t.Errorf("a plan with a wrong %s is built", name)
		}
	}
}

// The table is 36 to 40 units from corner to corner for 2 players, 40 to 48
// for more.
func hasItsSize(t *prop.T, p Plan, table *field.Table) {
	low, high := 36*5, 40*5
	if p.Players > 2 {
		low, high = 40*5, 48*5
	}
	if d := table.Layout.Span2(); d < low*low || d > high*high || table.Layout.Round != p.Round {
		t.Errorf("%+v: %d by %d studs, round: %v", p, table.Layout.Width, table.Layout.Height, table.Layout.Round)
	}
}

func repeatsItself(t *prop.T, p Plan, table *field.Table) {
	l := table.Layout
	for _, b := range l.Bricks {
		if twin := terrain.TwinOf(l, p.Twin, b); !slices.Contains(l.Bricks, twin) {
			t.Fatalf("%+v: the brick %+v has no twin %+v", p, b, twin)
		}
	}
	for _, pr := range l.Prints {
		twin := pr
		if p.Twin != terrain.NoTwin {
			twin.X = int32(l.Width)*field.Stud - pr.X - pr.W
		}
		if p.Twin == terrain.HalfTurn {
			twin.Y = int32(l.Height)*field.Stud - pr.Y - pr.L
		}
		if !slices.Contains(l.Prints, twin) {
			t.Fatalf("%+v: the print %+v has no twin", p, pr)
		}
	}
}

// A frame that walks round cover gets from any place to any other.
func hasNoPockets(t *prop.T, p Plan, table *field.Table) {
	standing := table.AllStanding()
	for _, pocket := range table.Pockets(&standing) {
		t.Errorf("%+v: no way to the place %v", p, pocket.Middle())
	}
}

// To uncover a frame behind cover takes 1, 2 or 3 hits in about equal shares.
func takesOneToThreeHits(t *prop.T, p Plan, table *field.Table) {
	s := look(table, 3000)
	for n := 1; n <= 3; n++ {
		if share := s.share(n); share < 23 || share > 43 {
			t.Errorf("%+v: %d hits in %d %% of the cases, want about a third", p, n, share)
		}
	}
}

// Wherever a frame stands near cover, no cover holds more than 4 hits.
func takesFourHitsAtMost(t *prop.T, p Plan, table *field.Table) {
	s := look(table, 0)
	standing := table.AllStanding()
	chance := rand.New(rand.NewPCG(3, 4))
	for _, target := range s.places {
		attacker := s.places[chance.IntN(len(s.places))].at
		if field.BasesWithin(target.at, attacker, unit) {
			continue
		}
		for _, c := range table.Covering(&standing, attacker, target.at, unit, nil) {
			if n := table.HitsToUncover(&standing, int(c), attacker, target.at, unit); n > 4 {
				t.Fatalf("%+v: %d hits to uncover %v from %v, behind %+v", p, n, target.at, attacker, table.Layout.Bricks[table.Structure(int(c))[0]])
			}
		}
	}
}

// No side of the table has much more cover than the other: places near cover, counted
// by halves.
func isFair(t *prop.T, p Plan, table *field.Table) {
	s := look(table, 0)
	for _, half := range s.halves() {
		if half < 40 || half > 60 {
			t.Errorf("%+v: a half with %d %% of the places near cover", p, half)
		}
	}
}

func BenchmarkGenerate(b *testing.B) {
	for _, key := range Styles() {
		b.Run(key, func(b *testing.B) {
			for i := range b.N {
				if _, err := Generate(Plan{Style: key, Players: 3, Density: Medium, Twin: terrain.HalfTurn, Seed: uint64(i)}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// There are nests, where a frame is in cover from most sides, and there is a
// no-man's-land, where it is in the open from all.
func isInteresting(t *prop.T, p Plan, table *field.Table) {
	s := look(table, 0)
	standing := table.AllStanding()
	chance := rand.New(rand.NewPCG(5, 6))
	nests, open := 0, 0
	const shots = 24
	for range 300 {
		target := s.places[chance.IntN(len(s.places))].at
		covered := 0
		for range shots {
			if len(table.Covering(&standing, s.places[chance.IntN(len(s.places))].at, target, unit, nil)) > 0 {
				covered++
			}
		}
		if covered*3 >= shots*2 {
			nests++
		}
		if covered == 0 {
			open++
		}
	}
	if nests < 3 || open < 20 {
		t.Errorf("%+v: of 300 places %d are nests and %d in the open from all sides", p, nests, open)
	}
}
