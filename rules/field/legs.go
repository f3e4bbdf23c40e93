package field

// A leg leads to a way, with the length of the route to its end, and the least
// length that the whole route can have.
type leg struct {
	least, length Length
	parent, to    int32
}

func (l *leg) before(m *leg) bool {
	if l.least != m.least {
		return l.least < m.least
	}
	return l.length > m.length
}

func (r *search) push(l leg) {
	r.open = append(r.open, l)
	i := len(r.open) - 1
	for i > 0 {
		up := (i - 1) / 2
		if !l.before(&r.open[up]) {
			break
		}
		r.open[i] = r.open[up]
		i = up
	}
	r.open[i] = l
}

func (r *search) pop() leg {
	top := r.open[0]
	n := len(r.open) - 1
	l := r.open[n]
	r.open = r.open[:n]
	if n == 0 {
		return top
	}
	i := 0
	for {
		down := 2*i + 1
		if down >= n {
			break
		}
		if down+1 < n && r.open[down+1].before(&r.open[down]) {
			down++
		}
		if !r.open[down].before(&l) {
			break
		}
		r.open[i] = r.open[down]
		i = down
	}
	r.open[i] = l
	return top
}
