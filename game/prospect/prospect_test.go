package prospect

import (
	"math"
	"slices"
	"strings"
	"testing"

	"rulerfire/assets"
	"rulerfire/rules/rapid"
)

func TestOutcomesAreReadAsTheyAreWritten(t *testing.T) {
	text := "skirmish: Brass Ferry 12.5, The Long Table 7.5\nReconnaissance: Raid: A 1, B 0\n"
	list, err := Read(strings.NewReader("# a remark\n\n" + text))
	if err != nil {
		t.Fatal(err)
	}
	var back strings.Builder
	for _, o := range list {
		back.WriteString(o.String() + "\n")
	}
	if back.String() != text {
		t.Errorf("comes back as\n%s", back.String())
	}
	if n := list[0].Battles(); n != 20 {
		t.Errorf("tells of %v battles, not of 20", n)
	}
	for _, bad := range []string{"A 1, B 0", "battle: A 1", "battle: A, B 2", "battle: A x, B 2", "battle: A -1, B 2"} {
		if _, err := Read(strings.NewReader(bad)); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}

// Chances are chances, whichever way the companies are listed, also of companies that
// nobody has seen.
func TestChancesAddUp(t *testing.T) {
	stock, err := assets.Companies()
	if err != nil {
		t.Fatal(err)
	}
	own := stock[3]
	own.Frames = append(slices.Clone(own.Frames), stock[5].Frames[0])
	list := append(slices.Clone(stock), own)
	for _, size := range []rapid.Size{rapid.Skirmish, rapid.FullBattle} {
		for seats := 2; seats <= 5; seats++ {
			for from := range len(list) - seats + 1 {
				companies := list[from : from+seats]
				sum := 0.0
				chances := Chances(size, companies)
				back := slices.Clone(companies)
				slices.Reverse(back)
				other := Chances(size, back)
				for i, p := range chances {
					if p <= 0 || p >= 1 || math.Abs(p-other[seats-1-i]) > 1e-9 {
						t.Errorf("%v of %d: %s has %v, from the other side %v", size, seats, companies[i].Name, p, other[seats-1-i])
					}
					sum += p
				}
				if math.Abs(sum-1) > 1e-9 {
					t.Errorf("%v of %d: the chances add up to %v", size, seats, sum)
				}
			}
		}
	}
}

// A company of the player's own that only bears the name of a stock company is judged by
// what it is made of.
func TestANameIsNotACompany(t *testing.T) {
	stock, err := assets.Companies()
	if err != nil {
		t.Fatal(err)
	}
	if !isStock(stock[0]) {
		t.Errorf("%s is not known", stock[0].Name)
	}
	c := stock[0]
	c.Frames = slices.Clone(c.Frames[1:])
	if isStock(c) {
		t.Error("a company with a frame less counts as the same")
	}
}
