package hexgarage

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"rulerfire/game/outfit"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/ui"
)

// weapons are the weapons and shields that are no drones, by their places in the
// catalogue.
func (s *Scene) weapons() (list []int) {
	for i, w := range s.catalogue().Weapons {
		if w.Hands != hexwar.Funnel {
			list = append(list, i)
		}
	}
	return list
}

const armRow = 30

// weaponShelf are the weapons that the unit has, each with its place, and below them
// all that there are.
func (s *Scene) weaponShelf(ctx *scenes.Context, r ui.Rect) {
	d := s.unit()
	heading(ctx, r.CutTop(20), ctx.T("hexgarage.arms"), len(d.Arms), hexwar.MaxArms)
	if len(d.Arms) > 0 {
		rows := r.CutTop(min(float64(len(d.Arms))*armRow, r.H*0.42))
		ctx.UI.ScrollArea("arms", rows, float64(len(d.Arms))*armRow, false, func(content ui.Rect) {
			for i := range d.Arms {
				s.armLine(ctx, i, ui.Rect{X: content.X, Y: content.Y + float64(i)*armRow, W: content.W, H: armRow})
			}
		})
	}
	r.CutTop(6)
	list := s.weapons()
	columns := max(2, int(r.W/112))
	grid(ctx, "weapon/list", r, len(list), columns, 74, func(i int, c ui.Rect) { s.weaponCell(ctx, list[i], c) })
}

// armLine is a weapon of the unit: where it is, and what it costs.
func (s *Scene) armLine(ctx *scenes.Context, i int, r ui.Rect) {
	u, c, d := ctx.UI, s.catalogue(), s.unit()
	if i >= len(d.Arms) {
		return
	}
	arm := d.Arms[i]
	r = r.InsetXY(1, 1)
	off := r.CutRight(24).Centred(22, 22)
	cost := r.CutRight(34)
	place := r.CutRight(min(126, r.W*0.42))
	picture := r.CutLeft(34)
	r.CutLeft(4)
	if w, ok := c.Weapon(arm.Weapon); ok {
		weaponPicture(ctx.Pen, picture, w)
		u.Label(cost.InsetXY(6, 0), strconv.Itoa(w.Cost()), ui.Text{Size: 12.5, Mono: true, Align: ui.Right})
		u.Explain(fmt.Sprintf("arm/%d/tip", i), ui.Rect{X: picture.X, Y: picture.Y, W: picture.W + 4 + r.W, H: picture.H}, ui.Plain(hexroster.WeaponWords(ctx, w)))
	}
	u.Label(r, arm.Weapon, ui.Text{Size: 13, Medium: true})
	var options []ui.Option
	at := -1
	for k, sp := range s.spots()[i] {
		if sp.Mount == arm.Mount {
			at = k
		}
		options = append(options, ui.Option{Label: mountName(ctx, sp.Mount, s.core().Body), Why: sp.Why})
	}
	if at >= 0 {
		options[at].Why = ""
	}
	if now, changed := u.Choice(fmt.Sprintf("arm/%d", i), place, options, at, ""); changed {
		s.alter(func(d *hexwar.UnitDesign) { d.Arms[i].Mount = outfit.Mounts[now] })
	}
	if u.Button(fmt.Sprintf("arm/%d/off", i), off, "", ui.ButtonLook{Icon: draw.IconCross, Size: 9, Tip: ctx.T("hexgarage.arm.off")}) {
		s.alter(func(d *hexwar.UnitDesign) { d.Arms = slices.Delete(d.Arms, i, i+1) })
	}
}

// moves are where each weapon of a unit could be instead, which takes too long to be
// asked in every tick.
type moves struct {
	of   string
	list [][]outfit.Spot
}

