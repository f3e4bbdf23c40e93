package field

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// A wall with a gap in it, so many sixteenths of a stud wide where a frame narrows
// it:
//
//	   from
//	######   (other) ###
//	    to
func TestE5AGapNarrowerThanTheBaseIsClosed(t *testing.T) {
	from, to := studs(20, 10), studs(20, 30)
	for _, c := range []struct {
		what   string
		bricks [][]Brick
		others []Point
		open   bool
	}{
		{"a gap as wide as the base", [][]Brick{block(0, 20, 18, 2, 3), block(22, 20, 38, 2, 3)}, nil, true},
		{"a gap a stud narrower", [][]Brick{block(0, 20, 18, 2, 3), block(21, 20, 39, 2, 3)}, nil, false},
		{"a gap as wide as the base beside a frame", [][]Brick{block(0, 20, 18, 2, 3)}, []Point{
			{24 * Stud, 21 * Stud}, {28 * Stud, 21 * Stud}, {32 * Stud, 21 * Stud}, {36 * Stud, 21 * Stud},
		}, true},
		{"the same a lattice step narrower", [][]Brick{block(0, 20, 18, 2, 3)}, []Point{
			{24*Stud - 1, 21 * Stud}, {28*Stud - 1, 21 * Stud}, {32*Stud - 1, 21 * Stud}, {36*Stud - 1, 21 * Stud},
		}, false},
		{"a gap as wide as the base between frames", nil, []Point{
			{8 * Stud, 20 * Stud}, {16 * Stud, 20 * Stud}, {24 * Stud, 20 * Stud}, {32 * Stud, 20 * Stud},
		}, true},
		{"the same a lattice step narrower", nil, []Point{
			{9 * Stud, 20 * Stud}, {17*Stud - 1, 20 * Stud}, {25*Stud - 2, 20 * Stud}, {33*Stud - 3, 20 * Stud},
		}, false},
		{"low bricks", [][]Brick{block(0, 20, 60, 2, 2)}, nil, true},
	} {
		table := tableOf(t, c.bricks...)
		s := table.AllStanding()
		const reach = 6 * unit
		route, found := table.Route(&s, c.others, from, to, reach, nil)
		if found != c.open {
			t.Errorf("%s: open %v, want %v", c.what, found, c.open)
		}
		if found {
			if fault := table.CheckRoute(&s, c.others, from, route, reach); fault != RouteOK {
				t.Errorf("%s: route %v: %v", c.what, route, fault)
			}
		}
		if got := NewWalk(table, &s, c.others, from, reach).Within(to); got != c.open {
			t.Errorf("%s: within the walk %v, want %v", c.what, got, c.open)
		}
	}
}

