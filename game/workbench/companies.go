package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/game/batch"
	"rulerfire/game/lineup"
	"rulerfire/game/prospect"
	"rulerfire/rules"
	"rulerfire/rules/ai/rapidai"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// companiesCommand lets scripts fight battles with all pairs of stock companies, and
// with three to five of them by chance; or fits to such outcomes what makes a company
// likely to win.
func companiesCommand(ctx context.Context, args []string, out, errs io.Writer) error {
	flags := flag.NewFlagSet("companies", flag.ContinueOnError)
	flags.SetOutput(errs)
	battles := flags.Int("battles", 100, "how many battles between each two companies of each size; rounded up to an even number")
	several := flags.Int("several", 1500, "how many battles of three to five companies")
	mixes := flags.Int("mixed", 6000, "how many battles of two to five companies that are put together by chance from the frames of all")
	seed := flags.Uint64("seed", 1, "the seed of the first battle of each two companies")
	workers := flags.Int("workers", 1, "battles at a time")
	write := flags.String("write", "", "write the outcomes into this `file`")
	read := flags.String("read", "", "fit to the outcomes in this `file`, and play nothing")
	if err := parseFlagsOnly(flags, args); err != nil {
		return err
	}
	if *read != "" {
		f, err := os.Open(*read)
		if err != nil {
			return err
		}
		defer f.Close()
		outcomes, err := prospect.Read(f)
		if err != nil {
			return err
		}
		return fitCompanies(outcomes, out)
	}
	meetings, err := meetings(*battles, *several, *mixes, *seed)
	if err != nil {
		return err
	}
	outcomes, err := meetAll(ctx, meetings, *workers)
	if err != nil {
		return err
	}
	if *write == "" {
		return fitCompanies(outcomes, out)
	}
	return writeOutcomes(*write, fmt.Sprintf("workbench companies -battles %d -several %d -mixed %d -seed %d", *battles, *several, *mixes, *seed), outcomes)
}

// writeOutcomes writes outcomes into a file, under a remark.
func writeOutcomes(file, remark string, outcomes []prospect.Outcome) error {
	return game.WriteFileWith(file, func(w io.Writer) error {
		fmt.Fprintf(w, "# %s\n", remark)
		for _, o := range outcomes {
			fmt.Fprintln(w, o)
		}
		return nil
	})
}

// A meeting is companies that fight so many battles.
type meeting struct {
	size      rapid.Size
	companies []rapid.Company
	battles   int
	seed      uint64
}

// meetings lists all pairs of companies that are legal together, companies by chance
// for battles of more seats, and mixed ones, twice each.
func meetings(battles, several, mixed int, seed uint64) ([]meeting, error) {
	stock, err := assets.Companies()
	if err != nil {
		return nil, err
	}
	var list []meeting
	for _, size := range []rapid.Size{rapid.Skirmish, rapid.FullBattle} {
		if battles < 1 {
			break
		}
		legal := legalIn(stock, size, 2)
		for i := range legal {
			for k := range i {
				list = append(list, meeting{size, []rapid.Company{legal[k], legal[i]}, battles + battles%2, seed})
			}
		}
	}
	for i := range several {
		r := random(seed+uint64(i), "companies")
		size, seats := rapid.Size(r.IntN(2)), 3+i%3
		hand, err := lineup.Hand(r, legalIn(stock, size, seats), seats)
		if err != nil {
			return nil, err
		}
		list = append(list, meeting{size, hand, 1, seed + uint64(i)})
	}
	for i := range mixed / 2 {
		size, seats := rapid.Size(i/6%2), 2
		if i%2 == 1 {
			seats = 3 + i/2%3
		}
		m := meeting{size: size, battles: 2, seed: seed + uint64(i)}
		for k := range seats {
			m.companies = append(m.companies, mix(stock, size, seats, i*rapid.MaxSeats+k))
		}
		list = append(list, m)
	}
	return list, nil
}

// mixed is how the names of mixed companies begin.
const mixed = "Mixed "

