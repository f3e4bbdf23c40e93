package rapidai

import (
	"rulerfire/rules/ai"
)

// A Style is what a search likes and dislikes beside winning: each is worth so much of
// a chance to win to it. The zero Style only wants to win.
type Style struct {
	Given    float64 // a point of damage to a frame of somebody else
	Taken    float64 // one to a frame of its own
	Kills    float64 // a frame of somebody else that is destroyed
	Losses   float64 // one of its own
	Stations float64 // a station won
}

// worth is what an outcome is worth to a seat of this style that has that chance to win,
// and had and has so much in the round that it decides in.
func (y *Style) worth(odds float64, before, after *holding) int64 {
	if *y != (Style{}) {
		odds += y.Given*float64(before.others-after.others) + y.Taken*float64(before.hits-after.hits) +
			y.Kills*float64(before.otherFrames-after.otherFrames) + y.Losses*float64(before.frames-after.frames) +
			y.Stations*float64(after.own-before.own)
	}
	return int64(max(0, min(1, odds))*ai.One + 0.5)
}