func TestE5TheFaultsOfARoute(t *testing.T) {
	// A wall across the middle, and a frame beside it.
	table := tableOf(t, block(20, 20, 10, 2, 3))
	s := table.AllStanding()
	others := []Point{studs(40, 21)}
	for _, c := range []struct {
		what    string
		from    Point
		corners []Point
		reach   int32
		want    RouteFault
	}{
		{"staying", studs(25, 10), nil, 0, RouteOK},
		{"a leg of exactly a unit", studs(25, 10), []Point{studs(28, 14)}, unit, RouteOK},
		{"a leg a lattice step longer", studs(25, 10), []Point{{28*Stud + 1, 14 * Stud}}, unit, RouteTooLong},
		{"two legs of a unit together", studs(25, 10), []Point{studs(25, 12), studs(28, 12)}, unit, RouteOK},
		{"two legs a lattice step longer", studs(25, 10), []Point{studs(25, 12), {28*Stud + 1, 12 * Stud}}, unit, RouteTooLong},
		{"along the wall, touching it", studs(10, 18), []Point{studs(35, 18)}, 8 * unit, RouteOK},
		{"along the wall, a lattice step into it", Point{10 * Stud, 18*Stud + 1}, []Point{{35 * Stud, 18*Stud + 1}}, 8 * unit, RouteHitsCover},
		{"through the wall", studs(25, 10), []Point{studs(25, 30)}, 8 * unit, RouteHitsCover},
		{"past the frame, touching it", studs(30, 17), []Point{studs(50, 17)}, 8 * unit, RouteOK},
		{"past the frame, a lattice step into it", Point{36 * Stud, 17*Stud + 1}, []Point{{50 * Stud, 17*Stud + 1}}, 8 * unit, RouteHitsFrame},
		{"onto the wall", studs(25, 10), []Point{studs(25, 19)}, 8 * unit, RouteEndsOnCover},
		{"onto the frame", studs(44, 10), []Point{studs(42, 20)}, 8 * unit, RouteEndsOnFrame},
		{"touching the frame at the end", studs(44, 10), []Point{studs(44, 21)}, 8 * unit, RouteOK},
		{"to the edge of the table", studs(5, 10), []Point{studs(2, 10)}, 8 * unit, RouteOK},
		{"over the edge of the table", studs(5, 10), []Point{{2*Stud - 1, 10 * Stud}}, 8 * unit, RouteOffTable},
		{"over the edge on the way", studs(5, 10), []Point{studs(1, 10), studs(5, 12)}, 8 * unit, RouteOffTable},
		{"with 32 corners", studs(5, 10), slices.Repeat([]Point{studs(6, 10), studs(5, 10)}, 16), 8 * unit, RouteOK},
		{"with 33 corners", studs(5, 10), append(slices.Repeat([]Point{studs(6, 10), studs(5, 10)}, 16), studs(6, 10)), 8 * unit, RouteTooManyCorners},
		{"down from the wall", studs(25, 21), []Point{studs(25, 18)}, 8 * unit, RouteOK},
		{"along the wall it stands on, and down", studs(21, 21), []Point{studs(29, 21), studs(33, 24)}, 8 * unit, RouteOK},
		{"along the wall it stands on, not down", studs(21, 21), []Point{studs(29, 21)}, 8 * unit, RouteEndsOnCover},
	} {
		got := table.CheckRoute(&s, others, c.from, c.corners, c.reach)
		if got != c.want {
			t.Errorf("%s: %v, want %v", c.what, got, c.want)
		}
		if len(c.corners) == 1 {
			route, found := table.Route(&s, others, c.from, c.corners[0], c.reach, nil)
			if found && got == RouteOK && (len(route) != 1 || route[0] != c.corners[0]) {
				t.Errorf("%s: straight is legal, but the route offered is %v", c.what, route)
			}
			if !found && got == RouteOK {
				t.Errorf("%s: no route found", c.what)
			}
		}
	}
}

// The mover stands on one structure, and another is in its way.
func TestE5WhatItStandsOnDoesNotHoldIt(t *testing.T) {
	table := tableOf(t, block(20, 20, 10, 2, 3), block(12, 24, 26, 1, 3))
	s := table.AllStanding()
	from, to := studs(25, 21), studs(25, 27)
	route, found := table.Route(&s, nil, from, to, 8*unit, nil)
	if !found || len(route) < 3 {
		t.Fatalf("route %v (%v), want one round the second wall", route, found)
	}
	if fault := table.CheckRoute(&s, nil, from, route, 8*unit); fault != RouteOK {
		t.Errorf("route %v: %v", route, fault)
	}
	if _, found := table.Route(&s, nil, from, studs(22, 21), 8*unit, nil); found {
		t.Error("the mover may end on the wall it stands on")
	}
}

func TestE5LengthIsTheSumOfLegsRoundedDown(t *testing.T) {
	from := Point{100, 100}
	// The root of 2 is 1.4142135…, and 2¹⁶ times that 92681.9….
	if got := RouteLength(from, []Point{{101, 101}, {101, 101}, {104, 105}}); got != 92681+5*Lattice {
		t.Errorf("length %d", got)
	}
	if got := RouteLength(from, nil); got != 0 {
		t.Errorf("the length of staying is %d", got)
	}
}

