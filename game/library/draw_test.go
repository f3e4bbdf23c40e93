package library

import (
	"encoding"
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/assets"
	"rulerfire/rules/field"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// names are what players call things, or might.
var names = []string{
	"A", "Larks", "Larks copy", "Grüße", "日本の部隊", "فرسان النحاس", "נושאי המים", "🤖🔥", "\U0001F468\u200d\U0001F467 and sons",
	"# not a remark", "company", "{", "RF1C-", `say "no" \ yes`, "<b>&amp;", "0123456789012345678901234567890123456789", "con", "../up",
}

func drawName(t *prop.T) string { return prop.SampledFrom(names).Draw(t, "name") }

func drawDesign(t *prop.T) rapid.Design {
	d := rapid.Design{Name: drawName(t), Rockets: uint8(prop.IntRange(0, 4).Draw(t, "rockets"))}
	for s := range d.Systems {
		d.Systems[s] = uint8(prop.IntRange(0, rapid.MaxOfType).Draw(t, "systems"))
		d.Looks[s] = uint8(prop.IntRange(0, rapid.System(s).NumLooks()-1).Draw(t, "look"))
	}
	return d
}

// drawCompany draws a company, legal or not.
func drawCompany(t *prop.T) rapid.Company {
	return rapid.Company{
		Name:   drawName(t),
		Note:   prop.SampledFrom([]string{"", "On foot.", "# 2W"}).Draw(t, "note"),
		Emblem: prop.SampledFrom([]string{"", "lark"}).Draw(t, "emblem"),
		Frames: prop.SliceOfN(prop.Custom(drawDesign), 0, 9).Draw(t, "frames"),
		Spares: prop.SliceOfN(prop.Custom(drawDesign), 0, 2).Draw(t, "spares"),
	}
}

// drawContent draws something that a library keeps.
func drawContent(t *prop.T, hex *assets.HexWar, tables []field.Layout) encoding.TextMarshaler {
	switch Kind(prop.IntRange(int(Company), int(Board)).Draw(t, "kind")) {
	case Company:
		return drawCompany(t)
	case Frame:
		return drawDesign(t)
	case Table:
		l := prop.SampledFrom(tables).Draw(t, "table").Clone()
		l.Name = drawName(t)
		l.Bricks = l.Bricks[:prop.IntRange(0, len(l.Bricks)).Draw(t, "bricks")]
		return l
	case Unit:
		return drawUnit(t, hex)
	case Squad:
		return hexwar.Squad{
			Name: drawName(t), Note: prop.SampledFrom([]string{"", "In line."}).Draw(t, "note"),
			Emblem: prop.SampledFrom([]string{"", "lark"}).Draw(t, "emblem"),
			Units:  prop.SliceOfN(prop.Custom(func(t *prop.T) hexwar.UnitDesign { return drawUnit(t, hex) }), 0, 5).Draw(t, "units"),
		}
	}
	b := prop.SampledFrom(hex.Boards).Draw(t, "board").Clone()
	b.Name = drawName(t)
	for i := range b.Tiles[:prop.IntRange(0, 20).Draw(t, "hexes")] {
		if b.Tiles[i] != (hexwar.Tile{}) {
			b.Tiles[i].Level = 1
		}
	}
	return b
}

func drawUnit(t *prop.T, hex *assets.HexWar) hexwar.UnitDesign {
	d := prop.SampledFrom(hex.Units).Draw(t, "unit").Clone()
	d.Name = drawName(t)
	d.Rank = prop.IntRange(1, hexwar.MaxRank).Draw(t, "rank")
	d.Systems = prop.SliceOfN(prop.SampledFrom([]string{"Spring legs", "Weather eye", "nothing such"}), 0, 5).Draw(t, "systems")
	return d
}

// drawEntry draws an entry that no library has put.
func drawEntry(t *prop.T, hex *assets.HexWar, tables []field.Layout) Entry {
	e, err := New(drawContent(t, hex, tables))
	if err != nil {
		t.Fatal(err)
	}
	e.Notes = prop.SampledFrom([]string{"", "Won.", "Won twice\n\n  at the harbour, \"5 to 4\".", "#: colour 3", "צדק\n🤖"}).Draw(t, "notes")
	e.Colour = uint8(prop.IntRange(0, MaxLivery).Draw(t, "colour"))
	e.Pattern = uint8(prop.IntRange(0, MaxLivery).Draw(t, "pattern"))
	return e
}

func stockOf(t testing.TB) (*assets.HexWar, []field.Layout) {
	t.Helper()
	hex, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	tables, err := assets.Tables()
	if err != nil {
		t.Fatal(err)
	}
	return hex, tables
}
