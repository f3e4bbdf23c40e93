package rulestest

import (
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"rulerfire/rules"
	"rulerfire/rules/rulestest/pig"
)

// play plays a playthrough of pig and gives what its last section should say.
func play(t *testing.T, file string) string {
	t.Helper()
	_, now, err := playThrough(pig.System(), txtar.Parse([]byte(file)))
	if err != nil {
		t.Fatal(err)
	}
	return now
}

func TestAPlaythroughShowsEverything(t *testing.T) {
	got := play(t, "-- setup --\nseats 2\nrounds 1\n-- play --\n> roll 2\n> throw\n> roll 5\n> bank 7\n> bank 4\n> bank 0\n")
	for _, line := range []string{
		"? roll d20: opening",
		"> roll 2",
		"  seat 1 begins",
		"? 1 turn: throw | bank 0",
		"? roll d6 for 1: round 1 seat 1 throw 1",
		"? 1 turn: throw | bank 5 | …",
		"! the pot holds 5",
		"= over, won by 1",
	} {
		if !strings.Contains(got, line+"\n") {
			t.Errorf("the line %q is missing in\n%s", line, got)
		}
	}
}

func TestAPlaythroughReadsOnlyItsAnswers(t *testing.T) {
	written := play(t, "-- setup --\nseats 2\nrounds 1\n-- play --\n> roll 2\n> bank 0\n> bank 3\n")
	again := play(t, "-- setup --\nseats 2\nrounds 1\n-- play --\n"+written)
	if again != written {
		t.Errorf("played from what was written,\n%s\nbecame\n%s", written, again)
	}
	changed := strings.Replace(written, "seat 1 begins", "seat 2 begins", 1)
	was, now, err := playThrough(pig.System(), txtar.Parse([]byte("-- setup --\nseats 2\nrounds 1\n-- play --\n"+changed)))
	if err != nil || was == now || now != written {
		t.Errorf("a changed line was not noticed (%v):\n%s", err, now)
	}
}

func TestASetUpMayHaveSectionsOfItsOwn(t *testing.T) {
	var got string
	system := rules.System{New: func(setup []byte) (rules.Battle, error) {
		got = string(setup)
		return pig.System().New([]byte("seats 2\nrounds 1\n"))
	}}
	const setup = "size small\n-- table --\nwide\n-- company 1 --\nfew\n"
	if _, _, err := playThrough(system, txtar.Parse([]byte("-- setup --\n"+setup+"-- play --\n"))); err != nil || got != setup {
		t.Errorf("the set-up arrived as %q (%v)", got, err)
	}
}

func TestAPlaythroughWithoutItsSectionsIsRefused(t *testing.T) {
	for _, file := range []string{"", "-- setup --\nseats 2\n", "-- play --\n", "-- play --\n-- setup --\n", "-- setup --\nseats 99\n-- play --\n"} {
		if _, _, err := playThrough(pig.System(), txtar.Parse([]byte(file))); err == nil {
			t.Errorf("%q was played", file)
		}
	}
}