// A walk to and fro between walls bends more often than a route has corners, if
// it follows the bends closely.
func TestE5AtMost32Corners(t *testing.T) {
	var walls [][]Brick
	for i := range 5 {
		// A door at the right, then one at the left.
		door := 16 - 12*(i%2)
		walls = append(walls, block(0, 6+5*i, door, 1, 3), block(door+4, 6+5*i, 56-door, 1, 3))
	}
	table := tableOf(t, walls...)
	s := table.AllStanding()
	from, to := studs(4, 3), studs(4, 30)
	const reach = 20 * unit
	route, found := table.Route(&s, nil, from, to, reach, nil)
	if !found || len(route) > MaxCorners {
		t.Fatalf("route with %d corners (%v)", len(route), found)
	}
	if fault := table.CheckRoute(&s, nil, from, route, reach); fault != RouteOK {
		t.Errorf("route %v: %v", route, fault)
	}
	if again, _ := NewWalk(table, &s, nil, from, reach).Route(to, nil); RouteLength(from, again) != RouteLength(from, route) {
		t.Errorf("the walk offers %v, the route is %v", again, route)
	}
}

// A journey is a mover's situation: a table, frames, a start, a goal.
type journey struct {
	table    *Table
	standing Standing
	others   []Point
	from, to Point
	reach    int32
}

func drawJourney(t *rapid.T) journey {
	var c journey
	var bricks []Brick
	taken := map[Column]bool{}
	for range rapid.IntRange(1, 4).Draw(t, "walls") {
		at, size := rapid.IntRange(5, 28), rapid.IntRange(1, 7)
		wall := block(at.Draw(t, "x"), at.Draw(t, "y"), size.Draw(t, "w"), size.Draw(t, "l"), 3)
		free := true
		for _, b := range wall {
			free = free && !taken[Column{b.X, b.Y}]
		}
		if free {
			for _, b := range wall {
				taken[Column{b.X, b.Y}] = true
			}
			bricks = append(bricks, wall...)
		}
	}
	var err error
	if c.table, err = NewTable(Layout{Width: 40, Height: 40, Bricks: bricks}); err != nil {
		t.Fatal(err)
	}
	c.standing = c.table.AllStanding()
	onTable := place(40).Filter(c.table.OnTable)
	c.from, c.to = onTable.Draw(t, "from"), place(40).Draw(t, "to")
	for range rapid.IntRange(0, 3).Draw(t, "others") {
		p := onTable.Draw(t, "other")
		if len(c.others) > 0 && rapid.Bool().Draw(t, "beside") {
			// A gap to the frame before that is hardly wider than a base.
			before := c.others[len(c.others)-1]
			p = Point{before.X + rapid.Int32Range(100, 129).Draw(t, "right"), before.Y}
			for distance2(p, before) < square(128) {
				p.Y++
			}
			p.Y += rapid.Int32Range(0, 2).Draw(t, "down")
		}
		if !BasesOverlap(p, c.from) && c.table.OnTable(p) {
			c.others = append(c.others, p)
		}
	}
	c.reach = unit * rapid.Int32Range(1, 8).Draw(t, "reach")
	return c
}

func TestE5RoutesAgainstTheOracle(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawJourney(t)
		route, found := c.table.Route(&c.standing, c.others, c.from, c.to, c.reach, nil)
		length := RouteLength(c.from, route)
		if found {
			if fault := c.table.CheckRoute(&c.standing, c.others, c.from, route, c.reach); fault != RouteOK {
				t.Fatalf("route %v: %v", route, fault)
			}
		}
		if c.from == c.to {
			return
		}
		best, exists := slow(c.table, &c.standing).shortest(c.others, c.from, c.to, c.reach)
		if found && !exists {
			t.Fatalf("route %v, but there is none", route)
		}
		if !found && exists && best+best/100 <= Length(c.reach)*Lattice {
			t.Fatalf("no route, but there is one of %d", best/Lattice)
		}
		if found && length > best+best/100 {
			t.Fatalf("route %v is %d long, the shortest %d", route, length/Lattice, best/Lattice)
		}

		// A walk knows more of the table than one route needs, and so may find a
		// way that is shorter by a hair.
		walk := NewWalk(c.table, &c.standing, c.others, c.from, c.reach)
		again, ok := walk.Route(c.to, nil)
		if walk.Within(c.to) != ok || found && !ok || RouteLength(c.from, again) > length && found {
			t.Fatalf("the walk offers %v (%v), the route is %v (%v)", again, ok, route, found)
		}
		if fault := c.table.CheckRoute(&c.standing, c.others, c.from, again, c.reach); fault != RouteOK || ok && !exists {
			t.Fatalf("the walk offers %v: %v", again, fault)
		}
	})
}

