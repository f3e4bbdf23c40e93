package library

import (
	"fmt"
	"testing"

	"rulerfire/assets"
)

// Opening a library of 500 companies and 100 tables takes no longer than a blink:
// 100 ms.
func BenchmarkOpenAndList(b *testing.B) {
	folder := b.TempDir()
	companies, err := assets.Companies()
	if err != nil {
		b.Fatal(err)
	}
	tables, err := assets.Tables()
	if err != nil {
		b.Fatal(err)
	}
	l := opened(b, folder)
	for n := range 500 {
		c := companies[n%len(companies)]
		c.Name = fmt.Sprintf("%s %d", c.Name, n)
		put(b, l, entry(b, c))
	}
	for n := range 100 {
		put(b, l, entry(b, tables[n%len(tables)]))
	}
	stock, err := Stock()
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		l, err := Open(folder, stock)
		if err != nil {
			b.Fatal(err)
		}
		if n := len(l.List(Company, ByName, "")); n != 500+len(companies) {
			b.Fatalf("%d companies", n)
		}
		if n := len(l.List(Table, ByChanged, "")); n != 100+len(tables) {
			b.Fatalf("%d tables", n)
		}
	}
}

func BenchmarkStock(b *testing.B) {
	for b.Loop() {
		if _, err := Stock(); err != nil {
			b.Fatal(err)
		}
	}
}

// Searching goes with every letter that is typed.
func BenchmarkSearch(b *testing.B) {
	l := opened(b, b.TempDir())
	companies, err := assets.Companies()
	if err != nil {
		b.Fatal(err)
	}
	for n := range 500 {
		put(b, l, entry(b, companies[n%len(companies)]))
	}
	for b.Loop() {
		l.List(Company, ByName, "lark gd8")
	}
}
