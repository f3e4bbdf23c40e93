package lineup

import (
	"rulerfire/game/film"
	"rulerfire/rules"
	"rulerfire/rules/rapid"
)

// Film is Rapid Attack as films know it.
func Film() film.System { return film.System{System: rapid.RapidAttack(), Read: readEvent} }

// readEvent marks the turns of frames, frames destroyed, stations taken, and seats that
// give up; the pieces are indexes of the battle.
func readEvent(b rules.Battle, event rules.Event) (film.Mark, bool) {
	e, ok := event.(rapid.Event)
	if !ok {
		return film.Mark{}, false
	}
	switch e.Kind {
	case rapid.EvActivated:
		return film.Mark{Kind: film.Turn, Side: rules.Side(e.Seat), Piece: int(e.Frame)}, true
	case rapid.EvDestroyed:
		seat := b.(*rapid.Battle).State.Frames[e.Frame].Seat
		return film.Mark{Kind: film.Destroyed, Side: rules.Side(seat), Piece: int(e.Frame)}, true
	case rapid.EvConceded:
		return film.Mark{Kind: film.Conceded, Side: rules.Side(e.Seat), Piece: -1}, true
	case rapid.EvSeized:
		return film.Mark{Kind: film.Taken, Side: rules.Side(e.Seat), Piece: int(e.Value)}, true
	}
	return film.Mark{}, false
}
