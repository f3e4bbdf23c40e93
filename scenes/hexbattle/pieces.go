package hexbattle

import (
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/draw"
)

// Pieces are how everything stands on the board while events are shown: they follow
// the events one by one, and are set right by the state after each step.
type pieces struct {
	units      [hexwar.MaxUnits]piece
	structures [hexwar.MaxStructures]int16
	markers    [hexwar.MaxMarkers]hexwar.Marker
	rubble     hex.Set
	stale      bool // the board's picture is not what it should be
}

// A piece is a unit as it is seen.
type piece struct {
	hexwar.Unit
	at     draw.Vec // studs
	facing float64  // radians
}

// sync takes a state over.
func (p *pieces) sync(st *hexwar.State) {
	for i := range int8(st.Count()) {
		u := &st.Units[i]
		p.units[i] = piece{Unit: *u, at: restingPlace(st, i), facing: draw.HexFacing(int(u.Facing))}
	}
	p.stale = p.structures != st.Structures || p.rubble != st.Rubble
	p.structures, p.markers, p.rubble = st.Structures, st.Markers, st.Rubble
}

// restingPlace is where a unit stands in its hex: drones beside one another, a held
// pair face to face.
func restingPlace(st *hexwar.State, unit int8) draw.Vec {
	u := &st.Units[unit]
	if u.Where != hexwar.OnBoard {
		return draw.Vec{}
	}
	at := middle(u.Cell)
	switch m := st.Model(int(unit)); {
	case m.Drone:
		n, alone := 0, true
		for i := range int8(st.Count()) {
			if i == unit || !st.On(i) || st.Units[i].Cell != u.Cell {
				continue
			}
			alone = alone && st.Model(int(i)).Drone
			if i < unit && st.Model(int(i)).Drone {
				n++
			}
		}
		return at.Add(draw.DronePlace(min(n, 2), alone && n == 0))
	case u.Holds != hexwar.None:
		holder, _ := draw.HoldPlaces(draw.HexFacing(int(u.Facing)))
		return at.Add(holder)
	case u.HeldBy != hexwar.None:
		_, held := draw.HoldPlaces(draw.HexFacing(int(st.Units[u.HeldBy].Facing)))
		return at.Add(held)
	}
	return at
}

// apply lets the pieces follow an event that is over.
func (p *pieces) apply(e hexwar.Event) {
	u := &p.units[max(e.Unit, 0)]
	switch e.Kind {
	case hexwar.EvDeployed:
		*u = piece{Unit: u.Unit, at: middle(e.To), facing: draw.HexFacing(int(e.Value))}
		u.Where, u.Cell, u.Facing, u.Level = hexwar.OnBoard, e.To, hex.Direction(e.Value), int8(e.Extra)
	case hexwar.EvLaunched:
		*u = piece{Unit: u.Unit, at: middle(e.To), facing: u.facing}
		u.Where, u.Cell = hexwar.OnBoard, e.To
	case hexwar.EvDocked:
		u.Where = hexwar.InBox
	case hexwar.EvPower:
		u.AP = int8(e.Extra)
	case hexwar.EvAttack:
		u.AP -= int8(e.Value)
	case hexwar.EvMoved:
		u.Cell, u.Level, u.at = e.To, int8(e.Value), middle(e.To)
	case hexwar.EvTurned:
		u.Facing, u.facing = hex.Direction(e.Value), draw.HexFacing(int(e.Value))
	case hexwar.EvDamage:
		u.Left[e.Section] = e.Extra
	case hexwar.EvItemDamage:
		u.Items[e.Item].Left = uint8(e.Extra)
	case hexwar.EvItemLost, hexwar.EvDropped:
		u.Items[e.Item].Mount = hexwar.Lost
	case hexwar.EvSectionLost:
		u.Left[e.Section] = 0
	case hexwar.EvFell:
		u.Cell, u.at, u.Posture = e.To, middle(e.To), hexwar.Lying
	case hexwar.EvThrown:
		u.Cell, u.at, u.Posture = e.To, middle(e.To), hexwar.Lying
	case hexwar.EvReleased:
		u.Cell, u.at, u.HeldBy = e.To, middle(e.To), hexwar.None
	case hexwar.EvDestroyed:
		u.Where = hexwar.Gone
	case hexwar.EvLeft:
		u.Where = hexwar.Home
	case hexwar.EvStructure:
		p.structures[e.Index], p.stale = e.Extra, true
	case hexwar.EvMarker:
		p.markers[e.Index] = hexwar.Marker{Cell: e.To, Owner: hexwar.None, Placed: true}
	case hexwar.EvControl:
		p.markers[e.Index].Owner = e.Team
	case hexwar.EvGathered:
		p.markers[e.Index].Placed = false
		u.Tokens++
	}
}