// spots are where each weapon of the unit on the bench could be.
func (s *Scene) spots() [][]outfit.Spot {
	d := s.unit()
	if of := fmt.Sprint(*d); s.moves.of != of {
		s.moves = moves{of: of}
		for i, a := range d.Arms {
			s.moves.list = append(s.moves.list, outfit.Spots(s.catalogue(), d, a.Weapon, i))
		}
	}
	return s.moves.list
}

// mountName is what a place for weapons is called on such a body.
func mountName(ctx *scenes.Context, m hexwar.Mount, b hexwar.Body) string {
	if m.Fixed() {
		if name := hexwar.Section(m).NameOn(b); name != "" {
			return ctx.T("hexgarage.on." + strings.ReplaceAll(name, " ", ""))
		}
	}
	return ctx.T("hexgarage.mount." + strings.ReplaceAll(m.String(), " ", ""))
}

// weaponPicture draws a weapon lying on its side, as long as fits.
func weaponPicture(p *draw.Pen, r ui.Rect, w *hexwar.Weapon) {
	p.Save()
	p.Translate(r.Centre().X, r.Centre().Y)
	if w.Shield() {
		p.Scale(min(r.H, r.W) / 3)
	} else {
		p.Rotate(quarter)
		p.Scale(min(r.W/4.8, r.H/1.9))
	}
	p.HexWeaponIcon(hexroster.WeaponLook(w))
	p.Restore()
}

// quarter is a quarter-turn, in radians.
const quarter = 1.5708

// weaponCell is a weapon of the shelf.
func (s *Scene) weaponCell(ctx *scenes.Context, index int, r ui.Rect) {
	u, c := ctx.UI, s.catalogue()
	w := &c.Weapons[index]
	id := fmt.Sprintf("weapon/%d", index)
	res, dragged := u.DragSource(id, r, index, func(at ui.Point) { paintHeld(ctx.Pen, at, w) })
	if res.Clicked {
		s.mount(ctx, w.Name)
	}
	if dragged {
		ctx.Pen.Save()
		ctx.Pen.Fade(0.5)
		defer ctx.Pen.Restore()
	}
	had := slices.ContainsFunc(s.unit().Arms, func(a hexwar.Arm) bool { return a.Weapon == w.Name })
	cell(ctx, r, had, res)
	in := r.InsetXY(8, 4)
	numbers := in.CutBottom(17)
	name := in.CutBottom(18)
	weaponPicture(ctx.Pen, in, w)
	u.Label(name, w.Name, ui.Text{Size: 13, Bold: true})
	words := ctx.T("hexgarage.weapon.shield", w.Durability)
	if !w.Shield() {
		words = ctx.T("hexgarage.weapon.numbers", w.Damage, w.Range, w.AP)
	}
	u.Label(numbers, words, ui.Text{Size: 12, Mono: true, Faint: true})
	u.Label(numbers, strconv.Itoa(w.Cost()), ui.Text{Size: 12.5, Bold: true, Align: ui.Right})
	u.Tip(id, r, ctx.Runs("hexgarage.weapon.tip", w.Name, handsOf(ctx, w), hexroster.WeaponWords(ctx, w), w.Durability, w.Cost(), w.Note))
}

// handsOf is how a weapon is held, and what kind of damage it does.
func handsOf(ctx *scenes.Context, w *hexwar.Weapon) string {
	words := ctx.T("hexgarage.hands." + strings.ReplaceAll(w.Hands.String(), " ", ""))
	switch {
	case w.Shield():
		return words
	case w.Energy:
		return ctx.T("hexgarage.energy", words)
	}
	return ctx.T("hexgarage.kinetic", words)
}

// paintHeld draws a weapon in the hand that drags it.
func paintHeld(p *draw.Pen, at ui.Point, w *hexwar.Weapon) {
	p.Save()
	p.Translate(at.X, at.Y)
	p.Scale(22)
	p.HexWeaponIcon(hexroster.WeaponLook(w))
	p.Restore()
}

// mount gives the unit a weapon where it may have it.
func (s *Scene) mount(ctx *scenes.Context, weapon string) {
	s.mountAt(ctx, weapon, outfit.Best(s.catalogue(), s.unit(), weapon))
}

