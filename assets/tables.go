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

// TablesFor returns the stock tables of the right size for so many players.
func TablesFor(players int) ([]field.Layout, error) {
	layouts, err := Tables()
	var fitting []field.Layout
	for _, l := range layouts {
		if FitsPlayers(l, players) {
			fitting = append(fitting, l)
		}
	}
	return fitting, err
}

// TableSpan is how wide a table for so many players is at its widest, in ruler units:
// 36 to 40 for 2, 40 to 48 for 3 to 5.
func TableSpan(players int) (from, to int) {
	if players > 2 {
		return 40, 48
	}
	return 36, 40
}

// FitsPlayers reports whether a table is of the right size for so many players.
func FitsPlayers(l field.Layout, players int) bool {
	from, to := TableSpan(players)
	from, to = from*tableUnit, to*tableUnit
	span2 := l.Span2()
	return span2 >= from*from && span2 <= to*to
}
