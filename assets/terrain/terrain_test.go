package terrain

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"rulerfire/rules/field"
)

func samples() map[string]Piece {
	ruin := []string{
		"55443..",
		"5.....2",
		"4.....4",
		"..34455",
	}
	pieces := map[string]Piece{
		"sapling": Sapling().Grow(nil), "pine": Pine().Grow(nil), "maple": Maple().Grow(Mix{Sand, Clay}), "oak": Oak().Grow(nil), "fir": Fir().Grow(nil),
		"container": Container(12, 4, Clay), "wagon": Wagon(3, Timber), "engine": Engine(Leaf2),
		"stairs": Stairs(5, Ashlar), "hedge": Hedge(11, Foliage), "lumber": Lumber(6, Planks), "crates": Stacks(Planks, "23.", "331"),
		"tower":   Tower(7, Granite, Mix{Stone}),
		"boulder": Masonry{Longest: 4, Mix: Granite, Cap: Mix{Leaf}}.Lay(".34.", "3553", ".41."),
	}
	for name, longest := range map[string]int{"twos": 2, "threes": 3, "fours": 4, "sixes": 6, "eights": 8} {
		pieces["wall of "+name] = Masonry{Longest: longest, Mix: Redbrick}.Wall("1344555543321")
		pieces["ruin of "+name] = Masonry{Longest: longest, Mix: Redbrick}.Lay(ruin...)
	}
	return pieces
}

// Every piece, turned any way, can be built: no two bricks share a place and every
// brick lies on the table or on another.
func TestPiecesStand(t *testing.T) {
	for name, p := range samples() {
		for quarter := range 4 {
			turned := p.Turned(quarter)
			taken := map[[3]int]bool{}
			for _, b := range turned.Sorted() {
				if b.X < 0 || b.Y < 0 {
					t.Errorf("%s, turned %d: the brick at %d,%d lies outside the piece", name, quarter, b.X, b.Y)
				}
				rests := b.Layer == 1
				for x := int(b.X); x < int(b.X)+int(b.W); x++ {
					for y := int(b.Y); y < int(b.Y)+int(b.L); y++ {
						at := [3]int{x, y, int(b.Layer)}
						if taken[at] {
							t.Errorf("%s, turned %d: two bricks at %v", name, quarter, at)
						}
						taken[at] = true
						rests = rests || taken[[3]int{x, y, int(b.Layer) - 1}]
					}
				}
				if !rests {
					t.Errorf("%s, turned %d: the brick at %d,%d in layer %d hangs in the air", name, quarter, b.X, b.Y, b.Layer)
				}
			}
		}
	}
}

func TestPiecesTurnedFourTimesOrMirroredTwiceAreTheSame(t *testing.T) {
	for name, p := range samples() {
		if diff := cmp.Diff(p, p.Turned(1).Turned(1).Turned(-2)); diff != "" {
			t.Errorf("%s turned: %s", name, diff)
		}
		if diff := cmp.Diff(p, p.Mirrored().Mirrored()); diff != "" {
			t.Errorf("%s mirrored: %s", name, diff)
		}
	}
}

func TestMasonryShiftsItsJoints(t *testing.T) {
	got := Masonry{Longest: 4, Mix: Mix{Stone}}.Wall("2222")
	want := Piece{
		{X: 0, W: 2, L: 2, Layer: 1}, {X: 2, W: 4, L: 2, Layer: 1}, {X: 6, W: 2, L: 2, Layer: 1},
		{X: 0, W: 4, L: 2, Layer: 2}, {X: 4, W: 4, L: 2, Layer: 2},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestMasonryStepsDownAsPlanned(t *testing.T) {
	p := Masonry{Longest: 4, Mix: Mix{Stone}}.Wall("4310")
	top := map[int]int{}
	for _, b := range p {
		for x := int(b.X); x < int(b.X)+int(b.W); x++ {
			top[x] = max(top[x], int(b.Layer))
		}
	}
	if diff := cmp.Diff(map[int]int{0: 4, 1: 4, 2: 3, 3: 3, 4: 1, 5: 1}, top); diff != "" {
		t.Error(diff)
	}
}

func TestCornersTakeTurns(t *testing.T) {
	corner := map[uint8][2]uint8{}
	for _, b := range (Masonry{Longest: 6, Mix: Mix{Stone}}).Lay("333", "3..", "3..") {
		if b.X == 0 && b.Y == 0 {
			corner[b.Layer] = [2]uint8{b.W, b.L}
		}
	}
	if diff := cmp.Diff(map[uint8][2]uint8{1: {6, 2}, 2: {2, 6}, 3: {6, 2}}, corner); diff != "" {
		t.Error(diff)
	}
}

func TestCapLiesOnTop(t *testing.T) {
	p := Masonry{Longest: 4, Mix: Mix{Stone}, Cap: Mix{Leaf}}.Lay("331", "42.", "4..")
	for _, b := range p {
		covered := slices.ContainsFunc(p, func(o field.Brick) bool {
			return o.Layer == b.Layer+1 && o.X < b.X+int16(b.W) && b.X < o.X+int16(o.W) && o.Y < b.Y+int16(b.L) && b.Y < o.Y+int16(o.L)
		})
		if covered == (b.Colour == Leaf) {
			t.Errorf("the brick at %d,%d in layer %d is %s", b.X, b.Y, b.Layer, field.Colours[b.Colour])
		}
	}
}

func TestColoursAreTheFieldsColours(t *testing.T) {
	for c, name := range map[field.Colour]string{Stone: "stone", Stone3: "stone3", Sand: "sand", Bark: "bark", Leaf2: "leaf2", Glass: "glass"} {
		if field.Colours[c] != name {
			t.Errorf("%s is called %s", name, field.Colours[c])
		}
	}
	if int(Glass) != len(field.Colours)-1 {
		t.Error("a colour has no name here")
	}
}
