package ui

import "math"

// Steps are the interface scales a player can choose, in per cent; the choice 0
// leaves it to the window's size.
var Steps = [...]int{75, 100, 125, 150, 175, 200}

// The least room the interface is laid out for, in points.
const (
	LeastWidth  = 960
	LeastHeight = 540
)

// Scale is the interface scale of a window of w by h device-independent pixels:
// how many of them a point takes. setting is one of Steps, or 0 for the largest
// step that lets both table and text grow with the window. However large the
// setting, 960 by 540 points remain; in a window too small for that the
// interface shrinks, down to a quarter.
func Scale(w, h float64, setting int) float64 {
	percent := setting
	if percent <= 0 {
		room := 100 + 60*(min(w/1280, h/720)-1)
		percent = Steps[0]
		for _, s := range Steps {
			if float64(s) <= room+1e-9 {
				percent = s
			}
		}
	}
	fits := min(w/LeastWidth, h/LeastHeight)
	if float64(percent) <= 100*fits {
		return float64(percent) / 100
	}
	// Twentieths, so that a window being resized asks for few sizes of type.
	return max(0.25, math.Floor(fits*20+1e-9)/20)
}
