package sheet_test

import (
	"io"
	"testing"

	"rulerfire/assets"
	"rulerfire/game/sheet"
)

func BenchmarkCompany(b *testing.B) {
	companies, err := assets.Companies()
	if err != nil {
		b.Fatal(err)
	}
	texts := assets.English()
	for b.Loop() {
		if err := sheet.Company(io.Discard, texts, companies[0], teal); err != nil {
			b.Fatal(err)
		}
	}
}
