package hexwar_test

import (
	"math/rand/v2"
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// drawBoard draws a board with hills and buildings of every height, smoke and
// woods; a half-turn need not map it on itself.
func drawBoard(t *prop.T) *hexwar.Board {
	b := &hexwar.Board{Name: "Drawn", Grid: hex.Grid{Cols: 13, Rows: 16}}
	var taken hex.Set
	for range prop.IntRange(0, 40).Draw(t, "things") {
		c := drawCell(t, b.Grid)
		if taken.Has(c) {
			continue
		}
		taken.Add(c)
		switch k := prop.IntRange(0, 3).Draw(t, "thing"); k {
		case 0:
			if len(b.Structures) < hexwar.MaxStructures {
				b.Structures = append(b.Structures, hexwar.Structure{Level: int8(prop.IntRange(0, 3).Draw(t, "top")), Cells: []hex.Cell{c}})
			}
		case 1:
			b.Tiles[c.Index()].Level = int8(prop.IntRange(1, 3).Draw(t, "level"))
		default:
			colour := []hexwar.Colour{hexwar.Green, hexwar.Black}[k-2]
			free := true
			for d := range hex.Direction(hex.Directions) {
				if n := c.Next(d); b.Grid.Has(n) && b.Tile(n).Colour != hexwar.Grey && b.Tile(n).Colour != colour {
					free = false
				}
			}
			if free {
				b.Tiles[c.Index()].Colour = colour
			}
		}
	}
	return b
}

func drawCell(t *prop.T, g hex.Grid) hex.Cell {
	c := int8(prop.IntRange(0, int(g.Cols)-1).Draw(t, "column"))
	return hex.Cell{Col: c, Row: int8(prop.IntRange(0, int(g.Height(c))-1).Draw(t, "row"))}
}

// turned is the board after a half-turn.
func turned(b *hexwar.Board) *hexwar.Board {
	n := &hexwar.Board{Name: b.Name, Grid: b.Grid}
	b.Grid.Each(func(c hex.Cell) { n.Tiles[b.Grid.HalfTurn(c).Index()] = b.Tile(c) })
	for _, s := range b.Structures {
		var cells []hex.Cell
		for _, c := range s.Cells {
			cells = append(cells, b.Grid.HalfTurn(c))
		}
		n.Structures = append(n.Structures, hexwar.Structure{Level: s.Level, Cells: cells})
	}
	return n
}

func onBoard(t *prop.T, tb testing.TB, b *hexwar.Board, m hexwar.Mission) *hexwar.Setup {
	s := hexwar.Squad{Name: "One", Units: stock(tb)[:1]}
	u, err := hexwar.NewSetup(hexwar.Settings{}, m.Size, [2]int{1, 1}, m, b, catalogue(tb), [2]hexwar.Squad{s, s})
	if err != nil {
		t.Fatal(err)
	}
	return u
}

// The slow way to see: a structure or ground blocks by plain fractions of the way,
// looked up hex by hex in the set-up's board.
func slowSight(b *hexwar.Board, lines *hex.Lines, from hex.Cell, e1 int8, to hex.Cell, e2 int8) bool {
	blocks := func(c hex.Cell, num, den int32) bool {
		if !b.Grid.Has(c) {
			return false
		}
		for _, s := range b.Structures {
			for _, sc := range s.Cells {
				// top ≥ e1 + (e2 − e1)·num/den, in whole numbers
				if sc == c && int32(s.Level)*den-int32(e1)*den >= int32(e2-e1)*num {
					return true
				}
			}
		}
		g := b.Tile(c).Level
		return g > e1 && g > e2
	}
	line := lines.Between(from, to)
	for i := range line.Len() {
		c := line.At(i)
		if blocks(c.Cell, c.Num, c.Den) && (!c.Edge || blocks(c.Beside, c.Num, c.Den)) {
			return false
		}
	}
	return true
}

// Line of Sight is the same both ways, as the slow way finds it, and after a
// half-turn of the board.
func TestSightIsTheSameBothWays(t *testing.T) {
	m := missions(t)[2]
	prop.Check(t, func(p *prop.T) {
		b := drawBoard(p)
		s := onBoard(p, t, b, m).Start()
		turn := onBoard(p, t, turned(b), m).Start()
		lines := hex.NewLines(b.Grid)
		for range 20 {
			from, to := drawCell(p, b.Grid), drawCell(p, b.Grid)
			if from == to {
				continue
			}
			e1, e2 := int8(prop.IntRange(-2, 3).Draw(p, "from")), int8(prop.IntRange(-2, 3).Draw(p, "to"))
			there, back := s.View(from, e1, to, e2, hexwar.None), s.View(to, e2, from, e1, hexwar.None)
			if there.Clear != back.Clear {
				p.Fatalf("%s at %d to %s at %d: %v there, %v back", from, e1, to, e2, there.Clear, back.Clear)
			}
			if slow := slowSight(b, lines, from, e1, to, e2); slow != there.Clear {
				p.Fatalf("%s at %d to %s at %d: %v, the slow way %v", from, e1, to, e2, there.Clear, slow)
			}
			other := turn.View(b.Grid.HalfTurn(from), e1, b.Grid.HalfTurn(to), e2, hexwar.None)
			if there.Clear != other.Clear || there.Clear && (there.Greens != other.Greens || there.Blacks != other.Blacks || there.InGreen != other.InGreen) {
				p.Fatalf("%s at %d to %s at %d: %+v, turned %+v", from, e1, to, e2, there, other)
			}
		}
	})
}

// On a board that a half-turn maps on itself, with the teams turned as well, a unit
// can do the same, turned.
func TestHalfTurnedAnswers(t *testing.T) {
	u := plain(t, 2, [2]int{1, 1}, 0, 3)
	grid := u.Board.Grid
	prop.Check(t, func(p *prop.T) {
		r := rand.NewPCG(prop.Uint64().Draw(p, "seed"), 3)
		s := u.Start()
		var a hexwar.Action
		for n := prop.IntRange(30, 200).Draw(p, "answers"); n > 0 && s.Phase != hexwar.PhaseOver; n-- {
			s.Random(r, &a)
			s.Do(&a, nil)
		}
		if s.Phase != hexwar.PhaseAct || s.Turn.Stage != hexwar.Moving {
			return
		}
		turn := s
		for i := range u.Count() {
			turn.Units[i].Cell = grid.HalfTurn(turn.Units[i].Cell)
			turn.Units[i].Facing = turn.Units[i].Facing.Back()
		}
		var here, there hexwar.Reach
		s.Reach(&here)
		turn.Reach(&there)
		grid.Each(func(c hex.Cell) {
			for d := range hex.Direction(hex.Directions) {
				n, ok := here.Cost(c, d)
				m, okay := there.Cost(grid.HalfTurn(c), d.Back())
				if ok != okay || n != m {
					p.Fatalf("%s facing %s costs %d %v, turned %d %v", c, d, n, ok, m, okay)
				}
			}
		})
		list, _ := s.Answers()
		other, _ := turn.Answers()
		if len(list) != len(other) {
			p.Fatalf("%d answers, turned %d", len(list), len(other))
		}
	})
}
