package trial

import (
	"cmp"
	"slices"
	"strings"

	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// A Result sums up what has been played of a trial, group by group. A group that has not
// been played to its end counts only as long as there is no other.
type Result struct {
	Battles int // summed up
	Groups  int // of them, played to the end; with none nothing is certain
	Ties    int // battles without one winner
	Faults  int // decisions in which a player failed
	Rounds  Mean
	// Rows are the companies that take part: one for each contestant and, if two versions
	// are compared, the other one after them.
	Rows []Row
	// Players are the contestants' players apart from their companies, if those go round.
	Players []Row
	// Drawn are the companies that were drawn, by name, the best first.
	Drawn []Row
	// Places are the seats or teams at the table, whoever sat there.
	Places     []Row
	Comparison *Comparison // nil unless two versions are compared
}

// A Row is how a company, a player or a seat has done.
type Row struct {
	Contestant int    // whose it is, from 0; −1 if that is nobody's
	Other      bool   // the other version of the first company
	Name       string // of the company; empty if it is another in every group
	Level      string // of the player, unless companies go round the players
	Battles    int    // that it took part in
	Wins       float64
	// Share is the share of wins, from 0 to 1, a tie in parts; Low to High is its 95 %
	// interval.
	Share, Low, High float64
	Score            Mean
	Lost             []Lost
}

// A Lost is how much a company has lost of something in one way, in all its battles.
type Lost struct {
	What, How string // as report.Loss has them
	Count     int
}

// LostOf is how much was lost of something, in whatever way.
func (r *Row) LostOf(what string) (n int) {
	for _, l := range r.Lost {
		if l.What == what {
			n += l.Count
		}
	}
	return n
}

// Result sums a record up.
func (r *Record) Result() *Result {
	battles := r.Counted()
	groups := len(battles) / r.Group()
	if groups > 0 {
		battles = battles[:groups*r.Group()]
	}
	s := &summing{trial: r.Trial, result: &Result{Battles: len(battles), Groups: groups}}
	s.rows()
	for i := range battles {
		s.add(&battles[i])
	}
	s.finish()
	return s.result
}

// A summing is a result that is being made.
type summing struct {
	trial  Trial
	result *Result
	rounds groupMeans

	cast, players, drawn, places []*account
}

// An account is a row that is being summed up.
type account struct {
	Row
	shares, scores groupMeans
}

// groupMeans are the means of something in each group, as it is added.
type groupMeans struct {
	times, sums []float64 // by group: how often it was added, and how much
	of          []int     // the groups' numbers
}

func (g *groupMeans) add(group int, x float64) {
	if n := len(g.of); n == 0 || g.of[n-1] != group {
		g.of, g.times, g.sums = append(g.of, group), append(g.times, 0), append(g.sums, 0)
	}
	last := len(g.of) - 1
	g.times[last]++
	g.sums[last] += x
}

// means are the means by group.
func (g *groupMeans) means() []float64 {
	list := make([]float64, len(g.of))
	for i := range list {
		list[i] = g.sums[i] / g.times[i]
	}
	return list
}

// rows begins the rows.
func (s *summing) rows() {
	t := s.trial
	for i, c := range t.Contestants {
		row := Row{Contestant: i, Level: c.Level}
		name := t.companyName(c.Company)
		if t.Swap {
			s.players = append(s.players, &account{Row: row})
			row.Level = ""
		}
		row.Name = name
		s.cast = append(s.cast, &account{Row: row})
		s.places = append(s.places, &account{Row: Row{Contestant: -1}})
	}
	if t.Compares() {
		s.cast = append(s.cast, &account{Row: Row{Contestant: 0, Other: true, Name: t.companyName(t.Other), Level: s.cast[0].Level}})
	}
}

// companyName is what a company or a squad calls itself in its text; empty if there is
// none, or it cannot be read.
func (t Trial) companyName(text string) string {
	if text == "" {
		return ""
	}
	if t.System == "hexwar" {
		s, _ := hexwar.ParseSquad([]byte(text), nil)
		return s.Name
	}
	c, _ := rapid.ParseCompany([]byte(text))
	return c.Name
}

// add sums up a battle.
func (s *summing) add(b *Battle) {
	a := s.trial.arrange(b.Number)
	each := s.trial.seatsAt()
	won := s.trial.wins(b)
	if !slices.Contains(won, 1) {
		s.result.Ties++
	}
	s.result.Faults += b.Faults
	s.rounds.add(a.group, float64(b.Rounds))
	for place, company := range a.cast {
		share, score := won[place], float64(b.Scores[place*each])
		accounts := []*account{s.cast[company], s.places[place]}
		if s.trial.Swap {
			accounts = append(accounts, s.players[a.players[place]])
		}
		if !s.chosen(company) {
			accounts = append(accounts, s.drawnOf(b.Companies[company]))
		}
		for _, x := range accounts {
			x.Battles++
			x.Wins += share
			x.shares.add(a.group, share)
			x.scores.add(a.group, score)
			for _, l := range b.Losses {
				if l.Side/each == place {
					x.lose(l.What, l.How, l.Count)
				}
			}
		}
	}
}

// wins is what each place has won of a battle: 1, or a part of it for a tie.
func (t Trial) wins(b *Battle) []float64 {
	won := make([]float64, len(t.Contestants))
	total := 0.0
	for _, w := range b.Winners {
		won[int(w)/t.seatsAt()] = 1
	}
	for _, x := range won {
		total += x
	}
	for place := range won {
		won[place] /= max(1, total)
	}
	return won
}

// chosen tells whether a company of the cast is not drawn.
func (s *summing) chosen(company int) bool {
	return company == len(s.trial.Contestants) || s.trial.Contestants[company].Company != ""
}

// drawnOf is the row of a company that was drawn.
func (s *summing) drawnOf(name string) *account {
	for _, x := range s.drawn {
		if x.Name == name {
			return x
		}
	}
	x := &account{Row: Row{Contestant: -1, Name: name}}
	s.drawn = append(s.drawn, x)
	return x
}

func (x *account) lose(what, how string, n int) {
	at := slices.IndexFunc(x.Lost, func(l Lost) bool { return l.What == what && l.How == how })
	if at < 0 {
		at = len(x.Lost)
		x.Lost = append(x.Lost, Lost{What: what, How: how})
	}
	x.Lost[at].Count += n
}

// finish works out shares and intervals.
func (s *summing) finish() {
	r := s.result
	r.Rounds = meanOf(s.rounds.means())
	for _, to := range []struct {
		rows *[]Row
		from []*account
	}{{&r.Rows, s.cast}, {&r.Players, s.players}, {&r.Drawn, s.drawn}, {&r.Places, s.places}} {
		for _, x := range to.from {
			*to.rows = append(*to.rows, x.row(r.Groups > 0))
		}
	}
	slices.SortFunc(r.Drawn, func(a, b Row) int {
		return cmp.Or(cmp.Compare(b.Share, a.Share), strings.Compare(a.Name, b.Name))
	})
	if s.trial.Compares() {
		r.Comparison = compare(s.trial, s.cast[0], s.cast[len(s.cast)-1], r.Groups)
	}
}

// row is an account as a row. Unless the groups are whole nothing is certain.
func (x *account) row(whole bool) Row {
	row := x.Row
	m := shareOf(x.shares.means())
	row.Share, row.Low, row.High = m.Value, max(0, m.Value-m.Half), min(1, m.Value+m.Half)
	row.Score = meanOf(x.scores.means())
	if !whole || row.Battles == 0 {
		row.Low, row.High, row.Score.Half = 0, 1, 0
	}
	slices.SortFunc(row.Lost, func(a, b Lost) int {
		return cmp.Or(strings.Compare(a.What, b.What), cmp.Compare(b.Count, a.Count), strings.Compare(a.How, b.How))
	})
	return row
}
