package rapid_test

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"rulerfire/rules"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// A game is a battle under test. It is set up from words and played from lines,
// and keeps what happened in the lines played last.
type game struct {
	t      testing.TB
	b      *rapid.Battle
	events []string
}

// situation sets up a battle in the middle from words, a line each:
//
//	table 120x80                       in studs; without it 120x80
//	rules ruler 6                      also: doomsday 3, rockets 3, reevaluate, straight away, drop whites
//	wall 1x2x3 at 46,39                studs along x and y, bricks high, upper left corner
//	bricks 2x4 layer 1 at 46,39        a single brick
//	seat 7 each                        the next seat, with its score per asset
//	f0 2Rd 1B at 20,30                 a frame: its dice but for the whites, where its centre is
//	s0 at 60,60                        a station: its upper left corner
//
// A frame may go on with "1W", "rockets 2", "acted", "defence 5", "spot 4" and
// "destroyed"; a station with "held by 2" or "held by nobody". Places are in
// studs. Tactical order has just begun.
func situation(t testing.TB, text string) *game {
	t.Helper()
	p := situationText{layout: field.Layout{Name: "Test", Width: 120, Height: 80, Ground: "meadow"}, settings: rapid.DefaultSettings()}
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		if err := p.line(words[0], words[1:], strings.TrimSpace(line)); err != nil {
			t.Fatalf("%s: %v", strings.TrimSpace(line), err)
		}
	}
	table, err := field.NewTable(p.layout)
	if err != nil {
		t.Fatal(err)
	}
	each := 0
	for _, n := range p.stationsOf {
		each = max(each, n)
	}
	for i, st := range p.stations {
		if want := int(st.Home)*each + p.place[i]; p.stationNames[i] != want {
			t.Fatalf("s%d ought to be s%d, with %d stations each", p.stationNames[i], want, each)
		}
	}
	g := &game{t: t}
	g.b = rapid.NewSituation(p.settings, each, table, p.companies, func(s *rapid.State) {
		copy(s.Frames[:], p.frames)
		copy(s.First[:], p.first)
		for i := len(p.first); i < len(s.First); i++ {
			s.First[i] = int8(len(p.frames))
		}
		for i := range s.StationCount() {
			s.Stations[i] = rapid.Station{Owner: rapid.None, Home: int8(i / each)}
		}
		for i, st := range p.stations {
			s.Stations[p.stationNames[i]] = st
		}
		for i, each := range p.each {
			s.Seats[i].Each = each
		}
	})
	for _, e := range g.b.Opening {
		g.events = append(g.events, e.String())
	}
	return g
}

// situationText is a situation as far as it has been read.
type situationText struct {
	layout       field.Layout
	settings     rapid.Settings
	companies    []rapid.Company
	frames       []rapid.Frame
	first        []int8
	each         []int8
	stations     []rapid.Station
	stationNames []int
	stationsOf   []int // by seat
	place        []int // of each station among its seat's
}

func (p *situationText) line(word string, rest []string, line string) error {
	switch {
	case word == "table":
		_, err := fmt.Sscanf(line, "table %dx%d", &p.layout.Width, &p.layout.Height)
		return err
	case word == "rules":
		return p.rules(strings.Join(rest, " "))
	case word == "wall":
		var x, y, w, l, h int
		if _, err := fmt.Sscanf(line, "wall %dx%dx%d at %d,%d", &w, &l, &h, &x, &y); err != nil {
			return err
		}
		p.layout.Bricks = append(p.layout.Bricks, wall(x, y, w, l, h)...)
		return nil
	case word == "bricks":
		var b field.Brick
		if _, err := fmt.Sscanf(line, "bricks %dx%d layer %d at %d,%d", &b.W, &b.L, &b.Layer, &b.X, &b.Y); err != nil {
			return err
		}
		p.layout.Bricks = append(p.layout.Bricks, b)
		return nil
	case word == "seat":
		each, err := strconv.Atoi(rest[0])
		p.each = append(p.each, int8(each))
		p.first = append(p.first, int8(len(p.frames)))
		p.stationsOf = append(p.stationsOf, 0)
		p.companies = append(p.companies, rapid.Company{Name: fmt.Sprintf("Company %d", len(p.each))})
		return err
	case word[0] == 's':
		return p.station(word, rest)
	case word[0] == 'f':
		return p.frame(word, rest)
	}
	return errors.New("no such line")
}

