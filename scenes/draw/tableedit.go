package draw

import (
	"image"
	"math"
	"slices"

	"rulerfire/rules/field"
)

// Show takes note of what the layout is like now, every brick of it standing, and
// reports whether that is news. Only what has changed is drawn again.
func (t *TableView) Show(l field.Layout) bool {
	old := t.layout
	if l.Width != old.Width || l.Height != old.Height || l.Round != old.Round || l.Ground != old.Ground {
		seams := t.seams
		*t = *NewTableView(l.Clone())
		t.seams = seams
		return true
	}
	news := t.reprint(l.Prints)
	if slices.Equal(l.Bricks, old.Bricks) {
		return news
	}
	changed := difference(old.Bricks, l.Bricks)
	t.layout.Bricks = slices.Clone(l.Bricks)
	t.standing = slices.Repeat([]bool{true}, len(l.Bricks))
	t.seen = make([]bool, len(l.Bricks))
	tallest := t.tops.top
	t.survey()
	if changed.Empty() {
		return news
	}
	reach := int(math.Ceil(ShadowPerLayer * float64(max(tallest, t.tops.top))))
	changed.Max = changed.Max.Add(image.Pt(reach, reach))
	t.spoil(changed.Inset(-1))
	return true
}

// reprint takes note of what is printed on the ground now, and reports whether that is
// news.
func (t *TableView) reprint(prints []field.Print) bool {
	if slices.Equal(prints, t.layout.Prints) {
		return false
	}
	count := make(map[field.Print]int, len(prints))
	for _, q := range t.layout.Prints {
		count[q]++
	}
	for _, q := range prints {
		count[q]--
	}
	var changed image.Rectangle
	for q, n := range count {
		if n != 0 {
			changed = changed.Union(image.Rect(q.Studs()))
		}
	}
	if changed.Empty() { // the same in another order
		changed = image.Rect(0, 0, t.layout.Width, t.layout.Height)
	}
	t.layout.Prints = slices.Clone(prints)
	t.spoil(changed.Inset(-1))
	return true
}

// difference is a rectangle round all studs of the bricks that are in one list and
// not in the other.
func difference(a, b []field.Brick) (studs image.Rectangle) {
	count := make(map[field.Brick]int, len(a))
	for _, brick := range a {
		count[brick]++
	}
	for _, brick := range b {
		count[brick]--
	}
	for brick, n := range count {
		if n != 0 {
			studs = studs.Union(studsOf(brick))
		}
	}
	return studs
}
