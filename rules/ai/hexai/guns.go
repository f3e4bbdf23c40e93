package hexai

import (
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// A gun is something that a unit can attack with.
type gun struct {
	item   int8 // None for a funnel
	from   int8 // the unit, or the funnel
	form   hexwar.Form
	weapon *hexwar.Weapon
	round  bool // needs no Field of View
}

// A deal is the best that a gun can aim at on a target, and what hits bring.
type deal struct {
	section   hexwar.Section
	equip     int8
	hit, crit float64
	// What hits bring that a Defensive Stance takes.
	blockedHit, blockedCrit float64
}

// A mark is something to attack, and the board's price of its parts.
type mark struct {
	target hexwar.Target
	parts  *anatomy
}

// most guns of a unit, its fists and funnels included, and most targets.
const (
	maxGuns  = hexwar.MaxArms + 1 + hexwar.MaxDrones
	maxMarks = hexwar.MaxTeamUnits + hexwar.MaxTeamDrones + hexwar.MaxStructures + hexwar.MaxMarkers
	maxShots = 96
)

// A gunner knows what a unit can attack, from wherever it may go.
type gunner struct {
	b     *board
	s     hexwar.State // a copy, in which the unit is moved about
	unit  int8
	ng    int8
	nm    int8
	guns  [maxGuns]gun
	marks [maxMarks]mark
	deals [maxGuns][maxMarks]deal
	// usual is the most that an action point brings in a usual attack, and reach
	// the range of the gun that does it.
	usual float64
	reach int8

	// While playing on: what all this is of.
	round   int8
	frame   frame
	posture hexwar.Posture
	funnels bool
	stamps  [maxMarks]uint8
}

// A shot is an attack that a unit could make from a place.
type shot struct {
	gun, mark int8
	ap        int8
	melee     bool
	round     bool
	worth     float64
	faces     faces // from which the target is seen
}

// shots are the attacks that are open to a unit at a place, whichever way it faces.
type shots struct {
	list [maxShots]shot
	n    int8
}

func (v *shots) add(x shot) {
	if v.n < maxShots {
		v.list[v.n] = x
		v.n++
	}
}

// usualOdds are those of a shot without any modifiers at an ordinary target.
var usualOdds = odds{0.28, 1.0 / 8}

// arm makes the gunner of a unit. Up tells that it stands before it fights.
func (b *board) arm(unit int8, up bool) *gunner {
	if b.mind != nil {
		return b.rearm(unit)
	}
	g := &gunner{b: b, s: *b.s, unit: unit}
	if u := &g.s.Units[unit]; up {
		u.Posture, u.Stuck = hexwar.Standing, false
	}
	g.takeGuns()
	g.nm = g.takeMarks(&g.marks)
	for k := range g.marks[:g.nm] {
		g.deal(k)
	}
	g.rate()
	return g
}

// rearm is arm while playing on: what has not changed since the unit was armed before
// in its turn is left as it is.
func (b *board) rearm(unit int8) *gunner {
	g := &b.mind.guns
	k := &b.mind.boards[b.me]
	frame, posture := frameOf(&b.s.Units[unit]), b.s.Units[unit].Posture
	fits := g.unit == unit && g.round == b.s.Round && g.b == b && g.frame == frame && g.posture == posture && !g.funnels
	g.b, g.s, g.unit, g.round, g.frame, g.posture = b, *b.s, unit, b.s.Round, frame, posture
	if !fits {
		g.ng, g.funnels = 0, false
		g.takeGuns()
	}
	var marks [maxMarks]mark
	n := g.takeMarks(&marks)
	fits = fits && n == g.nm
	for i := 0; fits && i < int(n); i++ {
		fits = marks[i].target == g.marks[i].target
	}
	g.nm = n
	changed := false
	for i := range marks[:n] {
		stamp := uint8(0)
		if t := marks[i].target; t.Kind == hexwar.UnitTarget {
			stamp = k.stamps[t.ID]
		}
		if fits && stamp == g.stamps[i] && marks[i].target.Kind == hexwar.UnitTarget {
			continue
		}
		g.marks[i], g.stamps[i] = marks[i], stamp
		g.deal(i)
		changed = true
	}
	if changed {
		g.rate()
	}
	return g
}

// deal finds what every gun does to a mark.
func (g *gunner) deal(k int) {
	for i := range g.guns[:g.ng] {
		g.deals[i][k] = g.bestDeal(&g.guns[i], &g.marks[k])
	}
}

// rate finds what an action point usually brings.
func (g *gunner) rate() {
	g.usual, g.reach = 0, 0
	for i := range g.guns[:g.ng] {
		for k := range g.marks[:g.nm] {
			if g.marks[k].target.Kind != hexwar.UnitTarget {
				continue
			}
			d := &g.deals[i][k]
			x := usualOdds.hit*d.hit + usualOdds.crit*d.crit
			if per := x / float64(g.guns[i].form.AP); per > g.usual {
				g.usual, g.reach = per, int8(g.guns[i].form.Range)
			}
		}
	}
}

func (g *gunner) takeGuns() {
	s := &g.s
	for k := range int8(hexwar.FistItem + 1) {
		if !s.Usable(g.unit, k) {
			continue
		}
		form, w := s.FormOf(g.unit, k)
		if form.Damage == 0 {
			continue
		}
		body := s.Body(g.unit)
		if g.duplicate(w, form) {
			continue
		}
		g.guns[g.ng] = gun{k, g.unit, form, w, body == hexwar.Tank || body == hexwar.Sub && w.Missile}
		g.ng++
	}
	if s.Model(int(g.unit)).Drone {
		return
	}
	first, end := s.Setup.Units(int(s.Model(int(g.unit)).Team))
	for i := first; i < end; i++ {
		if m := s.Model(i); m.Funnel && m.Carrier == g.unit && s.On(int8(i)) && g.ng < maxGuns {
			sh := hexwar.NewShot(g.unit, hexwar.None, hexwar.Target{})
			sh.From = int8(i)
			form, w := s.FormOfShot(&sh)
			g.guns[g.ng] = gun{hexwar.None, int8(i), form, w, true}
			g.ng++
			g.funnels = true
		}
	}
}

// duplicate tells whether there is such a gun already: copies do the same.
func (g *gunner) duplicate(w *hexwar.Weapon, form hexwar.Form) bool {
	for i := range g.guns[:g.ng] {
		if g.guns[i].weapon == w && g.guns[i].form == form {
			return true
		}
	}
	return false
}

// takeMarks lists what there is to attack.
func (g *gunner) takeMarks(list *[maxMarks]mark) (n int8) {
	s := &g.s
	take := func(t hexwar.Target, parts *anatomy) {
		list[n] = mark{t, parts}
		n++
	}
	m := s.Model(int(g.unit))
	first, end := s.Setup.Units(int(1 - m.Team))
	for i := first; i < end; i++ {
		if s.On(int8(i)) {
			take(hexwar.Target{Kind: hexwar.UnitTarget, ID: int8(i)}, &g.b.parts[i])
		}
	}
	if m.Team != g.b.me {
		return n
	}
	for i := range s.Board.Structures {
		if g.b.works[i].n > 0 {
			take(hexwar.Target{Kind: hexwar.StructureTarget, ID: int8(i)}, &g.b.works[i])
		}
	}
	for i := range g.b.intel {
		if g.b.intel[i].n > 0 {
			take(hexwar.Target{Kind: hexwar.MarkerTarget, ID: int8(i)}, &g.b.intel[i])
		}
	}
	return n
}

// shot is the attack with a gun at a mark, as the rules know it.
func (g *gunner) shot(w *gun, t hexwar.Target) hexwar.Shot {
	sh := hexwar.NewShot(g.unit, w.item, t)
	sh.From = w.from
	return sh
}

// bestDeal finds what a gun had best aim at.
func (g *gunner) bestDeal(w *gun, m *mark) (best deal) {
	s, b := &g.s, g.b
	if m.target.Kind != hexwar.UnitTarget {
		x := b.gain(&m.parts.list[0], float64(w.form.Damage))
		return deal{section: hexwar.Torso, equip: hexwar.None, hit: x}
	}
	sh := g.shot(w, m.target)
	hit, crit := float64(s.Harm(&sh, false)), float64(s.Harm(&sh, true))
	most := -1.0
	for i := range m.parts.list[:m.parts.n] {
		p := &m.parts.list[i]
		d := deal{section: p.section, equip: p.equip, hit: b.gain(p, hit), crit: b.gain(p, crit)}
		if s.Settings.RandomSection && p.equip == hexwar.None {
			d.hit = g.strewn(m, hit)
		}
		x := usualOdds.hit*d.hit + usualOdds.crit*d.crit
		if s.Settings.TorsoPenalty && p.equip == hexwar.None && p.section == hexwar.Torso {
			x *= 0.85
		}
		if x > most {
			best, most = d, x
		}
	}
	u := &s.Units[m.target.ID]
	if u.Stance == hexwar.Defensive {
		p := part{equip: u.StanceItem, left: float64(u.Items[u.StanceItem].Left), loss: b.w.Plate * b.worth[m.target.ID]}
		best.blockedHit, best.blockedCrit = b.gain(&p, hit), b.gain(&p, crit)
	}
	return best
}

// strewn is what a hit brings whose section is left to a die.
func (g *gunner) strewn(m *mark, damage float64) float64 {
	sum, torso := 0.0, g.b.gain(&m.parts.list[0], damage)
	for _, section := range [...]hexwar.Section{hexwar.Head, hexwar.LeftArm, hexwar.RightArm, hexwar.LeftLeg, hexwar.RightLeg} {
		x := torso
		for i := range m.parts.list[:m.parts.n] {
			if p := &m.parts.list[i]; p.equip == hexwar.None && p.section == section {
				x = g.b.gain(p, damage)
			}
		}
		sum += x
	}
	return (sum + 3*torso) / 8
}

// at puts the unit on a hex and lists what it could attack from there.
func (g *gunner) at(c hex.Cell, level int8, v *shots) {
	u := &g.s.Units[g.unit]
	u.Cell, u.Level = c, level
	v.n = 0
	for k := range g.marks[:g.nm] {
		m := &g.marks[k]
		switch m.target.Kind {
		case hexwar.UnitTarget:
			t := &g.s.Units[m.target.ID]
			g.sight(int8(k), t.Cell, t.Level, hexwar.None, v)
		case hexwar.MarkerTarget:
			at := g.s.Markers[m.target.ID].Cell
			g.sight(int8(k), at, g.s.Board.Tile(at).Level, hexwar.None, v)
		default:
			w := &g.s.Board.Structures[m.target.ID]
			level := min(max(u.Level, 0), w.Level)
			for _, cell := range w.Cells {
				if g.sight(int8(k), cell, level, m.target.ID, v) {
					break
				}
			}
		}
	}
}

// sight lists the attacks on a mark at a place.
func (g *gunner) sight(k int8, to hex.Cell, level, structure int8, v *shots) (any bool) {
	s := &g.s
	target := g.marks[k].target
	var looked [2]bool
	var views [2]hexwar.View
	var known [2]struct {
		odds  odds
		valid bool
	}
	for i := range g.guns[:g.ng] {
		w := &g.guns[i]
		from := &s.Units[w.from]
		d := &g.deals[i][k]
		if d.hit <= 0 && d.crit <= 0 || !g.reaches(w, from, to, level, target) {
			continue
		}
		funnel := 0
		if w.from != g.unit {
			funnel = 1
			looked[1] = false
		}
		if !looked[funnel] {
			looked[funnel] = true
			views[funnel] = g.b.view(s, from.Cell, from.Level, to, level, structure)
		}
		if !views[funnel].Clear {
			continue
		}
		o := sure
		if target.Kind == hexwar.UnitTarget {
			melee := 0
			if w.form.Melee {
				melee = 1
			}
			if !known[melee].valid || funnel == 1 {
				sh := g.shot(w, target)
				known[melee].odds, known[melee].valid = oddsOf(s, &sh, &views[funnel]), funnel == 0
			}
			o = known[melee].odds
		}
		x := o.hit*d.hit + o.crit*d.crit
		if t := &s.Units[max(0, target.ID)]; target.Kind == hexwar.UnitTarget && t.Stance == hexwar.Defensive && t.Facing.Sees(t.Cell.To(from.Cell)) {
			x = o.hit*d.blockedHit + o.crit*d.blockedCrit
		}
		v.add(shot{gun: int8(i), mark: k, ap: int8(w.form.AP), melee: w.form.Melee, round: w.round, worth: x, faces: facesToward(from.Cell.To(to))})
		any = true
	}
	return any
}

// reaches tells whether a gun has a place in its range.
func (g *gunner) reaches(w *gun, from *hexwar.Unit, to hex.Cell, level int8, target hexwar.Target) bool {
	s := &g.s
	far := hex.Distance(from.Cell, to)
	rise := int(max(level-from.Level, from.Level-level))
	switch {
	case w.form.Range == 1:
		if far != 1 || rise > 1 {
			return false
		}
	case far == 0, far+rise > int(w.form.Range), far+rise < int(w.weapon.MinRange):
		return false
	}
	if w.weapon.Torpedo && !(s.ColourAt(from.Cell).Water() && s.ColourAt(to).Water()) {
		return false
	}
	n := s.Mission.Night
	return n == 0 || far <= n || target.Kind == hexwar.UnitTarget && s.Units[target.ID].Fired
}

// volley is what so many action points bring at a place by the attacks that the
// facing lets see, those that are left over included; phase tells which count.
func (g *gunner) volley(v *shots, facing hex.Direction, ap int8, all bool) float64 {
	sum := 0.0
	var again [maxMarks]float64
	for {
		best, bestPer := -1, 0.0
		for i := range v.list[:v.n] {
			x := &v.list[i]
			if x.ap > ap || !all && !x.melee || !x.round && !x.faces.has(facing) {
				continue
			}
			per := x.worth * (1 - again[x.mark]) / float64(x.ap)
			if per > bestPer {
				best, bestPer = i, per
			}
		}
		if best < 0 || bestPer < g.b.saved(g, ap) {
			return sum + float64(ap)*g.b.saved(g, ap)
		}
		x := &v.list[best]
		sum += bestPer * float64(x.ap)
		again[x.mark] = 1 - (1-again[x.mark])*g.b.w.Again
		ap -= x.ap
	}
}

// saved is what an action point is worth that a unit keeps: nothing if the battle
// ends before its next turn or if it cannot store more.
func (b *board) saved(g *gunner, ap int8) float64 {
	if b.plain {
		return 0.1 * g.usual
	}
	if b.s.Round > 0 && int(b.s.Round) >= b.s.Rounds() {
		return 0
	}
	m := b.s.Model(int(g.unit))
	next := m.AP + 5
	if most := hexwar.MaxAP - next; ap > most {
		return b.w.Bank * g.usual * float64(most) / float64(ap)
	}
	return b.w.Bank * g.usual
}
