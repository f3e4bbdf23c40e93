package field

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// covered asks which structures of a table without losses cover a target.
func covered(t *Table, attacker, target Point) []int16 {
	s := t.AllStanding()
	return t.Covering(&s, attacker, target, unit, nil)
}

func TestE4ExactlyOneUnitCounts(t *testing.T) {
	//  T . . . . . # . . . A     five studs from the base to the wall
	table := tableOf(t, block(20, 18, 2, 4, 3))
	for _, c := range []struct {
		what string
		x    int32
		want bool
	}{
		{"touching the wall", 18 * Stud, true},
		{"exactly a unit from it", 13 * Stud, true},
		{"a lattice step farther", 13*Stud - 1, false},
	} {
		if got := covered(table, studs(40, 20), Point{c.x, 20 * Stud}); (len(got) == 1) != c.want {
			t.Errorf("%s: covered by %v, want %v", c.what, got, c.want)
		}
	}
}

func TestE4TouchingTheHullIsNotBetween(t *testing.T) {
	// The wall's lower side lies along the upper edge of the lane.
	table := tableOf(t, block(20, 16, 2, 2, 3))
	for _, c := range []struct {
		what             string
		attacker, target Point
		want             bool
	}{
		{"touching", studs(40, 20), studs(18, 20), false},
		{"a lattice step into the lane", Point{40 * Stud, 20*Stud - 1}, Point{18 * Stud, 20*Stud - 1}, true},
		{"a target that touches it from below, seen from the side", studs(2, 20), studs(21, 20), false},
		{"a wall behind the target", studs(21, 40), studs(21, 20), false},
		{"a target whose base it touches at a corner, lane on a slant", studs(40, 40), studs(22, 20), false},
	} {
		if got := covered(table, c.attacker, c.target); (len(got) == 1) != c.want {
			t.Errorf("%s: covered by %v, want %v", c.what, got, c.want)
		}
	}
}

func TestE4ThreeBricksHighCover(t *testing.T) {
	table := tableOf(t, block(20, 18, 2, 4, 2))
	if got := covered(table, studs(40, 20), studs(18, 20)); got != nil {
		t.Errorf("a wall two bricks high covers: %v", got)
	}
	table = tableOf(t, block(20, 18, 2, 4, 3))
	s := table.AllStanding()
	for b := 16; b < 24; b++ {
		if table.StructureCovers(&s, 0, studs(40, 20), studs(18, 20), unit) != true {
			t.Errorf("the wall stopped covering before brick %d fell", b)
		}
		s.Remove(b)
	}
	if table.StructureCovers(&s, 0, studs(40, 20), studs(18, 20), unit) {
		t.Error("the wall covers without its third course (K9)")
	}
}

// A target that stands on cover is covered by what lies on the attacker's side of
// its own centre (E4, C15).
func TestE4UnderTheTargetOnlyTheAttackersSideCounts(t *testing.T) {
	table := tableOf(t, block(20, 20, 4, 4, 3))
	for _, c := range []struct {
		what     string
		attacker Point
		target   Point
		want     bool
	}{
		{"on the far edge of the pile", studs(40, 22), studs(20, 22), true},
		{"on the near edge of the pile", studs(40, 22), studs(24, 22), false},
		{"in the middle", studs(40, 22), studs(22, 22), true},
		{"centres of columns level with the target's", Point{40 * Stud, 22 * Stud}, Point{23*Stud + 8, 22 * Stud}, false},
		{"a lattice step behind that", Point{40 * Stud, 22 * Stud}, Point{23*Stud + 7, 22 * Stud}, true},
	} {
		if got := covered(table, c.attacker, c.target); (len(got) == 1) != c.want {
			t.Errorf("%s: covered by %v, want %v", c.what, got, c.want)
		}
	}
}

// A long wall, a frame below it, attackers above it all round: how far to the
// side they can go until it is open, in degrees from straight on.
func TestE4StandClose(t *testing.T) {
	table := sizedTable(t, 120, 120, block(20, 58, 80, 2, 3))
	// Sixteenths of a stud to the side, at 40 studs of depth from the target.
	const depth = 40 * Stud
	side := func(target Point) int32 {
		last := int32(-1)
		for x := int32(0); x < 60*Stud; x++ {
			if len(covered(table, Point{target.X + x, target.Y - depth}, target)) == 1 {
				last = x
			}
		}
		return last
	}
	for _, c := range []struct {
		what      string
		y         int32
		low, high int32
	}{
		{"four studs back: about 50 degrees", 66, 1072 * depth / 1000, 1327 * depth / 1000},      // tangents of 47 and 53
		{"five studs back: within about 20 degrees", 67, 325 * depth / 1000, 404 * depth / 1000}, // of 18 and 22
		{"six studs back: not at all", 68, -1, -1},
	} {
		// In front of the middle of a column.
		if got := side(Point{60*Stud + 8, c.y * Stud}); got < c.low || got > c.high {
			t.Errorf("%s: covered as far as %d to the side at %d, want %d to %d", c.what, got, depth, c.low, c.high)
		}
	}
	// Hugging: from everywhere behind the wall.
	hugging := studs(60, 62)
	for x := int32(2); x <= 118; x++ {
		if len(covered(table, Point{x * Stud, 62*Stud - 1}, hugging)) != 1 && (x < 56 || x > 64) {
			t.Errorf("hugging the wall, open from %d studs along it, just behind", x)
		}
		if len(covered(table, studs(x, 62), hugging)) != 0 {
			t.Errorf("hugging the wall, covered from %d studs along it, level with it", x)
		}
		if len(covered(table, studs(x, 20), hugging)) != 1 {
			t.Errorf("hugging the wall, open from %d, 20", x)
		}
	}
}

