package draft

import (
	_ "embed" // for the lists
	"fmt"
	"strconv"
	"strings"

	"rulerfire/rules/rapid"
)

//go:embed styles.txt
var stylesText string

//go:embed words.txt
var wordsText string

// A style is what a random company is like.
type style struct {
	name, note string
	share      string // of the frames that the size allows: few, any or many
	roles      []role
}

// A role is what the frames of a style carry.
type role struct {
	weight  int
	systems rapid.Systems
}

var (
	styles = must(parseStyles(stylesText))
	words  = must(parseWords(wordsText))
)

// must gives what has been read from a text that is part of the program: the
// tests read it too.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// number draws how many frames a company of this style has.
func (s *style) number(d *drafter, l rapid.Limits) int {
	middle := (l.MinFrames + l.MaxFrames) / 2
	switch s.share {
	case "few":
		return l.MinFrames + d.below(middle-l.MinFrames+1)
	case "many":
		return middle + d.below(l.MaxFrames-middle+1)
	}
	return l.MinFrames + d.below(l.MaxFrames-l.MinFrames+1)
}

// role draws what a frame carries.
func (s *style) role(d *drafter) rapid.Systems {
	total := 0
	for _, r := range s.roles {
		total += r.weight
	}
	n := d.below(total)
	for _, r := range s.roles {
		if n -= r.weight; n < 0 {
			return r.systems
		}
	}
	return s.roles[0].systems
}

// keyLines calls read with the key and the value of each line of a text.
func keyLines(text string, read func(key, value string) error) error {
	n := 0
	for line := range strings.Lines(text) {
		n++
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		key, value, _ := strings.Cut(line, " ")
		if err := read(key, strings.TrimSpace(value)); err != nil {
			return fmt.Errorf("line %d: %w", n, err)
		}
	}
	return nil
}

func parseStyles(text string) (list []style, err error) {
	err = keyLines(text, func(key, value string) error {
		if key == "style" {
			list = append(list, style{name: value})
			return nil
		}
		if len(list) == 0 {
			return fmt.Errorf("%q belongs below a style", key)
		}
		s := &list[len(list)-1]
		switch key {
		case "note":
			s.note = value
		case "frames":
			if value != "few" && value != "any" && value != "many" {
				return fmt.Errorf("%q is not few, any or many", value)
			}
			s.share = value
		case "role":
			number, dice, _ := strings.Cut(value, " ")
			weight, err := strconv.ParseUint(number, 10, 8)
			if err != nil {
				return err
			}
			systems, _, err := rapid.ParseDice(dice)
			if err != nil {
				return err
			}
			s.roles = append(s.roles, role{int(weight), systems})
		default:
			return fmt.Errorf("%q is nothing that a style has", key)
		}
		return nil
	})
	return list, err
}

func parseWords(text string) (map[string][]string, error) {
	lists := map[string][]string{}
	err := keyLines(text, func(key, value string) error {
		lists[key] = append(lists[key], strings.Fields(value)...)
		return nil
	})
	return lists, err
}
