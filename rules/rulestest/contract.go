// Package rulestest holds the tests that every rule system must pass: the
// contract of package rules, checked on random battles, and playthroughs, which
// are whole battles written down with everything that happens in them. It has the clock
// and the crew of other tests as well.
package rulestest

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	prop "pgregory.net/rapid"

	"rulerfire/rules"
)

const (
	// maxDecisions is the most decisions that a battle may take; a battle that
	// asks more does not end.
	maxDecisions = 10_000

	maxListed = 12 // listed answers that are looked at in one decision
	strays    = 6  // answers that may not be legal, tried in one decision
	closeLook = 4  // one decision in so many is looked at closely

	concede = "concede" // the answer that gives up, legal and never listed
)

// Contract checks that a rule system keeps the contract of package rules, by
// playing random battles from the set-ups that setups draws.
//
// It checks that Pending, Legal, MarshalText and Result change nothing and repeat
// themselves; that every listed answer is legal, and that none is missing where
// all are listed; that Legal and Apply agree on listed answers, on answers to
// other decisions and on spoilt ones; that a refusal gives its reason and changes
// nothing; that a Committer says the same of a legal answer whenever it is asked, of the
// battle or of a clone, and never of a roll; that clones are independent both ways; that every answer comes back
// from its text; that no two rolls share a key; that scores and winners agree;
// that a battle ends; that its answers, as text, give the same battle again; and
// that a spoilt set-up is refused or played, without a panic.
func Contract(t *testing.T, system rules.System, setups func(*prop.T) []byte) {
	t.Helper()
	t.Run("Battles", prop.MakeCheck(func(t *prop.T) {
		if err := playBattle(t, system, setups(t)); err != nil {
			t.Fatal(err)
		}
	}))
	t.Run("SpoiltSetups", prop.MakeCheck(func(t *prop.T) {
		if err := playSpoilt(t, system, setups(t)); err != nil {
			t.Fatal(err)
		}
	}))
}

// A walk is a random battle on its way.
type walk struct {
	t       *prop.T
	battle  rules.Battle
	keys    map[string]bool
	answers []rules.Choice // those given so far
	events  []string       // those seen so far
	seats   int
	round   int
}

// playBattle plays a random battle and gives the first breach of the contract.
func playBattle(t *prop.T, system rules.System, setup []byte) error {
	b, err := system.New(setup)
	if err != nil {
		return fmt.Errorf("the set-up is refused: %w\n%s", err, setup)
	}
	w := &walk{t: t, battle: b, keys: map[string]bool{}, seats: len(b.Result().Scores)}
	for range maxDecisions {
		d, open := w.battle.Pending()
		if err := w.result(!open); err != nil {
			return fmt.Errorf("result %+v: %w", w.battle.Result(), err)
		}
		if !open {
			return w.finish(system, setup)
		}
		if err := w.decide(d); err != nil {
			return fmt.Errorf("decision %d, %s: %w", len(w.answers), describe(d), err)
		}
	}
	return fmt.Errorf("the battle is not over after %d decisions", maxDecisions)
}

// playSpoilt begins a battle from a set-up that was tampered with.
func playSpoilt(t *prop.T, system rules.System, setup []byte) error {
	for range prop.IntRange(1, 3).Draw(t, "changes") {
		setup = []byte(spoil(t, string(setup)))
	}
	b, err := system.New(setup)
	if err != nil {
		if err.Error() == "" {
			return errors.New("a set-up is refused without a reason")
		}
		return nil
	}
	w := &walk{t: t, battle: b, keys: map[string]bool{}, seats: len(b.Result().Scores)}
	for range 20 {
		d, open := b.Pending()
		if !open {
			break
		}
		if _, err := b.Apply(w.draw(d)); err != nil {
			return fmt.Errorf("%s: %w", describe(d), err)
		}
	}
	return nil
}

// describe gives everything of a decision as one line.
func describe(d rules.Decision) string {
	if d.Side == rules.Chance {
		return fmt.Sprintf("roll %q for side %d, dice %d, key %q", d.Name, d.For, d.Dice, d.Key)
	}
	return fmt.Sprintf("decision %q of side %d, all %v: %s", d.Name, d.Side, d.All, strings.Join(texts(d.Some), ", "))
}

func texts[T interface{ String() string }](list []T) []string {
	all := make([]string, len(list))
	for i, c := range list {
		all[i] = c.String()
	}
	return all
}

