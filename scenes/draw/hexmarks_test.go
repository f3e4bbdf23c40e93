package draw

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// onCell draws with the middle of a hex in the origin.
func onCell(p *Pen, c Cell, draw func()) {
	m := CellCentre(c)
	at(p, m.X, m.Y, draw)
}

// engagement draws a whole moment of a battle over a board.
func engagement(view *HexBoardView, p *Pen) {
	me, target, hidden := Cell{4, 10}, Cell{6, 6}, Cell{9, 4}
	ahead := func(c Cell) bool {
		d := CellCentre(c).Sub(CellCentre(me))
		return d.Y < 0 && d.X*d.X < 3.01*d.Y*d.Y
	}
	view.FieldOfView(p, me, 0, false, ahead)
	for c, cost := range map[Cell]int{
		{4, 9}: 1, {3, 9}: 1, {5, 9}: 1, {4, 8}: 3, {3, 8}: 2, {5, 8}: 2, {2, 9}: 2, {6, 9}: 2,
		{3, 7}: 3, {4, 7}: 4, {2, 8}: 3, {6, 8}: 3, {7, 8}: 3, {1, 8}: 3,
	} {
		p.HexReach(c, cost)
	}
	for i, c := range []Cell{{6, 4}, {1, 7}, {11, 7}} {
		onCell(p, c, func() { p.HexObjective([]*Seat{&Seats[1], &Seats[0], nil}[i], 1) })
	}
	p.HexSight(me, target, true)
	p.HexSight(me, hidden, false)
	p.HexActing(me, 1)
	p.HexBlocker(Cell{8, 6}, 1)
	put := func(c Cell, u HexUnit, also func()) {
		onCell(p, c, func() {
			p.HexUnit(u)
			if also != nil {
				also()
			}
		})
	}
	units := squad()
	own := units[0]
	put(me, own, func() { p.ActionPoints(11) })
	spent := units[5]
	spent.Number, spent.Spent = "2", true
	put(Cell{2, 12}, spent, func() { p.HexBadges(Done) })
	low := hexUnit(Raider, 0, HexArm{Shotgun, InRightHand}, HexArm{BeamSabre, InLeftHand})
	low.Number, low.Facing, low.Pose = "3", HexFacing(5), Prone
	put(Cell{7, 11}, low, func() { p.HexBadges(LyingProne, InSmoke) })
	foe := hexUnit(Brawler, 1, HexArm{BeamRifle, InRightHand}, HexArm{BeamSabre, InLeftHand}, HexArm{LargeShield, OnLeftArm})
	foe.Number, foe.Facing, foe.Lost[LeftLeg] = "1", HexFacing(3), true
	put(target, foe, func() { p.HexBadges(Guarding, Overheated) })
	p.HexTarget(target)
	tank := units[6]
	tank.Facing = HexFacing(3)
	put(hidden, tank, nil)
	flyer := units[7]
	flyer.Seat, flyer.Number, flyer.Facing, flyer.Level = Seats[1], "3", HexFacing(4), 2
	put(Cell{11, 5}, flyer, func() { p.LevelTag(2) })
	sub := units[8]
	sub.Seat, sub.Number, sub.Depth = Seats[1], "4", 2
	put(Cell{1, 11}, sub, nil)
	wader := hexUnit(Trooper, 1, HexArm{AssaultRifle, InRightHand})
	wader.Number, wader.Facing, wader.Depth = "5", HexFacing(1), 1
	put(Cell{1, 9}, wader, func() { p.HexBadges(Submerged) })
	taken := map[Cell]bool{me: true, target: true, {11, 5}: true}
	view.HeightNumbers(p, func(c Cell) bool { return taken[c] })
}

func TestGalleryHexBattle(t *testing.T) {
	for _, v := range []struct {
		name       string
		zoom, x, y float64
	}{
		{"hexbattle-fit", 6.2, 418, 8},
		{"hexbattle", 9.44, 300, -80},
		{"hexbattle-near", 20, 130, -700},
	} {
		view := NewHexBoardView(ridge())
		exhibit(t, v.name, boardPicture(view, v.zoom, v.x, v.y, func(p *Pen) { engagement(view, p) }))
	}
}

