package load

import (
	"image"

	"rulerfire/game"
	"rulerfire/game/saves"
	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/portrait"
	"rulerfire/scenes/ui"
)

// A check is what has been found out about a save by playing it again. It takes up to
// some tenths of a second for each, so it is done in the background, one after the
// other, and only for those that are looked at.
type check struct {
	done    bool
	fault   error
	note    saves.Note   // how the battle stands
	seats   []game.Seat  // who plays it there
	apart   bool         // going on from it begins a branch
	battle  rules.Battle // until it has been painted
	picture image.Image  // that was kept with it, or nil
}

// checks are all checks of a screen.
type checks struct {
	battles *Battles
	of      map[string]*check
	asked   []line // what is looked at, without a check
	running <-chan checked
	stills  map[pane]*still
}

// checked is a check that is over.
type checked struct {
	key string
	check
}

// A pane is a save as it is painted in one size.
type pane struct {
	key  string
	w, h float64 // points
}

type still struct {
	draw.Still
	seen int // the tick in which it was last shown
}

const mostStills = 120

func newChecks(b *Battles) checks {
	return checks{battles: b, of: map[string]*check{}, stills: map[pane]*still{}}
}

// look is what is known of a save; it asks for more if that is nothing yet.
func (c *checks) look(l *line) *check {
	if known := c.of[l.key()]; known != nil {
		return known
	}
	c.asked = append(c.asked, *l)
	return &check{fault: l.Fault, note: l.Note}
}

// known is what is known of a save against it, without asking for more.
func (c *checks) known(s saves.Save) error {
	l := line{Save: s}
	if known := c.of[l.key()]; known != nil {
		return known.fault
	}
	return s.Fault
}

// proceed takes note of a check that is over, and begins the next. It tells whether
// there is news.
func (c *checks) proceed(ctx *scenes.Context) (news bool) {
	if got, ok := arrived(c.running); ok {
		c.running, news = nil, true
		c.of[got.key] = &got.check
	}
	for _, l := range c.asked {
		if c.running == nil && c.of[l.key()] == nil {
			c.running = c.begin(l)
		}
	}
	c.asked = c.asked[:0]
	if c.running != nil {
		ctx.Animate()
	}
	return news
}

// begin checks a save in the background.
func (c *checks) begin(l line) <-chan checked {
	done := make(chan checked, 1)
	var systems []rules.System
	for _, w := range c.battles.ways {
		systems = append(systems, w.Game().Config.System)
	}
	go func() { done <- checked{l.key(), c.battles.check(&l, systems)} }()
	return done
}

// check plays a save again.
func (b *Battles) check(l *line, systems []rules.System) check {
	k := check{done: true, note: l.Note}
	r, err := b.folder.Read(l.Save)
	if err != nil {
		k.fault = err
		return k
	}
	if l.Kind != saves.Automatic {
		k.picture, _ = b.folder.Picture(l.Save)
	}
	match, err := game.Replay(r, systems)
	if err != nil {
		k.fault = err
		return k
	}
	result := match.Battle().Result()
	k.note.Round, k.note.Over = result.Round, result.Over
	k.note.Sides = b.way(r.System).Game().Sides(match.Battle())
	k.seats, k.battle = seatsNow(r), match.Battle()
	k.apart = (l.Kind == saves.Named || l.Kind == saves.Quick) && b.folder.PlayedOn(l.Save, r)
	return k
}

// seatsNow are the seats at the end of a recording.
func seatsNow(r *game.Recording) []game.Seat {
	seats := append([]game.Seat{}, r.Seats...)
	for _, e := range r.Entries {
		if e.Kind == game.HandOver {
			seats[e.Side].Kind, seats[e.Side].Level = e.Seat.Kind, e.Seat.Level
		}
	}
	return seats
}

// show shows the picture of a save in r, as soon as there is one. A broken one has none.
func (c *checks) show(ctx *scenes.Context, r ui.Rect, l *line) {
	p := ctx.Pen
	p.RoundRect(draw.Paper2, r.X, r.Y, r.W, r.H, 4)
	k := c.look(l)
	if k.fault != nil {
		at := r.Centre()
		p.Icon(draw.IconWarn, at.X, at.Y, min(r.H/4, 24), draw.Ink3)
		return
	}
	at := pane{l.key(), r.W, r.H}
	pic := c.stills[at]
	if pic == nil {
		if !k.done {
			return
		}
		c.forget(ctx)
		pic = &still{}
		c.stills[at] = pic
	}
	pic.seen = ctx.Tick
	if !pic.Taken(p) {
		if k.picture != nil {
			pic.Hold(p, r.W, r.H, k.picture)
		} else {
			pic.Take(p, r.W, r.H, func(q *draw.Pen) { portrait.Paint(q, ui.Rect{W: r.W, H: r.H}, k.battle, k.seats) })
		}
	}
	pic.Show(p, r.X, r.Y)
}

// forget gives up pictures that have not been shown for a while.
func (c *checks) forget(ctx *scenes.Context) {
	if len(c.stills) < mostStills {
		return
	}
	for at, pic := range c.stills {
		if pic.seen < ctx.Tick-60 {
			pic.Drop(ctx.Pen)
			delete(c.stills, at)
		}
	}
}
