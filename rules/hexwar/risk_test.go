package hexwar_test

import (
	"fmt"
	"testing"

	"rulerfire/rules/hexwar"
)

// Heat and Cold count the faces on which the roll at the end of the Movement Phase
// overheats or freezes.
func TestGap16And17RisksAreTheRolls(t *testing.T) {
	for _, rule := range []string{"", "rules low freeze"} {
		for _, steps := range []int{0, 1, 3} {
			for _, ground := range []string{"T", "W"} {
				lost, risk := 0, 0
				for face := 1; face <= 8; face++ {
					g := situation(t, rule+`
						hex `+ground+` 6,10 6,9 6,8 6,7 6,6
						team
						Vanguard at 6,10 n
						team
						Vanguard at 0,0 s
					`)
					g.begin(0, 8, hexwar.Moving)
					for range steps {
						g.answer("step n")
					}
					risk = g.state().Heat() + g.state().Cold()
					g.answer("next")
					g.answer(fmt.Sprintf("roll %d", face))
					if u := g.unit(0); u.Overheated || u.Frozen {
						lost++
					}
				}
				if lost != risk {
					t.Errorf("%s, %d steps on %s: %d faces, foretold %d", rule, steps, ground, lost, risk)
				}
			}
		}
	}
}
