package assets

import (
	"embed"
	"slices"
	"sync"

	"rulerfire/rules/field"
)

//go:generate go run ./tables/maketables

//go:embed tables/*.txt
var tableFiles embed.FS

// tableUnit is the ruler unit the stock tables are made for, in studs.
const tableUnit = 5

var readTables = sync.OnceValues(func() ([]field.Layout, error) {
	var layouts []field.Layout
	err := eachFile(tableFiles, "tables/*.txt", func(_ string, text []byte) error {
		l, err := field.ParseLayout(text)
		layouts = append(layouts, l)
		return err
	})
	return layouts, err
})

// Tables returns the stock tables by the name of their files. The layouts are
// shared: the caller must not change their bricks or prints.
func Tables() ([]field.Layout, error) {
	layouts, err := readTables()
	return slices.Clone(layouts), err
}

// TablesFor returns the stock tables of the right size for so many players: 36 to
// 40 units from corner to corner for 2, 40 to 48 for 3 to 5.
func TablesFor(players int) ([]field.Layout, error) {
	layouts, err := Tables()
	var fitting []field.Layout
	for _, l := range layouts {
		from, to := 36*tableUnit, 40*tableUnit
		if players > 2 {
			from, to = 40*tableUnit, 48*tableUnit
		}
		if d := l.Width*l.Width + l.Height*l.Height; d >= from*from && d <= to*to {
			fitting = append(fitting, l)
		}
	}
	return fitting, err
}
