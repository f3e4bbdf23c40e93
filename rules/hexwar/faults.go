package hexwar

import "rulerfire/rules"

// A fault is the reason why an action is not legal; the zero fault is that it is.
type fault uint8

const (
	faultNone fault = iota
	faultOver
	faultWrongAnswer
	faultBadRoll
	faultNotYours
	faultConcede
	faultPair

	faultMarkerArea
	faultMarkerNear
	faultMarkerLast
	faultNotDeployable
	faultOutsideZone
	faultGround

	faultNotOnBoard
	faultActed
	faultNotReady

	faultTooLate
	faultNotYet
	faultSharing
	faultMustFly
	faultHeld
	faultNotStanding
	faultStuck
	faultPinned

	faultOffBoard
	faultOccupied
	faultNoMP
	faultNotInFront
	faultRed
	faultBuilding
	faultShore
	faultVehicleLevel
	faultSteep
	faultTooHigh
	faultNoWayOut
	faultFacesThere
	faultLevel
	faultNoFlight
	faultNoThruster
	faultThrusted
	faultSteppedAlready
	faultNoWind
	faultDrifted
	faultNoExit
	faultFarEdge

	faultNoItem
	faultItemGone
	faultShield
	faultItemShields
	faultCarried
	faultNoArm
	faultTransformed
	faultLyingTwoHands
	faultNoFists
	faultNoFunnel
	faultNoHurl
	faultNoAP

	faultNoTarget
	faultNoPart
	faultFriend
	faultMarkerSafe
	faultNoRange
	faultTooNear
	faultOutOfView
	faultNoSight
	faultTorpedo
	faultNight
	faultHeldOneHand
	faultHeldLater
	faultReactTarget
	faultReactItem

	faultHolds
	faultGrappled
	faultNoHands
	faultNoFreeHand
	faultNoGrip
	faultThrowFar
	faultThrowPath

	faultNotHeld
	faultUp
	faultOnceATurn
	faultNoKnees
	faultKneels
	faultKneelFirst
	faultObstructed
	faultNoForm
	faultNoSmoke
	faultSmoked
	faultNoBlade
	faultNothingHeld
	faultNotCarried
	faultTooMany
	faultWrongHand
	faultNotHere
	faultStance
	faultNoShield
	faultNoGather
	faultNoDrone
	faultLeash
	faultMovedAlready
	numFaults
)

