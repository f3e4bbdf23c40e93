package assets

import (
	"embed"
	"fmt"
	"io/fs"
)

// eachFile calls read with each file that matches a pattern, in the order of their
// names. The error names the file.
func eachFile(files embed.FS, pattern string, read func(name string, text []byte) error) error {
	names, err := fs.Glob(files, pattern)
	if err != nil {
		return err
	}
	for _, name := range names {
		text, err := files.ReadFile(name)
		if err != nil {
			return err
		}
		if err := read(name, text); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}
