package library

import (
	"bytes"
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

// sharedFolder is where files for friends are, inside the library's folder.
const sharedFolder = "shared"

// printed is what the names of sheets to print end in.
const printed = ".pdf"

// MaxShared is the most files of one name that SaveShared writes, and the most of any
// that SharedFiles lists.
const MaxShared = 200

// SharedFolder is where SaveShared writes, and where files from friends are looked
// for. It need not exist yet.
func (l *Library) SharedFolder() string { return filepath.Join(l.folder, sharedFolder) }

// SaveShared writes an entry as a file for friends, in place of none that says
// anything else, and returns its path.
func (l *Library) SaveShared(e Entry) (path string, err error) {
	data, err := e.ShareFile()
	if err != nil {
		return "", err
	}
	return l.saveShared(e.FileName(), data, MaxFile)
}

// SavePrint writes a sheet to print beside what is shared, in place of none that says
// anything else, and returns its path. The name is that of a file with its extension,
// such as "sheet-copper-larks.pdf", and leads to no other folder.
func (l *Library) SavePrint(name string, sheet []byte) (path string, err error) {
	if !filepath.IsLocal(name) || name != filepath.Base(name) || name[0] == '.' {
		return "", fmt.Errorf("%.60q is not a name for a file", name)
	}
	return l.saveShared(name, sheet, maxPrint)
}

// maxPrint is the most bytes of a sheet that SavePrint compares with another.
const maxPrint = 16 << 20

// saveShared writes a file of at most so many bytes into SharedFolder, with a number
// after its name where others have taken that.
func (l *Library) saveShared(name string, data []byte, most int) (path string, err error) {
	if err := os.MkdirAll(l.SharedFolder(), 0o755); err != nil {
		return "", err
	}
	ending := filepath.Ext(name)
	base := strings.TrimSuffix(name, ending)
	for n := 1; ; n++ {
		name := base
		if n > 1 {
			name += "-" + strconv.Itoa(n)
		}
		path = filepath.Join(l.SharedFolder(), name+ending)
		old, err := game.ReadFile(path, most)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return path, game.WriteFile(path, data)
		case err == nil && bytes.Equal(old, data):
			return path, nil
		case n == MaxShared:
			return "", errors.New("there are too many files of that name")
		}
	}
}

// SharedFiles are the names of the files in SharedFolder, the newest first, sheets to
// print left out.
func (l *Library) SharedFiles() ([]string, error) {
	files, err := os.ReadDir(l.SharedFolder())
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var infos []fs.FileInfo
	for _, f := range files {
		if info, err := f.Info(); err == nil && info.Mode().IsRegular() && !strings.HasPrefix(f.Name(), ".") && filepath.Ext(f.Name()) != printed {
			infos = append(infos, info)
		}
	}
	slices.SortStableFunc(infos, func(a, b fs.FileInfo) int { return b.ModTime().Compare(a.ModTime()) })
	var names []string
	for _, info := range infos[:min(len(infos), MaxShared)] {
		names = append(names, info.Name())
	}
	return names, nil
}
