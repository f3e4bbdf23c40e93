// Package typesettest makes fonts for tests, so that these do not hang on the fonts of
// the machine.
package typesettest

import (
	"encoding/binary"
	"maps"
	"slices"

	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
)

// Font is a font file that has only the runes of looks, each of which looks like the
// letter of the game's regular font that it stands for. It panics if that has no such
// letter.
func Font(looks map[rune]rune) []byte {
	return withTable(goregular.TTF, "cmap", runes(looks))
}

// Aleph is a font of Hebrew, Arabic and Chinese letters that are as wide as one another:
// aleph to tav, alef to yeh, and the ideographs of the numbers.
func Aleph() []byte {
	looks := map[rune]rune{}
	for _, in := range [...][2]rune{{'א', 'ת'}, {'ا', 'ي'}} {
		for r := in[0]; r <= in[1]; r++ {
			looks[r] = 'n'
		}
	}
	for _, r := range "一二三四五六七八九十" {
		looks[r] = 'n'
	}
	return Font(looks)
}

// runes is the table that leads from runes to glyphs.
func runes(looks map[rune]rune) []byte {
	f, err := sfnt.Parse(goregular.TTF)
	if err != nil {
		panic(err)
	}
	table := []byte{0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0}
	table = binary.BigEndian.AppendUint32(table, uint32(16+12*len(looks)))
	table = binary.BigEndian.AppendUint32(table, 0)
	table = binary.BigEndian.AppendUint32(table, uint32(len(looks)))
	for _, r := range slices.Sorted(maps.Keys(looks)) {
		glyph, err := f.GlyphIndex(nil, looks[r])
		if err != nil || glyph == 0 {
			panic("no such letter")
		}
		table = binary.BigEndian.AppendUint32(table, uint32(r))
		table = binary.BigEndian.AppendUint32(table, uint32(r))
		table = binary.BigEndian.AppendUint32(table, uint32(glyph))
	}
	return table
}

// withTable is a font file with one of its tables replaced.
func withTable(file []byte, tag string, table []byte) []byte {
	n := int(binary.BigEndian.Uint16(file[4:]))
	head := slices.Clone(file[:12+16*n])
	out := slices.Clone(head)
	for i := range n {
		entry := head[12+16*i:][:16]
		at, length := binary.BigEndian.Uint32(entry[8:]), binary.BigEndian.Uint32(entry[12:])
		data := file[at : at+length]
		if string(entry[:4]) == tag {
			data = table
		}
		binary.BigEndian.PutUint32(out[12+16*i+8:], uint32(len(out)))
		binary.BigEndian.PutUint32(out[12+16*i+12:], uint32(len(data)))
		out = append(out, data...)
		for len(out)%4 != 0 {
			out = append(out, 0)
		}
	}
	return out
}