// mix puts a company together by chance from the frames of others. number is all the
// chance that it uses; it is in the name.
func mix(stock []rapid.Company, size rapid.Size, seats, number int) rapid.Company {
	c := rapid.Company{Name: mixed + strconv.Itoa(number)}
	limits, _ := rapid.LimitsFor(size, seats)
	r := random(uint64(number), mixed)
	for range limits.MinFrames + r.IntN(limits.MaxFrames-limits.MinFrames+1) {
		from := stock[r.IntN(len(stock))].Frames
		f := from[r.IntN(len(from))]
		f.Rockets = 0
		c.Frames = append(c.Frames, f)
	}
	return lineup.Arm(c, rapid.DefaultSettings().Rockets)
}

// legalIn are the companies that may be fielded in a battle of so many seats.
func legalIn(companies []rapid.Company, size rapid.Size, seats int) []rapid.Company {
	l := lineup.Lineup{Settings: rapid.DefaultSettings(), Size: size, Seats: make([]lineup.Seat, seats)}
	return slices.DeleteFunc(slices.Clone(companies), func(c rapid.Company) bool { return l.Against(c) != nil })
}

// meetAll plays all meetings, several at a time, and gives their outcomes in order.
func meetAll(ctx context.Context, meetings []meeting, workers int) ([]prospect.Outcome, error) {
	outcomes := make([]prospect.Outcome, len(meetings))
	err := batch.Do(ctx, len(meetings), workers, func(ctx context.Context, _, i int) (err error) {
		outcomes[i], err = meetings[i].fight(ctx)
		return err
	})
	return outcomes, err
}

// fight plays the battles of a meeting: two on each table, with the same dice and the
// seats turned by one.
func (m *meeting) fight(ctx context.Context) (prospect.Outcome, error) {
	n := len(m.companies)
	o := prospect.Outcome{Of: m.size.String(), Wins: make([]float64, n)}
	for _, c := range m.companies {
		o.Companies = append(o.Companies, c.Name)
	}
	tables, err := assets.TablesFor(n)
	if err != nil {
		return o, err
	}
	for i := range m.battles {
		if err := ctx.Err(); err != nil {
			return o, err
		}
		seed, shift := m.seed+uint64(i/2), i%2
		r := random(seed, "table")
		table := tables[r.IntN(len(tables))]
		seated := make([]rapid.Company, n)
		for k := range seated {
			seated[(k+shift)%n] = m.companies[k]
		}
		leaders, err := scriptsFight(m.size, table, seated, seed)
		if err != nil {
			return o, fmt.Errorf("%v, seed %d: %w", o.Companies, seed, err)
		}
		for k := range n {
			if slices.Contains(leaders, (k+shift)%n) {
				o.Wins[k] += 1 / float64(len(leaders))
			}
		}
	}
	return o, nil
}

// scriptsFight plays a battle of scripts and gives the seats that win.
func scriptsFight(size rapid.Size, table field.Layout, companies []rapid.Company, seed uint64) (winners []int, err error) {
	u, err := rapid.NewSetup(rapid.DefaultSettings(), size, table, companies)
	if err != nil {
		return nil, err
	}
	s, script := u.Start(nil), rapidai.Normal()
	noise, stream := random(seed, "noise"), rapid.Stream(seed)
	for s.Phase != rapid.PhaseOver {
		var a rapid.Action
		if s.Side() == rules.Chance {
			s.Random(&stream, &a)
		} else {
			a = script.Decide(&s, noise)
		}
		if err := s.Apply(&a, nil); err != nil {
			return nil, err
		}
	}
	leaders := s.Leaders()
	for seat := range companies {
		if leaders>>seat&1 == 1 {
			winners = append(winners, seat)
		}
	}
	return winners, nil
}

// A met is a meeting as the fit sees it: what the companies are like, and what
// share of the wins each had.
type met struct {
	traits  []rapidai.Traits
	shares  []float64
	battles float64
	names   []string
}

