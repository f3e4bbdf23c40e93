package newengagement

import (
	"slices"
	"testing"
)

// The computers of a team choose their squad for the mission, with the other squad in
// mind, and say what they expect for as long as both stay.
func TestComputersChooseTheirSquad(t *testing.T) {
	h := host(3)
	p := enter(t, 1280, 720, h, false)
	if slices.Contains(p.App.Widgets().IDs(), "team/1/choose") {
		t.Error("a team with a person is offered what is for computers")
	}
	p.Click("team/2/choose")
	p.Wait(4)
	p.Move(5, 5)
	p.Wait(10)
	p.Shot("chosen_squad_1280x720")
	team := &h.party.teams[1]
	if team.choice.Chance == 0 || h.bare().Against(1, team.squad) != nil {
		t.Fatalf("have chosen %s: %+v", team.squad.Name, team.choice)
	}
	if !h.stands(1) {
		t.Error("do not say why")
	}
	p.Click("team/1/random")
	p.Wait(4)
	if h.stands(1) {
		t.Error("say why though the other squad is another one now")
	}
}
