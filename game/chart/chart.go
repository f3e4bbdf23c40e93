// Package chart draws the result of a trial as a picture, without a window: bars with
// their intervals, what was lost to what, and how it was found out. Its Words are those
// of the screens.
package chart

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"

	"rulerfire/assets"
	"rulerfire/game/trial"
)

// Measures of the picture, in points.
const (
	wide    = 1120
	scale   = 1.5 // pixels to a point
	edge    = 22
	pad     = 26
	rowHigh = 44
	nameX   = edge + pad
	barX    = 360
	barWide = 400
	shareX  = barX + barWide + 14
	lastX   = wide - edge - pad
)

var (
	titleText = style{24, true}
	nameText  = style{15, true}
	bigText   = style{17, true}
	plainText = style{13.5, false}
	boldText  = style{13.5, true}
	smallText = style{12.5, false}
)

// PNG writes the picture of a record.
func PNG(w io.Writer, texts *assets.Texts, r *trial.Record) error {
	img, err := Picture(texts, r)
	if err != nil {
		return err
	}
	return png.Encode(w, img)
}

// Picture draws a record. The same record gives the same picture.
func Picture(texts *assets.Texts, r *trial.Record) (image.Image, error) {
	// Once without paper to see how high it becomes, and once on paper of that height.
	c, err := newCanvas(wide, 0, scale)
	if err != nil {
		return nil, err
	}
	d := &drawing{c, Words{texts}, r, r.Result(), 0}
	d.all()
	high := d.y + edge + 8
	c, err = newCanvas(wide, high, scale)
	if err != nil {
		return nil, err
	}
	c.rect(desk, 0, 0, wide, high)
	c.round(shadow, edge-1, edge+2, wide-2*edge+2, high-2*edge+1, 11)
	c.round(paper, edge, edge, wide-2*edge, high-2*edge, 10)
	d.canvas = c
	d.all()
	return c.img, nil
}

// A drawing is a picture that is being drawn from its head to its foot.
type drawing struct {
	*canvas
	words  Words
	record *trial.Record
	result *trial.Result
	y      float64 // how far it has come
}

func (d *drawing) say(key string, args ...any) string { return d.words.Texts.Say(key, args...) }

func (d *drawing) all() {
	r := d.result
	d.y = edge + pad
	d.head()
	if r.Comparison != nil {
		d.verdict()
	}
	d.table("trial.companies", r.Rows, func(i int) string { return d.words.Row(r, &r.Rows[i]) })
	if len(r.Players) > 0 {
		d.table("trial.players", r.Players, func(i int) string { return d.say("trial.player", i+1) })
	}
	if len(r.Drawn) > 0 {
		d.table("trial.drawns", r.Drawn, func(i int) string { return r.Drawn[i].Name })
	}
	d.table("trial.places", r.Places, func(i int) string { return d.words.Place(d.record.Trial, i) })
	d.losses()
	d.foot()
}

// head is the title, and what was played.
func (d *drawing) head() {
	d.text(ink, nameX, d.y+20, d.words.Texts.Count("trial.title", d.result.Battles), titleText)
	d.right(ink2, lastX, d.y+20, d.say("trial.seed", fmt.Sprint(d.record.Seed)), plainText)
	d.y += 46
	d.fitted(ink2, nameX, d.y, lastX-nameX, d.words.Trial(d.record.Trial), plainText)
	d.y += 22
}

// verdict is what the comparison of two versions has come to.
func (d *drawing) verdict() {
	verdict, difference := d.words.Verdict(d.result)
	d.round(goldEdge, nameX-10, d.y, lastX-nameX+20, 58, 8)
	d.round(current, nameX-8.5, d.y+1.5, lastX-nameX+17, 55, 7)
	d.fitted(ink, nameX+4, d.y+25, lastX-nameX-8, verdict, bigText)
	d.fitted(ink2, nameX+4, d.y+46, lastX-nameX-8, difference, plainText)
	d.y += 74
}

