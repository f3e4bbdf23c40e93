package trial

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/game/report"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	rapidrules "rulerfire/rules/rapid"
)

// stock is the text of a stock company.
func stock(t testing.TB, name string) string {
	t.Helper()
	companies, err := assets.Companies()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range companies {
		if c.Name == name {
			return text(t, c)
		}
	}
	t.Fatalf("there is no company %q", name)
	return ""
}

func text(t testing.TB, c rapidrules.Company) string {
	t.Helper()
	text, err := c.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// duel is a small trial of two companies.
func duel(t testing.TB) Trial {
	return Trial{
		System: "rapid", Size: "skirmish", Battles: 6, Seed: 5,
		Contestants: []Contestant{{stock(t, "Night Orchard"), "easy"}, {stock(t, "Copper Larks"), "easy"}},
	}
}

// played plays a trial to its end.
func played(t *testing.T, r *Record, o Options) *Record {
	t.Helper()
	run, err := Start(r, o)
	if err != nil {
		t.Fatal(err)
	}
	run.Wait(t.Context())
	if run.Err() != nil || run.Lost() != nil {
		t.Fatalf("error %v, lost %v", run.Err(), run.Lost())
	}
	return run.Record()
}

func begun(t *testing.T, tr Trial) *Record {
	t.Helper()
	r, err := Begin(tr)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestTheSameSeedGivesTheSameResultWithAnyNumberOfWorkers(t *testing.T) {
	tr := duel(t)
	one := played(t, begun(t, tr), Options{Workers: 1})
	for _, workers := range []int{2, 5} {
		many := played(t, begun(t, tr), Options{Workers: workers})
		if diff := cmp.Diff(one.Battles, many.Battles); diff != "" {
			t.Errorf("with %d workers:\n%s", workers, diff)
		}
		if diff := cmp.Diff(one.Result(), many.Result()); diff != "" {
			t.Errorf("with %d workers:\n%s", workers, diff)
		}
	}
	tr.Seed++
	if other := played(t, begun(t, tr), Options{}); cmp.Equal(one.Battles, other.Battles) {
		t.Error("another seed plays the same battles")
	}
}

func TestStoppedAndContinuedIsAsIfPlayedInOneGo(t *testing.T) {
	tr := duel(t)
	tr.Battles = 12
	whole := played(t, begun(t, tr), Options{})
	file := filepath.Join(t.TempDir(), "new", "trial.txt")
	r := begun(t, tr)
	for stops := 0; !r.Over(); stops++ {
		run, err := Start(r, Options{Workers: 2, File: file})
		if err != nil {
			t.Fatal(err)
		}
		for run.Progress().Done < len(r.Battles)+3 && !run.Over() {
			time.Sleep(time.Millisecond)
		}
		run.Stop()
		run.Wait(t.Context())
		if r, err = ReadRecord(file); err != nil { // as after a restart of the program
			t.Fatal(err)
		}
		if stops > 12 {
			t.Fatal("it never gets on")
		}
	}
	if diff := cmp.Diff(whole.Battles, r.Battles); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(whole.Result(), r.Result()); diff != "" {
		t.Error(diff)
	}
	if _, err := Start(r, Options{}); !errors.Is(err, ErrOver) {
		t.Errorf("what is over cannot go on: %v", err)
	}
}

// A counter counts the hands that it may search with.
type counter struct {
	ai.Random
	hands *atomic.Int32 // the most
}

func (c counter) ChooseUnless(_ func() bool, crew ai.Crew, b rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error) {
	c.hands.Store(max(c.hands.Load(), int32(crew.Size())))
	return c.Choose(b, d, noise)
}

func TestEveryBattleOfATrialKeepsToOneCore(t *testing.T) {
	p, err := duel(t).plan()
	if err != nil {
		t.Fatal(err)
	}
	var hands atomic.Int32
	p.levels = game.Levels{"easy": counter{hands: &hands}}
	if _, err := p.fight(t.Context(), 0, new(view), ""); err != nil {
		t.Fatal(err)
	}
	if hands.Load() != 1 {
		t.Errorf("a player has %d hands", hands.Load())
	}
}

func TestATrialDoesNotGoOnWithAnotherVersionOfItsPlayers(t *testing.T) {
	r := begun(t, duel(t))
	r.Players[1] = "easy/0"
	var at *ContestantError
	if _, err := Start(r, Options{}); !errors.As(err, &at) || at.At != 1 || !strings.Contains(err.Error(), "another player than easy/") {
		t.Errorf("the error is %v", err)
	}
}

func TestEveryArrangementComesOnceAndEveryGroupIsBalanced(t *testing.T) {
	for n := LeastContestants; n <= MostContestants; n++ {
		for _, swap := range []bool{false, true} {
			if n > 4 && swap {
				continue // 14,400 arrangements are more than a trial can have
			}
			tr := Trial{Contestants: make([]Contestant, n), Swap: swap}
			all := factorial(n)
			if swap {
				all *= factorial(n)
			}
			seen := map[string]bool{}
			for number := range all {
				if number%tr.Group() == 0 {
					balanced(t, tr, number)
				}
				a := tr.arrange(number)
				if a.group != number/tr.Group() {
					t.Fatalf("battle %d is in group %d", number, a.group)
				}
				seen[fmt.Sprint(a.players, a.cast)] = true
			}
			if len(seen) != all {
				t.Errorf("%d contestants, companies go round: %v: %d arrangements in %d battles", n, swap, len(seen), all)
			}
		}
	}
}

// balanced checks that in the group that begins with a battle every player and every
// company is at every place equally often and, if companies go round, every player has
// every company equally often.
func balanced(t *testing.T, tr Trial, first int) {
	t.Helper()
	n := len(tr.Contestants)
	count := map[string]int{}
	for number := first; number < first+tr.Group(); number++ {
		a := tr.arrange(number)
		for place := range n {
			count[fmt.Sprint("player ", a.players[place], " at ", place)]++
			count[fmt.Sprint("company ", a.cast[place], " at ", place)]++
			if tr.Swap {
				count[fmt.Sprint("player ", a.players[place], " has ", a.cast[place])]++
			} else if a.players[place] != a.cast[place] {
				t.Errorf("player %d has the company of %d", a.players[place], a.cast[place])
			}
		}
	}
	kinds := 2 * n * n
	if tr.Swap {
		kinds += n * n
	}
	if len(count) != kinds {
		t.Errorf("%d contestants: %v", n, count)
	}
	for what, times := range count {
		if times*n != tr.Group() {
			t.Errorf("%d contestants, group from %d: %s %d times of %d", n, first, what, times, tr.Group())
		}
	}
}

func TestBothVersionsMeetTheSameBattles(t *testing.T) {
	tr := duel(t)
	tr.Other = stock(t, "Copper Larks")
	for number := 0; number < tr.Total(); number += 2 {
		a, b := tr.arrange(number), tr.arrange(number+1)
		at := slices.Index(a.cast, 0)
		if a.other || !b.other || at < 0 || b.cast[at] != 2 {
			t.Fatalf("battles %d and %d are arranged as %+v and %+v", number, number+1, a, b)
		}
		b.cast[at], b.other = 0, false
		if !slices.Equal(a.players, b.players) || !slices.Equal(a.cast, b.cast) || a.group != b.group || a.round != b.round {
			t.Errorf("battles %d and %d differ in more than the version: %+v and %+v", number, number+1, a, b)
		}
	}
}

func TestAGroupSharesTableAndDrawnCompanies(t *testing.T) {
	tr := duel(t)
	tr.Contestants = append(tr.Contestants, Contestant{"", "easy"})
	tr.Battles = 6
	r := played(t, begun(t, tr), Options{})
	for i, b := range r.Battles {
		first := r.Battles[i/3*3]
		if b.Table != first.Table || !slices.Equal(b.Companies, first.Companies) {
			t.Errorf("battle %d is on %s with %v, its group on %s with %v", i, b.Table, b.Companies, first.Table, first.Companies)
		}
		if b.Companies[0] != "Night Orchard" || b.Companies[2] == "Night Orchard" || b.Companies[2] == "Copper Larks" || len(b.Losses) == 0 {
			t.Errorf("battle %+v", b)
		}
	}
	result := r.Result()
	if result.Groups != 2 || len(result.Drawn) == 0 || result.Rows[2].Name != "" || result.Rows[0].LostOf("whites")+result.Rows[1].LostOf("whites") == 0 {
		t.Errorf("the result is %+v", result)
	}
	sum := 0.0
	for _, row := range result.Rows {
		sum += row.Share
		if row.Battles != 6 || row.Low > row.Share || row.High < row.Share {
			t.Errorf("row %+v", row)
		}
	}
	if math.Abs(sum-1) > 1e-9 {
		t.Errorf("the shares add up to %g", sum)
	}
}

func TestTrialsOfTheHexWargame(t *testing.T) {
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	var squads []string
	for _, s := range h.Squads(0)[:3] {
		text, err := s.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		squads = append(squads, string(text))
	}
	tr := Trial{
		System: "hexwar", Size: "scouting", Battles: 4, Seed: 2, Swap: true, Share: 1,
		Contestants: []Contestant{{squads[0], "easy"}, {squads[1], "random"}}, Other: squads[2],
	}
	r := played(t, begun(t, tr), Options{})
	if len(r.Battles) != 8 || tr.Group() != 8 {
		t.Fatalf("%d battles were played in groups of %d", len(r.Battles), tr.Group())
	}
	result := r.Result()
	if len(result.Rows) != 3 || len(result.Players) != 2 || len(result.Places) != 2 || result.Comparison == nil || result.Rows[0].Level != "" {
		t.Errorf("the result is %+v", result)
	}
	if r.Battles[0].Mission == "" || r.Battles[0].Companies[2] != h.Squads(0)[2].Name {
		t.Errorf("the first battle is %+v", r.Battles[0])
	}
	tr.Other, tr.Share, tr.Mission, tr.Battles, tr.Swap = "", 2, h.MissionsOf(0)[0].Name, 2, false
	r = played(t, begun(t, tr), Options{})
	if b := r.Battles[1]; len(b.Scores) != 4 || b.Scores[0] != b.Scores[1] || b.Mission != tr.Mission {
		t.Errorf("a battle of teams of two is %+v", b)
	}
}

func TestATrialThatCannotBePlayedSaysWhy(t *testing.T) {
	good := duel(t)
	for _, c := range []struct {
		change func(*Trial)
		says   string
	}{
		{func(t *Trial) { t.System = "chess" }, "hexwar, rapid"},
		{func(t *Trial) { t.Size = "huge" }, "skirmish"},
		{func(t *Trial) { t.Battles = 0 }, "1 to 10000 battles"},
		{func(t *Trial) { t.Contestants = t.Contestants[:1] }, "2 to 5 contestants"},
		{func(t *Trial) { t.Contestants[1].Level = "genius" }, `contestant 2: there is no computer player "genius"`},
		{func(t *Trial) { t.Contestants[1].Company = "company" }, "contestant 2: "},
		{func(t *Trial) { t.Mission = "Winds of War" }, "no missions"},
		{func(t *Trial) { t.Share = 2 }, "no teams"},
		{func(t *Trial) { t.Table = "table" }, "line"},
		{func(t *Trial) { t.Contestants[0].Company, t.Other = "", t.Contestants[1].Company }, "not of one that is drawn"},
		{func(t *Trial) { t.System, t.Size = "hexwar", "huge" }, "scouting"},
		{func(t *Trial) { t.System, t.Size, t.Mission = "hexwar", "scouting", "Nowhere" }, `no mission "Nowhere"`},
	} {
		bad := good
		bad.Contestants = slices.Clone(good.Contestants)
		c.change(&bad)
		if err := bad.Check(); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("the error is %v, want %q", err, c.says)
		}
	}
	if err := good.Check(); err != nil {
		t.Error(err)
	}
}

func TestARecordIsReadBackAsItWasWritten(t *testing.T) {
	tr := duel(t)
	tr.Contestants = append(tr.Contestants, Contestant{"", "random"})
	tr.Other, tr.Swap, tr.Battles = tr.Contestants[1].Company, true, 18
	r := played(t, begun(t, tr), Options{})
	r.Battles = slices.Delete(r.Battles, 3, 5)
	r.Battles[2].Faults = 2
	written, err := r.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	back, err := ParseRecord(written)
	if err != nil {
		t.Fatalf("%v\n%s", err, written)
	}
	r.Spent = r.Spent.Truncate(1e6)
	if diff := cmp.Diff(r, back); diff != "" {
		t.Error(diff)
	}
}

func TestARecordThatCouldNotBeReadAgainIsNotWritten(t *testing.T) {
	r := begun(t, duel(t))
	many := slices.Repeat([]report.Loss{{What: "systems", How: strings.Repeat("x", maxQuoted), Count: 1}}, 100)
	for len(r.Battles)*100*maxQuoted <= MaxRecord {
		r.Battles = append(r.Battles, Battle{Number: len(r.Battles), Losses: many})
	}
	if _, err := r.MarshalText(); err == nil || !strings.Contains(err.Error(), "16777216 bytes") {
		t.Errorf("the error is %v", err)
	}
}

func TestABrokenRecordSaysWhere(t *testing.T) {
	r := played(t, begun(t, duel(t)), Options{})
	whole, err := r.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ old, new, says string }{
		{"rulerfire trial 1", "something else", "line 1: a record of a trial begins with"},
		{"\nsize ", "\nsise ", `line 3: a trial has no "sise"`},
		{"battles 6", "battles 0", `line 4: "0" is not a number from 1 to 10000`},
		{"seed 5", "seed −5", "line 5: a seed is a whole number"},
		{"\n0 rounds", "\n7 rounds", `"7" is not the number of a battle`},
		{"\n1 rounds", "\n0 rounds", `"0" is not the number of a battle after 0`},
		{" scores ", " points ", `a battle has no "points"`},
		{"winners", "winners 9", `"9" is not a number from 1 to 2`},
		{`"Night Orchard" "`, `"Night ` + "\u202e" + `Orchard" "`, "control character"},
		{"\nend 6", "\nend 5", "there are 6 battles, not 5"},
		{"\nend 6\n", "\n", "the end is missing"},
	} {
		broken := strings.Replace(string(whole), c.old, c.new, 1)
		if broken == string(whole) {
			t.Fatalf("there is no %q in\n%s", c.old, whole)
		}
		var at *RecordError
		if _, err := ParseRecord([]byte(broken)); !errors.As(err, &at) || at.Line < 1 || !strings.Contains(err.Error(), c.says) {
			t.Errorf("with %q for %q: %v", c.new, c.old, err)
		}
	}
	dir := t.TempDir()
	folder := Folder(dir)
	file := folder.New("rapid", time.Now())
	if err := os.WriteFile(file, whole[:len(whole)/2], 0o644); err != nil {
		t.Fatal(err)
	}
	k, err := folder.Newest("rapid")
	if err != nil || k == nil || k.Record != nil || !strings.Contains(k.Fault.Error(), filepath.Base(file)+": line ") {
		t.Errorf("a record that was cut off is found as %+v, %v", k, err)
	}
}

