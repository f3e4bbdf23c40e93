package assets

import (
	"embed"
	"fmt"
	"io/fs"

	"rulerfire/rules/rapid"
)

//go:embed frames/*.txt
var frameFiles embed.FS

// Frames reads the stock frames of Rapid Attack, by their trades: hand to hand,
// direct fire, artillery, both, support, rockets. Each may stand in a company. The
// caller may change what it gets.
func Frames() ([]rapid.Design, error) {
	names, err := fs.Glob(frameFiles, "frames/*.txt")
	if err != nil {
		return nil, err
	}
	var frames []rapid.Design
	for _, name := range names {
		text, err := frameFiles.ReadFile(name)
		if err != nil {
			return nil, err
		}
		designs, err := rapid.ParseDesigns(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		frames = append(frames, designs...)
	}
	return frames, nil
}