func (p *situationText) rules(rule string) error {
	switch rule {
	case "reevaluate":
		p.settings.Reevaluate = true
	case "straight away":
		p.settings.StraightAway = true
	case "drop whites":
		p.settings.DropWhites = true
	default:
		word, n, _ := strings.Cut(rule, " ")
		into := map[string]*int{"ruler": &p.settings.Ruler, "unit": &p.settings.Unit, "doomsday": &p.settings.Doomsday}[word]
		if into == nil {
			return errors.New("no such rule")
		}
		var err error
		*into, err = strconv.Atoi(n)
		return err
	}
	return nil
}

func (p *situationText) station(name string, words []string) error {
	seat := len(p.each) - 1
	st := rapid.Station{Home: int8(seat), Owner: int8(seat), Placed: true}
	for len(words) > 0 {
		switch {
		case words[0] == "at":
			at, err := inStuds(words[1])
			if err != nil {
				return err
			}
			st.At, words = at, words[2:]
		case words[0] == "held" && words[2] == "nobody":
			st.Owner, words = rapid.None, words[3:]
		case words[0] == "held":
			n, err := strconv.Atoi(words[2])
			if err != nil {
				return err
			}
			st.Owner, words = int8(n-1), words[3:]
		default:
			return fmt.Errorf("%q", words[0])
		}
	}
	n, err := strconv.Atoi(name[1:])
	p.stationNames = append(p.stationNames, n)
	p.place = append(p.place, p.stationsOf[seat])
	p.stations = append(p.stations, st)
	p.stationsOf[seat]++
	return err
}

func (p *situationText) frame(name string, words []string) error {
	if want := fmt.Sprintf("f%d", len(p.frames)); name != want {
		return fmt.Errorf("%s ought to be %s", name, want)
	}
	seat := len(p.each) - 1
	f := rapid.Frame{White: 2, Seat: int8(seat), Defence: rapid.None, SpotBy: rapid.None, Fielded: true, Design: int8(len(p.companies[seat].Frames))}
	f.Number = f.Design + 1
	var dice []string
	number := func() uint8 {
		n, _ := strconv.Atoi(words[1])
		words = words[1:]
		return uint8(n)
	}
	for ; len(words) > 0; words = words[1:] {
		switch words[0] {
		case "at":
			at, err := inStuds(words[1])
			if err != nil {
				return err
			}
			f.At, words = at, words[1:]
		case "1W":
			f.White = 1
		case "rockets":
			f.Rockets = number()
		case "acted":
			f.Acted = true
		case "defence":
			f.Defence = int8(number())
		case "spot":
			f.Spot, f.SpotBy = int8(number()), int8(seat)
		case "destroyed":
			f.White = 0
		default:
			dice = append(dice, words[0])
		}
	}
	systems, _, err := rapid.ParseDice(strings.Join(dice, " "))
	if f.White > 0 {
		f.Systems = systems
	}
	c := &p.companies[seat]
	c.Frames = append(c.Frames, rapid.Design{Name: strings.ToUpper(name), Systems: systems, Rockets: f.Rockets})
	p.frames = append(p.frames, f)
	return err
}

// wall is a solid of single-stud bricks: one structure.
func wall(x, y, w, l, height int) []field.Brick {
	var bricks []field.Brick
	for layer := 1; layer <= height; layer++ {
		for dy := range l {
			for dx := range w {
				bricks = append(bricks, field.Brick{X: int16(x + dx), Y: int16(y + dy), W: 1, L: 1, Layer: uint8(layer)})
			}
		}
	}
	return bricks
}

