package hexai

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"rulerfire/assets"
	"rulerfire/rules"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

var puzzleTries = flag.Int("puzzles", 2, "tries at every puzzle")

// A puzzle is a position in which it can be said what is right, from a file in
// testdata/puzzles; the README there says how they are written.
type puzzle struct {
	name           string
	battle         *hexwar.Battle
	accept, reject []string // beginnings of the lines of answers
	does           string   // how an answer begins that the unit must give before its turn is over
	ends           hex.Set  // where it must end its Movement Phase
}

// A puzzleReader reads a puzzle, as it is or after a half-turn of the table.
type puzzleReader struct {
	*puzzle
	turned bool
	tiles  [16][13]string
	begun  map[string]string // what is said before the first unit
}

// readPuzzle reads a puzzle's text.
func readPuzzle(text string, turned bool) (*puzzle, error) {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	r := puzzleReader{puzzle: &puzzle{name: lines[0]}, turned: turned, begun: map[string]string{
		"mission": "Show of Force", "squads": "The Morning Shift", "round": "6", "objectives": "first-blood demolition",
	}}
	for i := range r.tiles {
		for k := range r.tiles[i] {
			r.tiles[i][k] = "."
			if i == 15 && k%2 == 1 {
				r.tiles[i][k] = "-"
			}
		}
	}
	for i, line := range lines[1:] {
		word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		if word == "" || word[0] == '#' {
			continue
		}
		if err := r.line(word, strings.TrimSpace(rest)); err != nil {
			return nil, fmt.Errorf("line %d, %q: %w", i+2, line, err)
		}
	}
	return r.puzzle, nil
}

// cell is a hex as it lies in this view.
func (r *puzzleReader) cell(w string) (hex.Cell, error) {
	c, err := hex.ParseCell(w)
	if r.turned {
		c = hex.Grid{Cols: 13, Rows: 16}.HalfTurn(c)
	}
	return c, err
}

// action is an answer's line as it is in this view.
func (r *puzzleReader) action(line string) string {
	a, err := hexwar.ParseAction(line)
	if err != nil || !r.turned {
		return line // the beginning of one, without a place or a direction
	}
	switch a.Kind {
	case hexwar.ActStep, hexwar.ActTurn, hexwar.ActThrust:
		a.Dir = a.Dir.Back()
	case hexwar.ActLand, hexwar.ActLaunch:
		a.Cell = hex.Grid{Cols: 13, Rows: 16}.HalfTurn(a.Cell)
	}
	return a.String()
}

func (r *puzzleReader) line(word, rest string) error {
	if _, known := r.begun[word]; known {
		r.begun[word] = rest
		return nil
	}
	words := strings.Fields(rest)
	switch word {
	case "hex": // a colour, and where
		for _, w := range words[1:] {
			c, err := r.cell(w)
			if err != nil {
				return err
			}
			r.tiles[c.Row][c.Col] = words[0]
		}
		return nil
	case "accept":
		r.accept = append(r.accept, r.action(rest))
		return nil
	case "reject":
		r.reject = append(r.reject, r.action(rest))
		return nil
	case "does":
		r.does = rest
		return nil
	case "ends": // hexes, or "by" and those beside a hex
		by := words[0] == "by"
		for _, w := range words {
			if w == "by" {
				continue
			}
			c, err := r.cell(w)
			if err != nil {
				return err
			}
			r.ends.Add(c)
			for d := range hex.Direction(hex.Directions) {
				if by {
					r.ends.Add(c.Next(d))
				}
			}
		}
		return nil
	}
	if r.battle == nil {
		if err := r.begin(); err != nil {
			return err
		}
	}
	s := &r.battle.State
	switch word {
	case "points": // of the first team and the second
		for team, w := range words {
			n, err := strconv.Atoi(w)
			if err != nil {
				return err
			}
			s.Teams[team].Primary = int8(n)
		}
	case "held": // who holds the markers: 1, 2, or – for nobody
		for i, w := range words {
			s.Markers[i].Owner = int8(strings.Index("12", w))
		}
	case "marker":
		i, err := strconv.Atoi(words[0])
		if err != nil {
			return err
		}
		s.Markers[i].Cell, err = r.cell(words[1])
		return err
	case "unit":
		return r.unit(words)
	case "play":
		a, err := hexwar.ParseAction(r.action(rest))
		if err != nil {
			return err
		}
		_, err = r.battle.Apply(a)
		return err
	default:
		return fmt.Errorf("%q is no word of a puzzle", word)
	}
	return nil
}