func TestAnythingReadAsARecordIsWrittenTheSame(t *testing.T) {
	r := played(t, begun(t, duel(t)), Options{})
	whole, err := r.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	rapid.Check(t, func(t *rapid.T) {
		broken := slices.Clone(whole)
		for range rapid.IntRange(1, 4).Draw(t, "changes") {
			at := rapid.IntRange(0, len(broken)-1).Draw(t, "at")
			broken[at] = rapid.SampledFrom([]byte("0123456789 \n\t\"abc\\")).Draw(t, "byte")
		}
		back, err := ParseRecord(broken)
		if err != nil {
			return
		}
		again, err := back.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		twice, err := ParseRecord(again)
		if err != nil {
			t.Fatalf("%v\n%s", err, again)
		}
		if diff := cmp.Diff(back, twice); diff != "" {
			t.Error(diff)
		}
	})
}

func TestIntervals(t *testing.T) {
	for _, c := range []struct {
		groups      []float64
		mean, share Mean
	}{
		{nil, Mean{}, Mean{}},
		{[]float64{0.5}, Mean{0.5, 0}, Mean{0.5, 12.706 * 0.5}},
		{[]float64{0, 1}, Mean{0.5, 12.706 * 0.5}, Mean{0.5, 12.706 * math.Sqrt(0.75) / 2}},
		{[]float64{1, 1, 1, 1}, Mean{1, 0}, Mean{1, 3.182 * 0.5 / 4}},
	} {
		mean, share := meanOf(c.groups), shareOf(c.groups)
		if math.Abs(mean.Value-c.mean.Value) > 1e-9 || math.Abs(mean.Half-c.mean.Half) > 1e-9 {
			t.Errorf("the mean of %v is %+v, want %+v", c.groups, mean, c.mean)
		}
		if math.Abs(share.Value-c.share.Value) > 1e-9 || math.Abs(share.Half-c.share.Half) > 1e-9 {
			t.Errorf("the share of %v is %+v, want %+v", c.groups, share, c.share)
		}
	}
	for free, want := range map[int]float64{1: 12.706, 10: 2.228, 11: 2.201, 30: 2.042, 1000: 1.962} {
		if got := student(free); math.Abs(got-want) > 0.003 {
			t.Errorf("with %d degrees of freedom it is %.4f, want %.3f", free, got, want)
		}
	}
}