// result checks the battle's summary.
func (w *walk) result(over bool) error {
	r := w.battle.Result()
	switch {
	case r.Over != over:
		return fmt.Errorf("over is %v while Pending says %v", r.Over, over)
	case len(r.Scores) != w.seats || w.seats < 2:
		return fmt.Errorf("%d scores, in the beginning %d", len(r.Scores), w.seats)
	case r.Round < w.round:
		return fmt.Errorf("round %d after round %d", r.Round, w.round)
	}
	w.round = r.Round
	if len(r.Winners) == 0 {
		return errors.New("there is no winner")
	}
	highest := slices.Max(r.Scores)
	for side, score := range r.Scores {
		// One with the highest score may have lost a tie, or given up; nobody wins with less.
		if slices.Contains(r.Winners, rules.Side(side)) && score < highest {
			return fmt.Errorf("side %d wins with %d and the highest score is %d", side, score, highest)
		}
	}
	if !slices.IsSorted(r.Winners) || len(slices.Compact(slices.Clone(r.Winners))) < len(r.Winners) {
		return errors.New("the winners are in disorder")
	}
	return nil
}

// decide checks a decision and answers it.
func (w *walk) decide(d rules.Decision) error {
	if err := w.form(d); err != nil {
		return err
	}
	c := w.draw(d)
	if prop.IntRange(0, closeLook-1).Draw(w.t, "look closely") > 0 {
		_, err := w.give(c)
		return err
	}
	before, err := w.lookTwice(d)
	if err != nil {
		return err
	}
	if err := w.lookClosely(d, c, before); err != nil {
		return err
	}
	clone := w.battle.Clone()
	events, err := w.give(c)
	if err != nil {
		return err
	}
	if got, err := text(clone); err != nil || got != before {
		return fmt.Errorf("applying %q to the battle changed its clone (%v)", c, err)
	}
	return sameFrom(clone, w.battle, c, events)
}

// give gives the answer that was chosen.
func (w *walk) give(c rules.Choice) ([]string, error) {
	happened, err := w.battle.Apply(c)
	if err != nil {
		return nil, fmt.Errorf("%q is refused: %w", c, err)
	}
	events := texts(happened)
	for _, e := range events {
		if err := oneLine(e); err != nil {
			return nil, fmt.Errorf("the event %q %w", e, err)
		}
	}
	w.answers = append(w.answers, c)
	w.events = append(w.events, events...)
	return events, nil
}

// lookTwice checks that the battle says the same when it is asked again. It gives
// the battle's text.
func (w *walk) lookTwice(d rules.Decision) (string, error) {
	if again, _ := w.battle.Pending(); describe(again) != describe(d) {
		return "", fmt.Errorf("asked again, Pending gave %s", describe(again))
	}
	first, err := text(w.battle)
	if err != nil {
		return "", err
	}
	if again, err := text(w.battle); err != nil || first != again {
		return "", fmt.Errorf("the same battle gave the texts\n%s\nand\n%s", first, again)
	}
	return first, nil
}

// form checks what a decision must be like.
func (w *walk) form(d rules.Decision) error {
	if d.Name == "" {
		return errors.New("a decision without a name")
	}
	if d.Side == rules.Chance {
		switch {
		case len(d.Dice) == 0:
			return errors.New("a roll without dice")
		case slices.Min(d.Dice) < 2:
			return errors.New("a die with less than two faces")
		case d.Key == "":
			return errors.New("a roll without a key")
		case w.keys[d.Key]:
			return errors.New("a second roll with the same key")
		case d.For < rules.Chance || int(d.For) >= w.seats:
			return errors.New("a roll for a side that is not there")
		}
		w.keys[d.Key] = true
		return nil
	}
	if d.Side < 0 || int(d.Side) >= w.seats {
		return errors.New("a side that is not there decides")
	}
	if len(d.Some) == 0 {
		return errors.New("no answer is listed")
	}
	all := texts(d.Some)
	if slices.Contains(all, concede) {
		return errors.New("giving up is listed")
	}
	slices.Sort(all)
	if d.All && len(slices.Compact(all)) < len(d.Some) {
		return errors.New("an answer is listed twice")
	}
	return nil
}

// draw picks an answer: a listed one, or what dice show.
func (w *walk) draw(d rules.Decision) rules.Choice {
	if d.Side != rules.Chance {
		return d.Some[prop.IntRange(0, len(d.Some)-1).Draw(w.t, d.Name)]
	}
	roll := make(rules.Roll, len(d.Dice))
	for i, faces := range d.Dice {
		roll[i] = prop.IntRange(1, faces).Draw(w.t, d.Name)
	}
	return roll
}

