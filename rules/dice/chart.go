package dice

// A Chart is one of the five damage charts, by its number in the rulebook. It
// says what each damage die does, given the weapon's range and the cover.
type Chart uint8

// The damage charts.
const (
	HandToHand    Chart = 1 + iota // hand to hand: cover is ignored
	Open                           // ranged, target not in cover
	BehindTerrain                  // ranged, target in the cover of a structure
	BehindFrame                    // ranged, target in the cover of another frame
	Terrain                        // the target is a piece of terrain, at any range
)

// Struck is what a damage die hits.
type Struck uint8

// What a damage die hits. An attack on terrain hits Cover: what is hit is a
// structure, which loses 6 bricks.
const (
	Nothing Struck = iota
	Cover
	Target
)

// charts is what each face from 1 to 6 hits; face 0 is no die.
var charts = [...][7]Struck{
	HandToHand:    {4: Target, 5: Target, 6: Target},
	Open:          {5: Target, 6: Target},
	BehindTerrain: {4: Cover, 5: Cover, 6: Target},
	BehindFrame:   {5: Cover, 6: Target},
	Terrain:       {4: Cover, 5: Cover, 6: Cover},
}

// Strikes is what one damage die showing face, 1 to 6, hits.
func (c Chart) Strikes(face int) Struck { return charts[c][face] }

// How long cover stands when it is not a number of hits.
const (
	// Never is cover that takes hits but stands, however many they are.
	Never = 1 << 30
	// Safe is a frame with two defence systems: it covers and takes no hits (K5).
	Safe = -1
)

// Damage is the damage dice of an attack that are still to be read: how many
// there are of each face that matters.
type Damage struct{ Fours, Fives, Sixes uint8 }

// Sort sorts rolled damage dice, at most 255 of them, into the order they are
// read in.
func Sort(faces []int) Damage {
	var d Damage
	for _, f := range faces {
		switch f {
		case 4:
			d.Fours++
		case 5:
			d.Fives++
		case 6:
			d.Sixes++
		}
	}
	return d
}

// Next takes the dice that come next, 4s before 5s before 6s, up to the first
// that hits something on the chart, and says what it hits; Nothing means that no
// die is left. Once the cover has fallen, the rest is read on chart Open.
//
// A frame that is Safe takes no hits: the caller lets its Cover hits pass.
func (d *Damage) Next(c Chart) Struck {
	for face, left := range [...]*uint8{4: &d.Fours, 5: &d.Fives, 6: &d.Sixes} {
		if left == nil || *left == 0 {
			continue
		}
		if s := charts[c][face]; s != Nothing {
			*left--
			return s
		}
		*left = 0
	}
	return Nothing
}

// covered tells whether the chart is for a target in cover.
func (c Chart) covered() bool { return c == BehindTerrain || c == BehindFrame }
