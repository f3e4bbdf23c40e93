package library

import (
	"crypto/rand"
	"path/filepath"
	"strings"
)

// An ID names an entry as long as it exists, whatever its name becomes. It is the
// name of its file without the extension: small letters, digits and hyphens, so
// that it leads to no other folder.
type ID string

const (
	extension = ".json"
	maxID     = 64
	stockID   = "stock-" // what the ids of stock entries begin with
)

// newID makes an id that no other entry has.
func newID(k Kind) ID {
	return ID(k.String() + "-" + strings.ToLower(rand.Text()[:12]))
}

func (id ID) valid() bool {
	if id == "" || len(id) > maxID || id[0] == '-' {
		return false
	}
	for _, r := range id {
		if r != '-' && (r < 'a' || r > 'z') && (r < '0' || r > '9') {
			return false
		}
	}
	return true
}

// kind is what the id's beginning says of its file.
func (id ID) kind() Kind {
	word, _, _ := strings.Cut(string(id), "-")
	return kindNamed(word)
}

// file is the file of an entry in a folder.
func (id ID) file(folder string) string { return filepath.Join(folder, string(id)+extension) }

// Slug is what a file may be called after a thing of that name: its small letters and
// digits, with a hyphen for whatever is between them. It may be empty.
func Slug(name string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(name) {
		switch {
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
	}
	return strings.Trim(b.String(), "-")
}
