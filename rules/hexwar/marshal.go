package hexwar

import (
	"fmt"
	"strings"
)

// MarshalText writes the whole state, but for the set-up, as text: equal states
// give equal texts. Recordings take their digests from it.
func (b *Battle) MarshalText() ([]byte, error) { return []byte(b.State.text()), nil }

func (s *State) text() string {
	var b strings.Builder
	p := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	p("%s round %d attacker %d first %d zones %v asked %d team %d last %d winner %d tries %d rolls %d", s.Phase, s.Round,
		s.Attacker+1, s.First+1, s.Zone, s.Asked+1, s.team+1, s.last+1, s.winner+1, s.tries, s.rolls)
	p("envoy %d wind %d attacked %t called %t calling %t homed %d out %v", s.Envoy, s.Wind, s.attacked, s.Called, s.calling, s.homed, s.Out)
	for i := range s.Teams {
		p("team %d %+v", i+1, s.Teams[i])
	}
	for i := range s.Count() {
		s.unitText(p, i)
	}
	for i := range s.Board.Structures {
		p("s%d left %d held %d", i, s.Structures[i], s.Held[i]+1)
	}
	for i, m := range s.Markers {
		p("m%d at %s owner %d left %d placed %t", i, m.Cell, m.Owner+1, m.Left, m.Placed)
	}
	for i, g := range s.Ground {
		if g.Weapon != None {
			p("g%d %s left %d blade %t at %s", i, s.WeaponOf(g).Name, g.Left, g.Blade, s.GroundAt[i])
		}
	}
	p("turn %+v", s.Turn)
	p("shot %+v", s.Shot)
	p("react %+v", s.react)
	return b.String()
}

func (s *State) unitText(p func(string, ...any), i int) {
	u, m := &s.Units[i], &s.models[i]
	p("u%d %s seat %d %s at %s facing %s elevation %d AP %d left %v %s", i, m.Name, m.Seat+1, whereNames[u.Where], u.Cell, u.Facing, u.Level, u.AP, u.Left, u.Posture)
	p("  acted %t stance %s %d held %d holds %d tokens %d struck %x", u.Acted, u.Stance, u.StanceItem, u.HeldBy, u.Holds, u.Tokens, u.Struck)
	p("  overheated %t frozen %t stuck %t pinned %t transformed %t smoked %t smoking %t at %s fired %t",
		u.Overheated, u.Frozen, u.Stuck, u.Pinned, u.Transformed, u.Smoked, u.Smoking, u.SmokeAt, u.Fired)
	for k, it := range u.Items {
		if it.Weapon != None {
			p("  i%d %s %s left %d blade %t", k, s.WeaponOf(it).Name, it.Mount, it.Left, it.Blade)
		}
	}
}