// inStuds reads a place "12,7.5" in studs.
func inStuds(s string) (field.Point, error) {
	x, y, _ := strings.Cut(s, ",")
	fx, err := strconv.ParseFloat(x, 64)
	if err != nil {
		return field.Point{}, err
	}
	fy, err := strconv.ParseFloat(y, 64)
	return field.Point{X: int32(fx * field.Stud), Y: int32(fy * field.Stud)}, err
}

// studs is a place given in studs.
func studs(x, y float64) field.Point {
	return field.Point{X: int32(x * field.Stud), Y: int32(y * field.Stud)}
}

var studPlace = regexp.MustCompile(`@-?[\d.]+,-?[\d.]+`)

// read reads an answer as a test writes it: "@20,30" is a place in studs, and a
// frame's roll may name its dice, "roll W5 R3 R8:7", in any order.
func (g *game) read(line string) rapid.Action {
	g.t.Helper()
	line = studPlace.ReplaceAllStringFunc(line, func(s string) string {
		p, err := inStuds(s[1:])
		if err != nil {
			g.t.Fatalf("%s: %v", line, err)
		}
		return fmt.Sprintf("%d,%d", p.X, p.Y)
	})
	if words := strings.Fields(line); words[0] == "roll" && words[1][0] > '9' {
		line = g.poolLine(words[1:])
	}
	if line == "bricks marked" {
		return g.b.State.MarkedBricks()
	}
	a, err := rapid.ParseAction(line)
	if err != nil {
		g.t.Fatal(err)
	}
	return a
}

// poolLine puts named dice in the order of the acting frame's pool.
func (g *game) poolLine(words []string) string {
	g.t.Helper()
	turn := &g.b.State.Acting
	values := make([]string, turn.Count)
next:
	for _, w := range words {
		for i, d := range turn.Pool[:turn.Count] {
			die, value := d.Colour.Letter(), w[1:]
			if d.Faces == 8 {
				die, value = die+"8:", strings.TrimPrefix(value, "8:")
			}
			if values[i] == "" && strings.HasPrefix(w, die) && strings.Contains(w, ":") == (d.Faces == 8) {
				values[i] = value
				continue next
			}
		}
		g.t.Fatalf("f%d does not roll %s", turn.Frame, w)
	}
	if i := slices.Index(values, ""); i >= 0 {
		g.t.Fatalf("f%d rolls one more %v die of %d", turn.Frame, turn.Pool[i].Colour, turn.Pool[i].Faces)
	}
	return "roll " + strings.Join(values, " ")
}

// play plays lines, each of which must be taken.
func (g *game) play(lines string) {
	g.t.Helper()
	g.events = nil
	for line := range strings.Lines(lines) {
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		a := g.read(line)
		events, err := g.b.Apply(a)
		if err != nil {
			g.t.Fatalf("%s: refused: %v; asked is %s", line, err, g.asked())
		}
		for _, e := range events {
			g.events = append(g.events, e.String())
		}
	}
}

// refuses checks that a line is not taken, and why.
func (g *game) refuses(line, code string) {
	g.t.Helper()
	a := g.read(line)
	before, _ := g.b.MarshalText()
	_, err := g.b.Apply(a)
	var r *rules.Refusal
	if !errors.As(err, &r) || !errors.Is(err, rules.ErrIllegal) {
		g.t.Fatalf("%s: %v, want a refusal %q; asked is %s", line, err, code, g.asked())
	}
	if r.Code != code {
		g.t.Errorf("%s: refused as %q, %s; want %q", line, r.Code, r.Text, code)
	}
	if after, _ := g.b.MarshalText(); string(after) != string(before) {
		g.t.Errorf("%s: refused, but it changed the battle", line)
	}
}

