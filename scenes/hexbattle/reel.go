package hexbattle

import (
	"fmt"
	"time"

	"rulerfire/rules/hexwar"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/stage"
)

// How events are shown.

// lengths is how long events are shown at normal speed; those not listed take no
// time.
var lengths = map[hexwar.EventKind]time.Duration{
	hexwar.EvRollOff:       draw.TimeThrowLong + 500*time.Millisecond,
	hexwar.EvMarker:        300 * time.Millisecond,
	hexwar.EvDeployed:      250 * time.Millisecond,
	hexwar.EvWind:          draw.TimeThrowLong,
	hexwar.EvActivated:     160 * time.Millisecond,
	hexwar.EvPower:         draw.TimeThrowLong + 250*time.Millisecond,
	hexwar.EvTurned:        draw.TimeTurn,
	hexwar.EvHeat:          draw.TimeThrowLong + 200*time.Millisecond,
	hexwar.EvCold:          draw.TimeThrowLong + 200*time.Millisecond,
	hexwar.EvAttack:        450 * time.Millisecond,
	hexwar.EvToHit:         draw.TimeThrowLong + 450*time.Millisecond,
	hexwar.EvEvade:         draw.TimeThrowLong + 250*time.Millisecond,
	hexwar.EvDeviates:      draw.TimeThrowLong + draw.TimeLob,
	hexwar.EvDamage:        420 * time.Millisecond,
	hexwar.EvItemDamage:    420 * time.Millisecond,
	hexwar.EvItemLost:      200 * time.Millisecond,
	hexwar.EvBurst:         draw.TimeThrowLong + 200*time.Millisecond,
	hexwar.EvSectionLost:   220 * time.Millisecond,
	hexwar.EvFell:          draw.TimeHurl,
	hexwar.EvDestroyed:     400 * time.Millisecond,
	hexwar.EvStructure:     450 * time.Millisecond,
	hexwar.EvCollapsed:     300 * time.Millisecond,
	hexwar.EvMarkerDamage:  420 * time.Millisecond,
	hexwar.EvGrapple:       draw.TimeLunge,
	hexwar.EvGrappleRoll:   draw.TimeThrowLong + 450*time.Millisecond,
	hexwar.EvGrips:         draw.TimeGrip,
	hexwar.EvThrowRoll:     draw.TimeThrowLong,
	hexwar.EvThrown:        draw.TimeHurl,
	hexwar.EvBreak:         draw.TimeThrowLong + 300*time.Millisecond,
	hexwar.EvReleased:      draw.TimeGrip,
	hexwar.EvCommand:       200 * time.Millisecond,
	hexwar.EvTransformed:   300 * time.Millisecond,
	hexwar.EvStance:        300 * time.Millisecond,
	hexwar.EvGathers:       300 * time.Millisecond,
	hexwar.EvGathered:      350 * time.Millisecond,
	hexwar.EvControl:       draw.TimeFlag,
	hexwar.EvScore:         300 * time.Millisecond,
	hexwar.EvObjective:     300 * time.Millisecond,
	hexwar.EvLaunched:      200 * time.Millisecond,
	hexwar.EvDocked:        150 * time.Millisecond,
	hexwar.EvHeldStructure: 300 * time.Millisecond,
}

// Length is how long the event is shown at normal speed.
func (s *Scene) Length(e hexwar.Event) time.Duration {
	switch {
	case e.Kind == hexwar.EvFell && e.Value == 0:
		return 0
	case e.Kind != hexwar.EvMoved:
		return lengths[e.Kind]
	}
	d := middle(e.To).Sub(middle(e.From)).Len() / (2 * draw.HexBreadth)
	if d > 1.5 {
		return time.Duration(d * float64(draw.TimeThrust))
	}
	return draw.TimeMoveUnit * 2
}

// A throw is the dice that were thrown last, for the tray.
type throw struct {
	kind   hexwar.EventKind
	values []int
	units  []int8 // who throws each; None for a team's
	words  string // key of what it was for
}

// thrown are the dice of an event, if it has any.
func thrown(e hexwar.Event) (t throw, ok bool) {
	one := func(words string) (throw, bool) {
		return throw{e.Kind, []int{int(e.Value)}, []int8{e.Unit}, words}, true
	}
	switch e.Kind {
	case hexwar.EvRollOff:
		return throw{e.Kind, []int{int(e.Value), int(e.Extra)}, []int8{hexwar.None, hexwar.None}, "hex.throw.rolloff"}, true
	case hexwar.EvPower:
		return one("hex.throw.power")
	case hexwar.EvToHit:
		return one("hex.throw.hit")
	case hexwar.EvEvade:
		return one("hex.throw.evade")
	case hexwar.EvHeat:
		return one("hex.throw.heat")
	case hexwar.EvCold:
		return one("hex.throw.cold")
	case hexwar.EvDeviates:
		return one("hex.throw.deviate")
	case hexwar.EvBurst:
		return one("hex.throw.burst")
	case hexwar.EvThrowRoll:
		return one("hex.throw.throw")
	case hexwar.EvBreak:
		return one("hex.throw.break")
	case hexwar.EvGrappleRoll:
		return throw{e.Kind, []int{int(e.Value), int(e.Extra)}, []int8{e.Unit, e.Other}, "hex.throw.grapple"}, true
	}
	return throw{}, false
}