// mountAt gives the unit a weapon at a place, or says why that does not go.
func (s *Scene) mountAt(ctx *scenes.Context, weapon string, at outfit.Spot) {
	if len(s.unit().Arms) >= hexwar.MaxArms {
		s.desk.Notice = ctx.T("hexgarage.arms.full", hexwar.MaxArms)
		return
	}
	s.alter(func(d *hexwar.UnitDesign) { d.Arms = append(d.Arms, hexwar.Arm{Weapon: weapon, Mount: at.Mount}) })
	s.tab = weaponsTab
	s.desk.Notice = at.Why
}

// heldWeapon is the weapon that is being dragged from the shelf.
func (s *Scene) heldWeapon(what ui.Dragged) (name string, ok bool) {
	if !strings.HasPrefix(what.From, "weapon/") || what.Item >= len(s.catalogue().Weapons) {
		return "", false
	}
	return s.catalogue().Weapons[what.Item].Name, true
}

// dropOnBench takes a weapon that is dragged onto the unit: it goes where it may.
func (s *Scene) dropOnBench(ctx *scenes.Context, r ui.Rect, d *hexwar.UnitDesign) {
	what, over, dropped := ctx.UI.DropTarget(r)
	if !over {
		return
	}
	name, ok := s.heldWeapon(what)
	if !ok {
		return
	}
	at := outfit.Best(s.catalogue(), d, name)
	s.dropMark(ctx, r, at)
	if dropped {
		s.mountAt(ctx, name, at)
	}
}

// dropMark shows whether what is dragged may go there.
func (s *Scene) dropMark(ctx *scenes.Context, r ui.Rect, at outfit.Spot) {
	c := draw.Good
	if at.Why != "" {
		c = draw.Bad
	}
	ctx.Pen.StrokeRoundRect(c, 3, r.X+1.5, r.Y+1.5, r.W-3, r.H-3, 8)
	words := ctx.T("hexgarage.drop", mountName(ctx, at.Mount, s.core().Body))
	w := ctx.Pen.TagWidth(words, draw.TagLook{})
	ctx.Pen.Tag(words, r.Centre().X-w/2, r.Y+8, draw.TagLook{Ground: draw.Paper})
}

// sectionMounts are where a weapon goes that is dropped on the sign of a section, the
// best first.
var sectionMounts = [hexwar.NumSections][]hexwar.Mount{
	hexwar.Head:     {hexwar.OnHead},
	hexwar.Torso:    {hexwar.OnTorso, hexwar.InBothHands, hexwar.Carried},
	hexwar.LeftArm:  {hexwar.InLeftHand, hexwar.OnLeftArm, hexwar.InBothHands},
	hexwar.RightArm: {hexwar.InRightHand, hexwar.OnRightArm, hexwar.InBothHands},
	hexwar.LeftLeg:  {hexwar.OnLeftLeg},
	hexwar.RightLeg: {hexwar.OnRightLeg},
}

// dropOnLabel takes a weapon that is dragged onto the sign of a section, and tells
// whether one is there.
func (s *Scene) dropOnLabel(ctx *scenes.Context, r ui.Rect, section hexwar.Section) (there bool) {
	what, over, dropped := ctx.UI.DropTarget(r)
	if !over {
		return false
	}
	name, ok := s.heldWeapon(what)
	if !ok {
		return false
	}
	list := outfit.Spots(s.catalogue(), s.unit(), name, -1)
	find := func(m hexwar.Mount) outfit.Spot { return list[slices.Index(outfit.Mounts, m)] }
	at := find(sectionMounts[section][0])
	for _, m := range sectionMounts[section] {
		if sp := find(m); sp.Why == "" {
			at = sp
			break
		}
	}
	s.dropMark(ctx, r, at)
	if dropped {
		s.mountAt(ctx, name, at)
	}
	return true
}
