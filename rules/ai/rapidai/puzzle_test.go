package rapidai

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"rulerfire/rules/dice"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// A puzzle is a position in which it can be said what is right, from a file in
// testdata/puzzles; the README there says how they are written.
type puzzle struct {
	name           string
	state          *rapid.State
	accept, reject []string // beginnings of the lines of answers
	takes          int      // the station that the answer must win; or None
}

// A view turns a puzzle round without changing it: the table is mirrored, and turned
// by quarters.
type view struct {
	mirrored bool
	quarters int
}

var views = []view{{false, 0}, {true, 0}, {false, 1}, {true, 1}, {false, 2}, {true, 2}, {false, 3}, {true, 3}}

func (v view) String() string { return fmt.Sprintf("mirrored %v, turned %d", v.mirrored, v.quarters) }

// at is where the upper left corner of a thing comes to lie that is so wide and so
// high, on the lattice.
func (v view) at(p field.Point, wide, high int32) field.Point {
	const across = sceneStuds * field.Stud
	if v.mirrored {
		p.X = across - wide - p.X
	}
	for range v.quarters {
		p = field.Point{X: across - high - p.Y, Y: p.X}
		wide, high = high, wide
	}
	return p
}

// brick is where a brick comes to lie.
func (v view) brick(b field.Brick) field.Brick {
	const stud = field.Stud
	p := v.at(field.Point{X: int32(b.X) * stud, Y: int32(b.Y) * stud}, int32(b.W)*stud, int32(b.L)*stud)
	b.X, b.Y = int16(p.X/stud), int16(p.Y/stud)
	if v.quarters%2 == 1 {
		b.W, b.L = b.L, b.W
	}
	return b
}

// readPuzzle reads a puzzle's text.
func readPuzzle(text string, v view) (*puzzle, error) {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	p := &puzzle{name: lines[0], takes: rapid.None}
	r := puzzleReader{puzzle: p, view: v}
	for i, line := range lines[1:] {
		if words := strings.Fields(line); len(words) > 0 && words[0][0] != '#' {
			if err := r.line(words[0], words[1:]); err != nil {
				return nil, fmt.Errorf("line %d, %q: %w", i+2, line, err)
			}
		}
	}
	return p, r.fault
}

type puzzleReader struct {
	*puzzle
	view  view
	walls []field.Brick
	fault error
}

// number is a whole number.
func (r *puzzleReader) number(w string) int {
	n, err := strconv.Atoi(w)
	if err != nil && r.fault == nil {
		r.fault = err
	}
	return n
}

// place is a place in units from the upper left corner, of a thing that is so large.
func (r *puzzleReader) place(w string, size int32) field.Point {
	x, y, _ := strings.Cut(w, ",")
	lattice := func(w string) int32 {
		f, err := strconv.ParseFloat(w, 64)
		if err != nil && r.fault == nil {
			r.fault = err
		}
		return int32(f * 80)
	}
	return r.view.at(field.Point{X: lattice(x), Y: lattice(y)}, size, size)
}

