package hexwar

// An Allowance is how much of everything a unit may have for its pilot's rank or its
// processor, mods and traits that give more included.
type Allowance struct {
	Points  int // S.R.M.
	Systems int
	Mods    int
	Traits  int
}

// Allowance is what a design may have. A rank that there is not allows no points, mods
// and traits.
func (c *Catalogue) Allowance(d *UnitDesign) Allowance {
	ranks := Ranks[:]
	if c.core(d).Body == DroneBody {
		ranks = Processors[:]
	}
	a := Allowance{Systems: MaxSystems}
	if d.Rank >= 1 && d.Rank < len(ranks) {
		rank := ranks[d.Rank]
		a.Points, a.Mods, a.Traits = rank.Points, rank.Mods, rank.Traits
	}
	if c.has(d, SpareBus) {
		a.Systems += 2
	}
	if c.has(d, GearHead) {
		a.Mods++
	}
	return a
}

// Spent is how many S.R.M. points the design has spent.
func (d *UnitDesign) Spent() int {
	spent := 0
	for _, n := range d.Lower {
		spent += int(n)
	}
	return spent
}
