// Package assets is what the game comes with: the stock of both games and the texts
// of the screens, all inside the program. It draws and plays nothing itself.
package assets

import (
	"embed"
	"slices"
	"strings"

	"rulerfire/rules/rapid"
)

//go:embed companies/*.txt
var companyFiles embed.FS

// Companies reads the stock companies of Rapid Attack, sorted by name. Each is
// legal with three rockets at one size of battle at least, and has a spare frame
// for ties. The caller may change what it gets.
func Companies() ([]rapid.Company, error) {
	var companies []rapid.Company
	err := eachFile(companyFiles, "companies/*.txt", func(_ string, text []byte) error {
		c, err := rapid.ParseCompany(text)
		companies = append(companies, c)
		return err
	})
	if err != nil {
		return nil, err
	}
	slices.SortFunc(companies, func(a, b rapid.Company) int { return strings.Compare(a.Name, b.Name) })
	return companies, nil
}
