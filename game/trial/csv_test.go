package trial

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"

	"rulerfire/rules"
)

// A sheet is CSV as a program reads it that knows nothing but the names of columns.
type sheet []map[string]string

func readSheet(t *testing.T, text []byte) (s sheet) {
	t.Helper()
	lines, err := csv.NewReader(bytes.NewReader(text)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range lines[1:] {
		row := map[string]string{}
		for i, cell := range line {
			row[lines[0][i]] = cell
		}
		s = append(s, row)
	}
	return s
}

func float(t *testing.T, cell string) float64 {
	t.Helper()
	x, err := strconv.ParseFloat(cell, 64)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

func TestTheResultCanBeRecountedFromTheCSV(t *testing.T) {
	tr := duel(t)
	tr.Contestants[1].Level = "random"
	tr.Other, tr.Swap, tr.Battles = stock(t, "Copper Larks"), true, 16
	r := played(t, begun(t, tr), Options{})
	result := r.Result()
	var battles, summary bytes.Buffer
	if err := r.WriteBattles(&battles); err != nil {
		t.Fatal(err)
	}
	if err := result.WriteSummary(&summary); err != nil {
		t.Fatal(err)
	}
	wins, score, whites := map[string]float64{}, map[string]float64{}, map[string]float64{}
	rows := readSheet(t, battles.Bytes())
	for i, row := range rows {
		if row["battle"] != strconv.Itoa(i+1) || row["group"] != strconv.Itoa(i/8+1) || row["version"] != string('A'+rune(i%2)) || row["table"] == "" {
			t.Errorf("battle %d is %v", i+1, row)
		}
		for seat := 1; seat <= 2; seat++ {
			of := func(column string) string { return row[fmt.Sprintf("seat %d %s", seat, column)] }
			for _, key := range []string{"player " + of("contestant"), "level " + of("level")} {
				wins[key] += float(t, of("win"))
				score[key] += float(t, of("score"))
				for column, cell := range row {
					if strings.HasPrefix(column, fmt.Sprintf("seat %d lost whites: ", seat)) {
						whites[key] += float(t, cell)
					}
				}
			}
		}
	}
	if len(rows) != 16 {
		t.Fatalf("%d rows", len(rows))
	}
	for i, player := range result.Players {
		key := fmt.Sprintf("player %d", i+1)
		if wins[key] != player.Wins || math.Abs(score[key]/16-player.Score.Value) > 1e-9 || int(whites[key]) != player.LostOf("whites") {
			t.Errorf("%s has %g wins, scores %g, lost %g by the CSV, and is %+v", key, wins[key], score[key], whites[key], player)
		}
	}
	sum := readSheet(t, summary.Bytes())
	last := sum[len(sum)-1]
	if sum[0]["of"] != "version A" || sum[2]["of"] != "version B" || sum[0]["company"] != "Night Orchard" || last["of"] != "B less A" {
		t.Errorf("the summary is %v", sum)
	}
	if got := float(t, last["win share"]); math.Abs(got-(result.Rows[2].Share-result.Rows[0].Share)) > 1e-9 {
		t.Errorf("the difference is %g of %+v", got, result.Rows)
	}
}

func TestNoNameBecomesAFormula(t *testing.T) {
	tr := Trial{System: "rapid", Contestants: []Contestant{{"a", "x"}, {"b", "x"}}, Battles: 2}
	name := `=HYPERLINK("x", "y")`
	r := &Record{Trial: tr, Battles: []Battle{{Table: "@here, there", Companies: []string{name, "B"}, Scores: []int{-4, 4}, Winners: []rules.Side{1}}}}
	var b bytes.Buffer
	if err := r.WriteBattles(&b); err != nil {
		t.Fatal(err)
	}
	row := readSheet(t, b.Bytes())[0]
	if row["seat 1 company"] != "'"+name || row["table"] != "'@here, there" || row["seat 1 score"] != "-4" {
		t.Errorf("the row is %v", row)
	}
}
