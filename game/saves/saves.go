// Package saves keeps battles on disk while they are played, and finds them again.
//
// A save is a recording, a text that anybody can read. It is written after every
// decision, in the background, so that a kill at any moment leaves the old file or
// the new one. Files that cannot be read are listed with their reason and left alone.
//
// Start with Folder: its Keep begins to keep a session, and its Newest finds the
// battle to go on with.
package saves

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/adrg/xdg"

	"rulerfire/game"
)

// Limits of a folder. Files beyond them are listed and not read.
const (
	MaxFiles  = 2000
	MaxFolder = 64 << 20 // bytes of all files together
)

// A Folder is the path of a folder of saves. It need not exist: it is made when the
// first battle is kept. With "" nothing is kept and nothing found.
type Folder string

// Home is where the player's saves are kept on this machine, by the habits of its
// system.
func Home() Folder { return Folder(filepath.Join(xdg.DataHome, "rulerfire", "saves")) }

// A Save is a file of a folder.
type Save struct {
	File   string // its name in the folder
	Battle string // which battle it is of: those of one battle share it; "" if it was not saved by itself
	Time   time.Time
	Over   bool // it was written when the battle was over
	// Recording is what was read. It has its form; whether it holds shows when it is
	// resumed or replayed.
	Recording *game.Recording
	Fault     error // why it could not be read, or nil

	size int64
}

// answers is how many answers were given before the save.
func (s *Save) answers() int {
	if s.Recording == nil {
		return 0
	}
	n := 0
	for _, e := range s.Recording.Entries {
		if e.Kind == game.Answer {
			n++
		}
	}
	return n
}

// files lists the text files of the folder, newest first, without reading them.
func (f Folder) files() ([]Save, error) {
	if f == "" {
		return nil, nil
	}
	entries, err := os.ReadDir(string(f))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var list []Save
	for _, e := range entries {
		if filepath.Ext(e.Name()) != ".txt" || strings.HasPrefix(e.Name(), ".") {
			continue
		}
		s := Save{File: e.Name()}
		battle, _, slot, _ := parseName(e.Name())
		s.Battle, s.Over = battle, slot == ended
		if info, err := e.Info(); err != nil {
			s.Fault = err
		} else if s.Time, s.size = info.ModTime(), info.Size(); !info.Mode().IsRegular() {
			s.Fault = errors.New("it is not a file")
		}
		list = append(list, s)
	}
	slices.SortStableFunc(list, func(a, b Save) int { return b.Time.Compare(a.Time) })
	return list, err
}

// List reads all saves of the folder, newest first. The error says why the folder
// itself cannot be read.
func (f Folder) List() ([]Save, error) {
	list, err := f.files()
	f.read(list)
	return list, err
}

// read reads the recordings of saves that are sorted by time, or notes why one cannot
// be read. Of two files of one instant the one that was played further is the newer.
func (f Folder) read(list []Save) {
	room := int64(MaxFolder)
	for i := range list {
		s := &list[i]
		switch {
		case s.Fault != nil:
		case i >= MaxFiles:
			s.Fault = fmt.Errorf("there are more than %d saves", MaxFiles)
		case s.size > game.MaxRecording:
			s.Fault = fmt.Errorf("it is longer than %d bytes", game.MaxRecording)
		case s.size > room:
			s.Fault = fmt.Errorf("all saves together are longer than %d bytes", MaxFolder)
		default:
			room -= s.size
			var text []byte
			if text, s.Fault = game.ReadFile(filepath.Join(string(f), s.File), game.MaxRecording); s.Fault == nil {
				s.Recording, s.Fault = game.ParseRecording(text)
			}
			s.Fault = plain(s.Fault)
		}
	}
	slices.SortStableFunc(list, func(a, b Save) int {
		return cmp.Or(b.Time.Compare(a.Time), cmp.Compare(b.answers(), a.answers()))
	})
}

// open lists the automatic saves of battles of a system that are not over, newest
// first, without reading them.
func (f Folder) open(system string) []Save {
	list, _ := f.files()
	over := map[string]bool{}
	for _, s := range list {
		over[s.Battle] = over[s.Battle] || s.Over
	}
	return slices.DeleteFunc(list, func(s Save) bool {
		_, of, _, ok := parseName(s.File)
		return !ok || of != system || over[s.Battle]
	})
}

// Any tells whether there is a battle of a system to go on with, as far as the names
// of the files tell.
func (f Folder) Any(system string) bool { return len(f.open(system)) > 0 }

// An Offer is the battle to go on with.
type Offer struct {
	Save    Save
	Session *game.Session // resumed; nil if no save could be
	// Passed are newer saves that could not be resumed, each with its Fault.
	Passed []Save
}

// Newest resumes the newest battle of config's system that is not over, from the
// newest save whose check passes. From config it takes what game.Resume does. It reads
// and plays again what was played, which takes up to some tenths of a second.
func (f Folder) Newest(config game.Config) Offer {
	var o Offer
	list := f.open(config.System.Name)
	f.read(list)
	for _, s := range list {
		if s.Fault == nil {
			if o.Session, s.Fault = game.Resume(s.Recording, config); s.Fault == nil {
				o.Save = s
				return o
			}
		}
		s.Recording = nil
		o.Passed = append(o.Passed, s)
	}
	return o
}

// plain is an error of a file without the path, for players.
func plain(err error) error {
	if at := (*fs.PathError)(nil); errors.As(err, &at) {
		return at.Err
	}
	if at := (*os.LinkError)(nil); errors.As(err, &at) {
		return at.Err
	}
	return err
}
