package rapid

import "rulerfire/rules/field"

// NewSituation begins a battle in the middle: put has everything where it is to
// be, and then tactical order begins. The set-up is not checked, so companies may
// be as small as a test wants them.
func NewSituation(settings Settings, stations int, table *field.Table, companies []Company, put func(*State)) *Battle {
	u := &Setup{
		Settings:  settings,
		Limits:    Limits{Stations: stations, MinFrames: 1, MaxFrames: MaxFrames / MaxSeats},
		Table:     table,
		Companies: companies,
	}
	s := State{
		Setup: u, Bricks: table.AllStanding(), Clock: int8(settings.Doomsday), Round: 1, Stage: StageDone,
		Acting: noTurn(), Waiting: noTurn(), Asked: None, Defender: None, Point: None,
	}
	put(&s)
	var l Log
	s.settle(&l)
	s.offerTurns(&l)
	return &Battle{State: s, Opening: l.Events}
}
