// Package advice is the panel on which a computer tells which answers to a decision it
// thinks best, and what speaks for each: good moves for the person whose turn it is, and
// afterwards why an answer was given.
//
// A Panel knows no rule system. It waits for a game.Thinking, shows the counsel that
// comes of it, and lets one of the answers be looked at. What an answer is in words, and
// how it looks on the table, is the screen's: it gives Words, and draws Marks with what
// draw has for advice. All numbers are those of the counsel.
package advice

import (
	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A Panel is advice about one decision. The zero value is closed.
type Panel struct {
	open     bool
	thinking *game.Thinking // until it is over
	counsel  game.Counsel
	err      error // why there is no counsel
	at       int   // the answer that is looked at
	over     int   // the one under the pointer, from 1; 0 for none
	met      bool  // the counsel has been shown
	badges   []Badge
	sought   int // the answer that was brought into view last, from 1; 0 for none
}

// Ask opens the panel and waits for counsel; what was on it is gone. With nil there is
// nothing to tell.
func (p *Panel) Ask(t *game.Thinking) {
	p.thinking.Drop()
	*p = Panel{open: true, thinking: t}
}

// Close closes the panel, and ends the thinking that is under way.
func (p *Panel) Close() {
	p.thinking.Drop()
	*p = Panel{}
}

// Open tells whether there is a panel.
func (p *Panel) Open() bool { return p.open }

// Busy tells whether a computer still thinks.
func (p *Panel) Busy() bool { return p.thinking != nil }

// Counsel is what has come of the thinking, if anything has.
func (p *Panel) Counsel() (*game.Counsel, bool) {
	return &p.counsel, p.open && p.thinking == nil && p.err == nil && len(p.counsel.List) > 0
}

// A Mark is an answer to be drawn on the table.
type Mark struct {
	Number int // as the panel has it, from 1
	Choice rules.Choice
	Then   []rules.Choice // what is to follow it
	Chosen bool           // it is looked at, or under the pointer: it is drawn in full
}

// Marks are the answers on the panel, the one that is drawn in full last so that it lies
// on top, and the battle that they belong to.
func (p *Panel) Marks() (marks []Mark, b rules.Battle) {
	c, ok := p.Counsel()
	if !ok {
		return nil, nil
	}
	full := p.at
	if p.over > 0 && p.over <= len(c.List) {
		full = p.over - 1
	}
	for i, a := range c.List {
		if i != full {
			marks = append(marks, Mark{i + 1, a.Choice, a.Then, false})
		}
	}
	a := c.List[full]
	return append(marks, Mark{full + 1, a.Choice, a.Then, true}), c.Battle
}

// Chosen is the advice that is looked at.
func (p *Panel) Chosen() (ai.Advice, bool) {
	c, ok := p.Counsel()
	if !ok {
		return ai.Advice{}, false
	}
	return c.List[p.at], true
}

// Words is how a screen tells about its battle.
type Words struct {
	// Sides are who can win, in the order in which they are listed, and Mine the place
	// among them of whoever decides.
	Sides []Side
	Mine  int
	// Tell says what an answer is and what is to follow it, in a line or two. The battle
	// is the counsel's, which waits for the answer.
	Tell func(b rules.Battle, c rules.Choice, then []rules.Choice) []ui.Run
}

// A Side is a seat, or a team.
type Side struct {
	Name string
	Look draw.Seat
	Seat int // whose odds are the side's
}

// poll takes the counsel when it has come.
func (p *Panel) poll(ctx *scenes.Context) {
	if p.thinking == nil {
		return
	}
	ctx.Animate()
	c, over, err := p.thinking.Over()
	if over {
		p.counsel, p.err, p.thinking = c, err, nil
	}
}
