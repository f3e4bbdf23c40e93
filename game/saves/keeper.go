package saves

import (
	"os"
	"sync"
	"time"

	"rulerfire/game"
)

// A keeper writes a session's recording in the background. If answers come faster
// than the disk is, only the latest state is written.
type keeper struct {
	folder Folder
	battle string // named by the first state that is to be written, and never again
	first  bool   // nothing has been written yet

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

// Battle is what a session's battle is called: all its saves have it in common. It is
// "" if the battle is not kept.
func Battle(s *game.Session) string {
	k, ok := s.Keeper().(*keeper)
	if !ok {
		return ""
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.battle
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
	if k.battle == "" {
		k.battle = newBattle(r, time.Now())
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
		k.folder.prune(k.battle)
	}
	return nil
}

func (k *keeper) path(slot string) string { return k.folder.path(k.battle + "." + slot + textEnd) }
