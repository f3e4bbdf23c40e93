package advice

import (
	"testing"

	"rulerfire/assets"
	"rulerfire/rules/ai"
	"rulerfire/rules/ai/hexai"
	"rulerfire/rules/ai/rapidai"
)

// Every fact that a computer tells is known here, and there are words for it.
func TestThereAreWordsForEveryFact(t *testing.T) {
	texts := assets.English()
	told := []string{
		rapidai.FactAttack, rapidai.FactHit, rapidai.FactGiven, rapidai.FactTaken, rapidai.FactKills, rapidai.FactLosses, rapidai.FactStations,
		hexai.FactAttack, hexai.FactHit, hexai.FactGiven, hexai.FactTaken, hexai.FactKills, hexai.FactLosses, hexai.FactPoints,
	}
	for _, name := range told {
		if _, ok := kinds[name]; !ok {
			t.Errorf("%s is not known", name)
		}
		for _, words := range []string{"advice.fact.", "advice.more.", "advice.less."} {
			if !texts.Has(words + key(name)) {
				t.Errorf("no text for %s", words+key(name))
			}
		}
	}
}

// Facts are set beside those of another answer: what is nothing in both is left out, and
// less of what is bad is a gain.
func TestFactsAreSetBesideEachOther(t *testing.T) {
	a := ai.Advice{Facts: []ai.Fact{{Name: "hits given", Value: 2}, {Name: "hits taken", Value: 1}, {Name: "kills", Value: 0}, {Name: "stations won", Value: -0.2}}}
	b := ai.Advice{Facts: []ai.Fact{{Name: "hits given", Value: 1.5}, {Name: "hits taken", Value: 3}, {Name: "kills", Value: 0.001}, {Name: "stations won", Value: 0}}}
	list := rows(a, b)
	if len(list) != 3 {
		t.Fatalf("%d facts, want 3: %+v", len(list), list)
	}
	for i, want := range []float64{0.5, 2, -0.5} {
		if got := list[i].gain(); got-want > 1e-9 || want-got > 1e-9 {
			t.Errorf("%s: a gain of %v, want %v", list[i].name, got, want)
		}
	}
}

func TestFactsAreToldInNumbers(t *testing.T) {
	for _, c := range []struct {
		name  string
		value float64
		want  string
	}{
		{"hit", 0.256, "26 %"},
		{"attack", 1, "100 %"},
		{"hits given", 2.5, "2.50"},
		{"stations won", -0.2, "−0.20"},
		{"stations won", -0.001, "0.00"},
	} {
		if got := kinds[c.name].number(c.value); got != c.want {
			t.Errorf("%s %v is told as %s, want %s", c.name, c.value, got, c.want)
		}
	}
}