func TestAComparisonSaysWhichIsBetterOrHowManyMoreItTakes(t *testing.T) {
	tr := Trial{Contestants: make([]Contestant, 2), Other: "x"}
	with := func(a, b []float64) *Comparison {
		one, two := &account{}, &account{}
		for g := range a {
			one.shares.add(g, a[g])
			two.shares.add(g, b[g])
		}
		return compare(tr, one, two, len(a))
	}
	lose, win := make([]float64, 20), slices.Repeat([]float64{1}, 20)
	if c := with(lose, win); c.Verdict != OtherBetter || c.Difference.Value != 1 || c.More != 0 {
		t.Errorf("B wins all: %+v", c)
	}
	if c := with(win, lose); c.Verdict != FirstBetter || c.Difference.Value != -1 {
		t.Errorf("A wins all: %+v", c)
	}
	if c := with(win, win); c.Verdict != Unknown || c.More != -1 {
		t.Errorf("both win all: %+v", c)
	}
	near := slices.Concat([]float64{1, 1, 1, 1, 1, 1}, lose[:14])
	c := with(lose, near)
	if c.Verdict != OtherBetter {
		t.Errorf("six of twenty are more: %+v", c)
	}
	near = slices.Concat([]float64{1, 1}, lose[:18])
	if c = with(lose, near); c.Verdict != Unknown || c.More < tr.Group() || c.More%tr.Group() != 0 {
		t.Errorf("two of twenty are not enough: %+v", c)
	}
	// As many more, of the same kind, must be about enough.
	more := c.More / tr.Group()
	a, b := lose, near
	for len(a) < 20+more {
		a, b = append(a, lose[:10]...), append(b, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)
	}
	if c := with(a, b); c.Verdict != OtherBetter {
		t.Errorf("after %d more: %+v", more, c)
	}
	if c := with(lose[:2], []float64{0, 0.5}); c.More != -1 {
		t.Errorf("two groups say nothing of how many it takes: %+v", c)
	}
	if c := with(nil, nil); c.Verdict != Unknown || c.More != -1 {
		t.Errorf("nothing played: %+v", c)
	}
}