// lookClosely tries listed and stray answers, and a clone, against the battle,
// whose text is before. c is the answer that will be given.
func (w *walk) lookClosely(d rules.Decision, c rules.Choice, before string) error {
	listed := []rules.Choice{c}
	for len(listed) < min(len(d.Some), maxListed) {
		listed = append(listed, w.draw(d))
	}
	for _, c := range listed {
		if err := w.battle.Legal(c); err != nil {
			return fmt.Errorf("the listed answer %q is refused: %w", c, err)
		}
		if err := w.readBack(c); err != nil {
			return err
		}
		if err := agree(w.battle, c, before); err != nil {
			return err
		}
		if err := commits(w.battle, c); err != nil {
			return err
		}
	}
	for _, c := range w.strays(d, c) {
		if err := agree(w.battle, c, before); err != nil {
			return err
		}
		if d.All && w.battle.Legal(c) == nil && c.String() != concede && !slices.Contains(texts(d.Some), c.String()) {
			return fmt.Errorf("%q is legal and not listed, though all are said to be", c)
		}
	}
	return w.cloneStays(d, c, before)
}

// commits checks what a battle that is a Committer says of a legal answer. That asking
// changes nothing is checked with the clone.
func commits(b rules.Battle, c rules.Choice) error {
	committer, ok := b.(rules.Committer)
	if !ok {
		return nil
	}
	cloned, ok := b.Clone().(rules.Committer)
	if !ok {
		return errors.New("the battle is a Committer and its clone is not")
	}
	said := committer.Commits(c)
	if committer.Commits(c) != said || cloned.Commits(c) != said {
		return fmt.Errorf("asked again whether %q commits, it says otherwise", c)
	}
	if _, roll := c.(rules.Roll); roll && said {
		return errors.New("a roll commits nobody")
	}
	return nil
}

// readBack checks that an answer comes back from its text.
func (w *walk) readBack(c rules.Choice) error {
	if err := oneLine(c.String()); err != nil {
		return fmt.Errorf("the answer %q %w", c, err)
	}
	back, err := w.battle.Parse(c.String())
	if err != nil {
		return fmt.Errorf("the answer %q cannot be read: %w", c, err)
	}
	if back.String() != c.String() {
		return fmt.Errorf("the answer %q comes back as %q", c, back)
	}
	if err := w.battle.Legal(back); err != nil {
		return fmt.Errorf("the answer %q is refused once it has been read: %w", c, err)
	}
	return nil
}

// strays gives answers that are likely not to be legal: answers to other
// decisions, spoilt ones, wrong dice, nothing at all.
func (w *walk) strays(d rules.Decision, c rules.Choice) []rules.Choice {
	list := []rules.Choice{nil, rules.Roll{}, rules.Roll{3}}
	if c, err := w.battle.Parse(concede); err == nil {
		list = append(list, c)
	}
	if roll, ok := c.(rules.Roll); ok {
		high := slices.Clone(roll)
		high[len(high)-1] = d.Dice[len(high)-1] + 1
		low := slices.Clone(roll)
		low[0] = 0
		list = append(list, high, low, append(slices.Clone(roll), 1), roll[1:])
	}
	for range strays {
		line := c.String()
		if n := len(w.answers); n > 0 && prop.Bool().Draw(w.t, "earlier") {
			old := w.answers[prop.IntRange(0, n-1).Draw(w.t, "which")]
			list = append(list, old)
			line = old.String()
		}
		if spoilt, err := w.battle.Parse(spoil(w.t, line)); err == nil {
			list = append(list, spoilt)
		}
	}
	return list
}

// spoil changes a text in one place, as a slip of the pen or of a memory might.
func spoil(t *prop.T, s string) string {
	words := strings.SplitAfter(s, " ")
	n := prop.IntRange(0, len(words)-1).Draw(t, "word")
	switch prop.IntRange(0, 4).Draw(t, "slip") {
	case 0: // a word is left out
		words = slices.Delete(words, n, n+1)
	case 1: // a word stands twice
		words = slices.Insert(words, n, words[n])
	case 2: // a word becomes a number
		words[n] = prop.SampledFrom([]string{"0 ", "-1 ", "7 ", "99 ", "70000 ", "99999999999999999999 "}).Draw(t, "number")
	default: // a letter becomes another
		if s == "" {
			return "?"
		}
		at := prop.IntRange(0, len(s)-1).Draw(t, "letter")
		return s[:at] + prop.SampledFrom(strings.Split("0123456789-.,: \nWBGYRabcdx", "")).Draw(t, "by") + s[at+1:]
	}
	return strings.Join(words, "")
}

