package hexwar_test

import (
	"testing"

	"rulerfire/rules/hexwar"
)

// Boards and missions of the tests.

const valleyText = `
board Valley
size 13x16
row . . . . . . . . . . . . .
row . . . . . . . . . . . . .
row . . . . . . . . . . . . .
row . . . . . . . . . . . . .
row . . G G . . . . . . T . .
row . . G . . . . . . . T T .
row . . . . . . . . . . . . .
row . .1 .1 . . W W W . . . .1 .
row . . . . . . W . . . .1 . .
row . T . . . . . . . . . . .
row . . T . . . . . . G G . .
row . . T . . . . . . . G . .
row . . . . . . . . . . . . .
row . . . . . . . . . . . . .
row . . . . . . . . . . . . .
row . - . - . - . - . - . - .
structure 1 6,5
structure 1 6,10
structure 2 4,7 4,8
structure 2 8,7 8,8
`

const coastText = `
board Coast
size 13x16
row . . . . . . L L L . . . .
row . . . . . . L L L . . . .
row . . . . . . L L L . . . .
row . . . . . . L D L . . . .
row . . . . . . L D L . . . .
row . . . . . . L D L . . . .
row . . . . . . L D L . R . .
row . . . . . . L L L . R . .
row . R . . . . L L L . . . .
row . R . . . . L D L . . . .
row . . . . . . L D L . . . .
row . . . . . . L D L . . . .
row . . . . . . L D L . . . .
row . . . . . . L L L . . . .
row . . . . . . L L L . . . .
row . - . - . - L - L - . - .
structure 2 2,7 2,8
`

const missionsText = `
mission Recon
size scouting
zone north 3
against south 3
markers 6,4 6,11 1,7 11,7
control

mission Raid
size scouting
zone north 3
against south 3
area rows 5-10
intel

mission Force
size scouting
zone north 3
against south 3
destroy 100
halves
advance 1

mission Storm
size operation
zone west 3
against east 3
markers 6,2 6,13 5,7 7,7
control
cool
storm 5

mission Winds
size skirmish
zone north 3
against south 3
markers 1,7 6,7 11,7
control
wind

mission Pursuit
size skirmish
zone north 3
against south 3
exit 2
kill 2

mission Counter
size skirmish
zone rows 5-10
against north 2 south 2
fixed
hold 2
targets 1

mission Darkness
size skirmish
zone north 3
against south 3
markers 6,4 6,11 1,7 11,7
control
night 6

mission Destroy
size operation
zone north 3
against south 3
raze 2
guard 2
targets 1

mission Emissary
size operation
zone north 3
against south 3
envoy kill 4 bring 4 survive 3
`

func board(t testing.TB, text string) *hexwar.Board {
	t.Helper()
	b, err := hexwar.ParseBoard([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func missions(t testing.TB) []hexwar.Mission {
	t.Helper()
	m, err := hexwar.ParseMissions([]byte(missionsText))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// squadText is a squad in which much is to be tried.
const gadgetsText = `
squad Gadgets

unit Leader
core Vanguard
form Fighter
rank 3
defence 10 36 17 17 20 20
lower accuracy 1
lower evasion 1
arm Gun blade: right hand
arm Large shield: left hand
arm Pistol: carried
system Command armour A
system Jump pack
system Smoke launcher
mod Ceramic plate
mod Generator
trait Thrower
drone Funnel
drone Funnel
drone Minder

unit Climber
core Skimmer
rank 2
defence 8 25 9 9 12 12
arm Pistol: left hand
arm Pistol: right hand
system Flight pack
system Targeting radar
mod Clear coat
trait Coward
`

func gadgets(t testing.TB) hexwar.Squad {
	t.Helper()
	s, err := hexwar.ParseSquad([]byte(gadgetsText), nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
