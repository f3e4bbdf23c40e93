package rapidai

import (
	"testing"

	"rulerfire/assets/terrain"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// On a round table every kind of fielding stays possible, nobody is put or moves
// over its edge (E6), and every battle ends.
func TestE6BattlesOnRoundTables(t *testing.T) {
	const across = 220
	l := field.Layout{Name: "Disc", Width: across, Height: across, Round: true, Ground: "yard"}
	house := terrain.Masonry{Longest: 4, Mix: terrain.Redbrick}.Lay(terrain.CornerHouse...)
	for _, at := range [][2]int{{102, 8}, {102, 190}, {8, 102}, {190, 102}, {50, 50}, {150, 150}, {50, 150}, {150, 50}, {102, 102}} {
		l.Bricks = append(l.Bricks, house.At(at[0], at[1])...)
	}
	battles := uint64(6)
	if testing.Short() {
		battles = 3
	}
	for seed := range battles {
		players := 3 + int(seed%3)
		u, err := drawSetup(seed, players)
		if err != nil {
			t.Fatal(err)
		}
		if u, err = rapid.NewSetup(u.Settings, u.Size, l, u.Companies); err != nil {
			t.Fatal(err)
		}
		var seats []decider
		for i := range players {
			seats = append(seats, [...]decider{scripted(Normal()), scripted(Easy()), randomly}[(int(seed)+i)%3])
		}
		if _, err := battle(u, seats, seed, nil); err != nil {
			t.Errorf("seed %d, %d seats: %v", seed, players, err)
		}
	}
}
