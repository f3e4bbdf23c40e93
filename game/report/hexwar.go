package report

import (
	"slices"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/hexwar"
)

// A hexReader reads the hex wargame.
type hexReader struct {
	state    *hexwar.State // at the beginning: who has which unit never changes
	attacker int8          // the unit whose doing it is what happens; None: nobody's
}

func (*hexReader) names() []string {
	return []string{
		"turns", "attacks", "struck", "evaded", "grapples", "given", "taken", "sections", "items",
		"destroyed", "lost", "drones", "structures", "markers", "intel", "points",
	}
}

// afresh are the events with which something new begins: what happens next is not
// the doing of whoever attacked before.
var afresh = []hexwar.EventKind{
	hexwar.EvActivated, hexwar.EvPower, hexwar.EvStage, hexwar.EvMoved, hexwar.EvTurned, hexwar.EvThrust, hexwar.EvLeft,
	hexwar.EvHeat, hexwar.EvCold, hexwar.EvCommand, hexwar.EvBreak, hexwar.EvTurnEnded, hexwar.EvRoundEnded,
	hexwar.EvRound, hexwar.EvWind, hexwar.EvConceded,
}

func (r *hexReader) seat(unit int8) int { return int(r.state.Model(int(unit)).Seat) }

// against tells whether what happens to a unit is an enemy's doing.
func (r *hexReader) against(unit int8) bool {
	return r.attacker != hexwar.None && r.state.Model(int(unit)).Team != r.state.Model(int(r.attacker)).Team
}

func (r *hexReader) event(t *tally, _ rules.Battle, event rules.Event) {
	e, ok := event.(hexwar.Event)
	if !ok {
		return
	}
	if slices.Contains(afresh, e.Kind) {
		r.attacker = hexwar.None
	}
	switch e.Kind {
	case hexwar.EvActivated:
		t.count("turns", r.seat(e.Unit), 1)
	case hexwar.EvAttack:
		r.attacker = e.Unit
		t.count("attacks", r.seat(e.Unit), 1)
	case hexwar.EvToHit:
		if e.On {
			t.count("struck", r.seat(e.Unit), 1)
		}
	case hexwar.EvEvade:
		if e.On {
			t.count("evaded", r.seat(e.Unit), 1)
		}
	case hexwar.EvGrapple:
		r.attacker = e.Unit
		t.count("grapples", r.seat(e.Unit), 1)
	case hexwar.EvThrown:
		r.attacker = e.Other
	case hexwar.EvDamage, hexwar.EvItemDamage:
		t.count("taken", r.seat(e.Unit), int(e.Value))
		if r.against(e.Unit) {
			t.count("given", r.seat(r.attacker), int(e.Value))
		}
	case hexwar.EvSectionLost:
		t.count("sections", r.seat(e.Unit), 1)
	case hexwar.EvItemLost:
		t.count("items", r.seat(e.Unit), 1)
	case hexwar.EvDestroyed:
		if r.state.Model(int(e.Unit)).Drone {
			t.count("drones", r.seat(e.Unit), 1)
			return
		}
		t.count("lost", r.seat(e.Unit), 1)
		if r.against(e.Unit) {
			t.count("destroyed", r.seat(r.attacker), 1)
		}
	case hexwar.EvCollapsed:
		if r.attacker != hexwar.None {
			t.count("structures", r.seat(r.attacker), 1)
		}
	case hexwar.EvGathered:
		t.count("intel", r.seat(e.Unit), 1)
	case hexwar.EvControl:
		r.team(t, "markers", e.Team, 1)
	case hexwar.EvScore, hexwar.EvObjective:
		r.team(t, "points", e.Team, int(e.Value))
	}
}

// team counts something for all seats of a team, if it is one.
func (r *hexReader) team(t *tally, name string, team int8, n int) {
	for seat := range t.report.Sides {
		if r.state.TeamOf(seat) == int(team) {
			t.count(name, seat, n)
		}
	}
}

// hexDice tells whether high dice are good for who rolls them, by what they are
// rolled for.
var hexDice = map[hexwar.Phase]Good{
	hexwar.PhasePower:    HighIsGood,
	hexwar.PhaseHit:      HighIsGood,
	hexwar.PhaseEvade:    HighIsGood,
	hexwar.PhaseBurst:    HighIsGood,
	hexwar.PhaseGrapple:  HighIsGood,
	hexwar.PhaseDistance: HighIsGood,
	hexwar.PhaseBreak:    HighIsGood,
}

func (r *hexReader) throw(t *tally, b rules.Battle, step game.Step, values rules.Roll) {
	hb, ok := b.(*hexwar.Battle)
	if !ok || step.Decision.For == rules.Chance {
		return // the wind, and the teams' roll for the attack
	}
	phase := hb.State.Phase
	side := int(step.Decision.For)
	for i, v := range values {
		if phase == hexwar.PhaseGrapple && i == 1 { // that of who is grappled
			side = r.seat(hb.State.Shot.Target.ID)
		}
		t.die(side, phase.String(), "", step.Decision.Dice[i], v, hexDice[phase])
	}
}
