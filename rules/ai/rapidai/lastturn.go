package rapidai

import (
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// lastTurn tells whether the acting frame's turn is the last of the battle: then
// only the final scores matter, and they can be reckoned exactly.
func (b *board) lastTurn() bool {
	s := b.s
	if b.later > 0 || s.Waiting.Frame != rapid.None {
		return false
	}
	for i := range s.FrameCount() {
		if f := &s.Frames[i]; f.Stands() && !f.Acted {
			return false
		}
	}
	return true
}

// winOdds is the chance that the seat wins if the acting frame ends its turn at a
// place, and destroys its target with the given chance.
func (t *thinking) winOdds(k *site, kill float64) float64 {
	b, s := t.b, t.b.s
	var scores [rapid.MaxSeats]int
	for seat := range s.SeatCount() {
		scores[seat] = s.Score(seat)
	}
	for i := range t.stakes[:t.stations] {
		st := &t.stakes[i]
		seats := st.near
		if field.BaseStationWithin(k.at, st.at, s.UnitLength()) {
			seats |= 1 << b.me
		}
		if after := rapid.Holder(st.owner, seats); after != st.owner {
			if st.owner != rapid.None {
				scores[st.owner] -= int(s.Seats[st.owner].Each)
			}
			if after != rapid.None {
				scores[after] += int(s.Seats[after].Each)
			}
		}
	}
	odds := (1 - kill) * b.wins(&scores)
	if kill > 0 {
		loser := s.Frames[s.Acting.Target.ID].Seat
		scores[loser] -= int(s.Seats[loser].Each)
		odds += kill * b.wins(&scores)
	}
	return odds
}

// wins is the share of the win that final scores give to the seat.
func (b *board) wins(scores *[rapid.MaxSeats]int) float64 {
	ties := 1
	for seat := range b.s.SeatCount() {
		switch {
		case int8(seat) == b.me || b.s.Seats[seat].Out:
		case scores[seat] > scores[b.me]:
			return 0
		case scores[seat] == scores[b.me]:
			ties++
		}
	}
	return 1 / float64(ties)
}

// killOdds is the chance to destroy the named target with a die, and the spot on
// it if there is one.
func (t *thinking) killOdds(c screen, value uint8) float64 {
	f := &t.b.s.Frames[t.b.s.Acting.Target.ID]
	n := int(value) + int(f.Spot) - int(max(0, f.Defence))
	if n <= 0 {
		return 0
	}
	return c.hits(n).AtLeast(f.Hits())
}
