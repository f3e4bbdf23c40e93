package typeset

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/font/opentype/tables"
	"github.com/go-text/typesetting/fontscan"
)

// A candidate is a font that could be read, and what it has.
type candidate struct {
	open   func() (resource, error)
	path   string // what tells it from others, with index
	index  int    // in its file
	size   int64  // of its file, in bytes
	runes  [][2]rune
	family string // without spaces, in small letters
	aspect font.Aspect
}

type resource interface {
	font.Resource
	io.Closer
}

func (c *candidate) id() string { return fmt.Sprint(c.index, " ", c.path) }

func (c *candidate) has(r rune) bool {
	_, ok := slices.BinarySearchFunc(c.runes, r, func(in [2]rune, r rune) int {
		switch {
		case in[1] < r:
			return -1
		case in[0] > r:
			return 1
		}
		return 0
	})
	return ok
}

// strangeness is how little a font goes with a kind of text in the game's own fonts,
// which are upright and without serifs.
func (c *candidate) strangeness(k kind) int {
	n := 0
	if strings.Contains(c.family, "emoji") != k.emoji {
		n += 4000
	}
	if c.aspect.Style != font.StyleNormal {
		n += 2000
	}
	if c.aspect.Stretch != font.StretchNormal {
		n += 1000
	}
	weight := font.WeightNormal
	if k.bold {
		weight = font.WeightBold
	}
	n += int(max(c.aspect.Weight-weight, weight-c.aspect.Weight))
	if !strings.Contains(c.family, "sans") {
		n += 250
	}
	for _, odd := range [...]string{"serif", "mono", "unifont", "nastaliq"} {
		if strings.Contains(c.family, odd) {
			n += 500
		}
	}
	return n
}

// load reads the font, or returns nil if it is faulty.
func (c *candidate) load() (ft *font.Font) {
	defer func() {
		if recover() != nil {
			ft = nil // what is faulty in a font is nobody's fault here
		}
	}()
	file, err := c.open()
	if err != nil {
		return nil
	}
	defer file.Close()
	loaders, err := opentype.NewLoaders(file)
	if err != nil || c.index >= len(loaders) {
		return nil
	}
	if ft, err = font.NewFont(loaders[c.index]); err != nil {
		return nil
	}
	return ft
}

// What looking through the machine's fonts may cost at most.
const (
	filesMost   = 10_000
	scanMost    = 8 * time.Second
	fileMost    = 200 << 20 // bytes of a file
	tablesMost  = 200
	fontsInFile = 64
)

// placeholders are fonts that have a picture for everything, which says nothing.
var placeholders = []string{"lastresort", "adobeblank", "notdef"}

// machineFonts looks through the folders where this system keeps its fonts.
func machineFonts() []candidate {
	folders, err := fontscan.DefaultFontDirectories(mute{})
	if err != nil {
		return nil
	}
	return fontsIn(folders, time.Now().Add(scanMost))
}

// mute says nothing: a faulty font is passed over.
type mute struct{}

func (mute) Printf(string, ...any) {}

// fontsIn looks through folders, until a time.
func fontsIn(folders []string, until time.Time) []candidate {
	var all []candidate
	seen := map[string]bool{}
	for _, folder := range folders {
		if real, err := filepath.EvalSymlinks(folder); err == nil {
			folder = real
		}
		// What cannot be read is passed over.
		_ = filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
			switch {
			case len(seen) >= filesMost || time.Now().After(until):
				return fs.SkipAll
			case err != nil || e.IsDir() || seen[path]:
				return nil
			}
			switch strings.ToLower(filepath.Ext(path)) {
			case ".ttf", ".otf", ".ttc", ".otc":
			default:
				return nil
			}
			seen[path] = true
			info, err := os.Stat(path) // of what a link leads to
			if err != nil || !info.Mode().IsRegular() || info.Size() > fileMost {
				return nil
			}
			open := func() (resource, error) { return os.Open(path) }
			all = append(all, describe(open, info.Size(), path)...)
			return nil
		})
	}
	return all
}

