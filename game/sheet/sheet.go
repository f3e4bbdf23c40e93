// Package sheet makes sheets to print, as PDF: a page for a company of Rapid Attack,
// a datasheet with a pilot card for a unit of the hex wargame, and all pages of a
// squad. There is room on them to tick what is lost and to lay dice and counters.
//
// Colours help and letters tell: a sheet says the same in black and white. The same
// content gives the same bytes, whenever and wherever it is made.
package sheet

import (
	"image"
	"image/color"
	"strings"

	"rulerfire/game/library"
)

// A Look is what a player's pieces look like; the zero Look is plain grey, without
// any picture.
type Look struct {
	Colour  color.NRGBA // its alpha is taken for full, but for the zero Colour
	Pattern uint8       // as the screens number them; 0 and what they do not have is plain

	// Pictures, where there are any: the emblem, square, and the models of the frames
	// and then the spares, or of the units. nil leaves one out.
	Emblem image.Image
	Models []image.Image
}

const (
	filePrefix = "sheet-" // keeps names apart from those that a system keeps for itself
	extension  = ".pdf"
	maxWord    = 60
)

// FileName proposes a name for the file of a sheet, made from the name of what is on
// it: "sheet-copper-larks.pdf". It has small letters, digits and hyphens.
func FileName(name string) string {
	word := library.Slug(name)
	word = strings.TrimRight(word[:min(len(word), maxWord)], "-")
	if word == "" {
		word = "untitled"
	}
	return filePrefix + word + extension
}