// table is a heading and a bar for each row.
func (d *drawing) table(key string, rows []trial.Row, name func(i int) string) {
	d.y += 12
	d.text(ink, nameX, d.y+14, d.say(key), nameText)
	d.text(ink2, barX, d.y+14, d.say("trial.share"), smallText)
	d.right(ink2, lastX, d.y+14, d.say("trial.score"), smallText)
	d.y += 22
	d.rect(hairline, nameX, d.y, lastX-nameX, 1)
	for i := range rows {
		d.row(&rows[i], name(i))
	}
}

func (d *drawing) row(row *trial.Row, name string) {
	middle := d.y + rowHigh/2
	d.flag(liveryOf(row.Contestant), nameX, middle-11, 32, 22)
	left := float64(nameX + 44)
	if row.Level == "" {
		d.fitted(ink, left, middle+5, barX-left-12, name, nameText)
	} else {
		d.fitted(ink, left, middle-2, barX-left-12, name, nameText)
		d.fitted(ink2, left, middle+15, barX-left-12, d.words.Level(row.Level), smallText)
	}
	d.bar(liveryOf(row.Contestant), row.Other, row.Share, row.Low, row.High, barX, middle-12, barWide, 24)
	d.text(ink, shareX, middle+6, d.say("trial.percent", Percent(row.Share)), bigText)
	d.text(ink2, shareX+62, middle+5, d.words.Interval(row), plainText)
	d.right(ink, lastX, middle+5, Mean(row.Score), boldText)
	d.y += rowHigh
	d.rect(hairline, nameX, d.y, lastX-nameX, 1)
}

// losses are what each company lost to what, per battle.
func (d *drawing) losses() {
	ways, r := d.words.Ways(d.result), d.result
	if len(ways) == 0 {
		return
	}
	d.y += 12
	d.text(ink, nameX, d.y+14, d.say("trial.losses"), nameText)
	d.text(ink2, nameX+d.width(d.say("trial.losses"), nameText)+14, d.y+14, d.say("trial.losses."+d.record.System), smallText)
	d.y += 24
	const first = 300
	cell := (lastX - first) / float64(len(ways)+1)
	right := func(i int) float64 { return first + cell*float64(i+1) }
	put := func(tone color.NRGBA, i int, text string, s style) {
		w := d.width(text, s)
		d.fitted(tone, max(right(i)-w, right(i)-cell+8), d.y+18, cell-8, text, s)
	}
	for i, way := range ways {
		put(ink2, i, way.Name, smallText)
	}
	put(ink2, len(ways), d.words.Apart(d.record.Trial), smallText)
	d.y += 26
	for i := range r.Rows {
		row := &r.Rows[i]
		d.rect(hairline, nameX, d.y, lastX-nameX, 1)
		d.flag(liveryOf(row.Contestant), nameX, d.y+6, 26, 18)
		d.fitted(ink, nameX+36, d.y+20, first-nameX-40, d.words.Row(r, row), boldText)
		for k, way := range ways {
			parts, pieces := LostTo(row, way)
			text, tone := fmt.Sprintf("%.1f / %.1f", parts, pieces), ink
			if parts == 0 && pieces == 0 {
				text, tone = "–", ink3
			}
			put(tone, k, text, plainText)
		}
		put(ink, len(ways), fmt.Sprintf("%.1f", LostApart(d.record.Trial, row)), plainText)
		d.y += 30
	}
}

// foot says how long battles were, and how it was all found out.
func (d *drawing) foot() {
	r := d.result
	d.y += 14
	d.rect(hairline, nameX, d.y, lastX-nameX, 1)
	words := d.say("trial.rounds", Mean(r.Rounds)) + " · " + d.words.Texts.Count("trial.ties", r.Ties)
	if r.Faults > 0 {
		words += " · " + d.words.Texts.Count("trial.faults", r.Faults)
	}
	d.text(ink, nameX, d.y+24, words, plainText)
	d.y += 46
	how := d.words.Texts.Count("trial.method", r.Groups, d.record.Group())
	d.y = d.paragraph(ink2, nameX, d.y, lastX-nameX, how, smallText)
	if d.record.Swap {
		d.y = d.paragraph(ink2, nameX, d.y, lastX-nameX, d.say("trial.method.swap"), smallText)
	}
	d.y += 4
}
