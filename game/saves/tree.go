package saves

import (
	"cmp"
	"slices"
	"time"

	"rulerfire/game"
)

// A Branch is a battle with all its saves, and with the branches that hang under it.
type Branch struct {
	Battle string      // "" for a single file that was Found
	Origin game.Origin // what it branched off from; the zero value if it did not
	// Saves are its own, newest first: the automatic ones, then those made by hand.
	Saves    []Save
	Branches []*Branch // by when they were last saved, newest first
	Last     time.Time // when it or anything under it was last saved
}

// Tree orders saves, as List gives them, by battles: those that are no branches, and
// those whose original is not there any more, by when they were last saved, newest
// first. What has nothing that can be used comes after all others.
func Tree(list []Save) []*Branch {
	origins := origins(list)
	byName := map[string]*Branch{}
	var all []*Branch
	for _, s := range list {
		b := byName[s.Battle]
		if b == nil || s.Battle == "" {
			b = &Branch{Battle: s.Battle, Origin: origins[s.Battle]}
			byName[s.Battle] = b
			all = append(all, b)
		}
		b.Saves = append(b.Saves, s)
	}
	var top []*Branch
	for _, b := range all {
		slices.SortStableFunc(b.Saves, func(a, c Save) int { return order(a) - order(c) })
		if over := b.Origin.Battle; over != "" && byName[over] != nil {
			byName[over].Branches = append(byName[over].Branches, b)
		} else {
			top = append(top, b)
		}
	}
	sortBranches(top)
	return top
}

// order is where saves of one battle stand: the automatic ones first.
func order(s Save) int {
	if s.Kind == Automatic {
		return 0
	}
	return 1
}

// sortBranches sorts branches and all that hangs under them by when they were last
// saved.
func sortBranches(list []*Branch) {
	for _, b := range list {
		sortBranches(b.Branches)
		for _, s := range b.Saves {
			if s.Time.After(b.Last) {
				b.Last = s.Time
			}
		}
		for _, under := range b.Branches {
			if under.Last.After(b.Last) {
				b.Last = under.Last
			}
		}
	}
	slices.SortStableFunc(list, func(a, b *Branch) int {
		return cmp.Or(b.usable()-a.usable(), b.Last.Compare(a.Last))
	})
}

// usable is 1 if anything of a battle can be used, as far as is known, else 0.
func (b *Branch) usable() int {
	for _, s := range b.Saves {
		if s.Fault == nil {
			return 1
		}
	}
	for _, under := range b.Branches {
		if under.usable() > 0 {
			return 1
		}
	}
	return 0
}

// origins is what battles branched off from. Battles that hang under each other in a
// ring, which only a forger can write, hang under nothing.
func origins(list []Save) map[string]game.Origin {
	from := map[string]game.Origin{}
	for _, s := range list {
		if s.Battle != "" && s.Head != nil && s.Head.Origin.Battle != "" {
			from[s.Battle] = s.Head.Origin
		}
	}
	for battle := range from {
		seen := map[string]bool{}
		for at := battle; at != ""; at = from[at].Battle {
			if seen[at] {
				delete(from, at)
				break
			}
			seen[at] = true
		}
	}
	return from
}

// roots is which battle each hangs under in the end, itself if it is no branch.
func roots(list []Save) map[string]string {
	from, root := origins(list), map[string]string{}
	for _, s := range list {
		at := s.Battle
		for from[at].Battle != "" {
			at = from[at].Battle
		}
		root[s.Battle] = at
	}
	return root
}

// GoesOn tells whether a battle, or one that it branched off from, can be gone on with: it
// has saves, and has not been played to its end.
func (f Folder) GoesOn(battle string) bool {
	list, _ := f.List()
	from := origins(list)
	for ; battle != ""; battle = from[battle].Battle {
		there, over := false, false
		for _, s := range list {
			if s.Battle == battle {
				there, over = true, over || s.Kind == Automatic && s.Over
			}
		}
		if there && !over {
			return true
		}
	}
	return false
}

// LastQuick finds the newest quick save of a battle, or if it has none, of the nearest one
// that it branched off from.
func LastQuick(list []Save, battle string) (Save, bool) {
	from := origins(list)
	for ; battle != ""; battle = from[battle].Battle {
		for _, s := range list {
			if s.Kind == Quick && s.Fault == nil && s.Battle == battle {
				return s, true
			}
		}
	}
	return Save{}, false
}
