package garage

import (
	"reflect"
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/rules/rapid"
)

// anyWork is a company of any frames and spares.
func anyWork(t *prop.T) work {
	design := prop.Custom(func(t *prop.T) rapid.Design {
		d := rapid.Design{Name: prop.StringMatching(`[A-Z][a-z]{0,6}`).Draw(t, "name"), Rockets: uint8(prop.IntRange(0, 3).Draw(t, "rockets"))}
		for s := range d.Systems {
			d.Systems[s] = uint8(prop.IntRange(0, 2).Draw(t, "systems"))
		}
		return d
	})
	return work{company: rapid.Company{
		Name:   "Any",
		Frames: prop.SliceOfN(design, 1, 6).Draw(t, "frames"),
		Spares: prop.SliceOfN(design, 0, 3).Draw(t, "spares"),
	}}
}

// all are the frames and spares of a work in one list.
func all(w work) (list []rapid.Design) {
	for i := range w.len() {
		list = append(list, *w.design(i))
	}
	return list
}

func TestACopyIsAFrameOfItsOwn(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		w := anyWork(t)
		at := prop.IntRange(0, w.len()-1).Draw(t, "at")
		before := w.Clone()
		to := w.copy(at)
		if w.len() != before.len()+1 || w.spare(to) != w.spare(at) || *w.design(to) != *w.design(at) {
			t.Fatalf("the copy of %d is at %d", at, to)
		}
		w.design(to).Systems[rapid.Comms] = 7
		w.design(to).Name = "Another"
		if *w.design(at) != *before.design(at) {
			t.Fatal("what is done to a copy changes the frame it is of")
		}
	})
}

func TestAWorkThatIsChangedLeavesItsCloneAlone(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		w := anyWork(t)
		clone, same := w.Clone(), w.Clone()
		for range prop.IntRange(1, 6).Draw(t, "changes") {
			if w.len() == 0 {
				w.add(rapid.Design{})
			}
			at := prop.IntRange(0, w.len()-1).Draw(t, "at")
			switch prop.IntRange(0, 4).Draw(t, "change") {
			case 0:
				w.move(at, prop.IntRange(-2, 2).Draw(t, "by"))
			case 1:
				w.remove(at)
			case 2:
				w.swap(at)
			case 3:
				w.copy(at)
			case 4:
				w.design(at).Systems[rapid.Direct]++
			}
		}
		if !reflect.DeepEqual(clone, same) {
			t.Fatal("the clone has changed")
		}
	})
}

func TestMovingAndMovingBackChangesNothing(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		w := anyWork(t)
		at := prop.IntRange(0, w.len()-1).Draw(t, "at")
		before := w.Clone()
		to := w.move(at, prop.IntRange(-3, 3).Draw(t, "by"))
		if *w.design(to) != *before.design(at) || w.spare(to) != before.spare(at) {
			t.Fatal("another frame is where it was moved to")
		}
		if w.move(to, at-to); !reflect.DeepEqual(all(w), all(before)) {
			t.Fatal("moved back, the frames are in another order")
		}
	})
}

func TestASpareHasNoRockets(t *testing.T) {
	w := work{company: rapid.Company{Frames: []rapid.Design{{Name: "One", Rockets: 2}, {Name: "Two"}}}}
	at := w.swap(0)
	if !w.spare(at) || w.design(at).Rockets != 0 || w.design(at).Name != "One" {
		t.Errorf("the spare is %+v", *w.design(at))
	}
	if at = w.swap(at); at != 1 || w.spare(at) {
		t.Errorf("back in the company it is at %d", at)
	}
}

