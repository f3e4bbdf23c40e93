package rapid_test

import (
	"fmt"
	"testing"
)

// The rulebook's example round: Sebastian, seat 1, defends with f0 to f3 against
// Vincent, seat 2, with f4 to f7, and Joshua, seat 3, with f8 to f12. The dice are
// the book's; where it gives none they are ours. All is placed so that what the
// book says is in range is in range, and what is in cover is in cover.
const exampleRound = `
	table 240x160
	wall 1x2x3 at 87,39      # the ragged wall that J1 comes to stand behind
	wall 1x2x3 at 88,102     # the tree that S3 comes to stand behind
	seat 7 each
	f0 2Rd 1G 2Y at 100,40
	f1 2Rd 1G 1Y at 118,50
	f2 2Rd 1G 2Y at 110,100
	f3 2Rd 1B 1G at 110,60
	s0 at 200,10
	s1 at 200,20
	seat 6 each
	f4 2Ra+d8 1B 1Y at 170,100
	f5 2Ra 1B 1G 1Y at 165,140
	f6 2Rd 1B 1G 1Y at 150,110
	f7 2Rd 1B 1G 1Y at 170,130
	s2 at 220,140
	s3 at 220,150
	seat 3 each
	f8 2Rd 2B 1Y at 62,40
	f9 2Rd 1B 1G 1Y at 60,88
	f10 2Rd 1B 1G 1Y at 60,125
	f11 2Rd 1G 2Y at 55,135
	f12 2Ra+d8 1B 1Y at 60,60
	s4 at 10,10
	s5 at 10,20`

