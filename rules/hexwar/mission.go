package hexwar

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"rulerfire/rules/hex"
)

// A Mission says where the teams deploy and what brings points. Each field of
// its scoring is a clause of its own; a clause that is 0 or false is not part of
// the mission.
type Mission struct {
	Name   string
	Note   string // what it is about, in one line
	Size   Size
	Rounds int // its limit, 6 by the rulings

	// Zones are the deployment zones. If Fixed, the first is the defender's;
	// otherwise he chooses.
	Zones   [Teams]Region
	Fixed   bool
	Markers []hex.Cell // objective markers (19)
	Boards  []string   // the boards that it is played on; none: any
	Wet     bool       // its boards have a band of blue hexes

	// Control scores 1 point each for holding one marker, two, and more than the
	// enemy, from round 2 (T6).
	Control bool
	Cool    bool // a unit that is overheated holds no marker (6.4)

	Destroy int  // a point for each so much deployment cost destroyed (6.3)
	Halves  bool // at the end a unit with half its torso or less counts half
	Advance int  // points at the end of a round, from 2, for more units in the enemy's half

	Intel bool   // markers are placed, guarded and carried home (6.2)
	Area  Region // where the defender places them

	Storm int  // from round 2, −1 to Accuracy Rolls beyond that range
	Night int  // attacks reach no further than that, unless the target fired this round
	Wind  bool // in odd rounds units may drift a hex in a rolled direction

	Exit int // points for each unit of the attacker that leaves over the far edge
	Kill int // points of the defender for each unit of the attacker destroyed

	Hold    int   // points at the end of a round for the side that holds the structures
	Raze    int   // points of the attacker for each of the structures destroyed
	Guard   int   // points of the defender for each of the structures that stands at the end
	Targets []int // which structures, from 1, in the order of the board

	// Envoy scores for one unit of the defender: destroyed, for the attacker;
	// brought to the far zone, and alive at the end, for the defender.
	Envoy EnvoyPoints
}

// EnvoyPoints are what an envoy is worth.
type EnvoyPoints struct{ Kill, Bring, Survive int }

// ParseMissions reads missions. The error names the line and the reason.
func ParseMissions(text []byte) ([]Mission, error) {
	list, err := blocks(text, "mission")
	if err != nil {
		return nil, err
	}
	var missions []Mission
	for _, b := range list {
		m := Mission{Rounds: 6}
		if m.Name, err = b.name(); err != nil {
			return nil, err
		}
		if err := readInto(b, &m, missionKeys, "board"); err != nil {
			return nil, err
		}
		if err := m.Check(); err != nil {
			return nil, fmt.Errorf("mission %s: %w", m.Name, err)
		}
		missions = append(missions, m)
	}
	return missions, nil
}

var missionKeys = map[string]reader[Mission]{
	"note":    textInto(func(m *Mission) *string { return &m.Note }, 2*MaxNote),
	"size":    nameInto(func(m *Mission) *Size { return &m.Size }, sizeNames),
	"rounds":  numberInto(func(m *Mission) *int { return &m.Rounds }, 1, 12),
	"zone":    regionInto(func(m *Mission) *Region { return &m.Zones[0] }),
	"against": regionInto(func(m *Mission) *Region { return &m.Zones[1] }),
	"fixed":   flagInto(func(m *Mission) *bool { return &m.Fixed }),
	"markers": readMarkers,
	"board":   readBoards,
	"wet":     flagInto(func(m *Mission) *bool { return &m.Wet }),
	"control": flagInto(func(m *Mission) *bool { return &m.Control }),
	"cool":    flagInto(func(m *Mission) *bool { return &m.Cool }),
	"destroy": numberInto(func(m *Mission) *int { return &m.Destroy }, 1, 1000),
	"halves":  flagInto(func(m *Mission) *bool { return &m.Halves }),
	"advance": numberInto(func(m *Mission) *int { return &m.Advance }, 1, MaxPoints),
	"intel":   flagInto(func(m *Mission) *bool { return &m.Intel }),
	"area":    regionInto(func(m *Mission) *Region { return &m.Area }),
	"storm":   numberInto(func(m *Mission) *int { return &m.Storm }, 1, 20),
	"night":   numberInto(func(m *Mission) *int { return &m.Night }, 1, 20),
	"wind":    flagInto(func(m *Mission) *bool { return &m.Wind }),
	"exit":    numberInto(func(m *Mission) *int { return &m.Exit }, 1, MaxPoints),
	"kill":    numberInto(func(m *Mission) *int { return &m.Kill }, 1, MaxPoints),
	"hold":    numberInto(func(m *Mission) *int { return &m.Hold }, 1, MaxPoints),
	"raze":    numberInto(func(m *Mission) *int { return &m.Raze }, 1, MaxPoints),
	"guard":   numberInto(func(m *Mission) *int { return &m.Guard }, 1, MaxPoints),
	"targets": readTargets,
	"envoy":   readEnvoy,
}

