package hexwar_test

import (
	"testing"

	"rulerfire/rules/hexwar"
)

// The catalogue and the units of the tests: the numbers of sections 5.3 to 5.7.

const catalogueText = `
faction North
ranks   Private, Corporal, Sergeant, Lieutenant, Captain

core Vanguard
body mech
faction North
accuracy 5
assault 5
evasion 6

core Bulwark
body mech
accuracy 6
assault 4
evasion 6

core Skimmer
body mech
accuracy 6
assault 6
evasion 4
thruster

core Duellist
body mech
accuracy 6
assault 3
evasion 7
thruster

core Heavy
body mech
accuracy 5
assault 6
evasion 7

core Tank
body tank
accuracy 5
evasion 7

core Fighter
body air fighter
accuracy 5
evasion 5
thruster

core Sub
body attack sub
accuracy 5
evasion 6

core Lifter
body spacecraft
accuracy 5
evasion 7
thruster

core Minder
body drone
accuracy 6
assault 7
evasion 5

weapon Pistol
damage 3
range 4
ap 2
hands one hand
durability 3

weapon Submachine gun
damage 4
range 5
ap 3
durability 4

weapon Assault rifle
damage 5
range 7
ap 3
durability 5

weapon Beam rifle
damage 6
range 6
ap 4
energy
durability 5

weapon Shotgun
damage 8
range 3
ap 4
hands two hands
durability 5

weapon Gatling gun
damage 7
range 6
ap 4
hands two hands
durability 7

weapon Sniper rifle
damage 10
range 12
ap 6
hands two hands
durability 6
minimum 3

weapon Bazooka
damage 11
range 7
ap 6
hands two hands
durability 6
deviation

weapon Missile pod
damage 12
range 8
ap 6
hands mounted
durability 4
deviation
missile

weapon Railgun
damage 12
range 10
ap 7
hands two hands
durability 6

weapon Beam cannon
damage 14
range 9
ap 8
energy
hands two hands
durability 7

weapon Shoulder cannon
damage 8
range 8
ap 5
hands mounted
durability 5

weapon Tank cannon
damage 11
range 9
ap 6
hands mounted
durability 6

weapon Torpedo
damage 10
range 6
ap 5
hands mounted
durability 4
aquatic
torpedo

weapon Combat knife
damage 3
range 1
ap 2
melee
durability 2

weapon Beam saber
damage 6
range 1
ap 3
melee
energy
durability 3

weapon Great sword
damage 9
range 1
ap 4
melee
hands two hands
durability 6

weapon Lance
damage 7
range 2
ap 4
melee
hands two hands
durability 5

weapon Gun blade
damage 4
range 5
ap 3
blade damage 5 range 1 ap 3
durability 5

weapon Funnel
damage 3
range 4
ap 2
energy
hands drone
durability 4

weapon Small shield
hands arm
durability 15

weapon Large shield
hands one hand
durability 25

system Command armour A
effect lead accuracy
cost 5

system Command armour B
effect lead assault
cost 5

system Close armour
effect close quarters
cost 3

system Long armour
effect long range
cost 3

system Thruster pack
effect thrusters
cost 10

system Jump pack
effect jump
cost 8

system Flight pack
effect flight
cost 20

system Aquatic kit
effect aquatic
cost 8

system Targeting radar
effect radar
cost 10

system Smoke launcher
effect smoke
cost 6

mod Ceramic plate
effect kinetic cut

mod Clear coat
effect energy cut

mod Light frame
effect light frame

mod Generator
effect generator

mod Spare bus
effect spare bus

trait Thrower
effect throw weapons

trait Coward
effect coward

trait Marksman
effect marksman

trait Fierce
effect fierce

trait Gear head
effect gear head

trait Vengeful
effect vengeful

trait Lone wolf
effect lone wolf

trait Unwavering
effect unwavering

trait Kinetic doctrine
effect kinetic doctrine

trait Energy doctrine
effect energy doctrine

drone Minder
core Minder
defence 12
arm Pistol: right hand
`

const unitsText = `
unit Vanguard
core Vanguard
rank 2
defence 10 36 17 17 20 20
lower accuracy 1
arm Assault rifle: right hand
arm Beam saber: left hand
arm Small shield: on left arm

unit Bulwark
core Bulwark
rank 2
defence 12 42 18 18 22 22
lower accuracy 1
arm Beam rifle: right hand
arm Beam saber: left hand

unit Mauler
core Duellist
rank 2
defence 10 40 18 18 19 19
arm Shotgun: both hands
arm Beam saber: carried
arm Combat knife: carried
arm Small shield: on left arm

unit Skimmer
core Skimmer
rank 2
defence 8 25 9 9 12 12
lower accuracy 1
arm Submachine gun: right hand
arm Combat knife: left hand

unit Duellist
core Duellist
rank 2
defence 10 36 17 17 19 19
lower evasion 1
arm Great sword: both hands
arm Submachine gun: carried

unit Siege
core Vanguard
rank 2
defence 14 60 24 24 28 28
lower accuracy 1
arm Beam cannon: both hands
arm Missile pod: on torso

unit Fortress
core Heavy
rank 2
defence 20 100 35 35 40 40
lower accuracy 1
arm Gatling gun: both hands
arm Bazooka: carried
arm Shoulder cannon: on torso
arm Small shield: on left arm

unit Tank
core Tank
rank 2
defence 15 40 25 25
lower accuracy 1
arm Tank cannon: on torso
arm Submachine gun: on torso

unit Fighter
core Fighter
rank 2
defence 10 24 16 16
lower accuracy 1
arm Submachine gun: on torso
arm Missile pod: on torso

unit Sub
core Sub
rank 2
defence 12 38 20 20
lower accuracy 1
arm Torpedo: on torso
arm Torpedo: on torso
arm Missile pod: on torso

unit Lifter
core Lifter
rank 2
defence 15 55 30 30
lower accuracy 1
arm Beam cannon: on torso
arm Missile pod: on torso
`

func catalogue(t testing.TB) *hexwar.Catalogue {
	t.Helper()
	c, err := hexwar.ParseCatalogue([]byte(catalogueText))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func stock(t testing.TB) []hexwar.UnitDesign {
	t.Helper()
	units, err := hexwar.ParseUnits([]byte(unitsText))
	if err != nil {
		t.Fatal(err)
	}
	return units
}
