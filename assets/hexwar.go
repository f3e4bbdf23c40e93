package assets

import (
	"embed"
	"fmt"
	"path"
	"slices"
	"strings"
	"sync"

	"rulerfire/rules/hexwar"
)

//go:embed hexwar
var hexFiles embed.FS

// HexWar is what the hex wargame comes with. It is shared: the caller changes
// nothing of it.
type HexWar struct {
	Catalogue *hexwar.Catalogue
	Units     []hexwar.UnitDesign // the stock, in the order of its file
	Missions  []hexwar.Mission    // by size
	Boards    []*hexwar.Board     // by name
	squads    [hexwar.NumSizes][]hexwar.Squad
	rolls     [hexwar.NumSizes][8]missionRoll // what each number of a D8 chooses
}

// A missionRoll is a mission, or the size whose missions are rolled for instead,
// or neither: roll again.
type missionRoll struct {
	mission *hexwar.Mission
	other   hexwar.Size
	again   bool
}

// Hex reads what the hex wargame comes with.
var Hex = sync.OnceValues(readHex)

func readHex() (*HexWar, error) {
	h := &HexWar{}
	for _, read := range []func() error{h.readCatalogue, h.readUnits, h.readSquads, h.readBoards, h.readMissions, h.readRolls} {
		if err := read(); err != nil {
			return nil, err
		}
	}
	return h, nil
}

func (h *HexWar) readCatalogue() (err error) {
	var all []byte
	err = eachFile(hexFiles, "hexwar/catalogue/*.txt", func(_ string, text []byte) error {
		all = append(append(all, text...), '\n')
		return nil
	})
	if err == nil {
		h.Catalogue, err = hexwar.ParseCatalogue(all)
	}
	return err
}

func (h *HexWar) readUnits() error {
	return eachFile(hexFiles, "hexwar/units.txt", func(_ string, text []byte) (err error) {
		h.Units, err = hexwar.ParseUnits(text)
		return err
	})
}

func (h *HexWar) readSquads() error {
	return eachFile(hexFiles, "hexwar/squads/*/*.txt", func(name string, text []byte) error {
		size, err := hexwar.ParseSize(path.Base(path.Dir(name)))
		if err != nil {
			return err
		}
		s, err := hexwar.ParseSquad(text, h.Units)
		h.squads[size] = append(h.squads[size], s)
		return err
	})
}

func (h *HexWar) readBoards() error {
	return eachFile(hexFiles, "hexwar/boards/*.txt", func(_ string, text []byte) error {
		b, err := hexwar.ParseBoard(text)
		h.Boards = append(h.Boards, b)
		return err
	})
}

func (h *HexWar) readMissions() error {
	err := eachFile(hexFiles, "hexwar/missions.txt", func(_ string, text []byte) (err error) {
		if h.Missions, err = hexwar.ParseMissions(text); err != nil {
			return err
		}
		for _, m := range h.Missions {
			for _, board := range m.Boards {
				if _, err := h.Board(board); err != nil {
					return fmt.Errorf("%s: %w", m.Name, err)
				}
			}
		}
		return nil
	})
	slices.SortStableFunc(h.Missions, func(a, b hexwar.Mission) int { return int(a.Size) - int(b.Size) })
	return err
}

// readRolls reads which mission a D8 chooses: a line for each size and range of
// numbers, with the mission's name, the size whose missions are rolled for, or
// "again".
func (h *HexWar) readRolls() error {
	return eachFile(hexFiles, "hexwar/rolls.txt", func(_ string, text []byte) error {
		for line := range strings.Lines(string(text)) {
			if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
				continue
			}
			if err := h.readRoll(line); err != nil {
				return fmt.Errorf("%q: %w", line, err)
			}
		}
		return nil
	})
}

func (h *HexWar) readRoll(line string) error {
	words := strings.Fields(line)
	if len(words) < 3 {
		return fmt.Errorf("a roll has a size, a range and what it chooses")
	}
	size, err := hexwar.ParseSize(words[0])
	if err != nil {
		return err
	}
	var from, to int
	if _, err := fmt.Sscanf(words[1], "%d-%d", &from, &to); err != nil || from < 1 || to > 8 {
		return fmt.Errorf("%q is no range of a D8", words[1])
	}
	roll := missionRoll{again: words[2] == "again"}
	if name := strings.Join(words[2:], " "); !roll.again {
		if roll.mission, err = h.Mission(name); err != nil {
			if roll.other, err = hexwar.ParseSize(name); err != nil {
				return err
			}
		}
	}
	for n := from; n <= to; n++ {
		h.rolls[size][n-1] = roll
	}
	return nil
}

// Squads are the stock squads for engagements of a size.
func (h *HexWar) Squads(size hexwar.Size) []hexwar.Squad { return h.squads[size] }

// Mission is the mission of that name.
func (h *HexWar) Mission(name string) (*hexwar.Mission, error) {
	for i := range h.Missions {
		if h.Missions[i].Name == name {
			return &h.Missions[i], nil
		}
	}
	return nil, fmt.Errorf("there is no mission %q", name)
}

// MissionsOf are the missions that an engagement of a size may play.
func (h *HexWar) MissionsOf(size hexwar.Size) (missions []*hexwar.Mission) {
	for i := range h.Missions {
		if slices.Contains(size.MissionSizes(), h.Missions[i].Size) {
			missions = append(missions, &h.Missions[i])
		}
	}
	return missions
}

// Board is the board of that name.
func (h *HexWar) Board(name string) (*hexwar.Board, error) {
	for _, b := range h.Boards {
		if b.Name == name {
			return b, nil
		}
	}
	return nil, fmt.Errorf("there is no board %q", name)
}

// BoardsOf are the boards that a mission of the stock is played on, its first choice
// first. There is one at least.
func (h *HexWar) BoardsOf(m *hexwar.Mission) (boards []*hexwar.Board) {
	if len(m.Boards) == 0 {
		return h.Boards
	}
	for _, name := range m.Boards {
		if b, err := h.Board(name); err == nil {
			boards = append(boards, b)
		}
	}
	return boards
}

// maxRolls bounds rolling again, whatever the dice do.
const maxRolls = 64

// RollMission chooses a mission for an engagement of a size by the rulebook's
// tables, asking for as many D8 as that takes.
func (h *HexWar) RollMission(size hexwar.Size, d8 func() int) *hexwar.Mission {
	for range maxRolls {
		switch r := h.rolls[size][(d8()-1)&7]; {
		case r.mission != nil:
			return r.mission
		case !r.again:
			size = r.other
		}
	}
	return h.MissionsOf(size)[0]
}