func (r *puzzleReader) line(word string, rest []string) error {
	s := r.state
	if s == nil && word != "seats" && word != "wall" {
		return fmt.Errorf("the seats come first")
	}
	switch word {
	case "wall": // x y wide long layers, in studs
		for layer := range r.number(rest[4]) {
			r.walls = append(r.walls, r.view.brick(field.Brick{
				X: int16(r.number(rest[0])), Y: int16(r.number(rest[1])), W: uint8(r.number(rest[2])), L: uint8(r.number(rest[3])), Layer: uint8(layer + 1)}))
		}
	case "seats":
		var each []int8
		for _, w := range rest {
			each = append(each, int8(r.number(w)))
		}
		var err error
		if r.state, err = newScene(r.walls, each...); err != nil {
			return err
		}
		for i := range r.state.StationCount() {
			st := &r.state.Stations[i]
			st.At = r.view.at(st.At, field.StationSide, field.StationSide)
		}
	case "clock":
		s.Clock = int8(r.number(rest[0]))
	case "hold":
		i := 0
		for seat, n := range rest {
			for range r.number(n) {
				s.Stations[i].Owner = int8(seat)
				i++
			}
		}
	case "station":
		s.Stations[r.number(rest[0])].At = r.place(rest[1], field.StationSide)
	case "frame":
		return r.frame(r.number(rest[0]), rest[1:])
	case "turn", "held":
		return r.turn(word == "held", rest)
	case "attack": // the attack die of the attack that goes on
		s.Assault = rapid.Assault{Attack: int8(r.number(rest[0]))}
	case "hit": // once, by the acting frame, with no more damage dice to come
		s.Acting.Attacked = true
		s.Assault = rapid.Assault{Attack: 5, Dice: 1, Chart: dice.Open, Hit: frameTarget(r.number(rest[0]))}
		s.Asked = s.Frames[r.number(rest[0])].Seat
	case "damage": // dice that the acting frame's target must yet be told of
		s.Acting.Attacked = true
		s.Assault = rapid.Assault{Attack: int8(r.number(rest[0])), Dice: int8(r.number(rest[0]))}
		s.Asked = s.Frames[s.Acting.Target.ID].Seat
	case "bricks": // one hit on the structure of a brick
		s.Acting.Attacked = true
		hit := rapid.Target{Kind: rapid.TerrainTarget, ID: int16(s.Table.StructureOf(r.number(rest[0])))}
		s.Assault = rapid.Assault{Attack: 5, Dice: 1, Chart: dice.BehindTerrain, Cover: hit, Hit: hit}
		s.Asked = s.Actor().Seat
	case "asked":
		s.Asked = int8(r.number(rest[0]))
	case "phase":
		for p := range rapid.PhaseOver {
			if p.String() == strings.Join(rest, " ") {
				s.Phase = p
				return nil
			}
		}
		return fmt.Errorf("there is no such phase")
	case "done": // the acting frame's turn is over
		return s.Apply(&rapid.Action{Kind: rapid.ActDone}, nil)
	case "accept":
		r.accept = append(r.accept, strings.Join(rest, " "))
	case "reject":
		r.reject = append(r.reject, strings.Join(rest, " "))
	case "takes":
		r.takes = r.number(rest[0])
	default:
		return fmt.Errorf("%q is no word of a puzzle", word)
	}
	return r.fault
}

// frame reads a frame: whites, systems, its defence this round, rockets, a spot.
func (r *puzzleReader) frame(i int, words []string) error {
	f := &r.state.Frames[i]
	f.At = r.place(words[0], 0)
	f.White, f.Acted, f.Defence = 2, true, 0
	names := []string{"blue", "green", "yellow", "hand", "direct", "artillery"}
	for k := 1; k < len(words); k += 2 {
		if words[k] == "fresh" {
			f.Acted, f.Defence = false, rapid.None
			k--
			continue
		}
		if k+1 == len(words) {
			return fmt.Errorf("%q of how many?", words[k])
		}
		n := r.number(words[k+1])
		switch system := slices.Index(names, words[k]); {
		case system >= 0:
			f.Systems[system] = uint8(n)
		case words[k] == "white":
			f.White = uint8(n)
		case words[k] == "rockets":
			f.Rockets = uint8(n)
		case words[k] == "defence":
			f.Defence = int8(n)
		case words[k] == "spot":
			f.Spot, f.SpotBy = int8(n), int8(1-f.Seat&1)
		default:
			return fmt.Errorf("%q is nothing that a frame has", words[k])
		}
	}
	return r.fault
}

