package draft

import (
	"testing"

	"rulerfire/assets"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

func missions(t testing.TB) []hexwar.Mission {
	t.Helper()
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	return h.Missions
}

// Boards of every style, size and amount are legal, fair and open, and suit the
// missions that open ground suits.
func TestBoardsMadeUpAreFairAndLegal(t *testing.T) {
	all := missions(t)
	grids := []hex.Grid{{Cols: 13, Rows: 16}, {Cols: 13, Rows: 15}, {Cols: 11, Rows: 16}, {Cols: 7, Rows: 11}}
	for _, style := range BoardStyles() {
		for amount := range boardShares {
			for seed := range uint64(6) {
				p := BoardPlan{Style: style, Grid: grids[seed%4], Amount: amount, Seed: seed}
				b, err := Board(p, all)
				if err != nil {
					t.Fatal(err)
				}
				pockets := b.Pockets()
				if faults := b.Check(); len(faults) > 0 || !b.Symmetric() || pockets.Count() > 0 {
					t.Errorf("%+v: %v, the same for both sides: %t, %d hexes cut off", p, faults, b.Symmetric(), pockets.Count())
				}
				open := &hexwar.Board{Name: "Open", Grid: p.Grid}
				for _, m := range all {
					if faults := m.CheckBoard(b); len(faults) > 0 && len(m.CheckBoard(open)) == 0 {
						t.Errorf("%+v: %v", p, faults)
					}
				}
			}
		}
	}
}

// The more is wanted, the more there is; and there is always something.
func TestBoardsMadeUpHoldWhatIsWanted(t *testing.T) {
	for _, style := range BoardStyles() {
		var held [len(boardShares)]int
		for amount := range boardShares {
			for seed := range uint64(12) {
				b, err := Board(BoardPlan{Style: style, Grid: hex.Grid{Cols: int8(11 + 2*(seed%2)), Rows: 16}, Amount: amount, Seed: seed}, missions(t))
				if err != nil {
					t.Fatal(err)
				}
				n := 0
				b.Grid.Each(func(c hex.Cell) {
					if (b.Tile(c) != hexwar.Tile{}) || built(b, c) {
						n++
					}
				})
				if style == "coast" && !b.Tile(hex.Cell{Col: 0, Row: 7}).Colour.Water() {
					t.Errorf("a coast without the sea, seed %d", seed)
				}
				if n < 10 {
					t.Errorf("%s, %d, seed %d: only %d hexes are not plain", style, amount, seed, n)
				}
				held[amount] += n
			}
		}
		if held[0] >= held[1] || held[1] >= held[2] {
			t.Errorf("%s: %v hexes by amount", style, held)
		}
	}
}

func TestTheSamePlanMakesTheSameBoard(t *testing.T) {
	p := BoardPlan{Style: "snow", Grid: hex.Grid{Cols: 13, Rows: 16}, Amount: 1, Seed: 77}
	text := func(p BoardPlan) string {
		b, err := Board(p, missions(t))
		if err != nil {
			t.Fatal(err)
		}
		text, err := b.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	first, again := text(p), text(p)
	if first != again {
		t.Error("it makes another")
	}
	other := p
	other.Seed++
	if first == text(other) {
		t.Error("another seed makes the same")
	}
}

func TestPlansOfBoardsThatAreRefused(t *testing.T) {
	good := BoardPlan{Style: "wood", Grid: hex.Grid{Cols: 13, Rows: 16}}
	for name, change := range map[string]func(*BoardPlan){
		"an unknown style":  func(p *BoardPlan) { p.Style = "moon" },
		"even columns":      func(p *BoardPlan) { p.Grid.Cols = 12 },
		"too small":         func(p *BoardPlan) { p.Grid.Rows = 9 },
		"too large":         func(p *BoardPlan) { p.Grid.Rows = 17 },
		"an unknown amount": func(p *BoardPlan) { p.Amount = 3 },
		"less than nothing": func(p *BoardPlan) { p.Amount = -1 },
	} {
		p := good
		change(&p)
		if _, err := Board(p, nil); err == nil {
			t.Errorf("%s is not refused", name)
		}
	}
}
