package trial

import (
	"encoding/csv"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"rulerfire/game/report"
)

// WriteBattles writes all battles that have been played as CSV: a line with the names of
// the columns, and then one for each battle. Battles, groups, contestants and seats are
// counted from 1. Of each seat it tells the contestant, the level and the company (which
// stand there as well if several seats share them), the score, the win, 1 or a part of it
// for a tie, and what was lost in which way.
func (r *Record) WriteBattles(w io.Writer) error {
	out := csv.NewWriter(w)
	ways := r.ways()
	seats := len(r.Contestants) * r.seatsAt()
	head := []string{"battle", "group", "version", "table", "mission", "rounds", "decisions", "faults"}
	for seat := range seats {
		for _, column := range []string{"contestant", "level", "company", "score", "win"} {
			head = append(head, fmt.Sprintf("seat %d %s", seat+1, column))
		}
		for _, way := range ways {
			head = append(head, fmt.Sprintf("seat %d lost %s: %s", seat+1, way.What, way.How))
		}
	}
	if err := out.Write(cells(head)); err != nil {
		return err
	}
	for i := range r.Battles {
		if err := out.Write(cells(r.row(&r.Battles[i], ways))); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// row is a battle as a line of CSV.
func (r *Record) row(b *Battle, ways []report.Loss) []string {
	a := r.arrange(b.Number)
	version := ""
	if r.Compares() {
		version = "A"
		if a.other {
			version = "B"
		}
	}
	row := []string{
		strconv.Itoa(b.Number + 1), strconv.Itoa(a.group + 1), version, b.Table, b.Mission,
		strconv.Itoa(b.Rounds), strconv.Itoa(b.Decisions), strconv.Itoa(b.Faults),
	}
	won := r.wins(b)
	for seat, score := range b.Scores {
		place := seat / r.seatsAt()
		player := a.players[place]
		row = append(row, strconv.Itoa(player+1), r.Contestants[player].Level, b.Companies[a.cast[place]],
			strconv.Itoa(score), number(won[place]))
		for _, way := range ways {
			n := 0
			for _, l := range b.Losses {
				if l.Side == seat && l.What == way.What && l.How == way.How {
					n = l.Count
				}
			}
			row = append(row, strconv.Itoa(n))
		}
	}
	return row
}

// ways are all that was lost in any battle, and how.
func (r *Record) ways() []report.Loss {
	var list []report.Loss
	for _, b := range r.Battles {
		for _, l := range b.Losses {
			way := report.Loss{What: l.What, How: l.How}
			if !slices.Contains(list, way) {
				list = append(list, way)
			}
		}
	}
	slices.SortFunc(list, func(a, b report.Loss) int {
		return strings.Compare(a.What+"\x00"+a.How, b.What+"\x00"+b.How)
	})
	return list
}

// WriteSummary writes a result as CSV: a line for each company, player, drawn company
// and place, and a last one for the comparison of two versions if there is one. Shares
// are from 0 to 1.
func (r *Result) WriteSummary(w io.Writer) error {
	out := csv.NewWriter(w)
	lines := [][]string{{"of", "number", "company", "level", "battles", "wins", "win share", "low", "high", "score", "score ±", "lost"}}
	for _, part := range []struct {
		of   string
		rows []Row
	}{{"company", r.Rows}, {"player", r.Players}, {"drawn company", r.Drawn}, {"place", r.Places}} {
		for i, row := range part.rows {
			of := part.of
			if part.of == "company" && r.Comparison != nil && row.Contestant == 0 {
				of = "version A"
				if row.Other {
					of = "version B"
				}
			}
			var lost []string
			for _, l := range row.Lost {
				lost = append(lost, fmt.Sprintf("%d %s: %s", l.Count, l.What, l.How))
			}
			lines = append(lines, []string{
				of, strconv.Itoa(i + 1), row.Name, row.Level, strconv.Itoa(row.Battles), number(row.Wins),
				number(row.Share), number(row.Low), number(row.High), number(row.Score.Value), number(row.Score.Half), strings.Join(lost, ", "),
			})
		}
	}
	if c := r.Comparison; c != nil {
		d := c.Difference
		lines = append(lines, []string{
			"B less A", "", "", "", strconv.Itoa(r.Battles), "",
			number(d.Value), number(d.Value - d.Half), number(d.Value + d.Half), "", "", "",
		})
	}
	for _, line := range lines {
		if err := out.Write(cells(line)); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// number is a number without superfluous digits.
func number(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }

// cells are the cells of a line as a spreadsheet may read them: a name that it would take
// for a formula is put behind an apostrophe.
func cells(line []string) []string {
	for i, cell := range line {
		if cell == "" || !strings.ContainsRune("=+-@\t\r", rune(cell[0])) {
			continue
		}
		if _, err := strconv.ParseFloat(cell, 64); err != nil {
			line[i] = "'" + cell
		}
	}
	return line
}
