package history

import (
	"slices"
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/rules/rapid"
)

// A list is a value whose copies share its items unless it is cloned.
type list []int

func (l list) Clone() list { return slices.Clone(l) }

func TestChangesAreTakenBackAndMadeAgain(t *testing.T) {
	h := New(list{0})
	if h.CanUndo() || h.CanRedo() || h.Undo()[0] != 0 || h.Redo()[0] != 0 {
		t.Error("a new history has changes")
	}
	for n := 1; n <= 1000; n++ {
		h.Do(list{n})
	}
	for n := 999; n >= 0; n-- {
		if got := h.Undo(); got[0] != n {
			t.Fatalf("taken back to %v, want %d", got, n)
		}
	}
	if h.CanUndo() || !h.CanRedo() {
		t.Error("it does not know that it is at its beginning")
	}
	for n := 1; n <= 1000; n++ {
		if got := h.Redo(); got[0] != n {
			t.Fatalf("made again up to %v, want %d", got, n)
		}
	}
}

func TestAChangeAfterTakingBackForgetsWhatWasTakenBack(t *testing.T) {
	h := New(list{0})
	h.Do(list{1})
	h.Do(list{2})
	h.Undo()
	h.Do(list{3})
	if h.CanRedo() || h.Now()[0] != 3 || h.Undo()[0] != 1 || h.Undo()[0] != 0 || h.CanUndo() {
		t.Error("something of what was taken back is left")
	}
}

func TestADragIsOneChange(t *testing.T) {
	h := New(list{0})
	h.Do(list{1})
	for n := 2; n < 10; n++ {
		h.Amend(list{n})
	}
	if h.Now()[0] != 9 || h.CanRedo() || h.Undo()[0] != 0 || h.Redo()[0] != 9 {
		t.Error("the drag is more than one change, or less")
	}
}

// Whatever is done with what the history has been given or gives, it keeps what
// was done.
func TestAHistoryKeepsEveryValueAsItWas(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		c := rapid.Company{Name: "Larks", Frames: []rapid.Design{{Name: "Sparrow"}, {Name: "Claw"}}}
		h := New(c)
		want, at := []uint8{0}, 0
		for range prop.IntRange(1, 40).Draw(t, "steps") {
			n := uint8(prop.IntRange(1, 8).Draw(t, "rockets"))
			switch prop.IntRange(0, 3).Draw(t, "step") {
			case 0:
				c = h.Undo()
				at = max(at-1, 0)
			case 1:
				c = h.Redo()
				at = min(at+1, len(want)-1)
			case 2:
				c.Frames[0].Rockets = n
				h.Amend(c)
				want = append(want[:at], n)
			case 3:
				c.Frames[0].Rockets = n
				h.Do(c)
				want = append(want[:at+1], n)
				at++
			}
			c.Frames[0].Rockets = 99
			if got := h.Now().Frames[0].Rockets; got != want[at] {
				t.Fatalf("%d rockets, want %d", got, want[at])
			}
			if h.CanUndo() != (at > 0) || h.CanRedo() != (at < len(want)-1) {
				t.Fatal("it does not know where it is")
			}
		}
	})
}

func TestWhatIsRewrittenIsSoAtEveryTime(t *testing.T) {
	h := New(list{0})
	h.Do(list{1})
	h.Do(list{2})
	h.Undo()
	h.Rewrite(func(l list) list { l[0] += 10; return l })
	if got := h.Now()[0]; got != 11 {
		t.Errorf("the present value is %d", got)
	}
	if got := h.Redo()[0]; got != 12 || h.CanRedo() {
		t.Errorf("made again it is %d", got)
	}
	h.Undo()
	if got := h.Undo()[0]; got != 10 || h.CanUndo() {
		t.Errorf("taken back it is %d", got)
	}
}
