package rapid_test

import (
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/rules/rulestest"
)

// drawSetup draws the set-up of a short battle: two or three companies, a table
// with a few walls, one or two ticks of the clock.
func drawSetup(t *prop.T) []byte {
	players := prop.IntRange(2, 3).Draw(t, "players")
	limits, err := rapid.LimitsFor(rapid.Skirmish, players)
	if err != nil {
		t.Fatal(err)
	}
	width, height := prop.IntRange(60, 90).Draw(t, "width"), prop.IntRange(60, 80).Draw(t, "height")
	layout := field.Layout{Name: "Test", Width: width, Height: height, Ground: "meadow"}
	for i := range prop.IntRange(0, 4).Draw(t, "walls") {
		y := prop.IntRange(0, height-8).Draw(t, "y")
		layout.Bricks = append(layout.Bricks, wall(4+12*i, y, 1+i%2, 6, 2+i)...)
	}
	var companies []rapid.Company
	for range players {
		c := company(prop.IntRange(limits.MinFrames, limits.MinFrames+1).Draw(t, "frames"), prop.SampledFrom(designs).Draw(t, "design"))
		c.Frames[0].Systems, _, _ = rapid.ParseDice(prop.SampledFrom(designs).Draw(t, "design"))
		companies = append(companies, c)
	}
	settings := rapid.DefaultSettings()
	settings.Doomsday = prop.IntRange(1, 2).Draw(t, "doomsday")
	settings.Ruler = prop.SampledFrom([]int{6, 8}).Draw(t, "ruler")
	settings.Reevaluate = prop.Bool().Draw(t, "reevaluate")
	settings.StraightAway = prop.Bool().Draw(t, "straight away")
	settings.DropWhites = prop.Bool().Draw(t, "drop whites")
	u, err := rapid.NewSetup(settings, rapid.Skirmish, layout, companies)
	if err != nil {
		t.Fatal(err)
	}
	text, err := u.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// designs are frames of every sort.
var designs = []string{soldier, "2Rh+d8 1B 1Y", "2Ra+d8 2Y", "2Rd+d8 2B", "2B 2Y", "", "2Rh 2Rd 2Ra 1B", "2G 2Y"}

func TestContract(t *testing.T) {
	rulestest.Contract(t, rapid.RapidAttack(), drawSetup)
}