func TestFourPlacesAndTwoOfATypeAreTheMost(t *testing.T) {
	for _, test := range []struct {
		systems rapid.Systems
		next    rapid.System
		want    refusal
	}{
		{rapid.Systems{}, rapid.Defence, ""},
		{rapid.Systems{rapid.Defence: 1}, rapid.Defence, ""},
		{rapid.Systems{rapid.Defence: 2}, rapid.Defence, "garage.refuse.type"},
		{rapid.Systems{rapid.Defence: 2, rapid.Comms: 1}, rapid.Direct, ""},
		{rapid.Systems{rapid.Defence: 2, rapid.Comms: 2}, rapid.Direct, "garage.refuse.places"},
	} {
		if got := refuses(&rapid.Design{Systems: test.systems}, test.next); got != test.want {
			t.Errorf("%v on top of %v: %q, want %q", test.next, test.systems, got, test.want)
		}
	}
}

func TestTheMeansOfTheDrawnFrame(t *testing.T) {
	// The frame of the picture that the bench was made after: 2W 2Rd 1B 1G 1Y.
	d := rapid.Design{Systems: rapid.Systems{rapid.Direct: 1, rapid.Defence: 1, rapid.Movement: 1, rapid.Comms: 1}, Rockets: 2}
	want := []struct {
		key      string
		own, all string
	}{
		{"garage.use.defend", "3.50", "4.96"},
		{"garage.use.move", "3.50", "4.96"},
		{"garage.use.direct", "4.47", "5.24"},
		{"garage.use.spot", "3.50", "4.96"},
	}
	for i, u := range uses(&d) {
		if u.key != want[i].key || mean(u.own().Mean()) != want[i].own || mean(u.all().Mean()) != want[i].all {
			t.Errorf("%s: %s and %s, want %v", u.key, mean(u.own().Mean()), mean(u.all().Mean()), want[i])
		}
	}
}

func TestPositionsOfTheDrawnComparison(t *testing.T) {
	ratings := rapid.Compare([]rapid.Count{{Frames: 5, Systems: 18}, {Frames: 4, Systems: 16}, {Frames: 4, Systems: 15}}, 2)
	for i, want := range []string{"garage.against.point", "garage.against.offence", "garage.against.defence"} {
		if got := position(ratings, i); got != want {
			t.Errorf("company %d is %s, want %s", i+1, got, want)
		}
	}
	even := rapid.Compare([]rapid.Count{{Frames: 4, Systems: 16}, {Frames: 4, Systems: 16}}, 3)
	if got := position(even, 0); got != "garage.against.tie" {
		t.Errorf("equal companies are %s", got)
	}
}

// Carried next to any other, a frame is in its list, on the right side of it, and the
// others stay in their order.
func TestAFrameIsCarriedNextToAnother(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		w := anyWork(t)
		for i := range w.len() {
			w.design(i).Name = string(rune('a' + i))
		}
		from, to := prop.IntRange(0, w.len()-1).Draw(t, "from"), prop.IntRange(0, w.len()-1).Draw(t, "to")
		below := prop.Bool().Draw(t, "below")
		before := w.Clone()
		moves := w.carries(from, to, below)
		at := w.carry(from, to, below)
		if got := !reflect.DeepEqual(all(w), all(before)) || len(w.company.Spares) != len(before.company.Spares); got != moves {
			t.Fatalf("it moves: %v, but carries says %v", got, moves)
		}
		if from == to {
			return
		}
		beside := at + 1
		if below {
			beside = at - 1
		}
		if w.design(at).Name != before.design(from).Name || w.design(beside).Name != before.design(to).Name {
			t.Fatalf("%d carried to %d, below %v, is at %d of %v", from, to, below, at, all(w))
		}
		if w.spare(at) != before.spare(to) || w.spare(at) != before.spare(from) && w.spare(at) && w.design(at).Rockets != 0 {
			t.Fatalf("it is a spare: %v, with %d rockets", w.spare(at), w.design(at).Rockets)
		}
		w.remove(at)
		before.remove(from)
		if !reflect.DeepEqual(all(w), all(before)) {
			t.Fatalf("the others are %v, before %v", all(w), all(before))
		}
	})
}