func TestATieIsShared(t *testing.T) {
	tr := Trial{System: "rapid", Contestants: []Contestant{{"a", "x"}, {"b", "x"}}, Battles: 2}
	names := []string{"A", "B"}
	r := &Record{Trial: tr, Battles: []Battle{
		{Number: 0, Companies: names, Scores: []int{4, 4}, Winners: []rules.Side{0, 1}, Rounds: 3},
		{Number: 1, Companies: names, Scores: []int{9, 2}, Winners: []rules.Side{0}, Rounds: 5},
	}}
	got := r.Result()
	// The second battle has the seats the other way round.
	if got.Ties != 1 || got.Rows[0].Wins != 0.5 || got.Rows[1].Wins != 1.5 || got.Places[0].Wins != 1.5 || got.Rounds.Value != 4 {
		t.Errorf("the result is %+v", got)
	}
	if got.Rows[0].Score.Value != 3 || got.Rows[1].Score.Value != 6.5 {
		t.Errorf("the scores are %+v", got.Rows)
	}
}

func TestAnUnfinishedGroupIsCountedOnlyAsLongAsThereIsNoOther(t *testing.T) {
	r := played(t, begun(t, duel(t)), Options{})
	r.Battles = r.Battles[:5]
	if got := r.Result(); got.Groups != 2 || got.Battles != 4 {
		t.Errorf("of five battles in pairs %d in %d groups are counted", got.Battles, got.Groups)
	}
	r.Battles = r.Battles[:1]
	if got := r.Result(); got.Groups != 0 || got.Battles != 1 || got.Rows[0].Low != 0 || got.Rows[0].High != 1 {
		t.Errorf("of one battle: %+v", got)
	}
	r.Battles = nil
	if got := r.Result(); got.Battles != 0 || len(got.Rows) != 2 || got.Rows[0].High != 1 {
		t.Errorf("of nothing: %+v", got)
	}
}
