package battle_test

import (
	"os"
	"testing"

	"rulerfire/scenes/scenetest"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }
