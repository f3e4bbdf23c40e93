package newengagement

import (
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// Scene is the screen on which a new engagement is put together.
type Scene struct {
	host   *Host
	panel  panel
	seat   int     // the seat whose livery is chosen
	team   int     // the team whose squad is chosen
	offers []offer // the squads in the chooser
	shown  int     // of these, the one told about
	notice string
	met    bool
}

// A panel is what lies over the screen; the zero value is nothing.
type panel uint8

const (
	noPanel panel = iota
	liveryPanel
	squadPanel
	rulesPanel
)

// Measures of the screen, in points.
const (
	edge = 14
	gap  = 10
	pad  = 12
	high = 34 // of buttons and fields
)

// Frame shows the screen and takes what the players choose.
func (s *Scene) Frame(ctx *scenes.Context) {
	if !s.met {
		s.met = true
		ctx.UI.SetFocus("new/start")
	}
	ctx.Desk()
	room := ctx.Size.Inset(edge)
	s.header(ctx, room.CutTop(40))
	room.CutTop(gap)
	side := room.CutRight(min(max(room.W*0.36, 340), 500))
	room.CutRight(gap)
	for i, r := range room.Rows(len(s.host.party.teams), gap) {
		s.teamCard(ctx, i, r)
	}
	s.sideCards(ctx, side)
	switch s.panel {
	case liveryPanel:
		s.host.party.table().Livery(ctx, s.seat, s.close)
	case squadPanel:
		s.showSquads(ctx)
	case rulesPanel:
		s.showRules(ctx)
	}
	if s.panel == noPanel && ctx.UI.Back() {
		ctx.Pop()
	}
}

func (s *Scene) close() { s.panel = noPanel }

// header is the top line: the title, and the way back.
func (s *Scene) header(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	r = r.InsetXY(0, 3)
	if u.Button("new/back", r.CutRight(100), ctx.T("newengagement.back"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		ctx.Pop()
	}
	r.CutRight(gap)
	if u.Button("new/shuffle", r.CutRight(168), ctx.T("newengagement.shuffle"), ui.ButtonLook{
		Icon: draw.IconDie, Key: 'S', Size: 13, Tip: ctx.T("newengagement.shuffle.tip"),
	}) {
		s.note(s.host.deal(0, 1))
	}
	u.Label(r, ctx.T("newengagement.title"), ui.Text{Size: 22, Bold: true})
}

// note keeps what went wrong, for the line above the button that starts.
func (s *Scene) note(err error) {
	s.notice = ""
	if err != nil {
		s.notice = err.Error()
	}
}

// sideCards are the mission and the button that starts.
func (s *Scene) sideCards(ctx *scenes.Context, r ui.Rect) {
	start := r.CutBottom(46)
	r.CutBottom(gap)
	s.missionCard(ctx, r)
	e := s.host.engagement(ctx)
	reason := s.notice
	if s.host.broken != nil {
		reason = s.host.broken.Error()
	}
	if reason == "" {
		reason = why(ctx, e, s.host.against())
	}
	first := s.lookRow(ctx, &start, e, reason)
	if ctx.UI.Button("new/start", start, ctx.T("newengagement.start"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Size: 16, Why: reason}) {
		if first {
			s.look(ctx, e)
			return
		}
		scene, err := s.host.open(e)
		if err != nil {
			s.notice = err.Error()
			return
		}
		ctx.Push(scene)
	}
}
