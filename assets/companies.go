// Package assets is what the game comes with: stock companies and tables, texts,
// fonts and sounds, all inside the program. It draws and plays nothing itself.
package assets

import (
	"embed"
	"fmt"
	"io/fs"
	"sort"

	"rulerfire/rules/rapid"
)

//go:embed companies/*.txt
var companyFiles embed.FS

// Companies reads the stock companies of Rapid Attack, sorted by name. Each is
// legal with three rockets at one size of battle at least, and has a spare frame
// for ties. The caller may change what it gets.
func Companies() ([]rapid.Company, error) {
	names, err := fs.Glob(companyFiles, "companies/*.txt")
	if err != nil {
		return nil, err
	}
	companies := make([]rapid.Company, 0, len(names))
	for _, name := range names {
		text, err := companyFiles.ReadFile(name)
		if err != nil {
			return nil, err
		}
		c, err := rapid.ParseCompany(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		companies = append(companies, c)
	}
	sort.Slice(companies, func(i, j int) bool { return companies[i].Name < companies[j].Name })
	return companies, nil
}
