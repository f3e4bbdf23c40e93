package hexwar

import "rulerfire/rules"

var _ rules.Committer = (*Battle)(nil)

// Commits tells whether the choice confirms an attack: a shot or a blow, also one from
// a stance, a weapon thrown, a grapple. All else of an engagement lies open on the
// board, so nothing but dice and other seats keeps an answer from being taken back.
func (b *Battle) Commits(c rules.Choice) bool {
	a, err := action(c)
	if err != nil {
		return false
	}
	switch a.Kind {
	case ActAttack, ActHurl, ActGrapple:
		return true
	}
	return false
}
