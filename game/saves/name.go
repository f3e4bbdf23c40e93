package saves

import (
	"fmt"
	"hash/fnv"
	"regexp"
	"time"

	"rulerfire/game"
)

// A battle's automatic saves are two files, written in turns, so that the one before
// the last decision is still there if the last cannot be read. Once the battle is
// over a third takes their place:
//
//	rapid-20261130-190311-5c1e88a0.1.txt
//	rapid-20261130-190311-5c1e88a0.2.txt
//	rapid-20261130-190311-5c1e88a0.end.txt
const (
	slots = 2
	ended = "end"
)

var automatic = regexp.MustCompile(`^(([a-z]+)-\d{8}-\d{6}-[0-9a-f]{8})\.(1|2|` + ended + `)\.txt$`)

// newBattle names a battle by its rule system and when it was first kept. What it
// began with tells it from another of the same second.
func newBattle(r *game.Recording, now time.Time) string {
	h := fnv.New32a()
	fmt.Fprintf(h, "%d %d %s", r.Dice, r.Noise, r.Setup)
	return fmt.Sprintf("%s-%s-%08x", r.System, now.UTC().Format("20060102-150405"), h.Sum32())
}

// parseName takes the name of an automatic save apart; ok is false if it is none.
func parseName(file string) (battle, system, slot string, ok bool) {
	if m := automatic.FindStringSubmatch(file); m != nil {
		return m[1], m[2], m[3], true
	}
	return "", "", "", false
}

func slotName(slot int) string { return string(rune('1' + slot)) }
