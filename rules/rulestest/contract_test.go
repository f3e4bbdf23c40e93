package rulestest

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/rules"
	"rulerfire/rules/rulestest/pig"
)

// A broken battle is a game of pig in which some methods do as the test says.
type broken struct {
	rules.Battle
	how *breach
}

// A breach is one way to break the contract. The methods that are nil are pig's.
type breach struct {
	pending func(rules.Battle) (rules.Decision, bool)
	legal   func(rules.Battle, rules.Choice) error
	apply   func(rules.Battle, rules.Choice) ([]rules.Event, error)
	parse   func(rules.Battle, string) (rules.Choice, error)
	clone   func(rules.Battle) rules.Battle
	marshal func(rules.Battle) ([]byte, error)
	result  func(rules.Battle) rules.Result
	commits func(rules.Choice) bool
}

func (b broken) Pending() (rules.Decision, bool) {
	if b.how.pending != nil {
		return b.how.pending(b.Battle)
	}
	return b.Battle.Pending()
}

func (b broken) Legal(c rules.Choice) error {
	if b.how.legal != nil {
		return b.how.legal(b.Battle, c)
	}
	return b.Battle.Legal(c)
}

func (b broken) Apply(c rules.Choice) ([]rules.Event, error) {
	if b.how.apply != nil {
		return b.how.apply(b.Battle, c)
	}
	return b.Battle.Apply(c)
}

func (b broken) Parse(line string) (rules.Choice, error) {
	if b.how.parse != nil {
		return b.how.parse(b.Battle, line)
	}
	return b.Battle.Parse(line)
}

func (b broken) Clone() rules.Battle {
	if b.how.clone != nil {
		return broken{b.how.clone(b.Battle), b.how}
	}
	return broken{b.Battle.Clone(), b.how}
}

func (b broken) MarshalText() ([]byte, error) {
	if b.how.marshal != nil {
		return b.how.marshal(b.Battle)
	}
	return b.Battle.MarshalText()
}

func (b broken) Result() rules.Result {
	if b.how.result != nil {
		return b.how.result(b.Battle)
	}
	return b.Battle.Result()
}

func (b broken) Commits(c rules.Choice) bool { return b.how.commits != nil && b.how.commits(c) }

// spoilDecision gives a Pending that changes the decision of pig.
func spoilDecision(change func(*rules.Decision)) func(rules.Battle) (rules.Decision, bool) {
	return func(b rules.Battle) (rules.Decision, bool) {
		d, open := b.Pending()
		if open {
			change(&d)
		}
		return d, open
	}
}

