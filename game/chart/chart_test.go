package chart

import (
	"bytes"
	"image/png"
	"os"
	"strings"
	"testing"

	"rulerfire/assets"
	"rulerfire/game/report"
	"rulerfire/game/trial"
	"rulerfire/rules"
	"rulerfire/rules/rapid"
)

// record is a trial of three with made-up battles, of which the first contestant's
// company has another version.
func record(groups int) *trial.Record {
	t := trial.Trial{
		System: "rapid", Size: "skirmish", Battles: max(1, 18*groups), Seed: 7, Other: company("Night Orchard with far too long a name"), Swap: true,
		Contestants: []trial.Contestant{{Company: company("Night Orchard"), Level: "normal"}, {Company: company("Copper Larks"), Level: "hard+cautious"}, {Level: "easy"}},
	}
	r := &trial.Record{Trial: t, Players: []string{"normal/2", "hard/1", "easy/2"}}
	for n := range 18 * groups {
		r.Battles = append(r.Battles, trial.Battle{
			Number: n, Table: "Foundry", Companies: []string{"Night Orchard", "Copper Larks", "Harbour 夜 Watch", "Night Orchard with a name that is far too long"},
			Scores: []int{30 + n%7, 24 + n%5, 20}, Winners: []rules.Side{rules.Side(n * n % 3)}, Rounds: 5 + n%3,
			Losses: []report.Loss{
				{Side: n % 3, What: "systems", How: "direct", Count: 3}, {Side: 0, What: "frames", How: "direct", Count: 1},
				{Side: 1, What: "whites", How: "hand", Count: 2}, {Side: 2, What: "stations", How: "seized", Count: 1},
				{Side: 2, What: "systems", How: "artillery", Count: 4}, {Side: 2, What: "whites", How: "rockets", Count: 4},
			},
		})
	}
	return r
}

// company is the text of a company of that name.
func company(name string) string {
	text, err := rapid.Company{Name: name, Frames: []rapid.Design{{Name: "Sparrow"}}}.MarshalText()
	if err != nil {
		panic(err)
	}
	return string(text)
}

func TestThePictureOfATrial(t *testing.T) {
	for _, groups := range []int{0, 1, 6} {
		var one, two bytes.Buffer
		if err := PNG(&one, assets.English(), record(groups)); err != nil {
			t.Fatal(err)
		}
		if err := PNG(&two, assets.English(), record(groups)); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(one.Bytes(), two.Bytes()) {
			t.Error("the same record gives two pictures")
		}
		if name := os.Getenv("CHART_PICTURE"); name != "" && groups == 6 {
			if err := os.WriteFile(name, one.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		img, err := png.Decode(&one)
		if err != nil {
			t.Fatal(err)
		}
		if size := img.Bounds().Size(); size.X != wide*scale || size.Y < 400 || size.Y > 3000 {
			t.Errorf("the picture is %v", size)
		}
		// The first bar is as long as the share that it shows.
		share := record(groups).Result().Rows[0].Share
		filled := 0
		for y := 0; y < img.Bounds().Dy() && filled == 0; y++ {
			for x := int(barX * scale); x < int((barX+barWide)*scale); x++ {
				if r, g, b, _ := img.At(x, y).RGBA(); r>>8 == 0xF0 && g>>8 == 0x80 && b>>8 == 0x1A {
					filled++
				}
			}
		}
		if got := float64(filled) / (barWide * scale); got < share-0.02 || got > share+0.02 {
			t.Errorf("the first bar shows %.3f, the share is %.3f", got, share)
		}
	}
}

func TestVerdictsSayPlainlyWhatACompareHasComeTo(t *testing.T) {
	w := Words{assets.English()}
	for _, c := range []struct {
		comparison trial.Comparison
		says       string
	}{
		{trial.Comparison{Difference: trial.Mean{Value: 0.2, Half: 0.1}, Verdict: trial.OtherBetter}, "B is better"},
		{trial.Comparison{Difference: trial.Mean{Value: -0.2, Half: 0.1}, Verdict: trial.FirstBetter}, "A is better"},
		{trial.Comparison{Difference: trial.Mean{Value: 0.05, Half: 0.1}, More: 120}, "about 120 more battles"},
		{trial.Comparison{More: -1}, "nothing says"},
	} {
		verdict, difference := w.Verdict(&trial.Result{Groups: 5, Comparison: &c.comparison})
		if !strings.Contains(verdict, c.says) || !strings.Contains(difference, "±") {
			t.Errorf("%+v is told as %q, %q", c.comparison, verdict, difference)
		}
	}
	if verdict, difference := w.Verdict(&trial.Result{Comparison: &trial.Comparison{}}); !strings.Contains(verdict, "still") || difference != "" {
		t.Errorf("before the first group it says %q, %q", verdict, difference)
	}
}

func TestWaysBeyondTheFirstFewAreOne(t *testing.T) {
	row := trial.Row{Battles: 2}
	for i, how := range []string{"Rifle", "Saber", "Lance", "fists", "throw", "fall", "Mortar"} {
		row.Lost = append(row.Lost, trial.Lost{What: "sections", How: how, Count: 20 - i}, trial.Lost{What: "units", How: how, Count: 1})
	}
	row.Lost = append(row.Lost, trial.Lost{What: "stations", How: "seized", Count: 99}, trial.Lost{What: "drones", How: "Mortar", Count: 7})
	w := Words{assets.English()}
	ways := w.Ways(&trial.Result{Rows: []trial.Row{row}})
	if len(ways) != mostWays+1 || ways[0].Name != "Rifle" || ways[4].Name != "thrown" || ways[5].Name != "all else" {
		t.Fatalf("the ways are %+v", ways)
	}
	if parts, pieces := LostTo(&row, ways[5]); parts != (15+14)/2.0 || pieces != 1 {
		t.Errorf("to all else %g parts and %g pieces were lost", parts, pieces)
	}
	for system, want := range map[string]float64{"rapid": 49.5, "hexwar": 3.5} {
		if got := LostApart(trial.Trial{System: system}, &row); got != want {
			t.Errorf("of what %s counts by itself %g were lost, want %g", system, got, want)
		}
	}
}