// turn reads a frame in its turn: whom it has named, in which band, and its dice; or
// none, if it has yet to name a target. A held one waits for its target.
func (r *puzzleReader) turn(held bool, words []string) error {
	s := r.state
	t := rapid.Turn{Frame: int8(r.number(words[0]))}
	if len(words) > 1 {
		line := "name " + words[1]
		if words[1] != "none" {
			line += " " + words[2]
		}
		name, err := rapid.ParseAction(line)
		if err != nil {
			return err
		}
		t.Target, t.Band = name.Target, name.Band
		for _, w := range words[min(len(words), 3):] {
			a, err := rapid.ParseAction("attack " + w)
			if err != nil {
				return err
			}
			t.Pool[t.Count].Face = a.Die
			t.Count++
		}
	}
	f := &s.Frames[t.Frame]
	f.Acted = true
	t.Comms = f.Systems[rapid.Comms]
	t.Crosses = f.Systems[rapid.Movement] > 0 || f.Systems.Sprints()
	if held {
		t.Attacked = true
		s.Waiting, s.Held = t, true
		return nil
	}
	s.Acting, s.Asked = t, f.Seat
	return nil
}

// right tells whether an answer solves the puzzle.
func (p *puzzle) right(a rapid.Action) bool {
	line := a.String()
	begins := func(start string) bool { return line == start || strings.HasPrefix(line, start+" ") }
	if slices.ContainsFunc(p.reject, begins) || len(p.accept) > 0 && !slices.ContainsFunc(p.accept, begins) {
		return false
	}
	if p.takes == rapid.None {
		return true
	}
	after := *p.state
	after.Do(&a, nil)
	return after.Stations[p.takes].Owner == int8(p.state.Side())
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

// solve gives in how many of so many tries a player solves a puzzle, each seen another
// way and with other noise, and the wrong answers.
func solve(t testing.TB, text string, tries int, d decider) (right int, wrong []string) {
	t.Helper()
	for i := range tries {
		v := views[i%len(views)]
		p, err := readPuzzle(text, v)
		if err != nil {
			t.Fatal(err)
		}
		a := d(p.state, uint64(i+1))
		if err := p.state.Legal(&a); err != nil {
			t.Fatalf("%s: %s: %v", v, a, err)
		}
		if p.right(a) {
			right++
		} else {
			wrong = append(wrong, fmt.Sprintf("%s (%s)", a, v))
		}
	}
	return right, wrong
}

// Every puzzle has legal right answers, whichever way the table is turned.
func TestPuzzlesCanBeSolved(t *testing.T) {
	for name, text := range puzzleFiles(t) {
		for _, v := range views {
			p, err := readPuzzle(text, v)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				break
			}
			c := Normal()
			options := c.options(p.state, random(1))
			if !slices.ContainsFunc(options, func(o option) bool { return p.right(o.action) }) {
				t.Errorf("%s, %s: nothing right is considered; there are", name, v)
				for _, o := range options {
					t.Errorf("\t%s", o.action)
				}
				break
			}
		}
	}
}

// TestPuzzles lets the levels solve the puzzles: a tenth of what they are measured by,
// or with -puzzles 20 all of it.
func TestPuzzles(t *testing.T) {
	for _, k := range []struct {
		level string
		least float64 // of the puzzles
	}{{"normal", 0.8}, {"hard", 1}} {
		search := Players()[k.level].(searcher).search
		d := func(s *rapid.State, noise uint64) rapid.Action { return search.Decide(s, noise, nil) }
		solved, all := 0, 0
		for name, text := range puzzleFiles(t) {
			all++
			right, wrong := solve(t, text, *puzzleTries, d)
			if right*20 >= 19**puzzleTries {
				solved++
				continue
			}
			t.Logf("%s, %s: right in %d of %d: %s", k.level, name, right, *puzzleTries, strings.Join(wrong, ", "))
		}
		t.Logf("%s solves %d of %d", k.level, solved, all)
		if float64(solved) < k.least*float64(all) {
			t.Errorf("%s solves %d of %d puzzles", k.level, solved, all)
		}
	}
}
