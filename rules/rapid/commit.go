package rapid

import "rulerfire/rules"

var _ rules.Committer = (*Battle)(nil)

// Commits tells whether the choice confirms an attack: that an attack die is told,
// and whether the spot is added, which settles if it hits. All else of a battle lies
// open on the table, so nothing but dice and other seats keeps an answer from being
// taken back.
func (b *Battle) Commits(c rules.Choice) bool {
	a, err := action(c)
	if err != nil {
		return false
	}
	switch a.Kind {
	case ActAttack, ActUseSpot, ActKeepSpot:
		return true
	}
	return false
}
