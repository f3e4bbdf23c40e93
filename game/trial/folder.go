package trial

import (
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

// A Folder is the path of a folder of records. It need not exist: Start makes it when
// the first one is kept. With "" nothing is kept and nothing found.
type Folder string

// Home is where the player's records are kept on this machine, by the habits of its
// system.
func Home() Folder { return Folder(filepath.Join(xdg.DataHome, "rulerfire", "trials")) }

// MostKept is how many records of a rule system a folder keeps; with the next the oldest
// goes.
const MostKept = 30

// A Kept is a record in a folder.
type Kept struct {
	File   string // its path
	Time   time.Time
	Record *Record // nil if it cannot be read
	Fault  error   // why not
}

const extension = ".txt"

// New is the path of a new record of a rule system. now is the time that it is called
// after.
func (f Folder) New(system string, now time.Time) string {
	if f == "" {
		return ""
	}
	stem := fmt.Sprintf("%s-%s", system, now.UTC().Format("20060102-150405.000"))
	return filepath.Join(string(f), stem+extension)
}

// files are the paths of a rule system's records, newest first.
func (f Folder) files(system string) ([]string, error) {
	if f == "" {
		return nil, nil
	}
	entries, err := os.ReadDir(string(f))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var list []string
	for _, e := range entries {
		if name := e.Name(); !e.IsDir() && strings.HasPrefix(name, system+"-") && filepath.Ext(name) == extension {
			list = append(list, filepath.Join(string(f), name))
		}
	}
	slices.Sort(list)
	slices.Reverse(list)
	return list, nil
}

// List reads all records of a rule system, newest first. Those that cannot be read are
// among them, with their fault. The error says why the folder itself cannot be read.
func (f Folder) List(system string) ([]Kept, error) {
	files, err := f.files(system)
	if err != nil {
		return nil, err
	}
	var list []Kept
	for _, file := range files[:min(len(files), MostKept)] {
		list = append(list, read(file))
	}
	return list, nil
}

// Newest reads the newest record of a rule system; it is nil if there is none.
func (f Folder) Newest(system string) (*Kept, error) {
	files, err := f.files(system)
	if err != nil || len(files) == 0 {
		return nil, err
	}
	k := read(files[0])
	return &k, nil
}

func read(file string) (k Kept) {
	k.File = file
	if info, err := os.Stat(file); err == nil {
		k.Time = info.ModTime()
	}
	k.Record, k.Fault = ReadRecord(file)
	return k
}

// ReadRecord reads a record from a file. The error says what is wrong, and where.
func ReadRecord(file string) (*Record, error) {
	text, err := game.ReadFile(file, MaxRecord)
	if err != nil {
		return nil, err
	}
	r, err := ParseRecord(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Base(file), err)
	}
	return r, nil
}

// Prune deletes the oldest records of a rule system, as far as there are more than
// MostKept.
func (f Folder) Prune(system string) error {
	files, err := f.files(system)
	if err != nil || len(files) <= MostKept {
		return err
	}
	for _, file := range files[MostKept:] {
		err = errors.Join(err, os.Remove(file))
	}
	return err
}
