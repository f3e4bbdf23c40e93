package rapid

import (
	"rulerfire/rules"
	"rulerfire/rules/field"
)

// A fault is the reason why an action is not legal; the zero fault is that it is.
type fault uint8

const (
	faultNone fault = iota
	faultOver
	faultWrongAnswer
	faultBadRoll
	faultNotYours

	faultCompanyFull
	faultCompanySmall
	faultNoSpare
	faultSpareFirst
	faultRocketsLeft
	faultThreeRockets
	faultMakeOnlyWinner
	faultMakeWhom

	faultPlaceStation
	faultPlaceFrame
	faultFielded
	faultStationGrid
	faultStationBricks
	faultStationStation
	faultStationFrame
	faultStationChain
	faultStationRoom
	faultInsidePerimeter
	faultOutsidePerimeter
	faultFrameRoom
	faultNoPoint
	faultPointFar
	faultPointNear
	faultPointCover
	faultNearDefender
	faultFinalCover

	faultOffTable
	faultOnFrame
	faultOnCover
	faultHalfOnCover

	faultLastMustGo
	faultDestroyed
	faultActed
	faultNoSuchTarget
	faultOwnFrame
	faultNoWeapon
	faultNoRockets
	faultRocketsDirect

	faultNoDie
	faultDieColour
	faultDieGone

	faultMovedAlready
	faultNoPlace
	faultStraight
	faultTooFar
	faultHitsCover
	faultHitsFrame
	faultCorners

	faultNoTarget
	faultAttackedAlready
	faultTargetGone
	faultOutOfBand

	faultNotCover
	faultSixBricks
	faultOtherBrick
	faultBrickHeld
	faultWhiteLast
	faultNoSystem
	faultAbandonOnce
	faultAbandonNotNear
	faultAbandonTooFar
	faultAbandonStays
	faultAbandonStraight

	faultSpotFar
	faultSpotCover
	faultSpotTerrain

	faultConcede
	numFaults
)