// Among sixty ragged walls, some of them shot about.
func TestE5RoutesAmongRaggedWalls(t *testing.T) {
	table := raggedTable(t)
	s := table.AllStanding()
	r := rand.New(rand.NewPCG(11, 12))
	for range 400 {
		if b := r.IntN(len(table.Layout.Bricks)); table.Loose(&s, b) {
			s.Remove(b)
		}
	}
	o := slow(table, &s)
	for range 20 {
		const reach = 3 * unit
		from, to := blockedPair(r, table, &s, reach)
		route, found := table.Route(&s, nil, from, to, reach, nil)
		best, exists := o.shortest(nil, from, to, reach)
		if found && table.CheckRoute(&s, nil, from, route, reach) != RouteOK {
			t.Errorf("from %v to %v: route %v is not legal", from, to, route)
		}
		if found != exists || found && RouteLength(from, route) > best+best/100 {
			t.Errorf("from %v to %v: route %v (%v) of %d, the shortest (%v) %d", from, to, route, found, RouteLength(from, route)/Lattice, exists, best/Lattice)
		}
	}
}

// A route is found again if its own length is just the reach, and not if it is
// just more.
func TestE5ARouteIsWithinItsOwnLength(t *testing.T) {
	table := raggedTable(t)
	s := table.AllStanding()
	r := rand.New(rand.NewPCG(15, 16))
	for range 200 {
		from, to := blockedPair(r, table, &s, 8*unit)
		route, found := table.Route(&s, nil, from, to, 10*unit, nil)
		if !found {
			continue
		}
		length := RouteLength(from, route)
		just := int32((length + Lattice - 1) / Lattice)
		again, ok := table.Route(&s, nil, from, to, just, nil)
		if fault := table.CheckRoute(&s, nil, from, again, just); !ok || fault != RouteOK || RouteLength(from, again) != length {
			t.Errorf("from %v to %v within %d: route %v (%v): %v; was %v", from, to, just, again, ok, fault, route)
		}
		if again, ok := table.Route(&s, nil, from, to, just-1, nil); ok {
			t.Errorf("from %v to %v within %d: route %v; was %v", from, to, just-1, again, route)
		}
	}
}

// A row of frames across the table, each so close to the one before that a base
// hardly fits between them, if it does.
//
//	       from
//	####  O   O  O
//	         to    O
func TestE5GapsThatABaseHardlyFits(t *testing.T) {
	table := sizedTable(t, 40, 40, block(0, 18, 8, 2, 3))
	s := table.AllStanding()
	o := slow(table, &s)
	rapid.Check(t, func(t *rapid.T) {
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 17))
		others := []Point{{8*Stud + 95 + r.Int32N(4), 19 * Stud}}
		for len(others) < 4 {
			before := others[len(others)-1]
			p := Point{before.X + 60 + r.Int32N(69), before.Y}
			for distance2(p, before) < square(4*BaseRadius) {
				p.Y++
			}
			p.Y += r.Int32N(3)
			if r.IntN(2) == 0 {
				p.Y = 2*before.Y - p.Y
			}
			others = append(others, p)
		}
		from, to := Point{100 + r.Int32N(300), 100 + r.Int32N(130)}, Point{100 + r.Int32N(300), 360 + r.Int32N(130)}
		for _, p := range others {
			if BasesOverlap(p, from) {
				return
			}
		}
		const reach = 4 * unit
		route, found := table.Route(&s, others, from, to, reach, nil)
		if fault := table.CheckRoute(&s, others, from, route, reach); fault != RouteOK {
			t.Fatalf("route %v: %v", route, fault)
		}
		best, exists := o.shortest(others, from, to, reach)
		switch {
		case found && !exists:
			t.Fatalf("route %v, but there is none", route)
		case !found && exists && best+best/100 <= reach*Lattice:
			t.Fatalf("no route, but there is one of %d", best/Lattice)
		case found && RouteLength(from, route) > best+best/100:
			t.Fatalf("route %v is %d long, the shortest %d", route, RouteLength(from, route)/Lattice, best/Lattice)
		}
	})
}

