package trial

import "math"

// A Mean is a mean over groups of battles.
type Mean struct {
	Value float64
	// Half is half the width of the 95 % interval around it, from the scatter of the
	// groups; 0 if there are less than two.
	Half float64
}

// meanOf is the mean of what was found in each group.
func meanOf(groups []float64) Mean {
	n := float64(len(groups))
	if n == 0 {
		return Mean{}
	}
	mean, squares := scatter(groups)
	if n < 2 {
		return Mean{Value: mean}
	}
	return Mean{mean, student(len(groups)-1) * math.Sqrt(squares/(n-1)/n)}
}

// shareOf is the mean of shares, or of differences of shares. Its interval is never
// nothing: groups that all agree prove little as long as they are few, so it is reckoned
// as if one more had been half a win off.
func shareOf(groups []float64) Mean {
	n := float64(len(groups))
	if n == 0 {
		return Mean{}
	}
	mean, squares := scatter(groups)
	return Mean{mean, student(max(1, len(groups)-1)) * math.Sqrt((squares+0.25)/n/n)}
}

// scatter is the mean of some numbers and the sum of the squares of their distances from
// it.
func scatter(list []float64) (mean, squares float64) {
	for _, x := range list {
		mean += x
	}
	mean /= float64(len(list))
	for _, x := range list {
		squares += (x - mean) * (x - mean)
	}
	return mean, squares
}

// fewFree are the bounds of Student's distribution with few degrees of freedom, from
// one, between which it is with a chance of 95 %.
var fewFree = [...]float64{12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228}

// student is how many standard errors a 95 % interval reaches to both sides, with so many
// degrees of freedom, at least one: by how much less is known of the scatter itself, the
// further.
func student(free int) float64 {
	if free <= len(fewFree) {
		return fewFree[free-1]
	}
	// Cornish and Fisher's expansion around the normal distribution.
	const z = 1.959964
	v := float64(free)
	return z + (z*z*z+z)/(4*v) + (5*math.Pow(z, 5)+16*z*z*z+3*z)/(96*v*v)
}
