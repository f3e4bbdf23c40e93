package library

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"rulerfire/game"
)

// MaxTrash is how many deleted entries are kept; with the next the oldest goes.
const MaxTrash = 50

// trashFolder is where deleted files are, inside the library's folder. Their names
// begin with a number that grows.
const trashFolder = "trash"

// Deleted is an entry that has been deleted, and can be restored as long as not
// MaxTrash more have been.
type Deleted struct {
	Entry Entry
	file  string // its name in the trash
}

// Delete moves the file of an entry to the trash. A broken file can be deleted
// too; one of a newer version of the game is left alone.
func (l *Library) Delete(id ID) (Deleted, error) {
	e, err := l.mine(id)
	if err != nil && (e.Fault == nil || errors.Is(err, ErrNewer)) {
		return Deleted{}, err
	}
	if err := l.mayWrite(id); errors.Is(err, ErrNewer) {
		return Deleted{}, err
	}
	trash := filepath.Join(l.folder, trashFolder)
	if err := os.MkdirAll(trash, 0o755); err != nil {
		return Deleted{}, err
	}
	old, err := trashed(trash)
	if err != nil {
		return Deleted{}, err
	}
	number := 1
	if len(old) > 0 {
		last, _ := trashNumber(old[len(old)-1])
		number += last
	}
	d := Deleted{e, fmt.Sprintf("%010d-%s", number, e.File)}
	if err := game.MoveFile(id.file(l.folder), filepath.Join(trash, d.file)); err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			delete(l.own, id)
			return Deleted{}, ErrGone
		}
		return Deleted{}, err
	}
	delete(l.own, id)
	for ; len(old) >= MaxTrash; old = old[1:] {
		if err := os.Remove(filepath.Join(trash, old[0])); err != nil {
			break // it goes with the next that is deleted
		}
	}
	return d, nil
}

// trashNumber is the number that the name of a file in the trash begins with.
func trashNumber(name string) (int, bool) {
	digits, _, ok := strings.Cut(name, "-")
	n, err := strconv.Atoi(digits)
	return n, ok && err == nil && n >= 0
}

// trashed lists the names of the files in the trash, the oldest first.
func trashed(trash string) ([]string, error) {
	files, err := os.ReadDir(trash)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, f := range files {
		if _, ok := trashNumber(f.Name()); ok && strings.HasSuffix(f.Name(), extension) {
			names = append(names, f.Name())
		}
	}
	slices.Sort(names)
	return names, nil
}

// Restore takes back a deletion.
func (l *Library) Restore(d Deleted) (Entry, error) {
	if _, taken := l.Get(d.Entry.ID); taken || d.file == "" {
		return Entry{}, errors.New("it has been restored already")
	}
	err := game.MoveFile(filepath.Join(l.folder, trashFolder, d.file), d.Entry.ID.file(l.folder))
	if errors.Is(err, fs.ErrNotExist) {
		return Entry{}, ErrGone
	}
	if err != nil {
		return Entry{}, err
	}
	l.own[d.Entry.ID] = newRecord(d.Entry)
	return d.Entry, nil
}
