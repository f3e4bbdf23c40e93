package hexroster

import (
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/draw"
)

// groundLooks are how the colours of hexes look.
var groundLooks = [hexwar.NumColours]draw.HexColour{
	hexwar.Grey: draw.HexGrey, hexwar.Red: draw.HexRed, hexwar.Green: draw.HexGreen, hexwar.Tan: draw.HexTan,
	hexwar.Black: draw.HexBlack, hexwar.White: draw.HexWhite, hexwar.LightBlue: draw.HexShallow, hexwar.DarkBlue: draw.HexDeep,
}

// Ground is how a colour of hex looks.
func Ground(c hexwar.Colour) draw.HexColour { return groundLooks[c] }

// Cell is a place of the board as the drawing has it.
func Cell(c hex.Cell) draw.Cell { return draw.Cell{Col: int(c.Col), Row: int(c.Row)} }

// Cells are the places of a set.
func Cells(set hex.Set) []draw.Cell {
	var cells []draw.Cell
	set.Each(func(c hex.Cell) { cells = append(cells, Cell(c)) })
	return cells
}

// Board is a board as it looks before the engagement, with its structures whole.
func Board(b *hexwar.Board) draw.HexBoard {
	var out draw.HexBoard
	for col := range b.Grid.Cols {
		tiles := make([]draw.HexTile, b.Grid.Height(col))
		for row := range tiles {
			t := b.Tile(hex.Cell{Col: col, Row: int8(row)})
			tiles[row] = draw.HexTile{Colour: Ground(t.Colour), Height: int(t.Level)}
		}
		out.Columns = append(out.Columns, tiles)
	}
	for i, s := range b.Structures {
		built := draw.HexStructure{Floors: max(1, int(s.Level)), Low: s.Level == 0, Defence: s.Defence(), Full: s.Defence(), Look: uint8(i % draw.StructureLooks)}
		for _, c := range s.Cells {
			built.Cells = append(built.Cells, Cell(c))
		}
		out.Structures = append(out.Structures, built)
	}
	return out
}
