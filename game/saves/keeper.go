package saves

import (
	"os"
	"path/filepath"
	"sync"
	"time"

	"rulerfire/game"
)

// kept is how many battles of a rule system keep their automatic saves, of those that
// are over and of those that are not.
const kept = 5

// A keeper writes a session's recording in the background. If answers come faster
// than the disk is, only the latest state is written.
type keeper struct {
	folder Folder
	battle string
	first  bool // nothing has been written yet

	mu   sync.Mutex
	idle *sync.Cond      // signalled when busy becomes false
	next *game.Recording // what is to be written, or nil
	over bool            // the battle is, with next
	busy bool            // somebody writes
	slot int             // of the next file, from 0
	lost error
}

// Keep begins to keep a battle that has just begun.
func (f Folder) Keep(s *game.Session) { f.keep(s, "", 0) }

// Keep goes on keeping the battle that was resumed from the offer.
func (o *Offer) Keep(f Folder) {
	_, _, slot, _ := parseName(o.Save.File)
	next := 0 // the file that was resumed from stays until another is there
	if slot == "1" {
		next = 1
	}
	f.keep(o.Session, o.Save.Battle, next)
}

func (f Folder) keep(s *game.Session, battle string, slot int) {
	if f == "" {
		return
	}
	k := &keeper{folder: f, battle: battle, slot: slot, first: true}
	k.idle = sync.NewCond(&k.mu)
	s.UseKeeper(k)
}

// Keep notes the state to be written, and wakes the writer.
func (k *keeper) Keep(s *game.Session) {
	r, err := s.Record()
	_, open := s.Pending()
	k.mu.Lock()
	defer k.mu.Unlock()
	if err != nil {
		k.lost = err
		return
	}
	k.next, k.over = r, !open && s.Err() == nil
	if !k.busy {
		k.busy = true
		go k.work()
	}
}

// Lost says why the latest state that was tried is not on disk.
func (k *keeper) Lost() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.lost
}

// Close waits until everything is written.
func (k *keeper) Close() {
	k.mu.Lock()
	defer k.mu.Unlock()
	for k.busy {
		k.idle.Wait()
	}
}

// work writes as long as there is something to write.
func (k *keeper) work() {
	k.mu.Lock()
	defer k.mu.Unlock()
	for k.next != nil {
		r, over := k.next, k.over
		k.next = nil
		k.mu.Unlock()
		err := k.write(r, over)
		k.mu.Lock()
		k.lost = plain(err)
	}
	k.busy = false
	k.idle.Broadcast()
}

// write writes one state. Only the writer calls it, so the fields that only it uses
// need no lock.
func (k *keeper) write(r *game.Recording, over bool) error {
	text, err := r.MarshalText()
	if err != nil {
		return err
	}
	if k.first {
		if err := os.MkdirAll(string(k.folder), 0o755); err != nil {
			return err
		}
		if k.battle == "" {
			k.battle = newBattle(r, time.Now())
		}
	}
	if over {
		if err := game.WriteFile(k.path(ended), text); err != nil {
			return err
		}
		for slot := range slots {
			os.Remove(k.path(slotName(slot)))
		}
	} else {
		if err := game.WriteFile(k.path(slotName(k.slot)), text); err != nil {
			return err
		}
		k.slot = (k.slot + 1) % slots
	}
	if k.first || over {
		k.first = false
		k.folder.prune()
	}
	return nil
}

func (k *keeper) path(slot string) string {
	return filepath.Join(string(k.folder), k.battle+"."+slot+".txt")
}

// prune removes the automatic saves of the oldest battles, and what writers that were
// killed have left. What cannot be removed stays: it does no harm.
func (f Folder) prune() {
	list, _ := f.files()
	type shelf struct {
		system string
		over   bool
	}
	over := map[string]bool{}
	for _, s := range list {
		over[s.Battle] = over[s.Battle] || s.Over
	}
	battles := map[shelf]map[string]bool{}
	for _, s := range list {
		_, system, _, ok := parseName(s.File)
		if !ok {
			continue
		}
		at := shelf{system, over[s.Battle]}
		if battles[at] == nil {
			battles[at] = map[string]bool{}
		}
		if !battles[at][s.Battle] && len(battles[at]) == kept {
			os.Remove(filepath.Join(string(f), s.File))
			continue
		}
		battles[at][s.Battle] = true
	}
	left, _ := filepath.Glob(filepath.Join(string(f), game.UnfinishedFile+"*"))
	for _, name := range left {
		if info, err := os.Lstat(name); err == nil && time.Since(info.ModTime()) > time.Hour {
			os.Remove(name)
		}
	}
}
