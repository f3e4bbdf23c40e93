package game

import (
	"math/bits"

	"rulerfire/rules"
)

// A Roller rolls the dice of one battle.
//
// What a die shows depends on the battle's seed, the key of the roll and the
// die's place in it, and on nothing else: not on the order of the rolls, on how
// often they are asked for, or on the machine. So loading, undoing, skipping an
// animation or thinking longer never changes a roll.
//
// The bytes of seed, key and place go through FNV-1a (64 bits), whose weakness,
// that the last bytes hardly reach the high bits, the finaliser of splitmix64
// makes good. From the result a splitmix64 sequence starts, and its numbers are
// mapped to the faces by a wide multiplication with rejection (Lemire's method),
// so that no face is favoured.
type Roller struct{ seed uint64 }

// NewRoller gives the roller of the battle with this seed.
func NewRoller(seed uint64) Roller { return Roller{seed} }

// Roll answers a decision of Chance: a value for each of its dice.
func (r Roller) Roll(d rules.Decision) rules.Roll {
	roll := make(rules.Roll, len(d.Dice))
	for i, faces := range d.Dice {
		roll[i] = r.Die(d.Key, i, faces)
	}
	return roll
}

// Die is what the die at place index (from 0) of the roll named key shows, 1 to
// faces. It panics if the die has no face.
func (r Roller) Die(key string, index, faces int) int {
	if faces < 1 {
		panic("game: a die without faces")
	}
	n := uint64(faces)
	state := hash64(r.seed, key, uint64(index))
	hi, lo := bits.Mul64(mix64(state), n)
	for unfair := -n % n; lo < unfair; { // 2⁶⁴ mod n: the products that would be too many
		state += golden
		hi, lo = bits.Mul64(mix64(state), n)
	}
	return 1 + int(hi)
}

// golden is the increment of splitmix64: 2⁶⁴ divided by the golden ratio, odd.
const golden = 0x9e3779b97f4a7c15

// mix64 is the finaliser of splitmix64: every bit of x reaches every bit of the
// result.
func mix64(x uint64) uint64 {
	x ^= x >> 30
	x *= 0xbf58476d1ce4e5b9
	x ^= x >> 27
	x *= 0x94d049bb133111eb
	return x ^ x>>31
}

// hash64 is FNV-1a over the bytes of seed, key and index, finished by mix64. The
// two numbers have eight bytes each, so no two triples give the same bytes.
func hash64(seed uint64, key string, index uint64) uint64 {
	h := uint64(fnvOffset)
	h = fnvNumber(h, seed)
	for i := range len(key) {
		h = fnvByte(h, key[i])
	}
	return mix64(fnvNumber(h, index))
}

// digest is FNV-1a over data.
func digest(data []byte) uint64 {
	h := uint64(fnvOffset)
	for _, c := range data {
		h = fnvByte(h, c)
	}
	return h
}

const (
	fnvOffset = 14695981039346656037
	fnvPrime  = 1099511628211
)

func fnvByte(h uint64, c byte) uint64 { return (h ^ uint64(c)) * fnvPrime }

func fnvNumber(h, n uint64) uint64 {
	for range 8 {
		h = fnvByte(h, byte(n))
		n >>= 8
	}
	return h
}