func TestContractNoticesEveryBreach(t *testing.T) {
	calls := 0
	for _, c := range []struct {
		name string
		how  breach
		says string
	}{
		{"what commits changes", breach{commits: func(rules.Choice) bool { calls++; return calls%2 == 0 }}, "it says otherwise"},
		{"a roll commits", breach{commits: func(c rules.Choice) bool { _, roll := c.(rules.Roll); return roll }}, "a roll commits nobody"},
		{"an illegal answer is listed", breach{pending: spoilDecision(func(d *rules.Decision) {
			if d.Side != rules.Chance {
				d.Some = []rules.Choice{pig.Bank(99)}
			}
		})}, "refused"},
		{"a legal answer is kept back", breach{pending: spoilDecision(func(d *rules.Decision) {
			if d.Side == 1 && len(d.Some) == 2 {
				d.Some, d.All = d.Some[1:], true
			}
		})}, "is legal and not listed"},
		{"an answer is listed twice", breach{pending: spoilDecision(func(d *rules.Decision) {
			if d.All {
				d.Some = append(d.Some, d.Some[0])
			}
		})}, "listed twice"},
		{"nothing is listed", breach{pending: spoilDecision(func(d *rules.Decision) { d.Some = nil })}, "no answer is listed"},
		{"rolls share a key", breach{pending: spoilDecision(func(d *rules.Decision) { d.Key = "roll" })}, "same key"},
		{"a roll has no dice", breach{pending: spoilDecision(func(d *rules.Decision) { d.Dice = nil })}, "without dice"},
		{"a roll is for nobody at the table", breach{pending: spoilDecision(func(d *rules.Decision) { d.For = 9 })}, "not there"},
		{"a seat that is not there decides", breach{pending: spoilDecision(func(d *rules.Decision) {
			if d.Side != rules.Chance {
				d.Side = 9
			}
		})}, "not there"},
		{"Pending changes its mind", breach{pending: spoilDecision(func(d *rules.Decision) {
			calls++
			d.Name = fmt.Sprint(calls)
		})}, "asked again"},
		{"Legal knows better than Apply", breach{legal: func(b rules.Battle, c rules.Choice) error {
			if bank, ok := c.(pig.Bank); ok && bank < 0 {
				return nil
			}
			return b.Legal(c)
		}}, "Apply"},
		{"Apply gives another reason", breach{apply: func(b rules.Battle, c rules.Choice) ([]rules.Event, error) {
			events, err := b.Apply(c)
			if err != nil {
				err = rules.Refuse("pig.other", "because")
			}
			return events, err
		}}, "because"},
		{"Apply refuses too late", breach{apply: func(b rules.Battle, c rules.Choice) ([]rules.Event, error) {
			err := b.Legal(c)
			if err != nil {
				if d, open := b.Pending(); open && d.Side != rules.Chance {
					b.Apply(pig.Bank(0))
				}
				return nil, err
			}
			return b.Apply(c)
		}}, "changed the battle"},
		{"a refusal is some error", breach{legal: func(b rules.Battle, c rules.Choice) error {
			if b.Legal(c) != nil {
				return errors.New("no")
			}
			return nil
		}}, "Legal says"},
		{"a refusal has no reason", breach{
			legal: func(b rules.Battle, c rules.Choice) error {
				if b.Legal(c) != nil {
					return rules.ErrIllegal
				}
				return nil
			},
			apply: func(b rules.Battle, c rules.Choice) ([]rules.Event, error) {
				if b.Legal(c) != nil {
					return nil, rules.ErrIllegal
				}
				return b.Apply(c)
			}}, "no code"},
		{"Parse reads another answer", breach{parse: func(b rules.Battle, line string) (rules.Choice, error) {
			if line == "throw" {
				return pig.Bank(0), nil
			}
			return b.Parse(line)
		}}, "comes back as"},
		{"Parse knows no rolls", breach{parse: func(b rules.Battle, line string) (rules.Choice, error) {
			if strings.HasPrefix(line, "roll") {
				return nil, errors.New("no")
			}
			return b.Parse(line)
		}}, "cannot be read"},
		{"a clone is the battle itself", breach{clone: func(b rules.Battle) rules.Battle { return b }}, "changed"},
		{"the text is another every time", breach{marshal: func(rules.Battle) ([]byte, error) {
			calls++
			return fmt.Append(nil, calls), nil
		}}, "gave the texts"},
		{"nobody wins", breach{result: func(b rules.Battle) rules.Result {
			r := b.Result()
			r.Winners = nil
			return r
		}}, "no winner"},
		{"the loser wins", breach{result: func(b rules.Battle) rules.Result {
			r := b.Result()
			if len(r.Winners) == 1 {
				r.Winners[0] = 1 - r.Winners[0]
			}
			return r
		}}, "highest score"},
		{"the result says over too early", breach{result: func(b rules.Battle) rules.Result {
			r := b.Result()
			r.Over = true
			return r
		}}, "over is true"},
		{"it never ends", breach{
			pending: func(rules.Battle) (rules.Decision, bool) {
				return rules.Decision{Name: "turn", Some: []rules.Choice{pig.Throw{}}}, true
			},
			legal: func(_ rules.Battle, c rules.Choice) error {
				if c != (pig.Throw{}) {
					return rules.Refuse("pig.choice", "no")
				}
				return nil
			},
			apply: func(_ rules.Battle, c rules.Choice) ([]rules.Event, error) {
				if c != (pig.Throw{}) {
					return nil, rules.Refuse("pig.choice", "no")
				}
				return nil, nil
			}}, "not over after"},
	} {
		t.Run(c.name, func(t *testing.T) {
			system := pig.System()
			system.New = func(setup []byte) (rules.Battle, error) {
				b, err := pig.System().New(setup)
				return broken{b, &c.how}, err
			}
			noticed := false
			var last error
			prop.Check(t, func(t *prop.T) {
				if noticed {
					return
				}
				if err := playBattle(t, system, []byte("seats 2\nrounds 2\n")); err != nil {
					last = err
					noticed = strings.Contains(err.Error(), c.says)
				}
			})
			if !noticed {
				t.Errorf("got %v, want something with %q", last, c.says)
			}
		})
	}
}
