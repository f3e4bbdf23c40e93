package portrait

import (
	"flag"
	"image"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"rulerfire/game"
	"rulerfire/game/lineup"
	"rulerfire/game/muster"
	"rulerfire/rules/ai"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// camera is a screen that takes one picture.
type camera struct {
	session *game.Session
	pic     image.Image
}

func (c *camera) Frame(ctx *scenes.Context) {
	c.pic = Take(ctx.Pen, c.session.Battle(), c.session.Seats())
	Paint(ctx.Pen, ui.Rect{X: 10, Y: 10, W: 80, H: 60}, c.session.Battle(), c.session.Seats())
}

func sessions(t *testing.T) map[string]*game.Session {
	t.Helper()
	r := rand.New(rand.NewPCG(4, 3))
	l := lineup.Lineup{Settings: rapid.DefaultSettings()}
	var e muster.Engagement
	for i := range 2 {
		seat := game.Seat{Colour: uint8(i), Pattern: uint8(i)}
		l.Seats = append(l.Seats, lineup.Seat{Seat: seat})
		e.Teams[i].Seats = []game.Seat{seat}
	}
	all := map[string]*game.Session{}
	begin := func(name string, config game.Config, err error) {
		if err != nil {
			t.Fatal(err)
		}
		s, err := game.NewSession(config)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(s.Close)
		all[name] = s
	}
	l, err := l.Draw(r)
	if err != nil {
		t.Fatal(err)
	}
	config, err := l.Config(1, 2)
	begin("rapid", config, err)
	if e, err = e.Draw(r); err != nil {
		t.Fatal(err)
	}
	config, err = e.Config(1, 2, muster.Player)
	begin("hex", config, err)
	return all
}

func TestAPictureShowsTheBattleAsItStands(t *testing.T) {
	for name, s := range sessions(t) {
		c := &camera{session: s}
		p := scenetest.New(t, 320, 180, game.Settings{}, c)
		var last []byte
		for _, steps := range []int{0, 60, 200} {
			for n := 0; n < steps; n++ {
				if w := s.Waiting(); w.For != game.WaitPerson {
					s.Tick()
					continue
				}
				d, _ := s.Pending()
				choice, err := (ai.Random{}).Choose(s.Battle().Clone(), d, uint64(n))
				if err == nil {
					err = s.Submit(s.Waiting().Seat, choice)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			p.Move(float64(10+steps%7), 5)
			p.Wait(2)
			pic := c.pic.(*image.RGBA)
			if pic.Bounds() != image.Rect(0, 0, Width, Height) || string(pic.Pix) == string(last) {
				t.Errorf("%s after %d steps: a picture %v that shows nothing new", name, steps, pic.Bounds())
			}
			last = pic.Pix
		}
		if folder := flag.Lookup("shots").Value.String(); folder != "" {
			f, err := os.Create(filepath.Join(folder, "portrait_"+name+".png"))
			if err != nil {
				t.Fatal(err)
			}
			if err := png.Encode(f, c.pic); err != nil {
				t.Error(err)
			}
			f.Close()
		}
	}
}
