package saves

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"strconv"
	"strings"

	"rulerfire/game"
)

// A Note is what stands beside a save that a player has made, so that a list can tell
// it without playing the battle again. Nothing but lists goes by it.
type Note struct {
	Name  string `json:"name"` // what the player calls it, up to MaxName runes; "" for nothing
	Round int    `json:"round"`
	Over  bool   `json:"over,omitempty"`
	Sides []Side `json:"sides"`
}

// A Side is who has a score of its own, a company or a squad.
type Side struct {
	Name  string `json:"name"`
	Score int    `json:"score"`
}

const (
	// MaxName is the most runes of a save's name.
	MaxName = 120

	maxNote        = 64 << 10 // bytes
	maxPicture     = 2 << 20  // bytes
	maxPictureSide = 1024     // pixels
	maxSides       = 16
)

// clean makes a note fit to be shown: whatever it was written by, names are on one
// line and printable.
func (n *Note) clean() {
	n.Name = printable(n.Name, MaxName)
	n.Sides = n.Sides[:min(len(n.Sides), maxSides)]
	for i := range n.Sides {
		n.Sides[i].Name = printable(n.Sides[i].Name, MaxName)
	}
}

// printable is a text on one line, cut to so many runes.
func printable(s string, most int) string {
	var b strings.Builder
	n := 0
	for _, r := range strings.TrimSpace(s) {
		// What joins emoji is printed with them.
		if n == most || r != '\u200d' && r != '\ufe0f' && !strconv.IsPrint(r) {
			continue
		}
		b.WriteRune(r)
		n++
	}
	return strings.TrimSpace(b.String())
}

// note reads what was noted of a save. A note that is lost or broken spoils nothing.
func (f Folder) note(s *Save) Note {
	var n Note
	text, err := game.ReadFile(f.path(s.beside(noteEnd)), maxNote)
	if err != nil || json.Unmarshal(text, &n) != nil {
		return Note{}
	}
	n.clean()
	return n
}

// Picture reads the picture of a save. The error says why there is none to be shown.
func (f Folder) Picture(s Save) (image.Image, error) {
	data, err := game.ReadFile(f.path(s.beside(pictureEnd)), maxPicture)
	if err != nil {
		return nil, plain(err)
	}
	// A small file may claim to be a picture that fills all memory.
	size, err := png.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	if size.Width > maxPictureSide || size.Height > maxPictureSide {
		return nil, fmt.Errorf("a picture of %d by %d pixels is too large", size.Width, size.Height)
	}
	return png.Decode(bytes.NewReader(data))
}

// Rename gives a save that a player has made another name.
func (f Folder) Rename(s Save, name string) (Save, error) {
	if s.Kind != Named && s.Kind != Quick {
		return s, errors.New("it was not saved by hand")
	}
	if _, err := os.Lstat(f.path(s.File)); err != nil {
		return s, plain(err)
	}
	n := s.Note
	n.Name = name
	n.clean()
	text, err := json.Marshal(n)
	if err == nil {
		err = game.WriteFile(f.path(s.beside(noteEnd)), text)
	}
	if err != nil {
		return s, plain(err)
	}
	s.Note = n
	return s, nil
}