// The end of a wall is hidden under a beam of another structure, which has to be
// walked round too.
//
//	          from
//	################=        # wall, three high; = beam, five high
//	            to  =
//	                P pillar
func TestE5RoundAWallUnderABeam(t *testing.T) {
	beam := block(36, 27, 1, 1, 4)
	beam = append(beam, Brick{X: 36, Y: 20, W: 1, L: 8, Layer: 5})
	table := tableOf(t, block(0, 20, 36, 2, 3), beam)
	s := table.AllStanding()
	if table.Structures() != 2 {
		t.Fatalf("%d structures, want 2", table.Structures())
	}
	from, to := studs(34, 17), studs(33, 26)
	route, found := table.Route(&s, nil, from, to, 8*unit, nil)
	best, exists := slow(table, &s).shortest(nil, from, to, 8*unit)
	if !found || !exists || RouteLength(from, route) > best+best/100 {
		t.Errorf("route %v (%v) of %d, the shortest (%v) %d", route, found, RouteLength(from, route)/Lattice, exists, best/Lattice)
	}
	if fault := table.CheckRoute(&s, nil, from, route, 8*unit); fault != RouteOK {
		t.Errorf("route %v: %v", route, fault)
	}
}

func TestE5LegsAgainstTheOracle(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawJourney(t)
		o := slow(c.table, &c.standing)
		if !c.table.OnTable(c.to) || c.from == c.to || !legalLeg(o.obstacles(Point{-1000, -1000}), c.others, c.to, c.to) {
			return
		}
		want := legalLeg(o.obstacles(c.from), c.others, c.from, c.to) && distance2(c.from, c.to) <= square(c.reach)
		if fault := c.table.CheckRoute(&c.standing, c.others, c.from, []Point{c.to}, c.reach); (fault == RouteOK) != want {
			t.Fatalf("%v, legal %v", fault, want)
		}
	})
}

func TestE5ARouteDoesNotDependOnTheView(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawJourney(t)
		route, found := c.table.Route(&c.standing, c.others, c.from, c.to, c.reach, nil)
		length := RouteLength(c.from, route)
		for _, v := range views {
			if v.name == "shifted" {
				continue // the edge of the table, which is in the way too, does not shift
			}
			l := Layout{Width: 40, Height: 40}
			for _, b := range c.table.Layout.Bricks {
				l.Bricks = append(l.Bricks, v.brick(b))
			}
			table, err := NewTable(l)
			if err != nil {
				t.Fatal(err)
			}
			var others []Point
			for _, p := range c.others {
				others = append(others, v.point(p))
			}
			standing := table.AllStanding()
			again, ok := table.Route(&standing, others, v.point(c.from), v.point(c.to), c.reach, nil)
			if got := RouteLength(v.point(c.from), again); ok != found || ok && got != length {
				t.Fatalf("%s: route %v (%v), %d long; was %v (%v), %d long", v.name, again, ok, got, route, found, length)
			}
		}
	})
}

func TestE5RingsClearWhatTheyGoRound(t *testing.T) {
	for _, r := range []*rings{fineRings, plainRings} {
		for quarter, ring := range r.corners {
			for i, p := range ring {
				if distance2(p.at, Point{}) < square(BaseRadius) || cross(p.before, p.after) <= 0 {
					t.Errorf("quarter %d: %v does not go round", quarter, p)
				}
				if i > 0 {
					if l := laneBetween(ring[i-1].at, p.at); l.nearer(Point{}, BaseRadius) {
						t.Errorf("quarter %d: the leg to %v cuts the corner", quarter, p.at)
					}
				}
			}
		}
		for i, p := range r.frame {
			before := r.frame[(i+len(r.frame)-1)%len(r.frame)]
			if l := laneBetween(before.at, p.at); l.meetsBase(Point{}) || cross(p.before, p.after) <= 0 {
				t.Errorf("the leg from %v to %v does not go round a frame", before.at, p.at)
			}
		}
	}
}

func TestE5FaultsHaveWords(t *testing.T) {
	seen := map[string]bool{}
	for f := RouteOK; f <= RouteTooLong; f++ {
		if f.String() == "" || seen[f.String()] {
			t.Errorf("fault %d says %q", f, f)
		}
		seen[f.String()] = true
	}
}