func TestTheRulebooksExampleRound(t *testing.T) {
	g := situation(t, exampleRound)
	activations, holds := 0, 0
	step := func(lines string, want ...string) {
		t.Helper()
		g.play(lines)
		g.saw(want...)
		activations += g.counts("begins its turn")
		holds += g.counts("on hold")
	}
	g.scores(42, 36, 21)

	step(`
		pick f0                              # Sebastian's frame 1
		name f8 direct
		roll W6 W2 R5 R1 G5 Y3 Y5
		defend W6
		attack R5
		name f0 direct                       # Joshua's point frame
		roll W5 W1 R2 R6 B4 B5 Y4
		defend B5
		move G5 @120,40                      # Sebastian's frame 1, falling back: 5, not 8
		spot f8 Y5
		move W5 @84,40                       # Joshua's point frame, resuming
		attack R6
		spot f0 Y4`,
		"f0 misses: 5 against 5", "f0 spots f8 with Y5: 5", "f0 ends its turn",
		"f8 attacks f0 with R6", "f8 misses: 6 against 6", "f8 spots f0 with Y4: 4", "f8 ends its turn")
	if holds != 1 {
		t.Error("return fire at a frame that has its defence ought not to change the order again")
	}

	step(`
		pick f1                              # Sebastian's frame 2
		name f8 direct
		roll W2 W4 R3 R3 G2 Y1
		defend W4
		attack R3
		use spot
		roll 1 4 5                           # the 4 ruins the wall, the 5 blows through
		lose defence                         # Joshua pops off the shield
		move G2 @120,52
		spot f8 Y1`,
		"f1 uses the spot 5 on f8", "t0 covers f8", "f1 hits: 3 damage dice on chart 3", "t0 covers f8 no longer",
		"f8 loses defence", "f1 spots f8 with Y1: 1")

	step(`
		pass                                 # Sebastian
		pick f4                              # Vincent's frame 1
		name f2 artillery
		roll W4 W6 R1 R2 R8:5 B4 Y5
		defend B4
		attack W6                            # white, in place of a red die
		name f9 direct                       # Sebastian's frame 3
		roll W5 W2 R2 R6 G4 Y6 Y5
		defend W5
		roll 6
		lose comms
		move W4 @175,100                     # Vincent's frame 1; its spot of 5 is wasted
		move G4 @92,100                      # Sebastian's frame 3, advancing after all
		attack R6
		name f2 direct                       # Joshua's frame 2
		roll W5 W4 R6 R3 B2 G6 Y5
		defend W5
		roll 2                               # Sebastian's frame 3
		spot f8 Y6                           # replacing the standing 1
		attack R6                            # Joshua's frame 2
		roll 6
		lose comms
		move G6 @84,70
		spot f1 Y5`,
		"seat 1 passes", "f4 is on hold for f2", "f4 hits: 1 damage dice on chart 2", "f4 ends its turn", "f2 goes on",
		"f2 is on hold for f9", "f2 hits: 1 damage dice on chart 2", "f2 spots f8 with Y6: 6", "f2 ends its turn", "f9 goes on",
		"f9 attacks f2 with R6", "f9 hits: 1 damage dice on chart 2", "f9 spots f1 with Y5: 5", "f9 ends its turn")
	if holds != 3 {
		t.Errorf("%d frames have been on hold, want 3: a chain of two and one of three", holds)
	}

	step(`
		pick f3                              # Sebastian's frame 4: J1 has its defence already
		name f8 direct
		roll W1 W1 R3 R1 B4 G2
		defend B4
		attack R3
		use spot
		roll 1 2 3 6
		lose defence
		move G2 @118,60
		spot none`,
		"f3 uses the spot 6 on f8", "f3 hits: 4 damage dice on chart 2", "f8 loses defence")
	g.asks("2 pick") // Sebastian has none left

	step(`
		pick f5                              # Vincent's frame 2
		name f10 artillery
		roll W1 W1 R2 R4 B3 G1 Y1
		defend B3
		attack R4
		name f2 direct                       # Joshua's frame 3
		roll W4 W1 R6 R2 B3 G4 Y6
		defend W4
		done                                 # Vincent's frame 2 holds its position
		attack R6                            # Joshua's frame 3
		roll 4                               # and the tree is destroyed
		move G4 @70,118
		spot f2 Y6`,
		"f5 is on hold for f10", "f5 misses: 4 against 4", "f10 hits: 1 damage dice on chart 3", "t1 covers f2 no longer",
		"f10 spots f2 with Y6: 6")
	g.never("loses")

	step(`
		pick f6                              # Vincent's frame 3
		name f2 direct
		roll W2 W1 R4 R1 B3 G4 Y4
		defend B3
		move G4 @130,110
		attack R4
		use spot
		roll 1 2 3 4 6
		lose movement
		spot f2 Y4`,
		"f6 uses the spot 6 on f2", "f6 hits: 5 damage dice on chart 2", "f2 loses movement", "f6 spots f2 with Y4: 4")

	g.play("pass") // Vincent, with one frame left
	g.asks("3 pick")
	g.refuses("pass", "pick.must")
	step(`
		pick f11                             # Joshua's frame 4
		name f2 direct
		roll W1 W1 R4 R1 G2 Y2 Y1
		defend none
		move G2 @63,130
		attack R4
		use spot
		roll 5 5 6
		spot f6 Y2`,
		"f11 uses the spot 4 on f2", "f11 hits: 3 damage dice on chart 2", "f2 is destroyed", "seat 1 scores 35",
		"f11 spots f6 with Y2: 2")
	g.scores(35, 36, 21)
	g.asks("2 pick") // Vincent leads

	step(`
		pick f7                              # Vincent's frame 4 cannot come into range
		name f12 direct
		roll W1 W2 R5 R6 B2 G3 Y1
		defend B2
		move G3 @158,128`,
		"f7 makes no attack on f12")
	g.never("f12 begins")

	step(`
		pick f12                             # Joshua's frame 5, the last
		name f6 artillery
		roll W1 W2 R2 R1 R8:1 B3 Y4
		defend B3
		move W1 @64,62
		attack R2
		use spot
		roll 3`,
		"f12 uses the spot 2 on f6", "f12 hits: 1 damage dice on chart 2", "f12 ends its turn", "round 1 ends", "the clock goes to 10")

	g.asks("2 tick")
	g.play("tick")
	g.saw("seat 2 takes the clock to 9")
	g.asks("1 tick")
	g.play("hold")
	g.asks("3 tick")
	g.play("hold")
	g.saw("round 2")
	g.asks("2 pick")

	if activations != 13 {
		t.Errorf("%d frames had their turns, want 4 + 4 + 5", activations)
	}
	if holds != 4 {
		t.Errorf("%d frames were on hold, want 4: two chains of two, one of three", holds)
	}
	for i := range 13 {
		if f := g.frame(i); f.Defence > 0 || f.Spot > 0 {
			t.Errorf("a die lies beside %s still", fmt.Sprint("f", i))
		}
	}
}
