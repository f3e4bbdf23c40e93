// Package saves keeps battles on disk while they are played, and when players want
// them kept, and finds them again.
//
// A save is a recording, a text that anybody can read. The automatic one is written
// after every decision, in the background, so that a kill at any moment leaves the old
// file or the new one. Files that cannot be read are listed with their reason and left
// alone.
//
// Start with Folder: its Keep begins to keep a session, its Newest finds the battle to
// go on with, Put saves one under a name, and List and Tree are for choosing one.
package saves

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/adrg/xdg"

	"rulerfire/game"
)

// Limits of a folder. Files beyond them are listed and not read.
const (
	MaxFiles  = 2000
	MaxFolder = 64 << 20 // bytes of all automatic saves together
)

// A Folder is the path of a folder of saves. It need not exist: it is made when the
// first battle is kept. With "" nothing is kept and nothing found.
type Folder string

// Home is where the player's saves are kept on this machine, by the habits of its
// system.
func Home() Folder { return Folder(filepath.Join(xdg.DataHome, "rulerfire", "saves")) }

// A Kind is how a save has come about.
type Kind uint8

// The kinds of saves.
const (
	Automatic Kind = iota // written after every decision
	Quick                 // by one key, without a name; the latest few of a battle are kept
	Named                 // by hand, under a name
	Found                 // a text that players have put there themselves
)

// A Save is a file of a folder.
type Save struct {
	File   string // its name in the folder
	Kind   Kind
	Battle string // which battle it is of: those of one battle share it; "" if it was Found
	Time   time.Time
	Over   bool // it was written when the battle was over
	Note   Note // what was noted beside it; the zero value if nothing was, or it is lost

	// Head is what its recording begins with, without set-up and entries. It is nil if
	// that could not be read.
	Head    *game.Recording
	Answers int   // given before the save, dice included
	Fault   error // why it cannot be used, as far as is known, or nil

	size int64
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
		if filepath.Ext(e.Name()) != textEnd || strings.HasPrefix(e.Name(), ".") {
			continue
		}
		s := Save{File: e.Name()}
		s.named()
		if info, err := e.Info(); err != nil {
			s.Fault = err
		} else {
			if s.size = info.Size(); s.Time.IsZero() {
				s.Time = info.ModTime()
			}
			if !info.Mode().IsRegular() {
				s.Fault = errors.New("it is not a file")
			}
		}
		list = append(list, s)
	}
	byTime(list)
	return list, plain(err)
}

// byTime sorts saves, the newest first. Of two files of one instant the one that was
// played further is the newer.
func byTime(list []Save) {
	slices.SortStableFunc(list, func(a, b Save) int {
		return cmp.Or(b.Time.Compare(a.Time), cmp.Compare(b.Answers, a.Answers))
	})
}

// List lists all saves of the folder, newest first. Of each it reads no more than the
// beginning, the end and the note, so that hundreds are listed at once; whether what
// is between holds is for Read and Resume to say. The error says why the folder itself
// cannot be read.
func (f Folder) List() ([]Save, error) {
	list, err := f.files()
	var wait sync.WaitGroup
	for at := range readers { // a folder may be on a slow disk
		wait.Go(func() {
			for i := at; i < len(list); i += readers {
				switch s := &list[i]; {
				case s.Fault != nil:
				case i >= MaxFiles:
					s.Fault = fmt.Errorf("there are more than %d saves", MaxFiles)
				default:
					s.Fault = plain(f.glance(s))
				}
			}
		})
	}
	wait.Wait()
	byTime(list)
	return list, err
}

// readers is how many files are read at the same time.
const readers = 8

// glance reads how a save begins and ends, and what was noted of it.
func (f Folder) glance(s *Save) error {
	if err := s.tooLong(); err != nil {
		return err
	}
	if s.Kind == Named || s.Kind == Quick {
		s.Note = f.note(s)
		s.Over = s.Note.Over
	}
	file, err := os.Open(f.path(s.File))
	if err != nil {
		return err
	}
	defer file.Close()
	head := make([]byte, min(s.size, game.HeadSize))
	n, err := io.ReadFull(file, head)
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) && !errors.Is(err, io.EOF) {
		return err
	}
	if s.Head, err = game.ParseHead(head[:n]); err != nil {
		return err
	}
	const tailSize = 64
	tail := make([]byte, min(s.size, tailSize))
	if n, err = file.ReadAt(tail, s.size-int64(len(tail))); err != nil && !errors.Is(err, io.EOF) {
		return err
	}
	var whole bool
	if s.Answers, whole = game.ParseEnd(tail[:n]); !whole {
		return errors.New("it was cut off: its last lines are not there")
	}
	return nil
}

func (s *Save) tooLong() error {
	if s.size > game.MaxRecording {
		return fmt.Errorf("it is longer than %d bytes", game.MaxRecording)
	}
	return nil
}

// Read reads the whole recording of a save.
func (f Folder) Read(s Save) (*game.Recording, error) {
	if s.Fault != nil {
		return nil, s.Fault
	}
	text, err := game.ReadFile(f.path(s.File), game.MaxRecording)
	if err != nil {
		return nil, plain(err)
	}
	return game.ParseRecording(text)
}

// Remove deletes saves, with what stands beside them.
func (f Folder) Remove(saves ...Save) error {
	var lost error
	for _, s := range saves {
		if err := os.Remove(f.path(s.File)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			lost = errors.Join(lost, plain(err))
			continue
		}
		if s.Kind == Named || s.Kind == Quick {
			os.Remove(f.path(s.beside(noteEnd)))
			os.Remove(f.path(s.beside(pictureEnd)))
		}
	}
	return lost
}

// path is where a file of the folder is. What is no name of a file in it is nowhere.
func (f Folder) path(file string) string {
	return filepath.Join(string(f), filepath.Base(filepath.Clean("/"+file)))
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