// agree checks that Legal and Apply judge c alike, that a refusal is well formed,
// and that it changes nothing in b, whose text is before.
func agree(b rules.Battle, c rules.Choice, before string) error {
	legal := b.Legal(c)
	clone := b.Clone()
	_, applied := clone.Apply(c)
	if (legal == nil) != (applied == nil) {
		return fmt.Errorf("on %v, Legal says %v and Apply %v", c, legal, applied)
	}
	if legal == nil {
		return nil
	}
	if after, err := text(clone); err != nil || after != before {
		return fmt.Errorf("refusing %v, Apply changed the battle (%v)", c, err)
	}
	if legal.Error() != applied.Error() {
		return fmt.Errorf("on %v, Legal says %q and Apply %q", c, legal, applied)
	}
	for _, err := range []error{legal, applied} {
		var r *rules.Refusal
		if !errors.Is(err, rules.ErrIllegal) {
			return fmt.Errorf("the refusal of %v does not wrap ErrIllegal: %w", c, err)
		}
		if !errors.As(err, &r) || r.Code == "" || r.Text == "" || strings.HasSuffix(r.Text, ".") {
			return fmt.Errorf("the refusal of %v has no code, no text, or a full stop: %#v", c, err)
		}
	}
	return nil
}

// cloneStays checks that a clone equals the battle and may be played on without
// disturbing it, and that nothing before this has.
func (w *walk) cloneStays(asked rules.Decision, c rules.Choice, before string) error {
	clone := w.battle.Clone()
	if got, err := text(clone); err != nil || got != before {
		return fmt.Errorf("a clone differs from the battle (%v)", err)
	}
	if _, err := clone.Apply(c); err != nil {
		return fmt.Errorf("a clone refuses %q: %w", c, err)
	}
	for range 3 {
		d, open := clone.Pending()
		if !open || d.Side != rules.Chance && len(d.Some) == 0 {
			break
		}
		if _, err := clone.Apply(w.draw(d)); err != nil {
			return fmt.Errorf("a clone's %s: %w", describe(d), err)
		}
	}
	if got, err := text(w.battle); err != nil || got != before {
		return fmt.Errorf("asking what is legal, or playing on a clone, changed the battle (%v)", err)
	}
	if d, _ := w.battle.Pending(); describe(d) != describe(asked) {
		return fmt.Errorf("playing on a clone changed the decision to %s", describe(d))
	}
	return nil
}

// sameFrom checks that c, once read back from its text, does to before what it
// has done to after.
func sameFrom(before, after rules.Battle, c rules.Choice, events []string) error {
	back, err := before.Parse(c.String())
	if err != nil {
		return err
	}
	again, err := before.Apply(back)
	if err != nil {
		return err
	}
	if !slices.Equal(texts(again), events) {
		return fmt.Errorf("%q gave the events\n%q\nand on a clone\n%q", c, events, texts(again))
	}
	return sameText(before, after)
}

func sameText(a, b rules.Battle) error {
	left, err := text(a)
	if err != nil {
		return err
	}
	right, err := text(b)
	if err != nil {
		return err
	}
	if left != right {
		return fmt.Errorf("the same answers gave the battles\n%s\nand\n%s", left, right)
	}
	return nil
}

// finish checks a battle that is over: nothing is legal any more, and its answers
// give it again.
func (w *walk) finish(system rules.System, setup []byte) error {
	end, err := text(w.battle)
	if err != nil {
		return err
	}
	last := w.answers[max(0, len(w.answers)-20):]
	for _, c := range append([]rules.Choice{nil, rules.Roll{}, rules.Roll{3}}, last...) {
		if w.battle.Legal(c) == nil {
			return fmt.Errorf("%v is legal after the end", c)
		}
		if err := agree(w.battle, c, end); err != nil {
			return fmt.Errorf("after the end: %w", err)
		}
	}
	again, err := system.New(setup)
	if err != nil {
		return fmt.Errorf("the set-up is refused the second time: %w", err)
	}
	var events []string
	for i, c := range w.answers {
		back, err := again.Parse(c.String())
		if err != nil {
			return fmt.Errorf("played again, answer %d, %q: %w", i, c, err)
		}
		happened, err := again.Apply(back)
		if err != nil {
			return fmt.Errorf("played again, answer %d, %q: %w", i, c, err)
		}
		events = append(events, texts(happened)...)
	}
	if !slices.Equal(events, w.events) {
		return errors.New("played again, other events happen")
	}
	return sameText(again, w.battle)
}

// text is the battle's text.
func text(b rules.Battle) (string, error) {
	t, err := b.MarshalText()
	return string(t), err
}

// oneLine says what keeps a text from standing in a line of its own.
func oneLine(s string) error {
	switch {
	case strings.TrimSpace(s) != s || s == "":
		return errors.New("is empty or has spaces around it")
	case strings.ContainsAny(s, "\r\n\t"):
		return errors.New("is more than one line")
	case !utf8.ValidString(s):
		return errors.New("is not UTF-8")
	}
	return nil
}