// allows checks that a line would be taken.
func (g *game) allows(line string) {
	g.t.Helper()
	a := g.read(line)
	if err := g.b.Legal(a); err != nil {
		g.t.Errorf("%s: refused: %v; asked is %s", line, err, g.asked())
	}
}

// asked is what is asked, "2 defend", seats from 1; "roll pool" for dice; "over".
func (g *game) asked() string {
	d, open := g.b.Pending()
	switch {
	case !open:
		return "over"
	case d.Side == rules.Chance:
		return "roll " + d.Name
	}
	return fmt.Sprintf("%d %s", d.Side+1, d.Name)
}

// asks checks what is asked.
func (g *game) asks(want string) {
	g.t.Helper()
	if got := g.asked(); got != want {
		g.t.Fatalf("asked is %q, want %q; %s", got, want, strings.Join(g.events, "; "))
	}
}

// offers checks the answers that are listed, all of them.
func (g *game) offers(want ...string) {
	g.t.Helper()
	d, _ := g.b.Pending()
	var got []string
	for _, c := range d.Some {
		got = append(got, c.String())
	}
	if !d.All || !slices.Equal(got, want) {
		g.t.Errorf("offered are %q (all: %t), want %q", got, d.All, want)
	}
}

// saw checks that these events happened in the lines played last, in this order,
// with others between them or not.
func (g *game) saw(want ...string) {
	g.t.Helper()
	rest := g.events
	for _, w := range want {
		i := slices.Index(rest, w)
		if i < 0 {
			g.t.Fatalf("%q did not happen (in this order), but:\n%s", w, strings.Join(g.events, "\n"))
		}
		rest = rest[i+1:]
	}
}

// never checks that no event that contains the words happened.
func (g *game) never(words string) {
	g.t.Helper()
	for _, e := range g.events {
		if strings.Contains(e, words) {
			g.t.Errorf("%q happened", e)
		}
	}
}

// counts counts the events of the lines played last that contain the words.
func (g *game) counts(words string) int {
	n := 0
	for _, e := range g.events {
		if strings.Contains(e, words) {
			n++
		}
	}
	return n
}

// scores checks the scores, by seat.
func (g *game) scores(want ...int) {
	g.t.Helper()
	if got := g.b.Result().Scores; !slices.Equal(got, want) {
		g.t.Errorf("scores are %v, want %v", got, want)
	}
}

// holds checks who holds a station, seats from 1; 0 is nobody.
func (g *game) holds(station, seat int) {
	g.t.Helper()
	if got := int(g.b.State.Stations[station].Owner) + 1; got != seat {
		g.t.Errorf("s%d is held by seat %d, want %d", station, got, seat)
	}
}

// frame is a frame as it is now.
func (g *game) frame(i int) *rapid.Frame { return &g.b.State.Frames[i] }

// has checks a frame's dice but for rockets.
func (g *game) has(frame int, white int, dice string) {
	g.t.Helper()
	f := g.frame(frame)
	if got := (rapid.Design{Systems: f.Systems}).Dice(); int(f.White) != white || got != dice {
		g.t.Errorf("f%d has %d whites and the systems of %q, want %d and %q", frame, f.White, got, white, dice)
	}
}

// standsAt checks a frame's place, in studs.
func (g *game) standsAt(frame int, x, y float64) {
	g.t.Helper()
	if got, want := g.frame(frame).At, studs(x, y); got != want {
		g.t.Errorf("f%d stands at %v, want %v", frame, got, want)
	}
}

// suffer answers the decisions of an attack: the attacker takes the marked
// bricks, and whoever is hit loses the first thing that is offered.
func (g *game) suffer() {
	g.t.Helper()
	for g.b.State.Phase == rapid.PhaseBricks || g.b.State.Phase == rapid.PhaseLose {
		d, _ := g.b.Pending()
		events, err := g.b.Apply(d.Some[0])
		if err != nil {
			g.t.Fatal(err)
		}
		for _, e := range events {
			g.events = append(g.events, e.String())
		}
	}
}

