package rapid

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	prop "pgregory.net/rapid"
)

const sparrow = `frame   Sparrow
dice    2W 2Rd 1B 1G 1Y
rockets 2
looks   wheels beam
`

func TestAFrameByItselfIsWrittenAsInItsCompany(t *testing.T) {
	d, err := ParseDesign([]byte(sparrow))
	if err != nil {
		t.Fatal(err)
	}
	want := Design{Name: "Sparrow", Systems: Systems{Direct: 1, Defence: 1, Movement: 1, Comms: 1}, Rockets: 2}
	want.Looks[Direct], want.Looks[Movement] = 3, 1
	if d != want {
		t.Errorf("read %+v, want %+v", d, want)
	}
	if text, err := d.MarshalText(); err != nil || string(text) != sparrow {
		t.Errorf("written %q, %v", text, err)
	}
	company, err := Company{Name: "Larks", Frames: []Design{d}}.MarshalText()
	if err != nil || !strings.HasSuffix(string(company), "\n\n"+sparrow) {
		t.Errorf("the company is written %q, %v", company, err)
	}
}

func TestFramesAreReadOneBelowTheOther(t *testing.T) {
	designs, err := ParseDesigns([]byte("# two\nframe A\ndice 2W\n\nframe B\ndice 2W 2B Gd8\n"))
	want := []Design{{Name: "A"}, {Name: "B", Systems: Systems{Defence: 2}}}
	if err != nil || !cmp.Equal(designs, want) {
		t.Errorf("read %+v, %v", designs, err)
	}
}

func TestFrameTextErrorsNameTheLine(t *testing.T) {
	for _, c := range []struct{ name, text, why string }{
		{"nothing", "", `no line "frame"`},
		{"a company", "company A\nframe B\ndice 2W\n", `line 1: a frame begins with "frame" and its name, not with "company"`},
		{"two", "frame A\ndice 2W\nframe B\ndice 2W", "there are 2 frames, but one is read"},
		{"a spare", "frame A\ndice 2W\nspare B\n", `line 3: only a company has a "spare"`},
		{"a line of companies", "frame A\ndice 2W\nemblem x\n", `line 3: "emblem" belongs above the frames`},
		{"no name", "frame\n", "line 1: a frame without a name"},
		{"no dice", "frame A\n", "at the end: A has no dice"},
		{"wrong dice", "frame A\n\ndice 9W\n", `line 3: "9W"`},
		{"too long", strings.Repeat("# long\n", 10000), "at most 65536"},
	} {
		if d, err := ParseDesign([]byte(c.text)); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s: %+v, %v; want %q", c.name, d, err, c.why)
		}
	}
}

func TestACloneSharesNothingWithItsCompany(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		c := drawCompany(t)
		before, err := c.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		clone := c.Clone()
		for _, list := range [][]Design{clone.Frames, clone.Spares} {
			for i := range list {
				list[i] = Design{Name: "changed"}
			}
		}
		if after, err := c.MarshalText(); err != nil || string(after) != string(before) {
			t.Fatalf("was\n%s\nis\n%s%v", before, after, err)
		}
	})
}

func FuzzParseDesigns(f *testing.F) {
	f.Add([]byte(sparrow))
	f.Add([]byte("frame Ox\ndice 2W/2Rh/1G+d8\nlooks wheels\n\nframe B\ndice Gd8 1xSSR"))
	f.Fuzz(func(t *testing.T, text []byte) {
		designs, err := ParseDesigns(text)
		if err != nil {
			return
		}
		for _, d := range designs {
			written, err := d.MarshalText()
			if err != nil {
				t.Fatalf("read but not written: %v", err)
			}
			if again, err := ParseDesign(written); err != nil || again != d {
				t.Fatalf("read %+v, then %+v, %v", d, again, err)
			}
		}
	})
}
