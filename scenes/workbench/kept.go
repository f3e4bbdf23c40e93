package workbench

import (
	"fmt"
	"os"
	"strings"

	"rulerfire/game/library"
	"rulerfire/game/trial"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/resume"
	"rulerfire/scenes/ui"
)

// kept is the list of the trials that are kept, over the screen.
type kept struct {
	open    bool
	met     bool
	at      int
	list    []trial.Kept
	lost    error
	listing <-chan listed
}

// listed is a folder as it was read.
type listed struct {
	list []trial.Kept
	err  error
}

// begin opens the list, which is read in the background.
func (k *kept) begin(b *bench) {
	*k = kept{open: true}
	k.relist(b)
}

func (k *kept) relist(b *bench) {
	done := make(chan listed, 1)
	k.listing = done
	folder, system := b.host.folder, b.game.System.Name
	go func() {
		list, err := folder.List(system)
		done <- listed{list, err}
	}()
}

const keptRow = 46

// show shows the list while it is open.
func (k *kept) show(ctx *scenes.Context, s *Scene) {
	if !k.open {
		return
	}
	select {
	case got := <-k.listing:
		k.list, k.lost, k.listing = got.list, got.err, nil
		k.at = max(0, min(k.at, len(k.list)-1))
	default:
	}
	if k.listing != nil {
		ctx.Animate()
	}
	if ctx.UI.Modal("kept", ctx.T("workbench.kept.title"), min(720, ctx.Size.W-48), min(520, ctx.Size.H-36), func(r ui.Rect) { k.card(ctx, s, r) }) {
		k.open = false
	}
}

func (k *kept) card(ctx *scenes.Context, s *Scene, r ui.Rect) {
	u := ctx.UI
	foot := r.CutBottom(36)
	r.CutBottom(8)
	switch {
	case k.lost != nil:
		u.Paragraph(r, ui.Plain(k.lost.Error()), ui.Text{Size: 13.5, Color: draw.Bad})
	case k.listing != nil && len(k.list) == 0:
		u.Paragraph(r, ui.Plain(ctx.T("workbench.kept.looking")), ui.Text{Size: 13.5, Faint: true})
	case len(k.list) == 0:
		u.Paragraph(r, ui.Plain(ctx.T("workbench.kept.none")), ui.Text{Size: 13.5, Faint: true})
	}
	if !k.met && len(k.list) > 0 {
		k.met = true
		u.SetFocus("kept/list")
	}
	taken, ok := u.Rows("kept/list", r, keptRow, len(k.list), k.at, func(i int, row ui.Rect, at ui.Row) {
		if at.Cursor {
			k.at = i
		}
		k.row(ctx, s, i, row, at)
	})
	if ok {
		k.at = taken
	}
	thirds := foot.Columns(3, 10)
	why := ctx.T("workbench.kept.none")
	if k.at < len(k.list) {
		why = ""
		if fault := k.list[k.at].Fault; fault != nil {
			why = fault.Error()
		}
	}
	if u.Button("kept/open", thirds[0], ctx.T("workbench.kept.open"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Why: why}) || ok && u.Input().Key == ui.KeyEnter && why == "" {
		s.bench.show(k.list[k.at].Record, k.list[k.at].File)
		s.say("")
		k.open = false
		return
	}
	if u.Button("kept/delete", thirds[1], ctx.T("workbench.kept.delete"), ui.ButtonLook{Key: ui.KeyDelete, Off: len(k.list) == 0}) {
		k.remove(s)
	}
	if u.Button("kept/close", thirds[2], ctx.T("workbench.kept.close"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		k.open = false
	}
}

// row is a trial of the list.
func (k *kept) row(ctx *scenes.Context, s *Scene, i int, r ui.Rect, at ui.Row) {
	u, p, of := ctx.UI, ctx.Pen, &k.list[i]
	r = r.InsetXY(0, 1)
	switch {
	case i == k.at:
		p.CurrentRow(r.X, r.Y, r.W, r.H)
	case at.Hover:
		p.RoundRect(draw.Paper2, r.X, r.Y, r.W, r.H, 6)
	}
	if at.Cursor && u.RingShown() {
		p.FocusRing(r.X+4, r.Y+4, r.W-8, r.H-8, 4)
	}
	inside := r.InsetXY(10, 3)
	upper := inside.CutTop(inside.H / 2)
	id := fmt.Sprintf("kept/row/%d", i+1)
	u.Label(upper.CutRight(110), resume.When(of.Time), ui.Text{Size: 12.5, Faint: true, Align: ui.Right})
	if of.Fault != nil {
		u.Name(id, upper, library.Shown(of.File[strings.LastIndexAny(of.File, `/\`)+1:]), ui.Text{Size: 14, Bold: true, Color: draw.Ink3})
		u.Name(id+"/why", inside, of.Fault.Error(), ui.Text{Size: 12.5, Color: draw.Bad})
		return
	}
	u.Name(id, upper, s.bench.title(ctx, of.Record), ui.Text{Size: 14, Bold: true})
	words := ctx.T("workbench.progress", len(of.Record.Battles), of.Record.Total()) + " · " + s.bench.chart.Trial(of.Record.Trial)
	u.Name(id+"/line", inside, words, ui.Text{Size: 12.5, Faint: true})
}

// title says who takes part in a trial.
func (b *bench) title(ctx *scenes.Context, r *trial.Record) string {
	var names []string
	for _, c := range r.Contestants {
		name := ctx.T("workbench.drawn")
		if c.Company != "" {
			name = b.name(c.Company)
		}
		names = append(names, name)
	}
	if r.Compares() {
		names[0] += " / " + b.name(r.Other)
	}
	return strings.Join(names, " – ")
}

// remove deletes the trial that is looked at.
func (k *kept) remove(s *Scene) {
	if k.at >= len(k.list) {
		return
	}
	of := k.list[k.at]
	if s.fail(os.Remove(of.File)) {
		return
	}
	if of.File == s.bench.file {
		s.bench.record, s.bench.file, s.bench.result, s.bench.counting = nil, "", nil, nil
	}
	k.relist(s.bench)
}
