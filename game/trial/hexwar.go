package trial

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"rulerfire/assets"
	"rulerfire/game/muster"
	"rulerfire/rules/hexwar"
)

// A hexArena plays the hex wargame.
type hexArena struct {
	stock   *assets.HexWar
	share   int // seats in each team
	size    hexwar.Size
	mission *hexwar.Mission // nil rolls for one
	board   *hexwar.Board   // nil draws one
	chosen  []*hexwar.Squad
}

func newHexwar(t Trial) (arena, error) {
	h, err := assets.Hex()
	if err != nil {
		return nil, err
	}
	if len(t.Contestants) != hexwar.Teams {
		return nil, errors.New("an engagement has two teams")
	}
	a := &hexArena{stock: h, share: t.seatsAt()}
	if a.size, err = hexwar.ParseSize(t.Size); err != nil {
		return nil, err
	}
	if t.Mission != "" {
		missions := h.MissionsOf(a.size)
		at := slices.IndexFunc(missions, func(m *hexwar.Mission) bool { return Plain(m.Name) == Plain(t.Mission) })
		if at < 0 {
			return nil, fmt.Errorf("there is no mission %q of that size", t.Mission)
		}
		a.mission = missions[at]
	}
	if t.Table != "" {
		if a.board, err = hexwar.ParseDraftBoard([]byte(t.Table)); err != nil {
			return nil, err
		}
		// A board of the stock is the very one that missions know.
		if stock, err := h.Board(a.board.Name); err == nil && sameText(stock, a.board) {
			a.board = stock
		}
	}
	a.chosen, err = companies(t, func(text []byte) (hexwar.Squad, error) { return hexwar.ParseSquad(text, h.Units) })
	if err != nil {
		return nil, err
	}
	for i, s := range a.chosen {
		if s == nil {
			continue
		}
		if err := muster.Against(*s, a.size, a.share, a.mission); err != nil {
			return nil, &ContestantError{i, err}
		}
	}
	return a, nil
}

func sameText(a, b *hexwar.Board) bool {
	one, err := a.MarshalText()
	if err != nil {
		return false
	}
	two, err := b.MarshalText()
	return err == nil && string(one) == string(two)
}

// draws bounds how often an engagement is drawn until all goes together: a sub is fielded
// only where there is water, and a board suits few missions.
const draws = 60

func (a *hexArena) draw(r *rand.Rand) (c *common, err error) {
	for range draws {
		var e muster.Engagement
		if e, err = a.site(r); err != nil {
			continue
		}
		if c, err = a.deal(e, r); err == nil {
			return c, nil
		}
	}
	return nil, err
}

// site draws a mission and a board, and seats both teams.
func (a *hexArena) site(r *rand.Rand) (e muster.Engagement, err error) {
	e.Size = a.size
	for team := range e.Teams {
		for range a.share {
			e.Teams[team].Seats = append(e.Teams[team].Seats, livery(len(e.Seats())))
		}
	}
	if a.mission != nil {
		e, err = e.On(a.mission, r)
	} else {
		e, err = e.RollMission(r)
	}
	if err == nil && a.board != nil {
		e.Board = a.board
	}
	return e, err
}

// deal draws the squads that are not chosen, and sees that all of them can be fielded by
// either team.
func (a *hexArena) deal(e muster.Engagement, r *rand.Rand) (*common, error) {
	c := &common{table: e.Board.Name, mission: e.Mission.Name}
	list := make([]hexwar.Squad, len(a.chosen))
	taken := map[string]bool{}
	for i, s := range a.chosen {
		if s != nil {
			list[i] = *s
			taken[s.Name] = true
		}
	}
	for i, s := range a.chosen {
		if s != nil {
			continue
		}
		legal := slices.DeleteFunc(slices.Clone(a.stock.Squads(a.size)), func(s hexwar.Squad) bool {
			return muster.Against(s, a.size, a.share, e.Mission) != nil
		})
		if others := slices.DeleteFunc(slices.Clone(legal), func(s hexwar.Squad) bool { return taken[s.Name] }); len(others) > 0 {
			legal = others
		}
		if len(legal) == 0 {
			return nil, fmt.Errorf("there is no squad to field in %s", e.Mission.Name)
		}
		list[i] = legal[r.IntN(len(legal))]
		taken[list[i].Name] = true
	}
	for _, s := range list {
		c.names = append(c.names, s.Name)
	}
	c.setup = func(cast []int) ([]byte, error) {
		e := e.Clone()
		for team, squad := range cast {
			e.Teams[team].Squad = list[squad]
		}
		setup, err := e.Setup()
		if err != nil {
			return nil, err
		}
		return setup.MarshalText()
	}
	casts := [][]int{{0, 1}, {1, 0}}
	if len(list) > hexwar.Teams {
		casts = append(casts, []int{hexwar.Teams, 1})
	}
	for _, cast := range casts {
		if _, err := c.setup(cast); err != nil {
			return nil, err
		}
	}
	return c, nil
}