// damage plays an attack's damage dice and what follows from them.
func (g *game) damage(roll string) {
	g.t.Helper()
	g.play("roll " + roll)
	g.suffer()
}

// idle plays the turns of frames that neither attack, move nor spot. None may be
// asked of another seat in between.
func (g *game) idle(frames ...string) {
	g.t.Helper()
	var events []string
	for _, f := range frames {
		g.play("pick " + f + "\n name none")
		events = append(events, g.events...)
		_, n := g.b.State.RollDice()
		g.play("roll" + strings.Repeat(" 1", n) + "\n defend none")
		events = append(events, g.events...)
		for _, no := range []string{"done", "spot none"} {
			if phase := g.b.State.Phase; no == "done" && phase == rapid.PhaseAct || no == "spot none" && phase == rapid.PhaseSpot {
				g.play(no)
				events = append(events, g.events...)
			}
		}
	}
	g.events = events
}

// newBattle begins a battle from the comparison of companies.
func newBattle(t testing.TB, size rapid.Size, layout field.Layout, companies ...rapid.Company) *game {
	t.Helper()
	u, err := rapid.NewSetup(rapid.DefaultSettings(), size, layout, companies)
	if err != nil {
		t.Fatal(err)
	}
	g := &game{t: t, b: rapid.NewBattle(u)}
	for _, e := range g.b.Opening {
		g.events = append(g.events, e.String())
	}
	return g
}

// company is a company of that many frames of one design; rockets are on the first
// three.
func company(frames int, dice string) rapid.Company {
	systems, _, err := rapid.ParseDice(dice)
	if err != nil {
		panic(err)
	}
	c := rapid.Company{Name: "Test Company"}
	for i := range frames {
		d := rapid.Design{Name: "Frame", Systems: systems}
		if i < 3 {
			d.Rockets = 1
		}
		c.Frames = append(c.Frames, d)
	}
	return c
}

// soldier is the rulebook's all-round configuration.
const soldier = "2Rd 1B 1G 1Y"

// openTable is a table without a brick.
func openTable(width, height int) field.Layout {
	return field.Layout{Name: "Open", Width: width, Height: height, Ground: "meadow"}
}

// fieldAllAnyhow takes the first place that is offered for every piece.
func (g *game) fieldAllAnyhow() {
	g.t.Helper()
	for g.b.State.Phase == rapid.PhasePlace {
		actions, _ := g.b.State.Answers()
		if len(actions) == 0 {
			g.t.Fatalf("there is no place for the next piece")
		}
		g.play(actions[0].String())
	}
}

// fieldAll fields every piece in one of the places that are offered for it, so
// that no frame is near another player's station.
func (g *game) fieldAll() {
	g.t.Helper()
	for g.b.State.Phase == rapid.PhasePlace {
		actions, _ := g.b.State.Answers()
		i := slices.IndexFunc(actions, g.quiet)
		if i < 0 {
			text, _ := g.b.MarshalText()
			g.t.Fatalf("there is no quiet place for the next piece\n%s", text)
		}
		g.play(actions[i].String())
	}
}

// quiet tells whether a placing brings no frame near another player's station.
func (g *game) quiet(a rapid.Action) bool {
	s := &g.b.State
	const near = 5 * field.Stud
	for _, f := range s.Frames[:s.FrameCount()] {
		if a.Kind == rapid.ActStation && f.Stands() && f.Seat != s.Asked && field.BaseStationWithin(f.At, a.Place, near) {
			return false
		}
	}
	for _, st := range s.Stations[:s.StationCount()] {
		if a.Kind == rapid.ActFrame && st.Placed && st.Home != s.Asked && field.BaseStationWithin(a.Place, st.At, near) {
			return false
		}
	}
	return true
}
