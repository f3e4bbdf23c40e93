package saves

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"rulerfire/game"
)

// kept is how many battles of a rule system keep their automatic saves, of those that
// are over and of those that are not. A battle counts once with all its branches, of
// which as many are kept.
const kept = 5

// prune removes the automatic saves of the oldest battles, and what writers that were
// killed have left. It spares the battle that is being played, which looks old if a clock
// has gone wrong. What cannot be removed stays: it does no harm.
func (f Folder) prune(playing string) {
	list, _ := f.files()
	auto, over := list[:0:0], map[string]bool{}
	for _, s := range list {
		if s.Kind == Automatic {
			f.glance(&s) // for what it branched off from; what cannot be read is on its own
			auto = append(auto, s)
			over[s.Battle] = over[s.Battle] || s.Over
		}
	}
	slices.SortStableFunc(auto, func(a, b Save) int {
		return cmp.Compare(age(a, playing), age(b, playing))
	})
	root := roots(auto)
	type shelf struct {
		system string
		over   bool
	}
	families := map[shelf]map[string]bool{}
	type branches struct {
		shelf
		root string
	}
	lines := map[branches]map[string]bool{}
	for _, s := range auto {
		_, system, _, _ := parseName(s.File)
		at := shelf{system, over[s.Battle]}
		if !admit(families, at, root[s.Battle]) || !admit(lines, branches{at, root[s.Battle]}, s.Battle) {
			os.Remove(f.path(s.File))
		}
	}
	f.sweep()
}

// age is 0 for the battle that is being played, and 1 for all others.
func age(s Save, playing string) int {
	if s.Battle == playing {
		return 0
	}
	return 1
}

// admit tells whether what stands at a place is among the first few there.
func admit[K comparable](places map[K]map[string]bool, at K, what string) bool {
	if places[at] == nil {
		places[at] = map[string]bool{}
	}
	if !places[at][what] && len(places[at]) == kept {
		return false
	}
	places[at][what] = true
	return true
}

// sweep removes what writers that were killed have left: files that are not finished,
// and notes and pictures whose save was never written.
func (f Folder) sweep() {
	entries, _ := os.ReadDir(string(f))
	for _, e := range entries {
		name, old := e.Name(), false
		if info, err := e.Info(); err == nil {
			old = time.Since(info.ModTime()) > time.Hour
		}
		end := filepath.Ext(name)
		switch {
		case !old:
		case strings.HasPrefix(name, game.UnfinishedFile):
			os.Remove(f.path(name))
		case end != textEnd && byHand.MatchString(name) && !f.has(strings.TrimSuffix(name, end)+textEnd):
			os.Remove(f.path(name))
		}
	}
}
