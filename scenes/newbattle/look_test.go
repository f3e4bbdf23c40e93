package newbattle

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"rulerfire/rules/rapid"
	"rulerfire/scenes/approve"
	"rulerfire/scenes/compare"
	"rulerfire/scenes/ui"
)

func TestABattleBeginsOnTheTableThatAllHaveApproved(t *testing.T) {
	h := host(3)
	p := enter(t, 1280, 720, h, false)
	p.Click("seat/2/who/Person")
	first := h.board().layout
	p.Click("new/start")
	p.Wait(14)
	if _, ok := p.App.Top().(*approve.Scene); !ok {
		t.Fatalf("the table is not looked at; there are %v", p.App.Widgets().IDs())
	}
	p.Click("approve/another")
	p.Until("another table", 4000, func() bool {
		time.Sleep(time.Millisecond)
		return p.App.Top().(*approve.Scene).Table().Name != first.Name
	})
	p.Wait(3)
	p.Key(ui.KeyEnter, ui.KeyEnter)
	p.Wait(14)
	if _, ok := p.App.Top().(*compare.Scene); !ok {
		t.Fatalf("all have approved, and no battle begins; there are %v", p.App.Widgets().IDs())
	}
	agreed := h.board().layout
	if cmp.Equal(agreed.Bricks, first.Bricks) {
		t.Error("the table is still the first one")
	}
	p.Click("compare/skip")
	p.Wait(3)
	for i := 0; i < 10 && battleOf(p) == nil; i++ {
		if p.Has("change/do") {
			p.Click("change/do")
		} else {
			p.Click("compare/go")
		}
		p.Wait(80)
		if p.Has("compare/skip") {
			p.Click("compare/skip")
			p.Wait(3)
		}
	}
	f := battleOf(p)
	if f == nil {
		t.Fatal("no battle begins")
	}
	if got := f.session.Battle().(*rapid.Battle).State.Table.Layout; !cmp.Equal(got, agreed) {
		t.Errorf("the battle is fought on %s, not on %s", got.Name, agreed.Name)
	}
}

func TestSeveralPersonsCanStartWithoutApprovingTheTable(t *testing.T) {
	p := enter(t, 1280, 720, host(3), false)
	p.Click("seat/2/who/Person")
	p.Wait(3)
	if p.Has("new/look") || !p.Has("new/approve") {
		t.Fatal("two persons are not asked whether they approve the table first")
	}
	p.Key('T', 'T')
	p.Click("new/approve")
	p.Click("new/start")
	p.Wait(14)
	if _, ok := p.App.Top().(*compare.Scene); !ok {
		t.Errorf("the battle does not begin at once; there are %v", p.App.Widgets().IDs())
	}
}

func TestOnePersonStartsAtOnceAndMayLookAtTheTable(t *testing.T) {
	h := host(3)
	p := enter(t, 1280, 720, h, false)
	p.Click("new/look")
	p.Wait(14)
	if _, ok := p.App.Top().(*approve.Scene); !ok {
		t.Fatalf("the table is not looked at; there are %v", p.App.Widgets().IDs())
	}
	p.Key(ui.KeyEscape)
	p.Wait(14)
	p.Click("new/start")
	p.Wait(14)
	if _, ok := p.App.Top().(*compare.Scene); !ok {
		t.Errorf("the battle does not begin at once; there are %v", p.App.Widgets().IDs())
	}
}

func TestComputersAmongThemselvesDoNotLookAtTheTable(t *testing.T) {
	p := enter(t, 1280, 720, host(3), false)
	if !p.Has("new/look") {
		t.Fatal("a person cannot look at the table")
	}
	p.Click("seat/1/who/Easy")
	p.Wait(3)
	if p.Has("new/look") {
		t.Error("there is somebody who looks at the table")
	}
}
