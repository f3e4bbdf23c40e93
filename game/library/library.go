// Package library keeps what players make, companies, frames, tables, units,
// squads and boards, in a folder, and hands it to friends as a text, a code or a
// file.
//
// Every entry is a file of its own. It is written so that a kill at any moment
// leaves the old file or the new one, and read with limits; a file that cannot be
// read is listed with its reason and left alone.
//
// Start with Open and New.
package library

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/adrg/xdg"

	"rulerfire/game"
)

// Limits of a folder. Files beyond them are listed and not read.
const (
	MaxFiles  = 5000
	MaxFolder = 64 << 20 // bytes of all files together
)

// The errors of what cannot be done with an entry.
var (
	ErrStock = errors.New("it comes with the game: copy it first")
	ErrGone  = errors.New("it is not in the library any more")
)

// Folder is where the player's library is kept on this machine, by the habits of
// its system. It need not exist yet.
func Folder() string { return filepath.Join(xdg.DataHome, "rulerfire", "library") }

// A Library is the stock and the entries of a folder. It is not safe for use by
// several goroutines at once; what it returns is the caller's.
type Library struct {
	folder string
	stock  []*record
	own    map[ID]*record
	odd    []*record // files that are faulty and have no id
	copied string    // what names of copies say
	now    func() time.Time
}

// A record is an entry with what sorting and searching it need.
type record struct {
	Entry
	name   string // in small letters
	folded string // what is searched, once it has been
}

func newRecord(e Entry) *record { return &record{Entry: e, name: strings.ToLower(e.Name)} }

// Open reads a folder, which need not exist: it is made when the first entry is
// put. Files that cannot be read are entries with a Fault; only a folder that
// cannot be read at all is an error. stock is listed before the player's own.
func Open(folder string, stock []Entry) (*Library, error) {
	l := &Library{folder: folder, copied: "copy", now: time.Now}
	for _, e := range stock {
		e.Stock = true
		l.stock = append(l.stock, newRecord(e))
	}
	return l, l.Reload()
}