func TestGalleryHexMarks(t *testing.T) {
	view := NewHexBoardView(ridge())
	exhibit(t, "hexmarks", boardPicture(view, 12, 290, -60, func(p *Pen) {
		var north []Cell
		for c := range 13 {
			for r := range 3 {
				north = append(north, Cell{c, r})
			}
		}
		p.HexZone(north, Seats[1])
		p.HexZone([]Cell{{3, 5}, {3, 6}, {4, 7}, {2, 6}}, Seats[3])
		p.HexThrust(Cell{8, 10}, Cell{8, 4}, 6)
		p.HexThrust(Cell{8, 10}, Cell{11, 8}, 3)
		p.HexRoute([]Cell{{8, 10}, {7, 9}, {6, 9}, {6, 8}})
		for i, c := range []Cell{{2, 9}, {3, 9}, {2, 10}, {3, 8}} {
			p.HexThreat(c, 2+4*i)
		}
		p.HexHover(Cell{9, 6})
		p.HexChosen(Cell{10, 8})
		scout := squad()[3]
		onCell(p, Cell{8, 10}, func() { p.HexUnit(scout) })
		ghost := scout
		ghost.Facing = HexFacing(1)
		onCell(p, Cell{6, 8}, func() { p.HexGhost(ghost, true) })
		onCell(p, Cell{7, 6}, func() { p.HexGhost(squad()[6], false) })
		for i := HexBadge(0); i < hexBadges; i += 4 {
			u := squad()[i/2]
			u.Facing = HexFacing(int(i))
			onCell(p, Cell{1 + int(i), 4}, func() {
				p.HexUnit(u)
				p.HexBadges(i, i+1, i+2, i+3)
				p.ActionPoints(int(i) + 3)
			})
		}
		onCell(p, Cell{4, 9}, func() {
			holder, held := squad()[1], squad()[2]
			a, b := HoldPlaces(0)
			held.Pose, held.Facing = Held, HexFacing(3)
			at(p, a.X, a.Y, func() { p.HexUnit(holder) })
			at(p, b.X, b.Y, func() { p.HexUnitBody(held) })
			p.HexBadges(Grappled)
		})
		onCell(p, Cell{11, 5}, func() {
			p.HexObjective(&Seats[2], 1)
			p.HexToken(-1.4, 1)
		})
		onCell(p, Cell{6, 10}, func() {
			p.HexUnit(squad()[9])
			for i := range 3 {
				v := DronePlace(i, false)
				at(p, v.X, v.Y, func() { p.HexUnit(HexUnit{Body: Funnel, Seat: Seats[4]}) })
			}
		})
	}))
}

// TestGalleryHexEffects shows every effect of the hex board at nine moments.
func TestGalleryHexEffects(t *testing.T) {
	const moments = 9
	s := newSheet(1280, 1060)
	ground := HexGrey.Color()
	u := squad()[0]
	u.Facing = HexFacing(1)
	tower := HexStructure{Cells: []Cell{{0, 0}}, Floors: 2, Defence: 24, Full: 24}
	for row, show := range []func(p *Pen, t float64){
		func(p *Pen, t float64) {
			left := u
			left.Lost[LeftArm] = true
			p.HexUnit(left)
			p.LostSection(u, LeftArm, t, ground, 5)
		},
		func(p *Pen, t float64) {
			left := u
			left.Arms[0] = HexArm{}
			p.HexUnit(left)
			p.LostArm(u, 0, t, ground, 8)
		},
		func(p *Pen, t float64) { p.HexDestroyed(squad()[6], t, ground, 4) },
		func(p *Pen, t float64) {
			m := CellCentre(Cell{})
			p.Translate(-m.X, -m.Y)
			p.HexCollapse(tower, 4, t, 3)
		},
		func(p *Pen, t float64) { p.BeamShot(V(-4, 2), V(5, -2), t) },
		func(p *Pen, t float64) { p.MissileShot(V(-4, 2), V(5, -2), 4, t, 6) },
		func(p *Pen, t float64) {
			from, to := V(-2.5, 1), V(3.5, -1)
			p.Translate(Lunge(t), -Lunge(t)/3)
			p.Slash(from, to, t)
		},
		func(p *Pen, t float64) {
			v := u
			v.Pose = Lying
			p.HexThrown(v, Hurl(V(-4, 1), V(5, 0), t, 2))
		},
		func(p *Pen, t float64) {
			p.HexUnit(u)
			p.Grip(Vec{}, u.Facing, t)
			p.FloatText("−5", Vec{}, t, Bad)
		},
		func(p *Pen, t float64) { p.Blast(Vec{}, 3, t, 4) },
	} {
		s.plate(0, float64(row)*106, 1280, 104, 11, func(p *Pen) {
			for i := range moments {
				at(p, 6.5+float64(i)*13, 5, func() { show(p, float64(i)/(moments-1)) })
			}
		})
	}
	s.show(t, "hexeffects")
}

// BenchmarkHexBattle records a whole moment of a battle, the board from its bake.
func BenchmarkHexBattle(b *testing.B) {
	view := NewHexBoardView(ridge())
	p := NewPen()
	b.ReportAllocs()
	for b.Loop() {
		p.Begin(1)
		p.Scale(9.44)
		view.Draw(p, image.Rect(0, 0, 704, 720), 1, true)
		engagement(view, p)
	}
	b.ReportMetric(float64(len(p.vertex)), "vertices")
}

// BenchmarkHexBake draws the whole board anew, as after a change of zoom.
func BenchmarkHexBake(b *testing.B) {
	view := NewHexBoardView(ridge())
	p := NewPen()
	screen := ebiten.NewImage(704, 720)
	for b.Loop() {
		view.spoil(image.Rect(-5, -5, 200, 200))
		p.Begin(1)
		p.Scale(9.44)
		view.Draw(p, image.Rect(0, 0, 704, 720), 1, true)
		p.Flush(screen)
		screen.At(0, 0)
	}
}
