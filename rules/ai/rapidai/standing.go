package rapidai

import (
	"math"

	"rulerfire/rules/rapid"
)

// Standing is what a seat's chance to win is reckoned from at the beginning of a
// round: each part is multiplied by its weight, and the odds are a softmax over the
// seats' sums.
type Standing [standingParts]float64

// The parts of a Standing.
const (
	partScore     = iota // points
	partHits             // damage that the frames can still take
	partGuns             // ranged weapon systems
	partRockets          // rockets left
	partMovers           // frames that pass through cover
	partFirepower        // mean damage of every frame's best attack from where it stands
	partDanger           // the same of enemies, where a frame of the seat is what they hit best
	partGrabs            // points in stations of others that its frames are likely to reach first
	partLead             // 1 for whoever alone is ahead, who has the say over the clock
	partWeak             // frames that can take two more at the most
	partDefences         // defence systems
	partComms            // comms systems
	partGuards           // points in stations of the seat with a frame of it beside them
	partPosts            // points in stations of others with a frame of it beside them
	standingParts
)

// StandingParts names the parts of a Standing, in their order.
var StandingParts = [standingParts]string{
	partScore:     "score",
	partHits:      "hits",
	partGuns:      "guns",
	partRockets:   "rockets",
	partMovers:    "movers",
	partFirepower: "firepower",
	partDanger:    "danger",
	partGrabs:     "grabs",
	partLead:      "lead",
	partWeak:      "weak",
	partDefences:  "defences",
	partComms:     "comms",
	partGuards:    "guards",
	partPosts:     "posts",
}

// StandingOf sums up how a seat stands.
func StandingOf(s *rapid.State, seat int) Standing {
	var all [rapid.MaxSeats]Standing
	b := board{s: s, unit: float64(s.UnitLength()), ruler: float64(s.RulerLength()), quick: true}
	b.standings(&all)
	return all[seat]
}

// standings sums up how every seat stands.
func (b *board) standings(all *[rapid.MaxSeats]Standing) {
	s := b.s
	for seat := range s.SeatCount() {
		st := &all[seat]
		st[partScore] = float64(s.Score(seat))
		if s.Ahead(seat) {
			st[partLead] = 1
		}
		for i := s.First[seat]; i < s.First[seat+1]; i++ {
			f := &s.Frames[i]
			if !f.Stands() {
				continue
			}
			st[partHits] += float64(f.Hits())
			st[partGuns] += float64(f.Systems[rapid.Direct] + f.Systems[rapid.Artillery])
			st[partRockets] += float64(f.Rockets)
			if f.Hits() <= 2 {
				st[partWeak]++
			}
			st[partDefences] += float64(f.Systems[rapid.Defence])
			st[partComms] += float64(f.Systems[rapid.Comms])
			if f.Systems[rapid.Movement] > 0 || f.Systems.Sprints() {
				st[partMovers]++
			}
			if target, hits := b.bestVolley(i); target != rapid.None {
				st[partFirepower] += hits
				all[s.Frames[target].Seat][partDanger] += hits
			}
		}
	}
	b.grabs(all)
}

// bestVolley is the enemy that a frame hits best in its next turn, and the mean
// damage.
func (b *board) bestVolley(frame int8) (target int8, hits float64) {
	s := b.s
	f := &s.Frames[frame]
	target = rapid.None
	for e := range int8(s.FrameCount()) {
		t := &s.Frames[e]
		if t.Seat == f.Seat || !t.Stands() {
			continue
		}
		v := b.volley(f, f.At, t.At, inOpen)
		if v.odds == 0 || v.mean(usualGuard) <= hits {
			continue
		}
		if v.band != rapid.AtHand {
			v.screen = b.screenFor(f.At, t.At, frame, e, false)
		}
		if n := v.mean(usualGuard); n > hits {
			target, hits = e, n
		}
	}
	return target, hits
}

// usualGuard is about what a frame defends with.
const usualGuard = 3

// grabs finds for every seat the stations that it may seize next.
func (b *board) grabs(all *[rapid.MaxSeats]Standing) {
	s := b.s
	for i := range s.StationCount() {
		st := &s.Stations[i]
		if !st.Placed {
			continue
		}
		near := s.Near(st.At)
		if st.Owner != rapid.None {
			for seat := range s.SeatCount() {
				switch each := float64(s.Seats[st.Owner].Each); {
				case near&(1<<seat) == 0:
				case int8(seat) == st.Owner:
					all[seat][partGuards] += each
				default:
					all[seat][partPosts] += each
				}
			}
		}
		if st.Owner != rapid.None && near&(1<<st.Owner) != 0 {
			continue // guarded
		}
		var reach [rapid.MaxSeats]float64
		for k := range s.FrameCount() {
			f := &s.Frames[k]
			if !f.Stands() {
				continue
			}
			gap := stationGap(f.At, st.At)
			if gap > 9*b.unit {
				continue
			}
			reach[f.Seat] = max(reach[f.Seat], reachOdds(f, (gap-b.unit)/b.unit))
		}
		keep := 1.0
		if st.Owner != rapid.None {
			keep = 1 - 0.5*reach[st.Owner] // its owner may come back first
		}
		for seat := range s.SeatCount() {
			if int8(seat) == st.Owner || reach[seat] == 0 {
				continue
			}
			p := reach[seat] * keep
			all[seat][partGrabs] += p * float64(s.Seats[seat].Each)
			if st.Owner != rapid.None {
				all[st.Owner][partGrabs] -= p * float64(s.Seats[st.Owner].Each)
			}
		}
	}
}

// A Verdict is the weights of a Standing, by the rounds that are likely to be played
// before the battle ends, from 1; more count as the most.
type Verdict [6]Standing

// Odds is every seat's chance to win by how it stands, exact once the battle is over.
func (v *Verdict) odds(b *board) (odds [rapid.MaxSeats]float64) {
	s := b.s
	if s.Phase == rapid.PhaseOver {
		return winners(s)
	}
	var all [rapid.MaxSeats]Standing
	b.standings(&all)
	w := &v[VerdictRounds(s)-1]
	var x [rapid.MaxSeats]float64
	top := math.Inf(-1)
	for seat := range s.SeatCount() {
		if s.Seats[seat].Out {
			x[seat] = math.Inf(-1)
			continue
		}
		for i, part := range all[seat] {
			x[seat] += part * w[i]
		}
		top = max(top, x[seat])
	}
	sum := 0.0
	for seat := range s.SeatCount() {
		odds[seat] = math.Exp(x[seat] - top)
		sum += odds[seat]
	}
	for seat := range s.SeatCount() {
		odds[seat] /= sum
	}
	return odds
}

// VerdictRounds is how many rounds are likely to be played from the beginning of this
// one, the leader taking one more from the clock in each; at most as many as a Verdict
// tells apart.
func VerdictRounds(s *rapid.State) int {
	return max(1, min(len(Verdict{}), int(roundsAfter(s))+1))
}
