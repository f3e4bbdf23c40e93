package game

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	prop "pgregory.net/rapid"

	"rulerfire/rules"
	"rulerfire/rules/rulestest/pig"
)

var pigSystems = []rules.System{pig.System()}

func recordText(t *testing.T, s *Session) string {
	t.Helper()
	r, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	text, err := r.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// A battle in which everything happens that a recording can hold.
func eventfulBattle(t *testing.T) *Session {
	t.Helper()
	c := pigConfig(Person, Computer, Person)
	c.Seats[0].Name = "Ann \"the pig\"\n"
	c.Seats[0].OwnDice = true
	c.Seats[2].Name = ""
	s := begin(t, c)
	if err := s.SubmitRoll(0, rules.Roll{2}); err != nil { // for who begins
		t.Fatal(err)
	}
	for s.Waiting().For != WaitPerson {
		run(t, s)
	}
	bank(t, s)
	for _, seat := range []rules.Side{0, 2} {
		if err := s.HandOver(seat, Computer, "random"); err != nil {
			t.Fatal(err)
		}
	}
	run(t, s)
	return s
}

func TestARecordingComesBackFromItsText(t *testing.T) {
	s := eventfulBattle(t)
	r, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	text := recordText(t, s)
	back, err := ParseRecording([]byte(text))
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	again, err := back.MarshalText()
	if err != nil || string(again) != text {
		t.Errorf("written again (%v):\n%s", err, cmp.Diff(text, string(again)))
	}
	for i := range back.Entries {
		back.Entries[i].Line = 0
	}
	if diff := cmp.Diff(r, back); diff != "" {
		t.Error(diff)
	}
}

func TestARecordingPlaysAgain(t *testing.T) {
	s := eventfulBattle(t)
	r, err := ParseRecording([]byte(recordText(t, s)))
	if err != nil {
		t.Fatal(err)
	}
	m, err := Replay(r, pigSystems)
	if err != nil {
		t.Fatal(err)
	}
	if battleText(t, m.Battle()) != battleText(t, s.Battle()) {
		t.Error("the battle took another course")
	}
	if diff := cmp.Diff(s.Steps(), m.Steps()); diff != "" {
		t.Error(diff)
	}
}

func TestABattleThatIsNotOverIsRecordedToo(t *testing.T) {
	s := begin(t, pigConfig(Person, Person))
	for range 3 {
		r, err := ParseRecording([]byte(recordText(t, s)))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Replay(r, pigSystems); err != nil {
			t.Error(err)
		}
		if !s.Tick() {
			bank(t, s)
		}
	}
}

func TestASetUpIsRecordedToTheByte(t *testing.T) {
	for _, setup := range []string{"", "\n", "a", "a\n", "a\n\n\tb\r\n", "play\nend 3", "\xff\x00"} {
		r := Recording{System: "pig", Version: 1, Setup: []byte(setup)}
		text, err := r.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		back, err := ParseRecording(text)
		if err != nil || string(back.Setup) != setup {
			t.Errorf("%q came back as %q, %v", setup, back.Setup, err)
		}
	}
}

// pigGame is a battle of two seats that bank at once, with one throw of seat 2.
const pigGame = `rulerfire recording 1
system pig 1
dice 7
noise 11
seat 1 person "Ann" 0 0
seat 2 person "Bob" 1 0
setup f777e2342bf98e29
	seats 2
	rounds 1
	
play
roll 2
1 bank 0
2 throw
roll 5
2 bank 4
digest dddddddddddddddd
end 5
`

// goodGame is pigGame with its true digests.
func goodGame(t *testing.T) string {
	t.Helper()
	b, err := pig.System().New([]byte("seats 2\nrounds 1\n"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []rules.Choice{rules.Roll{2}, pig.Bank(0), pig.Throw{}, rules.Roll{5}, pig.Bank(4)} {
		if _, err := b.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	d, err := Digest(b)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Replace(pigGame, strings.Repeat("d", 16), fmt.Sprintf("%016x", d), 1)
}

func TestReplaySaysWhereARecordingDoesNotHold(t *testing.T) {
	good := goodGame(t)
	for _, c := range []struct {
		name     string
		old, new string
		line     int
		says     string
	}{
		{name: "as it was played", line: 0},
		{"an answer that is not legal", "bank 4", "bank 9", 16, "the pot holds 5"},
		{"an answer that is no answer", "2 throw", "2 dance", 14, "none of"},
		{"the other seat answers", "1 bank", "2 bank", 13, "for seat 1"},
		{"a seat answers for the dice", "roll 5", "2 throw", 15, "for the dice"},
		{"dice that do not exist", "roll 5", "roll 8", 15, "6 sides"},
		{"another answer", "bank 4", "bank 3", 17, "another course"},
		{"an answer too many", "2 bank 4\n", "2 bank 4\n1 throw\n", 17, "is over"},
		{"an answer too few", "2 bank 4\n", "", 16, "another course"},
		{"other rules", "system pig", "system chess", 0, "not known"},
		{"newer rules", "system pig 1", "system pig 2", 0, "version 2"},
		{"a seat too many", "setup", "seat 3 person \"Cid\" 0 0\nsetup", 0, "2 seats, not 3"},
	} {
		text := good
		if c.old != "" {
			if text = strings.Replace(good, c.old, c.new, 1); text == good {
				t.Fatalf("%s: nothing was changed", c.name)
			}
		}
		text = countedAgain(text)
		r, err := ParseRecording([]byte(text))
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		_, err = Replay(r, pigSystems)
		checkLine(t, c.name, err, c.line, c.says)
	}
}

// countedAgain gives a recording that was changed the right number of answers.
func countedAgain(text string) string {
	head, play, _ := strings.Cut(text, "\nplay\n")
	answers := 0
	lines := strings.Split(strings.TrimSuffix(play, "\n"), "\n")
	for _, line := range lines {
		if !strings.HasPrefix(line, "digest") && !strings.HasPrefix(line, "end") {
			answers++
		}
	}
	lines[len(lines)-1] = fmt.Sprint("end ", answers)
	return head + "\nplay\n" + strings.Join(lines, "\n") + "\n"
}

func checkLine(t *testing.T, name string, err error, line int, says string) {
	t.Helper()
	if says == "" {
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		return
	}
	var at *RecordingError
	if !errors.As(err, &at) || at.Line != line || !strings.Contains(err.Error(), says) {
		t.Errorf("%s: got %v, want line %d and %q", name, err, line, says)
	}
}

func TestParseRecordingSaysWhatIsWrongAndWhere(t *testing.T) {
	good := goodGame(t)
	for _, c := range []struct {
		name     string
		old, new string
		line     int
		says     string
	}{
		{name: "as it was written"},
		{"another file", "rulerfire", "PK", 1, "not a recording"},
		{"a newer form", "recording 1", "recording 2", 1, "not a recording"},
		{"no system", "system pig 1", "system pig", 2, "system rapid 1"},
		{"no seed", "dice 7", "dice seven", 3, "dice 7"},
		{"the other seed is missing", "noise 11\n", "", 4, "noise 7"},
		{"hints of another kind", "noise 11\n", "noise 11\nhints some\n", 5, "hints off"},
		{"seats in disorder", "seat 2", "seat 4", 6, "seat 2"},
		{"a seat without a name", `"Bob" `, "", 6, "want the seat"},
		{"a seat's name unfinished", `"Bob"`, `"Bob`, 6, "want the seat"},
		{"a seat of nobody", "2 person", "2 animal", 6, "who plays"},
		{"a seat with a long name", "Bob", strings.Repeat("B", MaxName+1), 6, "longer than"},
		{"a colour out of range", `"Bob" 1`, `"Bob" 256`, 6, "want the seat"},
		{"seats without end", "setup f", manySeats(3, maxSeats+1) + "setup f", 5 + maxSeats, "at most 16 seats"},
		{"the set-up changed", "rounds 1", "rounds 2", 7, "has been changed"},
		{"the set-up's digest too short", "setup f", "setup ", 7, "digest"},
		{"no play", "play\n", "", 11, "play"},
		{"a seat that is not there", "1 bank", "3 bank", 13, "not a seat"},
		{"a word nobody knows", "2 throw", "throw", 14, "not a seat"},
		{"an empty line", "2 throw", "", 14, "not a seat"},
		{"an answer of nothing", "2 throw", "2", 14, "missing"},
		{"a digest of other digits", "digest ", "digest x", 17, "16 hexadecimal"},
		{"the wrong number of answers", "end 5", "end 6", 18, "5 answers"},
		{"cut off", "end 5\n", "", 17, "cut off"},
		{"something after the end", "end 5\n", "end 5\nmore\n", 19, "follow the end"},
		{"a line too long", "2 throw", "2 " + strings.Repeat("x", maxRecordingLine), 14, "at most"},
		{"a hand-over to nobody", "2 throw", "hand 2 nobody", 14, "who plays"},
	} {
		text := strings.Replace(good, c.old, c.new, 1)
		_, err := ParseRecording([]byte(text))
		checkLine(t, c.name, err, c.line, c.says)
	}
	_, err := ParseRecording(make([]byte, MaxRecording+1))
	checkLine(t, "a file too long", err, 1, "at most")
}

// manySeats is the lines of the seats with these numbers.
func manySeats(from, to int) string {
	var b strings.Builder
	for i := from; i <= to; i++ {
		fmt.Fprintf(&b, "seat %d person \"Cid\" 0 0\n", i)
	}
	return b.String()
}

func TestParseRecordingNeverPanics(t *testing.T) {
	good := []byte(goodGame(t))
	prop.Check(t, func(t *prop.T) {
		text := slices.Clone(good)
		for range prop.IntRange(1, 4).Draw(t, "changes") {
			at := prop.IntRange(0, len(text)-1).Draw(t, "at")
			switch prop.IntRange(0, 2).Draw(t, "kind") {
			case 0:
				text[at] = prop.Byte().Draw(t, "byte")
			case 1:
				text = slices.Delete(text, at, min(len(text), at+prop.IntRange(1, 9).Draw(t, "length")))
			case 2:
				text = slices.Insert(text, at, prop.SliceOfN(prop.Byte(), 1, 9).Draw(t, "more")...)
			}
			if len(text) == 0 {
				return
			}
		}
		if r, err := ParseRecording(text); err == nil {
			Replay(r, pigSystems)
		}
	})
}
