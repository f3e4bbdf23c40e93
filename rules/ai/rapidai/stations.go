package rapidai

import (
	"math"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// A stake is what a station means to a frame that may go near it.
type stake struct {
	at      field.Point
	owner   int8
	near    uint8   // seats with a frame within a unit, the frame itself left out
	prize   float64 // seizing it
	hold    float64 // what my holding it is worth, were it seized otherwise
	danger  float64 // chance that an enemy gets there while no frame of mine is near
	soon    float64 // the same, in this round and surely if it can
	guarded bool    // its owner stands there
	mine    bool    // another frame of mine stands there
}

// stakes lists what every placed station means to a frame; None is a frame that
// is yet to be fielded, and nobody is left out.
func (b *board) stakes(frame int8) (list [rapid.MaxStations]stake, n int) {
	s := b.s
	for i := range s.StationCount() {
		st := &s.Stations[i]
		if !st.Placed {
			continue
		}
		k := &list[n]
		n++
		k.at, k.owner = st.At, st.Owner
		safe, now := 1.0, 1.0
		for e := range s.FrameCount() {
			f := &s.Frames[e]
			if !f.Stands() || int8(e) == frame {
				continue
			}
			if field.BaseStationWithin(f.At, st.At, s.UnitLength()) {
				k.near |= 1 << f.Seat
			}
			if f.Seat == b.me || st.Owner != b.me {
				continue
			}
			gap := (stationGap(f.At, st.At) - b.unit) / b.unit
			p := 0.0
			if !f.Acted {
				p = reachOdds(f, gap)
			}
			if b.later > 0 {
				// Next round counts for less: things will look different by then.
				p = max(p, b.w.NextRound*reachOdds(f, gap/1.5))
			}
			safe *= 1 - p*b.w.Raid
			if !f.Acted {
				now *= 1 - reachOdds(f, gap)
			}
		}
		k.danger, k.soon = 1-safe, 1-now
		k.prize = b.price[b.me] * b.w.Stations
		if st.Owner != rapid.None && st.Owner != b.me {
			k.prize += b.price[st.Owner] * b.w.Stations
			k.guarded = k.near&(1<<st.Owner) != 0
		}
		k.hold = (b.price[b.me] + b.rival()) * b.w.Stations
		k.mine = k.near&(1<<b.me) != 0
	}
	return list, n
}

// rival is the highest price among the others: what one of them gains by a
// station of mine.
func (b *board) rival() float64 {
	best := 0.0
	for o := range b.s.SeatCount() {
		if int8(o) != b.me {
			best = max(best, b.price[o])
		}
	}
	return best
}

// stationWorth is what it is worth that the frame ends its turn at p, as far as
// stations go: what changes hands at once, what is kept from changing hands, and
// the way that is still to go.
func (b *board) stationWorth(f *rapid.Frame, p field.Point, list []stake) float64 {
	sum, pull := 0.0, 0.0
	stride := b.w.Stride
	if f.Systems[rapid.Movement] > 0 {
		stride += 0.5
	}
	for i := range list {
		k := &list[i]
		gap := (stationGap(p, k.at) - b.unit) / b.unit
		here := field.BaseStationWithin(p, k.at, b.s.UnitLength())
		seats := k.near
		if here {
			seats |= 1 << b.me
		}
		after := rapid.Holder(k.owner, seats)
		if after == b.me {
			if k.owner != b.me {
				sum += k.prize
			}
			if here && !k.mine {
				sum += b.w.Guard * k.danger * k.hold
			} else if !here && !k.mine && gap < 8 {
				// Near enough to come back for it.
				sum += b.w.Watch * k.danger * k.hold * (1 - gap/8)
			}
			continue
		}
		if k.owner == b.me { // my leaving it gives it away
			sum -= k.hold
		} else if k.owner != rapid.None && after != k.owner {
			sum += b.price[k.owner] * b.w.Stations
		}
		want := k.prize
		if k.guarded {
			want *= b.w.Contest
			if here {
				sum += want * b.w.Presence
			}
		}
		if turns := max(0, gap) / stride; turns <= b.later+0.2 {
			pull = max(pull, want*b.w.Pull*math.Exp(b.fade*turns))
		}
	}
	return sum + pull
}
