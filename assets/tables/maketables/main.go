// Maketables builds the stock tables and writes each to a text file: run
// go generate in assets after a change here or in assets/terrain.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// A theme is a kind of battlefield, built for 2 seats and, larger, for 3 to 5.
type theme struct {
	ground       string
	small, large site
	build        func(*plate)
}

// A site is a theme at one size, with the sides in studs.
type site struct {
	name, note    string
	width, height int
}

var themes = []theme{crossing, quarry, wood, station, harbour, fort}

func main() {
	dir := flag.String("dir", "tables", "folder to write the tables to")
	flag.Parse()
	if err := write(*dir); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// write builds every table; one that fails does not keep the others back.
func write(dir string) error {
	var failed []error
	for _, t := range themes {
		failed = append(failed, t.write(t.small, false, dir), t.write(t.large, true, dir))
	}
	return errors.Join(failed...)
}

// write builds the theme's table for a site, which is its small or its large one.
func (t theme) write(s site, large bool, dir string) error {
	p := newPlate(t.ground, s, large)
	t.build(p)
	if p.err != nil {
		return p.err
	}
	text, err := p.MarshalText()
	if err != nil {
		return err
	}
	file := strings.ReplaceAll(strings.ToLower(s.name), " ", "-") + ".txt"
	fmt.Printf("%-24s %4d bricks\n", file, len(p.Bricks))
	return os.WriteFile(filepath.Join(dir, file), text, 0o644)
}
