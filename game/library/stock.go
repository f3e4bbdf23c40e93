package library

import (
	"encoding"
	"fmt"

	"rulerfire/assets"
	"rulerfire/rules/hexwar"
)

// Stock makes entries of what the game comes with: all stock companies, frames,
// tables, units, squads and boards, each kind in the order of its files. Their
// ids are the same in every run.
func Stock() ([]Entry, error) {
	var s stock
	companies, err := assets.Companies()
	if err != nil {
		return nil, err
	}
	frames, err := assets.Frames()
	if err != nil {
		return nil, err
	}
	tables, err := assets.Tables()
	if err != nil {
		return nil, err
	}
	hex, err := assets.Hex()
	if err != nil {
		return nil, err
	}
	addAll(&s, companies)
	addAll(&s, frames)
	addAll(&s, tables)
	addAll(&s, hex.Units)
	for size := range hexwar.NumSizes {
		addAll(&s, hex.Squads(size))
	}
	addAll(&s, hex.Boards)
	return s.entries, s.err
}

// A stock is collected until the first error.
type stock struct {
	entries []Entry
	ids     map[ID]bool
	err     error
}

func addAll[T encoding.TextMarshaler](s *stock, things []T) {
	for _, t := range things {
		s.add(t)
	}
}

func (s *stock) add(content encoding.TextMarshaler) {
	if s.err != nil {
		return
	}
	e, err := New(content)
	if err != nil {
		s.err = fmt.Errorf("stock: %w", err)
		return
	}
	if s.ids == nil {
		s.ids = map[ID]bool{}
	}
	id := ID(fmt.Sprintf("%s%v-%s", stockID, e.Kind, Slug(e.Name)))
	for n := 2; s.ids[id]; n++ {
		id = ID(fmt.Sprintf("%s%v-%s-%d", stockID, e.Kind, Slug(e.Name), n))
	}
	s.ids[id] = true
	e.ID, e.Stock = id, true
	s.entries = append(s.entries, e)
}