// refusals are the codes and the words of the faults.
var refusals = [numFaults]rules.Refusal{
	faultOver:        {Code: "over", Text: "the battle is over"},
	faultWrongAnswer: {Code: "answer", Text: "that is no answer to what is asked"},
	faultBadRoll:     {Code: "roll", Text: "these are not the dice that are rolled"},
	faultNotYours:    {Code: "not-yours", Text: "that is not one of your frames"},

	faultCompanyFull:    {Code: "tie.full", Text: "the company has as many frames as it may"},
	faultCompanySmall:   {Code: "tie.small", Text: "the company has as few frames as it may"},
	faultNoSpare:        {Code: "tie.no-spare", Text: "there is no such spare left"},
	faultSpareFirst:     {Code: "tie.spare-first", Text: "a spare frame is added before any copy"},
	faultRocketsLeft:    {Code: "tie.rockets", Text: "the frame's rockets must all go to other frames"},
	faultThreeRockets:   {Code: "tie.three-rockets", Text: "no frame carries more than three rockets"},
	faultMakeOnlyWinner: {Code: "tie.only-winner", Text: "only the winner of the roll may pass the choice on"},
	faultMakeWhom:       {Code: "tie.whom", Text: "only a player of the tie can be made to choose"},

	faultPlaceStation:     {Code: "place.station", Text: "a station is to be placed now"},
	faultPlaceFrame:       {Code: "place.frame", Text: "a frame is to be placed now"},
	faultFielded:          {Code: "place.fielded", Text: "that frame stands already"},
	faultStationGrid:      {Code: "place.grid", Text: "stations stand on the studs"},
	faultStationBricks:    {Code: "place.bricks", Text: "a station needs a clear square of the table"},
	faultStationStation:   {Code: "place.on-station", Text: "another station is there"},
	faultStationFrame:     {Code: "place.station-frame", Text: "a frame is there"},
	faultStationChain:     {Code: "place.chain", Text: "further than a ruler from your other stations"},
	faultStationRoom:      {Code: "place.station-room", Text: "that would leave the attackers too little of the table"},
	faultInsidePerimeter:  {Code: "place.inside", Text: "your first two frames stand within a ruler of your stations"},
	faultOutsidePerimeter: {Code: "place.outside", Text: "inside the defender's perimeter"},
	faultFrameRoom:        {Code: "place.frame-room", Text: "that would leave the attackers too little of the table"},
	faultNoPoint:          {Code: "place.no-point", Text: "that would leave no place for the point frame"},
	faultPointFar:         {Code: "place.point-far", Text: "further than a ruler from every frame of the defender"},
	faultPointNear:        {Code: "place.point-near", Text: "closer than the last unit of the ruler"},
	faultPointCover:       {Code: "place.point-cover", Text: "in cover: the point frame stands in the open"},
	faultNearDefender:     {Code: "place.near", Text: "within a ruler of a frame of the defender"},
	faultFinalCover:       {Code: "place.final", Text: "outside your perimeter a frame must stand in cover"},

	faultOffTable:    {Code: "stand.off-table", Text: "not wholly on the table"},
	faultOnFrame:     {Code: "stand.frame", Text: "another frame is there"},
	faultOnCover:     {Code: "stand.cover", Text: "only a frame that can pass through cover may stand on it"},
	faultHalfOnCover: {Code: "stand.half", Text: "to stand on cover, its middle must be over it"},

	faultLastMustGo:    {Code: "pick.must", Text: "nobody after you has a frame left to go"},
	faultDestroyed:     {Code: "pick.destroyed", Text: "that frame is destroyed"},
	faultActed:         {Code: "pick.acted", Text: "that frame has had its turn"},
	faultNoSuchTarget:  {Code: "target.none", Text: "there is no such target"},
	faultOwnFrame:      {Code: "target.own", Text: "that is your own frame"},
	faultNoWeapon:      {Code: "target.weapon", Text: "no weapon for that range"},
	faultNoRockets:     {Code: "target.rockets", Text: "not so many rockets left"},
	faultRocketsDirect: {Code: "target.rockets-direct", Text: "rockets are fired at direct range only"},

	faultNoDie:     {Code: "die.none", Text: "a die is needed for that"},
	faultDieColour: {Code: "die.colour", Text: "that die is of another colour"},
	faultDieGone:   {Code: "die.gone", Text: "no such die is left"},

	faultMovedAlready: {Code: "move.again", Text: "the frame has moved already"},
	faultNoPlace:      {Code: "move.place", Text: "a move needs a place"},
	faultStraight:     {Code: "move.straight", Text: "a frame that passes through cover goes straight"},
	faultTooFar:       {Code: "move.far", Text: "further than the die"},
	faultHitsCover:    {Code: "move.cover", Text: "cover is in the way"},
	faultHitsFrame:    {Code: "move.frame", Text: "a frame is in the way"},
	faultCorners:      {Code: "move.corners", Text: "too many corners"},

	faultNoTarget:        {Code: "attack.no-target", Text: "no target was named"},
	faultAttackedAlready: {Code: "attack.again", Text: "the attack has been made"},
	faultTargetGone:      {Code: "attack.gone", Text: "the target is no longer there"},
	faultOutOfBand:       {Code: "attack.range", Text: "the target is not at the range that was named"},

	faultNotCover:        {Code: "cover", Text: "that does not cover the target"},
	faultSixBricks:       {Code: "bricks.six", Text: "six bricks come off"},
	faultOtherBrick:      {Code: "bricks.other", Text: "that brick is not part of what was hit"},
	faultBrickHeld:       {Code: "bricks.held", Text: "another brick rests on that one"},
	faultWhiteLast:       {Code: "lose.white", Text: "whites go when no system is left"},
	faultNoSystem:        {Code: "lose.none", Text: "the frame has no such system"},
	faultAbandonOnce:     {Code: "abandon.once", Text: "a frame abandons only once in an attack"},
	faultAbandonNotNear:  {Code: "abandon.near", Text: "the frame is not within a unit of that station"},
	faultAbandonTooFar:   {Code: "abandon.far", Text: "further than one unit"},
	faultAbandonStays:    {Code: "abandon.stays", Text: "still within a unit of the station"},
	faultAbandonStraight: {Code: "abandon.straight", Text: "straight away from the station, as the rules settings say"},

	faultSpotFar:     {Code: "spot.far", Text: "further than a ruler"},
	faultSpotCover:   {Code: "spot.cover", Text: "in cover, and the frame rolled without comms"},
	faultSpotTerrain: {Code: "spot.terrain", Text: "only frames can be spotted"},

	faultConcede: {Code: "concede", Text: "give up once the battle has begun"},
}

// err is the refusal for a fault, nil for none.
func (f fault) err() error {
	if f == faultNone {
		return nil
	}
	return &refusals[f]
}

// routeFaults says what is wrong with a walker's route.
var routeFaults = [...]fault{
	field.RouteOK:             faultNone,
	field.RouteTooManyCorners: faultCorners,
	field.RouteHitsCover:      faultHitsCover,
	field.RouteHitsFrame:      faultHitsFrame,
	field.RouteTooLong:        faultTooFar,
	field.RouteEndsOnCover:    faultOnCover,
	field.RouteOffTable:       faultOffTable,
	field.RouteEndsOnFrame:    faultOnFrame,
}
