package advice

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"rulerfire/rules/ai"
	"rulerfire/scenes"
)

// A kind says how a fact is told.
type kind struct {
	chance bool // from 0 to 1, told in per cent
	worse  bool // less of it is better
	// much is a difference that decides: what speaks for an answer is told in the order of
	// how much of it there is.
	much float64
}

// kinds are the facts that are known. Words for them are the texts advice.fact.,
// advice.more. and advice.less. with their names, spaces as hyphens.
var kinds = map[string]kind{
	"attack":       {chance: true, much: 0.4},
	"hit":          {chance: true, much: 0.25},
	"hits given":   {much: 1},
	"hits taken":   {much: 1, worse: true},
	"damage given": {much: 6},
	"damage taken": {much: 6, worse: true},
	"kills":        {much: 0.4},
	"losses":       {much: 0.4, worse: true},
	"stations won": {much: 0.4},
	"points":       {much: 0.6},
}

// slight is how much of a difference that decides is not worth telling.
const slight = 0.12

// key is a fact's name in the catalogue.
func key(name string) string { return strings.ReplaceAll(name, " ", "-") }

// number is a fact's value as it is told.
func (k kind) number(v float64) string {
	if k.chance {
		return percent(v)
	}
	if v = math.Round(v*100) / 100; v == 0 {
		v = 0 // not −0
	}
	return strings.Replace(fmt.Sprintf("%.2f", v), "-", "−", 1)
}

// percent is a chance in whole per cent.
func percent(p float64) string { return fmt.Sprintf("%d %%", whole(p)) }

// whole is a chance in per cent.
func whole(p float64) int { return int(math.Round(p * 100)) }

// A row is a fact of one answer beside that of another.
type row struct {
	name        string
	kind        kind
	value, than float64
}

// gain is how much better the answer is by this fact than the other, in differences that
// decide.
func (r row) gain() float64 {
	if r.kind.much == 0 {
		return 0
	}
	d := (r.value - r.than) / r.kind.much
	if r.kind.worse {
		return -d
	}
	return d
}

// rows are the facts of an answer beside those of another, without those of which there
// is nothing in either.
func rows(a, than ai.Advice) (list []row) {
	for i, f := range a.Facts {
		r := row{name: f.Name, kind: kinds[f.Name], value: f.Value}
		if i < len(than.Facts) {
			r.than = than.Facts[i].Value
		}
		if math.Abs(r.value) >= 0.005 || math.Abs(r.than) >= 0.005 {
			list = append(list, r)
		}
	}
	return list
}

// mostReasons is how many reasons are told for an answer, and how many against it.
const mostReasons = 2

// reasons say what speaks for an answer against another, and what against it: what
// decides most first. "" is for nothing.
func reasons(ctx *scenes.Context, list []row) (pro, con string) {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b row) int { return cmp.Compare(math.Abs(b.gain()), math.Abs(a.gain())) })
	var for_, against []string
	for _, r := range list {
		to := &for_
		if r.gain() < 0 {
			to = &against
		}
		if math.Abs(r.gain()) < slight || len(*to) == mostReasons {
			continue
		}
		words := "advice.more."
		if r.value < r.than {
			words = "advice.less."
		}
		*to = append(*to, ctx.T(words+key(r.name), r.kind.number(math.Abs(r.value-r.than))))
	}
	return strings.Join(for_, ", "), strings.Join(against, ", ")
}

// factName is what a fact is called.
func factName(ctx *scenes.Context, name string) string {
	if k := "advice.fact." + key(name); ctx.Texts().Has(k) {
		return ctx.T(k)
	}
	return name
}