func TestE4AThirdFrameCovers(t *testing.T) {
	attacker, target := studs(40, 20), studs(10, 20)
	for _, c := range []struct {
		what  string
		third Point
		want  bool
	}{
		{"exactly a unit away", studs(19, 20), true},
		{"a lattice step farther", Point{19*Stud + 1, 20 * Stud}, false},
		{"touching the lane", studs(14, 24), false},
		{"a lattice step into the lane", Point{14 * Stud, 24*Stud - 1}, true},
		{"touching the target from behind", studs(6, 20), false},
		{"touching the target from the side", studs(10, 24), false},
	} {
		if got := FrameCovers(attacker, target, c.third, unit); got != c.want {
			t.Errorf("%s: covers %v, want %v", c.what, got, c.want)
		}
	}
}

func TestE4SeveralStructuresCoverInOrder(t *testing.T) {
	table := tableOf(t,
		block(2, 2, 2, 2, 3),
		block(21, 20, 1, 1, 3), // near the target
		block(30, 18, 2, 4, 3), // too far from it
		block(20, 17, 1, 1, 5), // near the target
	)
	if got := covered(table, studs(40, 20), studs(17, 19)); !slices.Equal(got, []int16{1, 3}) {
		t.Errorf("covered by %v, want [1 3]", got)
	}
}

// A scene is a table with a few piles, and two places on it.
type scene struct {
	table            *Table
	standing         Standing
	attacker, target Point
	unit             int32
}

// dropped builds up to so many bricks where they fall, on a table of 40 studs:
// each on the highest brick below it.
func dropped(most int) *rapid.Generator[[]Brick] {
	return rapid.Custom(func(t *rapid.T) []Brick {
		var height [40][40]uint8
		var bricks []Brick
		for range rapid.IntRange(1, most).Draw(t, "bricks") {
			w, l := rapid.SampledFrom(brickLengths[:4]).Draw(t, "w"), uint8(rapid.IntRange(1, 2).Draw(t, "l"))
			if rapid.Bool().Draw(t, "upright") {
				w, l = l, w
			}
			b := Brick{W: w, L: l, X: rapid.Int16Range(14, 24).Draw(t, "x"), Y: rapid.Int16Range(14, 24).Draw(t, "y")}
			for pass := range 2 {
				for x := b.X; x < b.X+int16(w); x++ {
					for y := b.Y; y < b.Y+int16(l); y++ {
						if pass == 0 {
							b.Layer = max(b.Layer, height[x][y]+1)
						} else {
							height[x][y] = b.Layer
						}
					}
				}
			}
			bricks = append(bricks, b)
		}
		return bricks
	})
}

func drawScene(t *rapid.T) scene {
	var bricks []Brick
	if rapid.Bool().Draw(t, "solid") {
		at := rapid.IntRange(14, 22)
		size := rapid.IntRange(1, 4)
		bricks = block(at.Draw(t, "x"), at.Draw(t, "y"), size.Draw(t, "w"), size.Draw(t, "l"), 3)
	} else {
		bricks = dropped(40).Draw(t, "dropped")
	}
	table, err := NewTable(Layout{Width: 40, Height: 40, Bricks: bricks})
	if err != nil {
		t.Fatal(err)
	}
	s := table.AllStanding()
	for range rapid.IntRange(0, 6).Draw(t, "shots") {
		if b := rapid.IntRange(0, len(bricks)-1).Draw(t, "brick"); table.Loose(&s, b) {
			s.Remove(b)
		}
	}
	return scene{table, s, place(40).Draw(t, "attacker"), place(40).Draw(t, "target"),
		rapid.SampledFrom([]int32{80, 96, 112, 200}).Draw(t, "unit")}
}

func TestE4AgainstTheOracle(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawScene(t)
		o := slow(c.table, &c.standing)
		got := c.table.Covering(&c.standing, c.attacker, c.target, c.unit, nil)
		if want := o.covering(c.table.Structures(), c.attacker, c.target, c.unit); !slices.Equal(got, want) {
			t.Fatalf("covered by %v, want %v", got, want)
		}
		if c.table.Covered(&c.standing, c.attacker, c.target, c.unit) != (len(got) > 0) {
			t.Fatalf("covered by %v, and not covered, or the other way round", got)
		}
		for i := range c.table.Structures() {
			if got := c.table.StructureCovers(&c.standing, i, c.attacker, c.target, c.unit); got != o.covers(i, c.attacker, c.target, c.unit) {
				t.Fatalf("structure %d covers: %v", i, got)
			}
			deciding := c.table.Deciding(&c.standing, i, c.attacker, c.target, c.unit, nil)
			for _, column := range deciding {
				if !o.columns[i][column] || !decides(column, c.attacker, c.target, c.unit) {
					t.Fatalf("column %v of structure %d does not decide", column, i)
				}
			}
			n := 0
			for column := range o.columns[i] {
				if decides(column, c.attacker, c.target, c.unit) {
					n++
				}
			}
			if n != len(deciding) {
				t.Fatalf("structure %d: %d columns decide, want %d", i, len(deciding), n)
			}
		}
	})
}

