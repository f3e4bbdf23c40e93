package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"rulerfire/game"
)

// open lists the automatic saves of battles of a system that are not over, newest
// first, without reading them.
func (f Folder) open(system string) []Save {
	list, _ := f.files()
	over := map[string]bool{}
	for _, s := range list {
		over[s.Battle] = over[s.Battle] || s.Kind == Automatic && s.Over
	}
	return slices.DeleteFunc(list, func(s Save) bool {
		_, of, _, ok := parseName(s.File)
		return !ok || of != system || over[s.Battle]
	})
}

// Any tells whether there is a battle of a system to go on with, as far as the names
// of the files tell.
func (f Folder) Any(system string) bool { return len(f.open(system)) > 0 }

// An Offer is a battle to go on with.
type Offer struct {
	Save    Save
	Session *game.Session // resumed; nil if no save could be
	// Passed are newer saves that could not be resumed, each with its Fault.
	Passed []Save

	apart bool // it goes on as a battle of its own, in files of its own
}

// Newest resumes the newest battle of config's system that is not over, from the
// newest save whose check passes. From config it takes what game.Resume does. It reads
// and plays again what was played, which takes up to some tenths of a second.
func (f Folder) Newest(config game.Config) Offer {
	var o Offer
	list := f.open(config.System.Name)
	recordings := make([]*game.Recording, len(list))
	room := int64(MaxFolder)
	for i := range list {
		s := &list[i]
		if s.Fault == nil {
			s.Fault = s.tooLong()
		}
		if s.Fault == nil && s.size > room {
			s.Fault = fmt.Errorf("all saves together are longer than %d bytes", MaxFolder)
		}
		if s.Fault == nil {
			room -= s.size
			if recordings[i], s.Fault = f.Read(*s); s.Fault == nil {
				s.Answers = recordings[i].Answers()
			}
		}
	}
	at := make(map[string]*game.Recording, len(list))
	for i, s := range list {
		at[s.File] = recordings[i]
	}
	byTime(list)
	for _, s := range list {
		if s.Fault == nil {
			if o.Session, s.Fault = game.Resume(at[s.File], config); s.Fault == nil {
				s.Head = at[s.File]
				o.Save = s
				return o
			}
		}
		o.Passed = append(o.Passed, s)
	}
	return o
}

// Resume goes on with any save. From config it takes what game.Resume does. A battle
// that has been played on since, or otherwise, stays as it is: what goes on then hangs
// under it as a branch. It takes as long as Newest.
func (f Folder) Resume(s Save, config game.Config) (Offer, error) {
	r, err := f.Read(s)
	if err != nil {
		return Offer{}, err
	}
	o := Offer{Save: s, apart: s.Kind == Found}
	if s.Kind == Quick || s.Kind == Named {
		if o.apart = f.PlayedOn(s, r); o.apart {
			if r, err = r.Branch(s.Battle, r.Answers()); err != nil {
				return Offer{}, err
			}
		}
	}
	o.Session, err = game.Resume(r, config)
	return o, err
}

// PlayedOn tells whether the battle of a save made by hand has been played on since, or
// otherwise, so that Resume goes on with a branch: going on from its recording r in the
// battle's own files would lose something that the automatic saves have, or may have. Of
// one that cannot be read, such as of a later version of the game, nobody knows.
func (f Folder) PlayedOn(save Save, r *game.Recording) bool {
	list, _ := f.files()
	for _, s := range list {
		if s.Kind != Automatic || s.Battle != save.Battle {
			continue
		}
		kept, err := f.Read(s)
		if err != nil && !errors.Is(err, fs.ErrNotExist) || err == nil && !begins(r, kept) {
			return true
		}
	}
	return false
}

// Alike tells whether the same has been answered in two battles.
func Alike(a, b *game.Session) bool {
	first, err := a.Record()
	if err != nil {
		return false
	}
	second, err := b.Record()
	return err == nil && begins(first, second) && begins(second, first)
}

// begins tells whether all that was answered in first was answered in r too.
func begins(r, first *game.Recording) bool {
	answers := func(of *game.Recording) []string {
		var list []string
		for _, e := range of.Entries {
			if e.Kind == game.Answer {
				list = append(list, e.Text)
			}
		}
		return list
	}
	all, part := answers(r), answers(first)
	return len(part) <= len(all) && slices.Equal(part, all[:len(part)])
}

// Keep goes on keeping the battle that was resumed from the offer.
func (o *Offer) Keep(f Folder) {
	if o.apart {
		f.Keep(o.Session)
		return
	}
	next := 0 // the file that was resumed from stays until another is there
	if _, _, slot, _ := parseName(o.Save.File); slot == "1" {
		next = 1
	}
	f.keep(o.Session, o.Save.Battle, next)
}

// Apart tells whether it goes on as a battle of its own, because the battle of the save
// has been played on since.
func (o *Offer) Apart() bool { return o.apart }