// begin begins the engagement: the first team attacks from the south and goes first,
// and nobody is on the board yet.
func (r *puzzleReader) begin() error {
	h, err := assets.Hex()
	if err != nil {
		return err
	}
	m, err := h.Mission(r.begun["mission"])
	if err != nil {
		return err
	}
	text := "board Open\nsize 13x16\n"
	for _, row := range r.tiles {
		text += "row " + strings.Join(row[:], " ") + "\n"
	}
	board, err := hexwar.ParseBoard([]byte(text))
	if err != nil {
		return err
	}
	on := *m
	on.Boards = nil
	squads := h.Squads(m.Size)
	k := slices.IndexFunc(squads, func(s hexwar.Squad) bool { return s.Name == r.begun["squads"] })
	if k < 0 {
		return errors.New("there is no such squad")
	}
	u, err := hexwar.NewSetup(hexwar.Settings{}, m.Size, [hexwar.Teams]int{1, 1}, on, board, h.Catalogue, [hexwar.Teams]hexwar.Squad{squads[k], squads[k]})
	if err != nil {
		return err
	}
	r.battle = hexwar.NewBattle(u)
	s := &r.battle.State
	pair, err := hexwar.ParseAction("objectives " + r.begun["objectives"])
	if err != nil {
		return err
	}
	c := Normal()
	for s.Phase != hexwar.PhasePick {
		a := hexwar.Action{Kind: hexwar.ActRoll, Count: int8(s.RollDice()), Values: [2]uint8{4, 3}}
		switch s.Phase {
		case hexwar.PhaseRole:
			a = hexwar.Action{Kind: hexwar.ActRole}
		case hexwar.PhaseFirst:
			a = hexwar.Action{Kind: hexwar.ActFirst}
		case hexwar.PhaseZone:
			a = hexwar.Action{Kind: hexwar.ActZone}
			if r.turned {
				a.Index = 1
			}
		case hexwar.PhaseSecondary:
			a = pair
		default:
			if s.Side() != rules.Chance {
				a = c.Decide(s, random(1))
			} else if s.RollDice() == 1 {
				a.Values[1] = 0
			}
		}
		if err := s.Apply(&a, nil); err != nil {
			return err
		}
	}
	round, err := strconv.Atoi(r.begun["round"])
	s.Round = int8(round)
	for i := range s.Count() {
		s.Units[i].Where = hexwar.Gone
	}
	for i := range s.Markers {
		if k := &s.Markers[i]; r.turned && k.Placed {
			k.Cell = hex.Grid{Cols: 13, Rows: 16}.HalfTurn(k.Cell)
		}
	}
	return err
}

// unit reads a unit: its number, where it is, how it faces, and what else there is to
// say.
func (r *puzzleReader) unit(words []string) error {
	s := &r.battle.State
	i, err := strconv.Atoi(words[0])
	if err != nil {
		return err
	}
	u := &s.Units[i]
	u.Where, u.Acted = hexwar.OnBoard, false
	if u.Cell, err = r.cell(words[1]); err != nil {
		return err
	}
	if u.Facing, err = hex.ParseDirection(words[2]); err != nil {
		return err
	}
	if r.turned {
		u.Facing = u.Facing.Back()
	}
	u.Level = s.Board.Tile(u.Cell).Level
	sections := []string{"head", "torso", "left-arm", "right-arm", "left-leg", "right-leg"}
	for k := 3; k < len(words); k++ {
		switch words[k] {
		case "acted":
			u.Acted = true
			continue
		case "lying":
			u.Posture = hexwar.Lying
			continue
		}
		if k+1 == len(words) {
			return fmt.Errorf("%q of how many?", words[k])
		}
		n, err := strconv.Atoi(words[k+1])
		if err != nil {
			return err
		}
		switch section := slices.Index(sections, words[k]); {
		case section >= 0:
			u.Left[section] = int16(n)
		case words[k] == "ap":
			u.AP = int8(n)
		case words[k] == "tokens":
			u.Tokens = int8(n)
		default:
			return fmt.Errorf("%q is nothing that a unit has", words[k])
		}
		k++
	}
	return nil
}

