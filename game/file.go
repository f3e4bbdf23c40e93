package game

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
)

// UnfinishedFile is what the names of files begin with that WriteFile has not
// finished.
const UnfinishedFile = ".new-"

// WriteFile writes a file as a whole or not at all: whatever happens meanwhile,
// under this name there is the old content or the new, never a part. It writes a
// temporary file in the same folder, flushes it, renames it, and flushes the
// folder. The folder must exist. A kill on the way may leave the temporary file
// behind; its name begins with UnfinishedFile.
func WriteFile(name string, data []byte) error { return writeFile(name, data, func() {}) }

// WriteFileWith writes a file as WriteFile does, with what write gives it. The error may
// be write's.
func WriteFileWith(name string, write func(io.Writer) error) error {
	var data bytes.Buffer
	if err := write(&data); err != nil {
		return err
	}
	return WriteFile(name, data.Bytes())
}

// writeFile is WriteFile; it calls step after every step, where a kill may come.
func writeFile(name string, data []byte, step func()) (err error) {
	f, err := os.CreateTemp(filepath.Dir(name), UnfinishedFile+"*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			f.Close()
			os.Remove(f.Name())
		}
	}()
	step()
	for half := range 2 { // in halves, for a kill between them
		from, to := half*len(data)/2, (half+1)*len(data)/2
		if _, err = f.Write(data[from:to]); err != nil {
			return err
		}
		step()
	}
	if err = f.Chmod(0o644); err != nil && runtime.GOOS != "windows" {
		return err
	}
	step()
	if err = f.Sync(); err != nil {
		return err
	}
	step()
	if err = f.Close(); err != nil {
		return err
	}
	step()
	if err = os.Rename(f.Name(), name); err != nil {
		return err
	}
	step()
	if err = syncFolder(filepath.Dir(name)); err != nil {
		return err
	}
	step()
	return nil
}

// MoveFile moves a file to another name on the same disk, as a whole or not at
// all, and flushes both folders. It does not write over another file.
func MoveFile(from, to string) error {
	if _, err := os.Lstat(to); err == nil {
		return &os.LinkError{Op: "move", Old: from, New: to, Err: os.ErrExist}
	}
	if err := os.Rename(from, to); err != nil {
		return err
	}
	return errors.Join(syncFolder(filepath.Dir(from)), syncFolder(filepath.Dir(to)))
}

// syncFolder flushes a folder, so that a rename in it survives a loss of power.
// Windows cannot and need not.
func syncFolder(name string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	d, err := os.Open(name)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

// ReadFile reads a file of at most limit bytes. A longer one is an error, and no
// more than the limit of it is read.
func ReadFile(name string, limit int) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var b bytes.Buffer
	if info, err := f.Stat(); err == nil && info.Size() <= int64(limit) {
		b.Grow(int(info.Size()) + bytes.MinRead)
	}
	if _, err := b.ReadFrom(io.LimitReader(f, int64(limit)+1)); err != nil {
		return nil, err
	}
	data := b.Bytes()
	if len(data) > limit {
		return nil, fmt.Errorf("%s is longer than %d bytes", name, limit)
	}
	return data, nil
}
