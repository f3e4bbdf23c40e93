package draw

import (
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

var galleryDir = flag.String("gallery", os.Getenv("GALLERY"), "write the pictures of the gallery tests to this folder")

// loop runs all tests inside one Update, where images can be read.
type loop struct {
	m    *testing.M
	code int
}

func (l *loop) Update() error {
	l.code = l.m.Run()
	return ebiten.Termination
}

func (l *loop) Draw(*ebiten.Image) {}

func (l *loop) Layout(int, int) (int, int) { return 64, 64 }

func TestMain(m *testing.M) {
	flag.Parse()
	ebiten.SetWindowSize(64, 64)
	l := &loop{m: m}
	if err := ebiten.RunGame(l); err != nil {
		panic(err)
	}
	os.Exit(l.code)
}

// pixels reads an image back.
func pixels(img *ebiten.Image) *image.RGBA {
	out := image.NewRGBA(img.Bounds())
	img.ReadPixels(out.Pix)
	return out
}

// exhibit writes a picture into the gallery, if one is asked for.
func exhibit(t *testing.T, name string, img *ebiten.Image) {
	t.Helper()
	if *galleryDir == "" {
		return
	}
	f, err := os.Create(filepath.Join(*galleryDir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(f, pixels(img)); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}
