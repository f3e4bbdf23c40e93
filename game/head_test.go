package game

import (
	"strings"
	"testing"
)

func TestTheHeadOfARecordingIsReadWithoutTheRest(t *testing.T) {
	text := recordText(t, eventfulBattle(t))
	whole, err := ParseRecording([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{text, text[:strings.Index(text, "setup ")], text[:strings.Index(text, "play\n")-3]} {
		r, err := ParseHead([]byte(part))
		if err != nil {
			t.Fatalf("of %d bytes: %v", len(part), err)
		}
		if r.System != whole.System || r.Version != whole.Version || r.Dice != whole.Dice || len(r.Seats) != len(whole.Seats) || r.Seats[1].Name != whole.Seats[1].Name {
			t.Errorf("the head is %+v", r)
		}
		if r.Setup != nil || r.Entries != nil {
			t.Error("more than the head was read")
		}
	}
	for _, part := range []string{"", "mine", text[:40], strings.Replace(text, "seat 2", "seat 3", 1)} {
		if r, err := ParseHead([]byte(part)); err == nil && len(r.Seats) == len(whole.Seats) {
			t.Errorf("%.60q is taken for the head of a recording", part)
		}
	}
}

func TestTheEndOfARecordingTellsHowManyAnswersItHas(t *testing.T) {
	text := recordText(t, eventfulBattle(t))
	want, _ := ParseEnd([]byte(text[len(text)-40:]))
	if got := strings.Count(text, "\nend "); got != 1 || want == 0 {
		t.Fatalf("%d answers by the end of\n%s", want, text)
	}
	for cut := 1; cut < 60; cut++ {
		if _, ok := ParseEnd([]byte(text[:len(text)-cut])); ok && cut > 1+len("00") {
			t.Errorf("cut off by %d bytes it seems whole", cut)
		}
	}
	for _, bad := range []string{"", "end", "end x", "end -1", "send 3", "end 3 4"} {
		if _, ok := ParseEnd([]byte(bad)); ok {
			t.Errorf("%q is taken for an end", bad)
		}
	}
}
