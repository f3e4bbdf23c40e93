package rules_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "rulerfire/"

// layers are the parts of the program from below to above, by the beginnings of
// their paths. A package imports from its own part and from those below it.
var layers = [][]string{
	{"rules", "rules/dice", "rules/field", "rules/hex"},
	{"rules/ai", "rules/rapid", "rules/hexwar", "rules/rulestest", "rules/rulestest/"},
	{"rules/ai/"},
	{"assets", "assets/"},
	{"game", "game/"},
	{"scenes", "scenes/"},
	{""},
}

// layer is the part that the package at path belongs to, and what it is called
// there: two packages of one part know each other only if that is the same.
func layer(path string) (n int, name string) {
	for n, names := range layers {
		for _, name := range names {
			if path == name || strings.HasSuffix(name, "/") && strings.HasPrefix(path, name) {
				return n, strings.TrimSuffix(name, "/")
			}
		}
	}
	return -1, ""
}

// A source is one Go file of the program, tests left out.
type source struct {
	name string // from the top of the repository
	pkg  string // the path of its folder, "" for the top
	file *ast.File
}

var files = token.NewFileSet()

func sources(t *testing.T) []source {
	t.Helper()
	var out []source
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, _ := filepath.Rel("..", path)
		if d.IsDir() {
			if base := d.Name(); path != ".." && (base[0] == '.' || base == "testdata") {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(files, name, text, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		pkg := filepath.ToSlash(filepath.Dir(name))
		if pkg == "." {
			pkg = ""
		}
		out = append(out, source{filepath.ToSlash(name), pkg, file})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(out) < 10 {
		t.Fatalf("found only %d files: the test looks in the wrong place", len(out))
	}
	return out
}

func imports(s source) []string {
	var out []string
	for _, i := range s.file.Imports {
		path, _ := strconv.Unquote(i.Path.Value)
		out = append(out, path)
	}
	return out
}

func under(pkg, folder string) bool { return pkg == folder || strings.HasPrefix(pkg, folder+"/") }

func TestImportsPointOneWay(t *testing.T) {
	for _, s := range sources(t) {
		from, name := layer(s.pkg)
		if from < 0 {
			t.Errorf("%s: the package %s has no place among the layers", s.name, s.pkg)
			continue
		}
		for _, path := range imports(s) {
			path, ours := strings.CutPrefix(path, module)
			if !ours {
				continue
			}
			to, other := layer(path)
			switch {
			case to < from, to == from && name == strings.TrimSuffix(other, "/"):
			case to == from && from == 0:
				// The ground floor: rules is the contract, the others stand beside it.
			default:
				t.Errorf("%s imports %s, which lies above or beside it", s.name, path)
			}
		}
	}
}

func TestOnlyTheScreensKnowTheWindow(t *testing.T) {
	for _, s := range sources(t) {
		if s.pkg == "" || under(s.pkg, "scenes") {
			continue
		}
		for _, path := range imports(s) {
			if strings.HasPrefix(path, "github.com/hajimehoshi/ebiten") {
				t.Errorf("%s imports %s, so it cannot start without a display", s.name, path)
			}
		}
	}
}

func TestTheRulesAreClosedToTheWorld(t *testing.T) {
	forbidden := []string{"os", "time", "math/rand", "math/rand/v2", "crypto/rand", "net", "syscall", "runtime", "unsafe", "github.com/quasilyte/gmath"}
	for _, s := range sources(t) {
		if !under(s.pkg, "rules") || under(s.pkg, "rules/rulestest") {
			continue
		}
		for _, path := range imports(s) {
			if path == "math/rand/v2" && under(s.pkg, "rules/ai") {
				continue // a computer player is given its stream of chance, and makes none
			}
			if slices.Contains(forbidden, path) || strings.HasPrefix(path, "net/") || strings.HasPrefix(path, "os/") {
				t.Errorf("%s imports %s", s.name, path)
			}
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			if g, ok := n.(*ast.GoStmt); ok {
				t.Errorf("%s starts a goroutine", files.Position(g.Pos()))
			}
			return true
		})
	}
}

func TestNoRuleUsesFloats(t *testing.T) {
	for _, s := range sources(t) {
		// The odds of dice and the computer's judgement are no rules.
		if !under(s.pkg, "rules") || under(s.pkg, "rules/dice") || under(s.pkg, "rules/ai") {
			continue
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.Ident:
				if n.Name == "float64" || n.Name == "float32" {
					t.Errorf("%s uses %s", files.Position(n.Pos()), n.Name)
				}
			case *ast.BasicLit:
				if n.Kind == token.FLOAT {
					t.Errorf("%s uses %s", files.Position(n.Pos()), n.Value)
				}
			}
			return true
		})
	}
}