func regionInto(at func(*Mission) *Region) reader[Mission] {
	return func(m *Mission, value string) error {
		*at(m) = Region(cut(value, maxRegion))
		return nil
	}
}

func readMarkers(m *Mission, value string) (err error) {
	m.Markers, err = readCells(value, MaxMarkers)
	return err
}

func readBoards(m *Mission, value string) error {
	if len(m.Boards) == MaxStructures {
		return errors.New("too many boards")
	}
	m.Boards = append(m.Boards, cut(value, MaxName))
	return nil
}

func readTargets(m *Mission, value string) error {
	for _, w := range strings.Fields(value) {
		n, err := number(w, 1, MaxStructures)
		if err != nil {
			return err
		}
		m.Targets = append(m.Targets, n)
	}
	return nil
}

// readEnvoy reads "kill 4 bring 4 survive 3".
func readEnvoy(m *Mission, value string) error {
	e := &m.Envoy
	if _, err := fmt.Sscanf(value, "kill %d bring %d survive %d", &e.Kill, &e.Bring, &e.Survive); err != nil {
		return fmt.Errorf(`%q is not written "kill 4 bring 4 survive 3"`, cut(value, MaxName))
	}
	if min(e.Kill, e.Bring, e.Survive) < 0 || max(e.Kill, e.Bring, e.Survive) > MaxPoints || e.Kill == 0 {
		return fmt.Errorf("%q is out of bounds", cut(value, MaxName))
	}
	return nil
}

// Check is nil if the mission can be played on some board.
func (m *Mission) Check() error {
	switch {
	case m.Size >= Conflagration:
		return errors.New("a conflagration plays the missions of other sizes (28)")
	case m.Zones[0] == "" || m.Zones[1] == "":
		return errors.New("it needs two deployment zones")
	case m.Control && len(m.Markers) == 0:
		return errors.New("control needs markers")
	case m.Intel && (m.Area == "" || len(m.Markers) > 0):
		return errors.New("intel needs an area, and its markers are placed by the defender")
	case (m.Hold > 0 || m.Raze > 0 || m.Guard > 0) && len(m.Targets) == 0:
		return errors.New("it needs target structures")
	}
	return nil
}

// MarshalText writes the mission; ParseMissions reads it back.
func (m *Mission) MarshalText() ([]byte, error) {
	var w writer
	w.line("mission", m.Name)
	w.line("note", m.Note)
	w.line("size", m.Size.String())
	w.count("rounds", m.Rounds)
	w.line("zone", string(m.Zones[0]))
	w.line("against", string(m.Zones[1]))
	w.flag("fixed", m.Fixed)
	w.line("markers", cellWords(m.Markers))
	for _, b := range m.Boards {
		w.line("board", b)
	}
	w.flag("wet", m.Wet)
	w.flag("control", m.Control)
	w.flag("cool", m.Cool)
	w.count("destroy", m.Destroy)
	w.flag("halves", m.Halves)
	w.count("advance", m.Advance)
	w.flag("intel", m.Intel)
	w.line("area", string(m.Area))
	w.count("storm", m.Storm)
	w.count("night", m.Night)
	w.flag("wind", m.Wind)
	w.count("exit", m.Exit)
	w.count("kill", m.Kill)
	w.count("hold", m.Hold)
	w.count("raze", m.Raze)
	w.count("guard", m.Guard)
	var targets []string
	for _, t := range m.Targets {
		targets = append(targets, strconv.Itoa(t))
	}
	w.line("targets", strings.Join(targets, " "))
	if e := m.Envoy; e != (EnvoyPoints{}) {
		w.line("envoy", fmt.Sprintf("kill %d bring %d survive %d", e.Kill, e.Bring, e.Survive))
	}
	return []byte(w.String()), nil
}
