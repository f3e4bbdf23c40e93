package load

import (
	"rulerfire/game"
	"rulerfire/game/saves"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/portrait"
	"rulerfire/scenes/resume"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// A corner is what the screen of a battle has of the battles that are kept: it saves
// the battle, by a key or under a name, and brings quick saves back.
type corner struct {
	battles *Battles
	session *game.Session

	naming bool // the name of a save is being asked for
	name   string
	met    bool // the field for it has been given the keyboard

	writing <-chan written // a save that is being written
	seeking <-chan resumed // the quick save that is being looked for
	asking  *saves.Offer   // the quick save that would leave something behind

	said  string // shown for a while
	since int    // the tick in which it was said
	lost  string // why nothing was saved or loaded; shown until it is closed
}

// written is a save as it was written.
type written struct {
	save saves.Save
	err  error
}

const saidTicks = 150

// Menu shows the entries of the battle's menu.
func (c *corner) Menu(ctx *scenes.Context, r ui.Rect) (done bool) {
	u, cells := ctx.UI, r.Columns(4, 8)
	look := func(key ui.Key, tip string) ui.ButtonLook {
		return ui.ButtonLook{Key: key, Size: 13, Tip: ctx.T(tip)}
	}
	if u.Button("menu/save", cells[0], ctx.T("menu.save"), look('S', "menu.save.tip")) {
		c.naming, c.met = true, false
		c.name = c.proposal(ctx)
		done = true
	}
	if u.Button("menu/battles", cells[1], ctx.T("menu.battles"), look('L', "menu.battles.tip")) {
		ctx.Push(newScene(c.battles, c.session))
		done = true
	}
	if u.Button("menu/quicksave", cells[2], ctx.T("menu.quicksave"), look(ui.KeyF5, "menu.quicksave.tip")) {
		c.save(ctx, saves.Quick, "")
		done = true
	}
	if u.Button("menu/quickload", cells[3], ctx.T("menu.quickload"), look(ui.KeyF9, "menu.quickload.tip")) {
		c.seek(ctx)
		done = true
	}
	return done
}

// Frame hears the keys, and shows above the battle what is asked and said.
func (c *corner) Frame(ctx *scenes.Context) {
	if ctx.UI.Key(ui.KeyF5) {
		c.save(ctx, saves.Quick, "")
	}
	if ctx.UI.Key(ui.KeyF9) {
		c.seek(ctx)
	}
	c.settle(ctx)
	c.showSaid(ctx)
	switch {
	case c.lost != "":
		c.showLost(ctx)
	case c.naming:
		c.showNaming(ctx)
	case c.asking != nil:
		c.showAsking(ctx)
	}
}

// Close waits until what is being saved is on disk, and gives up what is being looked
// for.
func (c *corner) Close() {
	if c.writing != nil {
		<-c.writing
	}
	giveUp(c.seeking)
	if c.asking != nil {
		c.asking.Session.Close()
	}
}

// way leads to the battles of the same game; nil if there is none.
func (c *corner) way() *resume.Way {
	r, err := c.session.Record()
	if err != nil {
		return nil
	}
	return c.battles.way(r.System)
}

// proposal is the name that a save gets if the player gives none.
func (c *corner) proposal(ctx *scenes.Context) string {
	if way := c.way(); way != nil {
		game := way.Game()
		note := game.Note(c.session)
		return ctx.T("load.proposal", resume.Names(ctx, c.session.Seats()), resume.Round(ctx, note))
	}
	return ""
}

// save saves the battle as it stands now. It is written in the background.
func (c *corner) save(ctx *scenes.Context, k saves.Kind, name string) {
	if c.writing != nil {
		return
	}
	r, err := c.session.Record()
	if err != nil {
		c.lost = ctx.T("load.lost.save", err.Error())
		return
	}
	var note saves.Note
	if way := c.battles.way(r.System); way != nil {
		game := way.Game()
		note = game.Note(c.session)
	}
	note.Name = name
	picture := portrait.Take(ctx.Pen, c.session.Battle(), c.session.Seats())
	folder, battle := c.battles.folder, saves.Battle(c.session)
	done := make(chan written, 1)
	c.writing = done
	go func() {
		s, err := folder.Put(battle, k, r, note, picture)
		done <- written{s, err}
	}()
}

// seek looks for the last quick save of the battle, in the background.
func (c *corner) seek(ctx *scenes.Context) {
	way := c.way()
	if c.seeking != nil || c.asking != nil || way == nil {
		return
	}
	flush(c.session)
	c.say(ctx, ctx.T("load.opening"))
	folder, battle, config := c.battles.folder, saves.Battle(c.session), way.Game().Config
	done := make(chan resumed, 1)
	c.seeking = done
	go func() {
		list, err := folder.List()
		if s, ok := saves.LastQuick(list, battle); ok {
			o, err := folder.Resume(s, config)
			done <- resumed{o, err}
			return
		}
		done <- resumed{err: err}
	}()
}

// settle takes note of what has been done in the background.
func (c *corner) settle(ctx *scenes.Context) {
	if c.writing != nil || c.seeking != nil {
		ctx.Animate()
	}
	if w, ok := arrived(c.writing); ok {
		c.writing, c.said = nil, ""
		switch {
		case w.err != nil:
			c.lost = ctx.T("load.lost.save", w.err.Error())
		case w.save.Kind == saves.Quick:
			c.say(ctx, ctx.T("load.said.quick", ui.KeyF9))
		default:
			c.say(ctx, ctx.T("load.said.saved"))
		}
	}
	if r, ok := arrived(c.seeking); ok {
		c.seeking, c.said = nil, ""
		switch {
		case r.err != nil:
			c.lost = ctx.T("load.lost.load", r.err.Error())
		case r.offer.Session == nil:
			c.say(ctx, ctx.T("load.said.none", ui.KeyF5))
		case saves.Alike(r.offer.Session, c.session):
			r.offer.Session.Close()
			c.say(ctx, ctx.T("load.said.there"))
		case r.offer.Apart():
			c.asking = &r.offer
		default:
			leave(ctx, c.session, c.way(), r.offer)
		}
	}
}

// say shows a line for a while.
func (c *corner) say(ctx *scenes.Context, said string) { c.said, c.since = said, ctx.Tick }

// showSaid shows what was said, at the top of the table.
func (c *corner) showSaid(ctx *scenes.Context) {
	spent := ctx.Tick - c.since
	if c.said == "" || spent >= saidTicks && c.seeking == nil {
		c.said = ""
		return
	}
	look := ui.Text{Size: 14, Bold: true}
	table := stage.LayOut(ctx).Table
	w := ctx.UI.Width(c.said, look) + 40
	r := ui.Rect{X: table.Centre().X - w/2, Y: table.Y + 14, W: w, H: 36}.Within(ctx.Size)
	p := ctx.Pen
	p.Save()
	if !ctx.Settings().StillMotion {
		p.Fade(min(1, float64(saidTicks-spent)/12))
	}
	p.Pill(r.X, r.Y, r.W, r.H)
	look.Align = ui.Centre
	ctx.UI.Label(r, c.said, look)
	p.Restore()
	ctx.Animate()
}

// showLost says why nothing was saved or loaded.
func (c *corner) showLost(ctx *scenes.Context) {
	closed := ctx.UI.Modal("load/lost", ctx.T("load.lost"), 460, 190, func(r ui.Rect) {
		buttons := r.CutBottom(38)
		ctx.UI.Paragraph(r, ui.Plain(c.lost), ui.Text{Size: 13.5})
		if ctx.UI.Button("load/lost/close", buttons.CutRight(130), ctx.T("unkept.close"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter}) {
			c.lost = ""
		}
	})
	if closed {
		c.lost = ""
	}
}

// showNaming asks for the name of a save.
func (c *corner) showNaming(ctx *scenes.Context) {
	closed := ctx.UI.Modal("load/naming", ctx.T("load.naming"), 460, 182, func(r ui.Rect) {
		buttons := r.CutBottom(38)
		ctx.UI.Label(r.CutTop(24), ctx.T("load.naming.line"), ui.Text{Size: 13, Faint: true})
		now, done := ctx.UI.TextField("load/name", r.CutTop(36), c.name, saves.MaxName, ctx.T("load.naming.empty"))
		c.name = now
		if !c.met {
			c.met = true
			ctx.UI.SetFocus("load/name")
		}
		if ctx.UI.Button("load/cancel", buttons.CutLeft(130), ctx.T("load.cancel"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
			c.naming = false
		}
		if ctx.UI.Button("load/save", buttons.CutRight(150), ctx.T("load.save"), ui.ButtonLook{Primary: true, KeyText: ui.KeyEnter.String()}) || done {
			c.naming = false
			if c.name == "" {
				c.name = c.proposal(ctx)
			}
			c.save(ctx, saves.Named, c.name)
		}
	})
	if closed {
		c.naming = false
	}
}

// showAsking asks whether the quick save may take the place of what has been decided
// since.
func (c *corner) showAsking(ctx *scenes.Context) {
	o := c.asking
	stay := func() {
		c.asking = nil
		o.Session.Close()
	}
	closed := ctx.UI.Modal("load/asking", ctx.T("load.asking"), 460, 214, func(r ui.Rect) {
		buttons := r.CutBottom(38).Columns(2, 10)
		since := len(c.session.Steps()) - len(o.Session.Steps())
		words := ctx.T("load.asking.other", resume.When(o.Save.Time), resume.Round(ctx, o.Save.Note))
		if since > 0 {
			words = ctx.Count("load.asking.since", since, resume.When(o.Save.Time), resume.Round(ctx, o.Save.Note))
		}
		ctx.UI.Paragraph(r, ui.Plain(words), ui.Text{Size: 13.5, Color: draw.Ink})
		if ctx.UI.Button("load/asking/yes", buttons[1], ctx.T("load.asking.yes"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter}) {
			c.asking = nil
			leave(ctx, c.session, c.way(), *o)
		}
		if ctx.UI.Button("load/asking/no", buttons[0], ctx.T("load.asking.no"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
			stay()
		}
	})
	if closed {
		stay()
	}
}
