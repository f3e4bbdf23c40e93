package trial

// An arrangement is who has what, and where, in one battle.
type arrangement struct {
	group int
	// round is the place of the arrangement in its group; both versions of a company that
	// is compared are played with each.
	round   int
	other   bool  // it is played with the other version of the first company
	players []int // the contestant at each place of the table
	cast    []int // the company at each place: its contestant's number, or the count of them for the other version
}

// arrange is the arrangement of the battle with this number, from 0.
func (t Trial) arrange(number int) arrangement {
	n := len(t.Contestants)
	a := arrangement{group: number / t.Group(), round: number % t.Group()}
	if t.Compares() {
		a.other = a.round%2 == 1
		a.round /= 2
	}
	shift, exchange := a.round%n, a.round/n
	orders := factorial(n - 1)
	seats := order(n, a.group%orders)
	companies := order(n, 0)
	if t.Swap {
		companies = order(n, a.group/orders%orders)
	}
	for place := range n {
		player := seats[(place+shift)%n]
		company := companies[(player+exchange)%n]
		if a.other && company == 0 {
			company = n
		}
		a.players = append(a.players, player)
		a.cast = append(a.cast, company)
	}
	return a
}

// order is an order of 0 to n−1 that begins with 0: the one with this number, from 0 to
// the factorial of n−1. Turned round by every number of places, these are all orders
// that there are.
func order(n, number int) []int {
	rest := make([]int, 0, n)
	for i := 1; i < n; i++ {
		rest = append(rest, i)
	}
	list := []int{0}
	for left := n - 1; left > 0; left-- {
		orders := factorial(left - 1)
		i := number / orders
		number %= orders
		list = append(list, rest[i])
		rest = append(rest[:i:i], rest[i+1:]...)
	}
	return list
}

func factorial(n int) int {
	f := 1
	for i := 2; i <= n; i++ {
		f *= i
	}
	return f
}
