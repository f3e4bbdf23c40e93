package saves

import (
	"fmt"
	"hash/fnv"
	"regexp"
	"strings"
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
//
// What a player saves has a file for each save, which is never written again, and
// beside it what is noted of it, and its picture. What the player calls it stands in
// there alone, so that no name can lead anywhere:
//
//	rapid-20261130-190311-5c1e88a0.save-20261130-191544-083261955.txt
//	rapid-20261130-190311-5c1e88a0.save-20261130-191544-083261955.json
//	rapid-20261130-190311-5c1e88a0.save-20261130-191544-083261955.png
//	rapid-20261130-190311-5c1e88a0.quick-20261130-192000-551000123.txt
const (
	slots = 2
	ended = "end"

	textEnd    = ".txt"
	noteEnd    = ".json"
	pictureEnd = ".png"
)

const battlePattern = `^(([a-z]+)-\d{8}-\d{6}-[0-9a-f]{8})\.`

var (
	automatic = regexp.MustCompile(battlePattern + `(1|2|` + ended + `)\.txt$`)
	byHand    = regexp.MustCompile(battlePattern + `(save|quick)-(\d{8}-\d{6})-(\d{9})\.(txt|json|png)$`)
)

const stampLayout = "20060102-150405"

// newBattle names a battle by its rule system and when it was first kept. What it
// began with tells it from another of the same second.
func newBattle(r *game.Recording, now time.Time) string {
	h := fnv.New32a()
	fmt.Fprintf(h, "%d %d %v %d %s", r.Dice, r.Noise, r.Origin, now.UnixNano(), r.Setup)
	return fmt.Sprintf("%s-%s-%08x", r.System, now.UTC().Format(stampLayout), h.Sum32())
}

// newStem names a save by its battle and the moment, without the end of the name.
func newStem(battle string, k Kind, now time.Time) string {
	kind := "save"
	if k == Quick {
		kind = "quick"
	}
	return fmt.Sprintf("%s.%s-%s-%09d", battle, kind, now.UTC().Format(stampLayout), now.Nanosecond())
}

// parseName takes the name of an automatic save apart; ok is false if it is none.
func parseName(file string) (battle, system, slot string, ok bool) {
	if m := automatic.FindStringSubmatch(file); m != nil {
		return m[1], m[2], m[3], true
	}
	return "", "", "", false
}

// named fills in what the name of a file tells of a save.
func (s *Save) named() {
	if battle, _, slot, ok := parseName(s.File); ok {
		s.Kind, s.Battle, s.Over = Automatic, battle, slot == ended
		return
	}
	s.Kind = Found
	m := byHand.FindStringSubmatch(s.File)
	if m == nil {
		return
	}
	at, err := time.Parse(stampLayout+".000000000", m[4]+"."+m[5])
	if err != nil {
		return
	}
	s.Kind, s.Battle, s.Time = Named, m[1], at
	if m[3] == "quick" {
		s.Kind = Quick
	}
}

// beside is the name of a file that stands beside the save.
func (s *Save) beside(end string) string { return strings.TrimSuffix(s.File, textEnd) + end }

func slotName(slot int) string { return string(rune('1' + slot)) }