// Begin sets up what the event needs to be shown.
func (s *Scene) Begin(e hexwar.Event) {
	s.note(e)
	switch e.Kind {
	case hexwar.EvDeployed, hexwar.EvMoved, hexwar.EvThrown:
		s.look = middle(e.To)
	case hexwar.EvActivated:
		s.look = s.pieces.units[e.Unit].at
	case hexwar.EvAttack:
		s.look = s.aimedAt()
	}
}

// note takes note of the dice and the attack that an event is about.
func (s *Scene) note(e hexwar.Event) {
	if t, ok := thrown(e); ok {
		s.throw, s.result = t, e
	}
	switch e.Kind {
	case hexwar.EvActivated:
		s.throw, s.attack = throw{}, hexwar.Event{}
	case hexwar.EvAttack:
		s.attack = e
		if e.Other == hexwar.None {
			s.attack.Other = e.Unit
		}
	}
}

// Follow moves what the event moves.
func (s *Scene) Follow(e hexwar.Event, t float64) {
	switch e.Kind {
	case hexwar.EvMoved:
		p := &s.pieces.units[e.Unit]
		p.at, _ = draw.Walk([]draw.Vec{middle(e.From), middle(e.To)}, t)
	case hexwar.EvTurned:
		p := &s.pieces.units[e.Unit]
		p.facing = draw.Face(draw.HexFacing(int(p.Facing)), draw.HexFacing(int(e.Value)), t)
	}
}

// Finish leaves the event behind as it ends.
func (s *Scene) Finish(e hexwar.Event) {
	s.fling(e)
	s.pieces.apply(e)
	s.refresh()
}

// Settled takes the state after a step over.
func (s *Scene) Settled() {
	s.pieces.sync(&s.Seen)
	s.refresh()
}

// refresh makes the picture of the board what it should be.
func (s *Scene) refresh() {
	if s.pieces.stale {
		s.pieces.stale = false
		s.board.Show(s.boardLook(&s.pieces))
	}
}

// fling sends off what the event breaks, before the pieces follow it.
func (s *Scene) fling(e hexwar.Event) {
	if ef := s.breaks(e); ef.Paint != nil {
		s.Fling(ef)
	}
}

// breaks is what the event breaks; it has no Paint if that is nothing. It is called
// for every event, before the pieces follow it.
func (s *Scene) breaks(e hexwar.Event) (ef stage.Effect) {
	s.flown++
	seed := s.flown * 0x9E3779B97F4A7C15
	u := &s.pieces.units[max(e.Unit, 0)]
	at := u.at
	on := func(length time.Duration, stays bool, paint func(p *draw.Pen, t float64)) {
		ef = stage.Effect{Length: length, Stays: stays, Paint: func(p *draw.Pen, t float64) {
			p.Save()
			p.Translate(at.X, at.Y)
			paint(p, t)
			p.Restore()
		}}
	}
	switch e.Kind {
	case hexwar.EvSectionLost:
		if e.Section == hexwar.Torso {
			return ef // the unit falls apart instead
		}
		look, ground := s.pieceLook(e.Unit), s.ground(u)
		on(draw.TimePopOff, true, func(p *draw.Pen, t float64) {
			p.LostSection(look, sectionLook(s.model(e.Unit).Body, e.Section), t, ground, seed)
		})
	case hexwar.EvItemLost, hexwar.EvDropped:
		look, ground := s.pieceLook(e.Unit), s.ground(u)
		if look.Arms[e.Item].Weapon == draw.Unarmed {
			return ef
		}
		on(draw.TimePopOff, true, func(p *draw.Pen, t float64) { p.LostArm(look, int(e.Item), t, ground, seed) })
	case hexwar.EvDestroyed:
		if u.Where != hexwar.OnBoard {
			return ef
		}
		look, ground := s.pieceLook(e.Unit), s.ground(u)
		on(draw.TimeDestroyed, true, func(p *draw.Pen, t float64) { p.HexDestroyed(look, t, ground, seed) })
	case hexwar.EvBurst:
		if !e.On {
			return ef
		}
		on(draw.TimeBlast, false, func(p *draw.Pen, t float64) { p.Blast(draw.Vec{}, 3, t, seed) })
	case hexwar.EvStructure:
		look, left := s.structureLook(int(e.Index), int(s.pieces.structures[e.Index])), int(e.Extra)
		ef = stage.Effect{Length: draw.TimeCollapse, Paint: func(p *draw.Pen, t float64) { p.HexCollapse(look, left, t, seed) }}
	case hexwar.EvDamage:
		on(draw.TimeFloatText, false, func(p *draw.Pen, t float64) {
			p.FloatText(fmt.Sprintf("−%d", e.Value), draw.V(0, -2), t, draw.Bad)
		})
	case hexwar.EvItemDamage:
		on(draw.TimeFloatText, false, func(p *draw.Pen, t float64) {
			p.FloatText(fmt.Sprintf("−%d", e.Value), draw.V(0, -2), t, draw.RuleBlue)
		})
	}
	return ef
}

// pieceLook is how a unit is drawn as it stands now.
func (s *Scene) pieceLook(unit int8) draw.HexUnit {
	p := &s.pieces.units[unit]
	look := s.unitLook(unit, &p.Unit)
	look.Facing = p.facing
	return look
}

// ground is the colour of the hex that a unit stands on.
func (s *Scene) ground(u *piece) draw.Color { return hexroster.Ground(s.Seen.ColourAt(u.Cell)).Color() }