// Reload reads the folder anew, for what has been changed in it from outside.
func (l *Library) Reload() error {
	l.own, l.odd = map[ID]*record{}, nil
	files, err := os.ReadDir(l.folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	l.sweep(files)
	files = slices.DeleteFunc(files, func(f fs.DirEntry) bool {
		return f.IsDir() || strings.HasPrefix(f.Name(), ".") || filepath.Ext(f.Name()) != extension
	})
	entries := make([]Entry, len(files))
	var read sync.WaitGroup
	room := make(chan bool, runtime.GOMAXPROCS(0))
	left := int64(MaxFolder)
	for i, f := range files {
		e := &entries[i]
		e.File = f.Name()
		info, err := f.Info()
		if err == nil {
			err = tooMuch(info, i, left)
		}
		if err != nil {
			e.Fault = err
			continue
		}
		left -= info.Size()
		room <- true
		read.Go(func() {
			*e = l.load(e.File)
			<-room
		})
	}
	read.Wait()
	for _, e := range entries {
		l.list(e)
	}
	return nil
}

// sweep takes away what kills on the way of writing have left behind, once nobody
// can be writing it any more.
func (l *Library) sweep(files []fs.DirEntry) {
	for _, f := range files {
		if !strings.HasPrefix(f.Name(), game.UnfinishedFile) || !f.Type().IsRegular() {
			continue
		}
		if info, err := f.Info(); err == nil && l.now().Sub(info.ModTime()) > 24*time.Hour {
			os.Remove(filepath.Join(l.folder, f.Name())) // or in another visit
		}
	}
}

// tooMuch says why a file is not read: the i-th of a folder, so many bytes of
// which may still be read.
func tooMuch(info fs.FileInfo, i int, left int64) error {
	switch {
	case !info.Mode().IsRegular():
		return errors.New("not a file")
	case i >= MaxFiles:
		return fmt.Errorf("not read: there are more than %d files", MaxFiles)
	case info.Size() > MaxFile:
		return fmt.Errorf("longer than %d bytes", MaxFile)
	case info.Size() > left:
		return fmt.Errorf("not read: all files together have more than %d bytes", MaxFolder)
	}
	return nil
}

// list takes up the entry of a file.
func (l *Library) list(e Entry) {
	id := ID(strings.TrimSuffix(e.File, extension))
	if !id.valid() || strings.HasPrefix(string(id), stockID) {
		if e.Fault == nil {
			e = Entry{Kind: e.Kind, Name: e.Name, File: e.File, Fault: errors.New("its name is not one that the game gives: import it")}
		}
		l.odd = append(l.odd, newRecord(e))
		return
	}
	if e.Kind == Unknown {
		e.Kind = id.kind()
	}
	e.ID = id
	l.own[id] = newRecord(e)
}

// load reads a file of the folder.
func (l *Library) load(name string) Entry {
	data, err := game.ReadFile(filepath.Join(l.folder, name), MaxFile)
	if err != nil {
		var path *fs.PathError
		if errors.As(err, &path) {
			err = path.Err // the file's name is said anyway
		}
		return Entry{File: name, Fault: err}
	}
	e, err := readFile(data)
	e.File, e.Fault = name, err
	return e
}

// An Order is how a list is sorted.
type Order uint8

// The orders of lists.
const (
	ByName    Order = iota // without regard to capitals
	ByChanged              // what was put last comes first
)

// List gives the entries of a kind that contain every word of the search,
// whatever its capitals, in their name, notes or content; an empty search finds
// all. Stock comes first, in its own order under ByChanged, then the player's own
// entries, then faulty files; those whose kind cannot be told are in every list.
func (l *Library) List(kind Kind, order Order, search string) []Entry {
	words := strings.Fields(strings.ToLower(search))
	var stock, own []*record
	for _, r := range l.stock {
		if r.Kind == kind && r.has(words) {
			stock = append(stock, r)
		}
	}
	for _, r := range l.own {
		if r.listed(kind) && r.has(words) {
			own = append(own, r)
		}
	}
	for _, r := range l.odd {
		if r.listed(kind) && r.has(words) {
			own = append(own, r)
		}
	}
	if order == ByName {
		slices.SortStableFunc(stock, byName)
	}
	slices.SortFunc(own, func(a, b *record) int {
		if (a.Fault != nil) != (b.Fault != nil) {
			if a.Fault != nil {
				return 1
			}
			return -1
		}
		if c := b.Changed.Compare(a.Changed); order == ByChanged && c != 0 {
			return c
		}
		return byName(a, b)
	})
	list := make([]Entry, 0, len(stock)+len(own))
	for _, r := range slices.Concat(stock, own) {
		list = append(list, r.Entry)
	}
	return list
}

func byName(a, b *record) int {
	return cmp.Or(cmp.Compare(a.name, b.name), cmp.Compare(a.ID, b.ID), cmp.Compare(a.File, b.File))
}

// listed tells whether a record of the folder belongs in the list of a kind.
func (r *record) listed(kind Kind) bool {
	return r.Kind == kind || r.Kind == Unknown && r.Fault != nil
}

// has tells whether a record contains all of these words.
func (r *record) has(words []string) bool {
	if len(words) == 0 {
		return true
	}
	if r.folded == "" {
		r.folded = fold(r.Entry)
	}
	for _, w := range words {
		if !strings.Contains(r.folded, w) {
			return false
		}
	}
	return true
}

// fold is what is searched of an entry.
func fold(e Entry) string {
	text := e.Name + "\n" + e.Notes + "\n" + e.text
	if e.Fault != nil {
		text += e.File
	}
	return strings.ToLower(text)
}

// Get is the entry of an id, and false if there is none.
func (l *Library) Get(id ID) (Entry, bool) {
	if r := l.own[id]; r != nil {
		return r.Entry, true
	}
	for _, r := range l.stock {
		if r.ID == id {
			return r.Entry, true
		}
	}
	return Entry{}, false
}

// mine is an entry that may be changed.
func (l *Library) mine(id ID) (Entry, error) {
	switch e, ok := l.Get(id); {
	case !ok:
		return Entry{}, ErrGone
	case e.Stock:
		return Entry{}, ErrStock
	default:
		return e, e.Fault
	}
}

// Put keeps an entry: a new one, without an ID, as a new file, another in place
// of the one with its ID. It returns the entry as it is kept then, with its ID
// and the time of its change. Stock, and files that the library could not read,
// are not written over.
func (l *Library) Put(e Entry) (Entry, error) {
	if e.Stock {
		return Entry{}, ErrStock
	}
	e.Notes = tidy(e.Notes)
	if err := e.check(); err != nil {
		return Entry{}, err
	}
	if e.ID == "" {
		e.ID = newID(e.Kind)
	}
	if err := l.mayWrite(e.ID); err != nil {
		return Entry{}, err
	}
	e.File = string(e.ID) + extension
	e.Changed = l.now().UTC().Truncate(time.Millisecond)
	data, err := writeFile(e)
	if err != nil {
		return Entry{}, err
	}
	if err := os.MkdirAll(l.folder, 0o755); err != nil {
		return Entry{}, err
	}
	if err := game.WriteFile(e.ID.file(l.folder), data); err != nil {
		return Entry{}, err
	}
	l.own[e.ID] = newRecord(e)
	return e, nil
}

// mayWrite says why the file of an id may not be written over. It looks at the
// file itself: a newer version of the game may have written it a moment ago.
func (l *Library) mayWrite(id ID) error {
	if !id.valid() || strings.HasPrefix(string(id), stockID) {
		return fmt.Errorf("%.80q is not an id", string(id))
	}
	if r := l.own[id]; r != nil && r.Fault != nil {
		return r.Fault
	}
	data, err := game.ReadFile(id.file(l.folder), MaxFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		_, _, err = readHeader(data)
	}
	return err
}

// Rename gives an entry another name.
func (l *Library) Rename(id ID, name string) (Entry, error) {
	e, err := l.mine(id)
	if err == nil {
		e, err = e.renamed(name)
	}
	if err != nil {
		return Entry{}, err
	}
	return l.Put(e)
}

// NameCopies says what the names of copies get at their end, in the language of the
// player: one word, or "copy" if none is said.
func (l *Library) NameCopies(word string) { l.copied = word }

// Duplicate puts a copy of an entry, stock or not, and gives it a name that no
// other of its kind has, with the word of NameCopies: "Larks copy", "Larks copy 2".
func (l *Library) Duplicate(id ID) (Entry, error) {
	e, ok := l.Get(id)
	if !ok {
		return Entry{}, ErrGone
	}
	if e.Fault != nil {
		return Entry{}, e.Fault
	}
	e, err := e.renamed(l.copyName(e))
	if err != nil {
		return Entry{}, err
	}
	e.ID, e.Stock = "", false
	return l.Put(e)
}

// copyName is the first name for a copy that is free.
func (l *Library) copyName(e Entry) string {
	taken := map[string]bool{}
	for _, o := range l.List(e.Kind, ByName, "") {
		taken[o.Name] = true
	}
	word := " " + l.copied
	base := e.Name
	if at := strings.LastIndex(base, word); at > 0 {
		number := strings.TrimPrefix(base[at+len(word):], " ")
		if _, err := strconv.Atoi(number); err == nil || number == "" {
			base = base[:at]
		}
	}
	for n := 1; ; n++ {
		end := word
		if n > 1 {
			end += " " + strconv.Itoa(n)
		}
		if name := cutName(base, MaxName-utf8.RuneCountInString(end)) + end; !taken[name] {
			return name
		}
	}
}

// cutName shortens a name to so many characters, without leaving behind a space
// or the joint of two signs.
func cutName(name string, most int) string {
	runes := []rune(name)
	return strings.TrimRight(string(runes[:min(most, len(runes))]), " \u200c\u200d")
}

// Import puts what somebody has shared, in any of its three forms, as a new entry.
func (l *Library) Import(shared []byte) (Entry, error) {
	e, err := ReadShared(shared)
	if err != nil {
		return Entry{}, err
	}
	return l.Put(e)
}
