package saves

import (
	"bytes"
	"encoding/json"
	"errors"
	"image"
	"image/png"
	"io/fs"
	"os"
	"time"

	"rulerfire/game"
)

// quicks is how many quick saves of one battle are kept.
const quicks = 3

// Put saves a battle as a Named or a Quick save, in files of its own: no save that was
// there before is touched, but of quick saves the oldest, once the new one is there.
// battle is what the battle is called, by Battle; of one that is not kept it is "". The
// picture may be nil. If there is an error, as of a full disk, nothing has been saved.
func (f Folder) Put(battle string, k Kind, r *game.Recording, n Note, picture image.Image) (Save, error) {
	return f.put(battle, k, r, n, picture, game.WriteFile)
}

// put is Put with what writes a file.
func (f Folder) put(battle string, k Kind, r *game.Recording, n Note, picture image.Image, write func(name string, data []byte) error) (Save, error) {
	text, err := r.MarshalText()
	if err != nil {
		return Save{}, err
	}
	if f == "" {
		return Save{}, errors.New("there is no folder for saves")
	}
	if err := os.MkdirAll(string(f), 0o755); err != nil {
		return Save{}, plain(err)
	}
	now := time.Now()
	if battle == "" {
		battle = newBattle(r, now)
	}
	stem := newStem(battle, k, now)
	for f.has(stem + textEnd) { // a coarse clock
		now = now.Add(1)
		stem = newStem(battle, k, now)
	}
	n.clean()
	s := Save{File: stem + textEnd, Kind: k, Battle: battle, Time: now.UTC(), Note: n, Head: r, Answers: r.Answers(), size: int64(len(text))}
	// The text comes last: there is no save before it is there, so that a kill on the
	// way leaves no half of one.
	err = f.writeBeside(&s, picture, write)
	if err == nil {
		err = write(f.path(s.File), text)
	}
	if err != nil {
		f.Remove(s)
		return Save{}, plain(err)
	}
	f.dropQuicks(battle)
	return s, nil
}

func (f Folder) has(file string) bool {
	_, err := os.Lstat(f.path(file))
	return !errors.Is(err, fs.ErrNotExist)
}

// writeBeside writes what stands beside a save.
func (f Folder) writeBeside(s *Save, picture image.Image, write func(name string, data []byte) error) error {
	if picture != nil {
		var b bytes.Buffer
		if err := png.Encode(&b, picture); err != nil {
			return err
		}
		if err := write(f.path(s.beside(pictureEnd)), b.Bytes()); err != nil {
			return err
		}
	}
	text, err := json.Marshal(s.Note)
	if err != nil {
		return err
	}
	return write(f.path(s.beside(noteEnd)), text)
}

// dropQuicks removes the oldest quick saves of a battle.
func (f Folder) dropQuicks(battle string) {
	list, _ := f.files()
	n := 0
	for _, s := range list {
		if s.Kind == Quick && s.Battle == battle {
			if n++; n > quicks {
				f.Remove(s)
			}
		}
	}
}
