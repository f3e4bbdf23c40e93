package sheet

import (
	"strconv"
	"strings"

	"rulerfire/rules/hexwar"
)

// weaponColumns are those of the table of weapons.
var weaponColumns = [...]column{
	{"sheet.weapon.name", 38, left},
	{"sheet.weapon.where", 24, left},
	{"sheet.weapon.on", 15, centre},
	{"sheet.weapon.damage", 15, centre},
	{"sheet.weapon.range", 15, centre},
	{"sheet.weapon.ap", 10, centre},
	{"sheet.weapon.kind", 16, left},
	{"sheet.weapon.durability", inner - fixedWidth, left},
}

// fixedWidth is how wide all columns but that of the squares are together.
const fixedWidth = 38 + 24 + 15 + 15 + 15 + 10 + 16

// weapons is the table of weapons, shields, and drones without a mind of their own.
func (s *datasheet) weapons() {
	s.room(20)
	s.heading("sheet.weapons")
	s.titles(weaponColumns[:], 5)
	for _, a := range s.Arms {
		s.weapon(a.Weapon, a.Mount.String(), s.alike(a))
	}
	for _, name := range s.Drones {
		if _, ai := s.c.Drone(name); !ai {
			s.weapon(name, s.say("sheet.drone"), 1)
		}
	}
	s.y += 2
}

// alike is how many of a weapon are ready at once, this one included.
func (s *datasheet) alike(arm hexwar.Arm) int {
	n := 0
	for _, a := range s.Arms {
		if a.Weapon == arm.Weapon && a.Mount != hexwar.Carried {
			n++
		}
	}
	return n
}

// weapon is a row of the table.
func (s *datasheet) weapon(name, where string, alike int) {
	w, known := s.c.Weapon(name)
	if !known {
		w = &hexwar.Weapon{Name: name}
	}
	words := style{size: 7.5, ink: grey}
	about := s.broken(s.about(w, alike), fixedWidth-2, words, 2)
	ticksWidth := inner - fixedWidth
	perLine := ticksIn(ticksWidth, sectionTick)
	boxes := float64((int(w.Durability)+perLine-1)/perLine) * sectionTick * tickPitch
	h := max(5+float64(len(about))*words.size*point*leading, boxes+2) + 0.8
	s.room(h)

	var hits, damage, reach, ap, kind string
	switch {
	case !known:
	case w.Shield():
		kind = s.say("sheet.shield")
	default:
		hits, damage, reach, ap = s.hits(w.Form), strconv.Itoa(int(w.Damage)), s.reach(w), strconv.Itoa(int(w.AP))
		kind = s.say("sheet.kinetic")
		if w.Energy {
			kind = s.say("sheet.energy")
		}
	}
	x := margin
	for i, value := range [...]string{name, where, hits, damage, reach, ap, kind} {
		st := style{size: 9, align: weaponColumns[i].align}
		if i == 0 {
			st.face = bold
		}
		s.fitted(x+0.8, s.y+4, weaponColumns[i].width-1.6, value, st)
		x += weaponColumns[i].width
	}
	s.ticks(x, s.y+1.2, sectionTick, int(w.Durability), perLine)
	for i, line := range about {
		s.put(margin+0.8, s.y+5.2+words.line(i), line, words)
	}
	s.y += h
	s.line(margin, s.y, margin+inner, s.y, hair, light)
}

// hits is what a form hits on.
func (s *datasheet) hits(f hexwar.Form) string {
	stat := hexwar.Accuracy
	if f.Melee {
		stat = hexwar.Assault
	}
	if n := s.c.Stats(s.UnitDesign)[stat]; n > 0 {
		return s.say("sheet.on", n)
	}
	return "–"
}

// reach is a range, from the nearest that the weapon reaches.
func (s *datasheet) reach(w *hexwar.Weapon) string {
	if w.MinRange > 0 {
		return s.say("sheet.reach", w.MinRange, w.Range)
	}
	return strconv.Itoa(int(w.Range))
}

// about is what else there is to know of a weapon.
func (s *datasheet) about(w *hexwar.Weapon, alike int) string {
	var words []string
	add := func(is bool, key string, args ...any) {
		if is {
			words = append(words, s.say(key, args...))
		}
	}
	add(w.Hands == hexwar.TwoHands && s.core.Body == hexwar.Mech, "sheet.weapon.two")
	add(w.Melee, "sheet.weapon.melee")
	add(w.Hands == hexwar.Mounted, "sheet.weapon.explodes")
	add(w.Deviation, "sheet.weapon.strays")
	add(w.Aquatic, "sheet.weapon.aquatic")
	add(w.Torpedo, "sheet.weapon.torpedo")
	if b := w.Blade; b.Damage > 0 {
		add(true, "sheet.weapon.blade", b.Damage, b.Range, b.AP, s.hits(b))
	}
	if alike > 1 && !w.Shield() {
		f := hexwar.Redundant(w.Form, alike)
		add(true, "sheet.weapon.alike", alike, f.Damage, f.AP)
	}
	return strings.Join(words, " · ")
}

// drones are those with a mind of their own.
func (s *datasheet) drones() {
	titled := false
	for _, name := range s.Drones {
		d, ok := s.c.Drone(name)
		if !ok {
			continue
		}
		if !titled {
			s.room(18)
			s.heading("sheet.drones")
			titled = true
		}
		s.drone(d)
	}
	if titled {
		s.y += 2
	}
}

// drone is a drone in two lines, with a square for each point of its defence.
func (s *datasheet) drone(d *hexwar.UnitDesign) {
	as := datasheet{paper: s.paper, UnitDesign: d, c: s.c, core: s.core}
	stats := s.c.Stats(d)
	move, _ := s.c.Pace(d)
	defence := s.c.Defence(d)
	const aside = inner - fixedWidth
	perLine := ticksIn(aside, sectionTick)
	words := []string{s.say("sheet.drone.rolls", stats[hexwar.Accuracy], stats[hexwar.Assault], stats[hexwar.Evasion], move)}
	for _, a := range d.Arms {
		if w, ok := s.c.Weapon(a.Weapon); ok && !w.Shield() {
			words = append(words, s.say("sheet.drone.arm", w.Name, as.hits(w.Form), w.Damage, w.Range, w.AP, w.Durability))
		}
	}
	words = append(words, d.Mods...)
	small := style{size: 8}
	lines := s.broken(strings.Join(words, " · "), fixedWidth-2, small, 3)
	boxes := 0.0
	if defence <= mostTicks {
		boxes = float64((defence+perLine-1)/perLine) * sectionTick * tickPitch
	}
	h := max(5+float64(len(lines))*small.size*point*leading, boxes+2) + 0.8
	s.room(h)
	s.fitted(margin+0.8, s.y+4, fixedWidth-2, d.Name, style{size: 9, face: bold})
	for i, line := range lines {
		s.put(margin+0.8, s.y+5.2+small.line(i), line, small)
	}
	if defence <= mostTicks {
		s.ticks(margin+fixedWidth, s.y+1.2, sectionTick, defence, perLine)
	} else {
		s.field(margin+fixedWidth, s.y+7, aside, s.say("sheet.left"))
	}
	s.y += h
	s.line(margin, s.y, margin+inner, s.y, hair, light)
}