// fitCompanies finds the weights that make the outcomes likeliest, and prints them with
// how well they foretell the meetings of companies that they were not fitted to.
func fitCompanies(outcomes []prospect.Outcome, out io.Writer) error {
	stock, err := assets.Companies()
	if err != nil {
		return err
	}
	var all []met
	for _, o := range outcomes {
		m, err := meet(o, stock)
		if err != nil {
			return err
		}
		all = append(all, m)
	}
	for _, k := range []struct {
		name string
		take func(met) bool
	}{
		{"two seats", func(m met) bool { return len(m.names) == 2 }},
		{"three to five seats", func(m met) bool { return len(m.names) > 2 }},
	} {
		list := slices.DeleteFunc(slices.Clone(all), func(m met) bool { return !k.take(m) })
		if len(list) == 0 {
			continue
		}
		fmt.Fprintf(out, "%s: %d meetings\n", k.name, len(list))
		apart, blind, battles := foretell(list)
		fmt.Fprintf(out, "log loss on companies not learnt from %.4f; knowing nothing %.4f; %.0f battles\n", apart, blind, battles)
		w := fitTraits(list)
		for i, name := range rapidai.TraitNames {
			fmt.Fprintf(out, "\t%.4f, // %s\n", w[i], name)
		}
	}
	return nil
}

// meet is an outcome as the fit sees it.
func meet(o prospect.Outcome, stock []rapid.Company) (m met, err error) {
	size, err := rapid.ParseSize(o.Of)
	if err != nil {
		return m, err
	}
	limits, err := rapid.LimitsFor(size, len(o.Companies))
	if err != nil {
		return m, err
	}
	var companies [][]rapid.Systems
	for _, name := range o.Companies {
		var c rapid.Company
		if number, ok := strings.CutPrefix(name, mixed); ok {
			n, err := strconv.Atoi(number)
			if err != nil {
				return m, err
			}
			c = mix(stock, size, len(o.Companies), n)
		} else {
			i := slices.IndexFunc(stock, func(c rapid.Company) bool { return c.Name == name })
			if i < 0 {
				return m, fmt.Errorf("there is no company %q", name)
			}
			c = stock[i]
		}
		companies = append(companies, rapidai.SystemsOf(c))
	}
	m = met{rapidai.TraitsOf(companies, limits.Stations), slices.Clone(o.Wins), o.Battles(), o.Companies}
	for i := range m.shares {
		m.shares[i] /= m.battles
	}
	return m, nil
}

// foretell fits to four fifths of the companies and looks how well that tells the
// meetings of the rest, five times.
func foretell(list []met) (loss, blind, battles float64) {
	const parts = 5
	for part := range parts {
		kept := func(name string) bool { return random(0, name).IntN(parts) == part }
		var known, apart []met
		for _, m := range list {
			if slices.ContainsFunc(m.names, kept) {
				apart = append(apart, m)
			} else {
				known = append(known, m)
			}
		}
		if len(known) == 0 {
			continue
		}
		w := fitTraits(known)
		for _, m := range apart {
			odds := rapidai.Prospects(m.traits, &w)
			for i, p := range odds {
				loss -= m.battles * m.shares[i] * math.Log(max(1e-9, p))
			}
			blind += m.battles * math.Log(float64(len(odds)))
			battles += m.battles
		}
	}
	return loss / battles, blind / battles, battles
}

// fitTraits fits weights by gradient descent on traits that are scaled to vary alike.
func fitTraits(list []met) (w rapidai.Traits) {
	var scale rapidai.Traits
	seats, battles := 0.0, 0.0
	for _, m := range list {
		battles += m.battles
		for i := range scale {
			mean := 0.0
			for _, t := range m.traits {
				mean += t[i] / float64(len(m.traits))
			}
			for _, t := range m.traits {
				scale[i] += (t[i] - mean) * (t[i] - mean)
			}
		}
		seats += float64(len(m.traits))
	}
	for i := range scale {
		scale[i] = max(1e-3, math.Sqrt(scale[i]/seats))
	}
	const (
		steps = 1500
		rate  = 0.5
		tame  = 0.01 // keeps weights small that explain nothing
	)
	for range steps {
		var slope rapidai.Traits
		for _, m := range list {
			for i, p := range rapidai.Prospects(m.traits, &w) {
				for k, t := range m.traits[i] {
					slope[k] += m.battles * (p - m.shares[i]) * t
				}
			}
		}
		for k := range w {
			scaled := w[k] * scale[k]
			scaled -= rate * (slope[k]/battles/scale[k] + tame*scaled)
			w[k] = scaled / scale[k]
		}
	}
	return w
}