// right tells whether a decider solves the puzzle, and its answers.
func (p *puzzle) right(d decider, noise uint64) (bool, string, error) {
	b := *p.battle
	s := &b.State
	first := d(s, noise)
	line := first.String()
	begins := func(start string) bool { return line == start || strings.HasPrefix(line, start+" ") }
	if slices.ContainsFunc(p.reject, begins) || len(p.accept) > 0 && !slices.ContainsFunc(p.accept, begins) {
		return false, line, nil
	}
	if p.does == "" && p.ends == (hex.Set{}) {
		return true, line, nil
	}
	unit := s.Turn.Unit
	if first.Kind == hexwar.ActPick {
		unit = first.Unit
	}
	did, ended, round := false, false, s.Round
	a := first
	for n := uint64(1); ; n++ {
		did = did || strings.HasPrefix(a.String(), p.does)
		if err := s.Apply(&a, nil); err != nil {
			return false, line, err
		}
		over := s.Phase == hexwar.PhasePick || s.Phase == hexwar.PhaseOver || s.Round != round
		if !ended && (over || s.Turn.Unit == unit && s.Turn.Stage != hexwar.Moving) {
			ended = true
			if p.ends != (hex.Set{}) && !p.ends.Has(s.Units[unit].Cell) {
				return false, line + " … to " + s.Units[unit].Cell.String(), nil
			}
		}
		if over {
			break
		}
		if s.Side() == rules.Chance {
			dice, _ := b.Pending()
			a = hexwar.RollOf(rollFor(dice, noise))
			continue
		}
		a = d(s, noise<<8+n)
		if s.Phase == hexwar.PhaseAct {
			line += ", " + a.String()
		}
	}
	return did, line, nil
}

// puzzleFiles are the texts of all puzzles, by the names of their files.
func puzzleFiles(t testing.TB) map[string]string {
	t.Helper()
	paths, err := filepath.Glob("testdata/puzzles/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no puzzles: %v", err)
	}
	files := map[string]string{}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		files[strings.TrimSuffix(filepath.Base(path), ".txt")] = string(text)
	}
	return files
}

// TestPuzzles lets normal and hard solve the puzzles, as they are and after a half-turn
// of the table by turns: a tenth of what they are measured by, or with -puzzles 20 all
// of it.
func TestPuzzles(t *testing.T) {
	files := puzzleFiles(t)
	for _, k := range []struct {
		level string
		least float64 // of the puzzles
	}{{"normal", 0.8}, {"hard", 0.9}} {
		if testing.Short() && k.level == "hard" {
			continue
		}
		search := Players()[k.level].(searcher).search
		d := func(s *hexwar.State, noise uint64) hexwar.Action { return search.Decide(s, noise, nil) }
		solved := 0
		for name, text := range files {
			right := 0
			for i := range *puzzleTries {
				p, err := readPuzzle(text, i%2 == 1)
				if err != nil {
					t.Fatalf("%s: %v", name, err)
				}
				ok, line, err := p.right(d, uint64(i+1))
				if err != nil {
					t.Fatalf("%s: %s: %v", name, line, err)
				}
				if ok {
					right++
				} else {
					t.Logf("%s, %s, try %d: %s", k.level, name, i+1, line)
				}
			}
			if right*20 >= 19**puzzleTries {
				solved++
			}
		}
		t.Logf("%s solves %d of %d", k.level, solved, len(files))
		if float64(solved) < k.least*float64(len(files)) {
			t.Errorf("%s solves %d of %d puzzles", k.level, solved, len(files))
		}
	}
}