// Across a large table with sixty ragged walls.
func TestE4RaggedWallsAgainstTheOracle(t *testing.T) {
	table := raggedTable(t)
	s := table.AllStanding()
	o := slow(table, &s)
	r := rand.New(rand.NewPCG(13, 14))
	covers := 0
	for range 30 {
		attacker, target := randomPlace(r, table, &s), randomPlace(r, table, &s)
		got := table.Covering(&s, attacker, target, unit, nil)
		if want := o.covering(table.Structures(), attacker, target, unit); !slices.Equal(got, want) {
			t.Errorf("%v to %v: covered by %v, want %v", attacker, target, got, want)
		}
		covers += len(got)
	}
	if covers == 0 {
		t.Error("nothing covered anything")
	}
}

func TestE4AThirdFrameAgainstTheOracle(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		attacker, target, third := place(40).Draw(t, "attacker"), place(40).Draw(t, "target"), place(40).Draw(t, "third")
		want := squaredDistance(third, target, target).Cmp(ratSquare(unit+64)) <= 0 &&
			squaredDistance(third, attacker, target).Cmp(ratSquare(64)) < 0
		if got := FrameCovers(attacker, target, third, unit); got != want {
			t.Fatalf("covers %v, want %v", got, want)
		}
	})
}

// A view is another way of looking at the same table.
type view struct {
	name  string
	brick func(Brick) Brick
	point func(Point) Point
}

// views of a table of 40 by 40 studs.
var views = []view{
	{"mirrored", func(b Brick) Brick { b.X = 40 - b.X - int16(b.W); return b }, func(p Point) Point { return Point{40*Stud - p.X, p.Y} }},
	{"turned a quarter", func(b Brick) Brick {
		b.X, b.Y, b.W, b.L = 40-b.Y-int16(b.L), b.X, b.L, b.W
		return b
	}, func(p Point) Point { return Point{40*Stud - p.Y, p.X} }},
	{"turned a half", func(b Brick) Brick {
		b.X, b.Y = 40-b.X-int16(b.W), 40-b.Y-int16(b.L)
		return b
	}, func(p Point) Point { return Point{40*Stud - p.X, 40*Stud - p.Y} }},
	{"shifted", func(b Brick) Brick { b.X, b.Y = b.X+7, b.Y+5; return b }, func(p Point) Point { return Point{p.X + 7*Stud, p.Y + 5*Stud} }},
}

// seen builds a table as a view shows it, its bricks listed in another order, and
// says where each brick went.
func (v view) seen(t *rapid.T, c *scene) (scene, []int) {
	order := make([]int, len(c.table.Layout.Bricks))
	for i := range order {
		order[i] = i
	}
	order = rapid.Permutation(order).Draw(t, "order")
	l := Layout{Width: 60, Height: 60, Bricks: make([]Brick, len(order))}
	where := make([]int, len(order))
	for to, from := range order {
		l.Bricks[to] = v.brick(c.table.Layout.Bricks[from])
		where[from] = to
	}
	table, err := NewTable(l)
	if err != nil {
		t.Fatal(err)
	}
	s := table.AllStanding()
	for from, to := range where {
		if !c.standing.Has(from) {
			s.Remove(to)
		}
	}
	return scene{table, s, v.point(c.attacker), v.point(c.target), c.unit}, where
}

func TestE4AVerdictDoesNotDependOnTheView(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawScene(t)
		for _, v := range views {
			d, where := v.seen(t, &c)
			for i := range c.table.Structures() {
				j := d.table.StructureOf(where[c.table.Structure(i)[0]])
				if c.table.StructureCovers(&c.standing, i, c.attacker, c.target, c.unit) != d.table.StructureCovers(&d.standing, j, d.attacker, d.target, d.unit) {
					t.Fatalf("%s: structure %d covers, or does not", v.name, i)
				}
				if got, want := d.table.HitsToUncover(&d.standing, j, d.attacker, d.target, d.unit), c.table.HitsToUncover(&c.standing, i, c.attacker, c.target, c.unit); got != want {
					t.Fatalf("%s: structure %d takes %d hits, not %d", v.name, i, got, want)
				}
			}
			got := d.table.Covering(&d.standing, d.attacker, d.target, d.unit, nil)
			want := c.table.Covering(&c.standing, c.attacker, c.target, c.unit, nil)
			if len(got) != len(want) {
				t.Fatalf("%s: %d structures cover, not %d", v.name, len(got), len(want))
			}
		}
	})
}
