package draw

import "rulerfire/rules/field"

// letters are 7 studs high: a # is a stud. Only those of the title are here.
var letters = map[rune][7]string{
	'R': {"####.", "#...#", "#...#", "####.", "#.#..", "#..#.", "#...#"},
	'U': {"#...#", "#...#", "#...#", "#...#", "#...#", "#...#", ".###."},
	'L': {"#....", "#....", "#....", "#....", "#....", "#....", "#####"},
	'E': {"#####", "#....", "#....", "####.", "#....", "#....", "#####"},
	'F': {"#####", "#....", "#....", "####.", "#....", "#....", "#...."},
	'I': {"###", ".#.", ".#.", ".#.", ".#.", ".#.", "###"},
}

// letterLayers is how many bricks high the letters are.
const letterLayers = 3

// spell lays a word of letters with its upper left corner at x, y, in studs, one
// stud between letters. place is called for each brick with the letter's place in
// the word.
func spell(word string, x, y int, place func(letter int, b field.Brick)) {
	for i, r := range word {
		letter := letters[r]
		for row, studs := range letter {
			for k := 0; k < len(studs); {
				n := 0
				for k+n < len(studs) && studs[k+n] == '#' && n < 4 {
					n++
				}
				if n == 0 {
					k++
					continue
				}
				if n > 2 && (row+i)%2 == 1 {
					n = 2 // joints are not all in line, as in brickwork
				}
				for layer := range uint8(letterLayers) {
					place(i, field.Brick{X: int16(x + k), Y: int16(y + row), W: uint8(n), L: 1, Layer: layer + 1})
				}
				k += n
			}
		}
		x += len(letter[0]) + 1
	}
}

// spelled is how many studs wide a word is.
func spelled(word string) int {
	w := -1
	for _, r := range word {
		w += len(letters[r][0]) + 1
	}
	return w
}