// refusals are the codes and the words of the faults.
var refusals = [numFaults]rules.Refusal{
	faultOver:        {Code: "over", Text: "the engagement is over"},
	faultWrongAnswer: {Code: "answer", Text: "that is no answer to what is asked"},
	faultBadRoll:     {Code: "roll", Text: "these are not the dice that are rolled"},
	faultNotYours:    {Code: "not-yours", Text: "that is not one of your units"},
	faultConcede:     {Code: "concede", Text: "give up when you are asked, once the first round has begun"},
	faultPair:        {Code: "objectives", Text: "two different objectives are chosen, in the order of the list"},

	faultMarkerArea:    {Code: "marker.area", Text: "no marker can lie there"},
	faultMarkerNear:    {Code: "marker.near", Text: "markers lie at least 4 hexes apart"},
	faultMarkerLast:    {Code: "marker.last", Text: "that would leave no place for the other markers"},
	faultNotDeployable: {Code: "deploy.unit", Text: "that unit is not to be deployed now"},
	faultOutsideZone:   {Code: "deploy.zone", Text: "outside your deployment zone"},
	faultGround:        {Code: "deploy.ground", Text: "the unit cannot stand on that ground"},

	faultNotOnBoard: {Code: "pick.gone", Text: "that unit is not on the board"},
	faultActed:      {Code: "pick.acted", Text: "that unit has acted in this round"},
	faultNotReady:   {Code: "pick.ready", Text: "that unit cannot be activated now"},

	faultTooLate:     {Code: "turn.late", Text: "it is too late for that in this turn"},
	faultNotYet:      {Code: "turn.early", Text: "that comes in a later phase of the turn"},
	faultSharing:     {Code: "turn.sharing", Text: "the unit is passing through a friend and must go on"},
	faultMustFly:     {Code: "turn.must-fly", Text: "an air fighter uses all its movement"},
	faultHeld:        {Code: "turn.held", Text: "the unit is held"},
	faultNotStanding: {Code: "turn.posture", Text: "the unit is not on its feet"},
	faultStuck:       {Code: "turn.stuck", Text: "the unit is stuck"},
	faultPinned:      {Code: "turn.pinned", Text: "the unit has fallen, and does not move in this turn"},

	faultOffBoard:       {Code: "move.board", Text: "that is off the board"},
	faultOccupied:       {Code: "move.occupied", Text: "somebody is there"},
	faultNoMP:           {Code: "move.far", Text: "not enough Movement Points"},
	faultNotInFront:     {Code: "move.front", Text: "units move to the three hexes before them"},
	faultRed:            {Code: "move.red", Text: "red hexes cannot be entered"},
	faultBuilding:       {Code: "move.structure", Text: "a structure stands there"},
	faultShore:          {Code: "move.shore", Text: "the unit stays in the water"},
	faultVehicleLevel:   {Code: "move.vehicle", Text: "vehicles do not change elevation"},
	faultSteep:          {Code: "move.steep", Text: "too steep"},
	faultTooHigh:        {Code: "move.high", Text: "the unit flies too low for that"},
	faultNoWayOut:       {Code: "move.friend", Text: "a friend is there, and the way beyond is not free"},
	faultFacesThere:     {Code: "move.faces", Text: "the unit faces there already"},
	faultLevel:          {Code: "move.level", Text: "the unit cannot be at that elevation"},
	faultNoFlight:       {Code: "move.flight", Text: "the unit does not fly"},
	faultNoThruster:     {Code: "thrust.none", Text: "the unit has no thrusters"},
	faultThrusted:       {Code: "thrust.used", Text: "the unit cannot move any more"},
	faultSteppedAlready: {Code: "thrust.moved", Text: "the unit has moved already"},
	faultNoWind:         {Code: "wind.none", Text: "there is no wind"},
	faultDrifted:        {Code: "wind.again", Text: "the wind has carried the unit already"},
	faultNoExit:         {Code: "leave.none", Text: "the unit has no reason to leave"},
	faultFarEdge:        {Code: "leave.edge", Text: "units leave over the enemy's edge"},

	faultNoItem:        {Code: "weapon.none", Text: "the unit has no such weapon"},
	faultItemGone:      {Code: "weapon.destroyed", Text: "that weapon is destroyed"},
	faultShield:        {Code: "weapon.shield", Text: "a shield does not attack"},
	faultItemShields:   {Code: "weapon.stance", Text: "the unit shields itself with that weapon"},
	faultCarried:       {Code: "weapon.carried", Text: "that weapon is only carried"},
	faultNoArm:         {Code: "weapon.arm", Text: "the arm for that is lost"},
	faultTransformed:   {Code: "weapon.form", Text: "transformed, the unit cannot use its limbs"},
	faultLyingTwoHands: {Code: "weapon.lying", Text: "lying, the unit cannot use both hands"},
	faultNoFists:       {Code: "weapon.fists", Text: "the unit has no fists"},
	faultNoFunnel:      {Code: "weapon.drone", Text: "that is no drone of the unit that can attack"},
	faultNoHurl:        {Code: "weapon.hurl", Text: "the unit cannot throw that"},
	faultNoAP:          {Code: "ap", Text: "not enough action points"},

	faultNoTarget:    {Code: "target.none", Text: "there is no such target"},
	faultNoPart:      {Code: "target.part", Text: "that part is not there any more"},
	faultFriend:      {Code: "target.friend", Text: "that is a friend"},
	faultMarkerSafe:  {Code: "target.marker", Text: "only the defender may destroy markers, from the second round on"},
	faultNoRange:     {Code: "target.range", Text: "out of range"},
	faultTooNear:     {Code: "target.near", Text: "too near for that weapon"},
	faultOutOfView:   {Code: "target.view", Text: "outside the Field of View"},
	faultNoSight:     {Code: "target.sight", Text: "no Line of Sight"},
	faultTorpedo:     {Code: "target.torpedo", Text: "torpedoes run from blue hexes to blue hexes"},
	faultNight:       {Code: "target.night", Text: "too dark to see that far"},
	faultHeldOneHand: {Code: "target.held-hand", Text: "only a weapon for one hand reaches the unit that is held"},
	faultHeldLater:   {Code: "target.held-later", Text: "the unit that is held can be attacked from the next turn on"},
	faultReactTarget: {Code: "stance.target", Text: "the stance is against the unit that moved"},
	faultReactItem:   {Code: "stance.item", Text: "the stance was taken with another weapon"},

	faultHolds:      {Code: "grapple.holds", Text: "the unit holds somebody already"},
	faultGrappled:   {Code: "grapple.again", Text: "no more grapples in this turn"},
	faultNoHands:    {Code: "grapple.hands", Text: "the unit has no hands for that"},
	faultNoFreeHand: {Code: "grapple.free", Text: "that needs an empty hand"},
	faultNoGrip:     {Code: "grapple.grip", Text: "that cannot be taken hold of"},
	faultThrowFar:   {Code: "throw.far", Text: "it cannot be thrown there"},
	faultThrowPath:  {Code: "throw.path", Text: "something is in the way"},

	faultNotHeld:      {Code: "command.held", Text: "nobody holds the unit"},
	faultUp:           {Code: "command.up", Text: "the unit is on its feet"},
	faultOnceATurn:    {Code: "command.once", Text: "only once a turn"},
	faultNoKnees:      {Code: "command.kneel", Text: "the unit cannot kneel"},
	faultKneels:       {Code: "command.kneels", Text: "the unit does not stand"},
	faultKneelFirst:   {Code: "command.kneel-first", Text: "a unit kneels before it lies down"},
	faultObstructed:   {Code: "command.obstructed", Text: "something is before the unit"},
	faultNoForm:       {Code: "command.form", Text: "the unit has no other form"},
	faultNoSmoke:      {Code: "command.smoke", Text: "the unit has no smoke launcher"},
	faultSmoked:       {Code: "command.smoked", Text: "the smoke launcher is empty"},
	faultNoBlade:      {Code: "command.blade", Text: "that is no gun blade"},
	faultNothingHeld:  {Code: "command.hand", Text: "there is nothing to put away"},
	faultNotCarried:   {Code: "command.carried", Text: "that weapon is not carried"},
	faultTooMany:      {Code: "command.many", Text: "the unit cannot carry any more"},
	faultWrongHand:    {Code: "command.wrong-hand", Text: "it does not go into that hand"},
	faultNotHere:      {Code: "command.ground", Text: "that does not lie here"},
	faultStance:       {Code: "command.stance", Text: "the unit has taken a stance already"},
	faultNoShield:     {Code: "command.shield", Text: "a shield or a two-handed weapon in hand is needed"},
	faultNoGather:     {Code: "command.gather", Text: "the unit has no intel to gather"},
	faultNoDrone:      {Code: "drone.none", Text: "there is no such drone for that"},
	faultLeash:        {Code: "drone.far", Text: "too far for the drone"},
	faultMovedAlready: {Code: "drone.again", Text: "that drone has been moved"},
}

// err is the refusal for a fault, nil for none.
func (f fault) err() error {
	if f == faultNone {
		return nil
	}
	return &refusals[f]
}
