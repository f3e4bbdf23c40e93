package assets

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// A use is a place where a screen asks for a text.
type use struct {
	at     token.Position
	method string
	key    string
	prefix bool // the key is put together, and begins like this
	args   int  // what is filled in, -1 where that cannot be seen
}

// textUses finds every call of T, Say, Count and Runs with a key in the screens.
func textUses(t *testing.T) []use {
	t.Helper()
	var uses []use
	set := token.NewFileSet()
	err := filepath.WalkDir(filepath.Join("..", "scenes"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil // the compiler says it better
		}
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) == 0 {
				return true
			}
			f, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || f.Sel.Name != "T" && f.Sel.Name != "Say" && f.Sel.Name != "Count" && f.Sel.Name != "Runs" {
				return true
			}
			u := use{at: set.Position(call.Pos()), method: f.Sel.Name, args: len(call.Args) - 1}
			if call.Ellipsis.IsValid() {
				u.args = -1
			}
			arg := call.Args[0]
			for {
				sum, ok := arg.(*ast.BinaryExpr)
				if !ok {
					break
				}
				arg, u.prefix = sum.X, true
			}
			lit, ok := arg.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				return true
			}
			u.key, _ = strconv.Unquote(lit.Value)
			uses = append(uses, u)
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return uses
}

var verb = regexp.MustCompile(`%(\[(\d+)\])?[-+ 0#]*[\d.]*[a-zA-Z%]`)

// verbs is how many things a text wants filled in.
func verbs(text string) int {
	n := 0
	for _, m := range verb.FindAllStringSubmatch(text, -1) {
		switch {
		case strings.HasSuffix(m[0], "%"):
		case m[2] != "":
			k, _ := strconv.Atoi(m[2])
			n = max(n, k)
		default:
			n++
		}
	}
	return n
}

func TestEveryTextThatAScreenAsksForIsThere(t *testing.T) {
	texts := English()
	for _, u := range textUses(t) {
		if u.prefix {
			found := false
			for k := range texts.lines {
				found = found || strings.HasPrefix(k, u.key)
			}
			if !found {
				t.Errorf("%s: no text begins with %s", u.at, u.key)
			}
			continue
		}
		if !texts.Has(u.key) {
			t.Errorf("%s: no text for %s", u.at, u.key)
			continue
		}
		if want := verbs(texts.Raw(u.key)); u.args >= 0 && want != u.args {
			t.Errorf("%s: %s is given %d things for %q", u.at, u.key, u.args, texts.Raw(u.key))
		}
	}
}

func TestTextsNameNobodysProducts(t *testing.T) {
	texts := English()
	for k := range texts.lines {
		for _, word := range []string{"lego", "brickbot"} {
			if strings.Contains(strings.ToLower(texts.Raw(k)), word) {
				t.Errorf("%s names another's product: %q", k, texts.Raw(k))
			}
		}
	}
}

func TestTextsAreRead(t *testing.T) {
	texts, err := ParseTexts("# a comment\n\ngreet = Hello %s\n dice = %d dice, %[2]s\ndice.one = one die, %[2]s\nhit = %d hits\nhit.one = a hit\nsum = 1 + 1 = 2")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ got, want string }{
		{texts.Say("greet", "Mira"), "Hello Mira"},
		{texts.Count("dice", 3, "red"), "3 dice, red"},
		{texts.Count("dice", 1, "red"), "one die, red"},
		{texts.Count("hit", 1), "a hit"},
		{texts.Say("sum"), "1 + 1 = 2"},
		{texts.Say("nothing.there"), "‹nothing.there›"},
	} {
		if test.got != test.want {
			t.Errorf("got %q, want %q", test.got, test.want)
		}
	}
	for _, bad := range []string{"no text", "= no key", "two words = x", "a = 1\na = 2"} {
		if _, err := ParseTexts(bad); err == nil {
			t.Errorf("%q was taken for a catalogue", bad)
		}
	}
}
