package game

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// An Origin tells where a battle branched off from another. The zero value is that
// of a battle which is no branch.
type Origin struct {
	// Battle names the original, by letters, digits, dots, hyphens and underscores;
	// what keeps battles gives the names.
	Battle  string
	Answers int // how many answers, dice included, the two have in common
}

// maxOriginName is the most bytes of the name of a battle that is branched off from.
const maxOriginName = 100

var originName = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._-]*$`)

// goesOn tells whether there is a battle to go back to from a branch. known tells it of a
// battle, by its name; nil says that any can be gone on with.
func (o Origin) goesOn(known func(battle string) bool) bool {
	return o != (Origin{}) && (known == nil || known(o.Battle))
}

// check says what is wrong with an origin that is to be written down.
func (o Origin) check() error {
	switch {
	case len(o.Battle) > maxOriginName || !originName.MatchString(o.Battle):
		return fmt.Errorf("%.*q is not the name of a battle", maxOriginName, o.Battle)
	case o.Answers < 0 || o.Answers > maxEntries:
		return fmt.Errorf("a battle cannot branch off after %d answers", o.Answers)
	}
	return nil
}

// parseOrigin reads "branch rapid-20261130-190311-5c1e88a0 37".
func parseOrigin(line string) (Origin, error) {
	if f := strings.Fields(line); len(f) == 3 && f[0] == "branch" {
		if n, err := strconv.Atoi(f[2]); err == nil {
			o := Origin{f[1], n}
			return o, o.check()
		}
	}
	return Origin{}, errors.New(`want where the branch hangs, "branch" with the name of the battle and the number of answers`)
}

// Answers is how many answers a recording has, dice included.
func (r *Recording) Answers() int {
	n := 0
	for _, e := range r.Entries {
		if e.Kind == Answer {
			n++
		}
	}
	return n
}

// Until gives the recording up to its first so many answers, and what stands between
// the last of them and the next. The two share nothing that changes. It is the whole
// recording if it has no more answers.
func (r *Recording) Until(answers int) *Recording {
	cut := *r
	n := 0
	end := slices.IndexFunc(r.Entries, func(e Entry) bool {
		if e.Kind == Answer {
			n++
		}
		return n > max(answers, 0)
	})
	if end < 0 {
		end = len(r.Entries)
	}
	cut.Entries = slices.Clone(r.Entries[:end])
	for i := range cut.Entries {
		cut.Entries[i].Line = 0
	}
	return &cut
}

// Branch begins another battle with the first so many answers of this one, which is
// known by a name and stays as it is. Resume goes on with it: it may be answered
// otherwise, or its seats handed over. The dice are the same as before until
// TakeDice. The error says that it has no such answer, or that the name is none.
func (r *Recording) Branch(battle string, answers int) (*Recording, error) {
	if n := r.Answers(); answers < 0 || answers > n {
		return nil, fmt.Errorf("the battle has %d answers: none of them is number %d", n, answers)
	}
	o := Origin{battle, answers}
	if err := o.check(); err != nil {
		return nil, err
	}
	b := r.Until(answers)
	b.Origin = o
	return b, nil
}

// TakeDice takes other dice at the recording's end: all rolls that come after it are
// those of this seed.
func (r *Recording) TakeDice(seed uint64) {
	r.Entries = append(r.Entries, Entry{Kind: NewDice, Dice: seed})
}
