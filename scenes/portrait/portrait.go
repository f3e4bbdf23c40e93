// Package portrait paints a whole battle small, as it stands: for lists of saves, and
// for the pictures that are kept with them.
package portrait

import (
	"image"
	"math"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// Width and Height are the size of a picture that is kept, in pixels. Paint looks best
// in this proportion.
const (
	Width  = 400
	Height = 300
)

// Take is the picture of a battle that is kept with a save. It must be called while the
// game runs.
func Take(p *draw.Pen, b rules.Battle, seats []game.Seat) image.Image {
	return p.Snapshot(Width, Height, func(q *draw.Pen) { Paint(q, ui.Rect{W: Width, H: Height}, b, seats) })
}

// Paint paints a battle in r. It may take some milliseconds: what does not change is
// better kept.
func Paint(p *draw.Pen, r ui.Rect, b rules.Battle, seats []game.Seat) {
	looks := make([]draw.Seat, len(seats))
	for i, seat := range seats {
		looks[i] = roster.Look(seat)
	}
	p.Rect(draw.Desk, r.X, r.Y, r.W, r.H)
	switch b := b.(type) {
	case *rapid.Battle:
		paintRapid(p, r, &b.State, looks)
	case *hexwar.Battle:
		paintHex(p, r, &b.State, looks)
	}
}

// studs lets call draw in studs on a ground of w by h of them that fits in r. at is
// where its corner is and wide how wide it is, in the units of r.
func studs(p *draw.Pen, r ui.Rect, w, h float64, ground func(x, y, wide float64), call func()) {
	const hem = 0.025 // of the picture is desk
	k := min(r.W*(1-2*hem)/w, r.H*(1-2*hem)/h)
	// On whole pixels, as the ground is a picture already.
	x, y := math.Round(r.Centre().X-w*k/2), math.Round(r.Centre().Y-h*k/2)
	ground(x, y, w*k)
	p.Save()
	p.Clip(r.X, r.Y, r.W, r.H)
	p.Translate(x, y)
	p.Scale(k)
	call()
	p.Restore()
}

// grow is how much larger than they are pieces are painted, so that they can be made
// out in a picture as wide as r: the smaller it is the more. size is theirs in studs.
func grow(p *draw.Pen, r ui.Rect, size float64) float64 {
	const least = 0.75 // of the root of the width, in points
	return max(1, least*math.Sqrt(r.W)*p.Pt()/size)
}