// given opens a font that is in memory.
func given(data []byte) func() (resource, error) {
	return func() (resource, error) { return held{bytes.NewReader(data)}, nil }
}

type held struct{ *bytes.Reader }

func (held) Close() error { return nil }

// describe is the fonts of a file, none of a faulty one.
func describe(open func() (resource, error), size int64, path string) (all []candidate) {
	defer func() {
		if recover() != nil {
			all = nil // what is faulty in a font is nobody's fault here
		}
	}()
	file, err := open()
	if err != nil {
		return nil
	}
	defer file.Close()
	if !sound(file, size) {
		return nil
	}
	loaders, err := opentype.NewLoaders(file)
	if err != nil {
		return nil
	}
	for i, l := range loaders {
		raw, err := l.RawTable(opentype.MustNewTag("cmap"))
		if err != nil {
			continue
		}
		table, _, err := tables.ParseCmap(raw)
		if err != nil {
			continue
		}
		cmap, _, err := font.ProcessCmap(table, tables.FPNone)
		if err != nil {
			continue
		}
		about, _ := font.Describe(l, nil)
		c := candidate{open: open, path: path, index: i, size: size, aspect: about.Aspect}
		c.family = font.NormalizeFamily(about.Family)
		if slices.ContainsFunc(placeholders, func(s string) bool { return strings.Contains(c.family, s) }) {
			continue
		}
		c.runes = runesOf(cmap)
		all = append(all, c)
	}
	return all
}

// runesOf is the runes of a font as ranges in order.
func runesOf(cmap font.Cmap) [][2]rune {
	var ranges [][2]rune
	if r, ok := cmap.(font.CmapRuneRanger); ok {
		ranges = r.RuneRanges(nil)
	} else {
		for all := cmap.Iter(); all.Next(); {
			r, _ := all.Char()
			if n := len(ranges); n > 0 && ranges[n-1][1]+1 == r {
				ranges[n-1][1] = r
			} else {
				ranges = append(ranges, [2]rune{r, r})
			}
		}
	}
	slices.SortFunc(ranges, func(a, b [2]rune) int { return int(a[0]) - int(b[0]) })
	return slices.Clip(ranges)
}

// sound tells whether what a file says of where its tables lie is true, so that none
// is given more memory than the file is long.
func sound(file font.Resource, size int64) bool {
	var head [12]byte
	if _, err := file.ReadAt(head[:], 0); err != nil {
		return false
	}
	if string(head[:4]) != "ttcf" {
		return soundAt(file, size, 0)
	}
	n := binary.BigEndian.Uint32(head[8:])
	if n > fontsInFile {
		return false
	}
	at := make([]byte, 4*n)
	if _, err := file.ReadAt(at, 12); err != nil {
		return false
	}
	for ; len(at) > 0; at = at[4:] {
		if !soundAt(file, size, int64(binary.BigEndian.Uint32(at))) {
			return false
		}
	}
	return true
}

func soundAt(file font.Resource, size, at int64) bool {
	var head [12]byte
	if _, err := file.ReadAt(head[:], at); err != nil {
		return false
	}
	switch string(head[:4]) {
	case "\x00\x01\x00\x00", "OTTO", "true":
	default:
		return false
	}
	n := binary.BigEndian.Uint16(head[4:])
	if n > tablesMost {
		return false
	}
	entries := make([]byte, 16*int(n))
	if _, err := file.ReadAt(entries, at+12); err != nil {
		return false
	}
	for ; len(entries) > 0; entries = entries[16:] {
		begin, length := binary.BigEndian.Uint32(entries[8:]), binary.BigEndian.Uint32(entries[12:])
		if int64(begin)+int64(length) > size {
			return false
		}
	}
	return true
}
