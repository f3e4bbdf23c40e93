package library

import (
	"bytes"
	"compress/flate"
	"encoding/base32"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"strconv"
	"strings"
)

// A share code is
//
//	RF1C-9K2M4XQZ-7T0VGHWE-…
//
// "RF", the version, a letter for the kind, and then, in groups of 8 letters, the
// length of the packed text, the packed text, and a checksum over the head and
// the packed text. The letters are digits and capitals without I, L, O and U:
// they survive addresses, chats, small letters and handwriting. Packed is the text
// of ShareText, by DEFLATE with a dictionary of the words that such texts consist
// of.
//
// The dictionary belongs to version 1 and must never change.

const (
	codeMark    = "RF"
	groupLength = 8
	checkLength = 4

	// maxUnpacked is the most bytes that a code unpacks to.
	maxUnpacked = MaxFile
)

// codeLetters are the letters of codes, by their value.
const codeLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

var codeAlphabet = base32.NewEncoding(codeLetters).WithPadding(base32.NoPadding)

// dictionary has what stands in shared texts, the most frequent last.
const dictionary = "board     size      15x17\nrow       . - . - . - .\nR R R G G G T T T K K K W W W L L L D D D G1 .1 .2 .3 structure 1 " +
	"squad     unit      core      rank      2\nform      Fighter\ndefence   10 36 17 17 19 19\nlower     accuracy 1\nlower     evasion 1\nlower     assault 1\n" +
	"arm       Assault rifle: right hand\narm       Beam rifle: both hands\narm       Beam saber: left hand\narm       Combat knife: carried\n" +
	"arm       Small shield: on left arm\narm       Submachine gun: on torso\nsystem    Thruster pack\nmod       Second heart\ntrait     Stone nerve\ndrone     \n" +
	"table size 136 136\nground meadow\nprint asphalt rect 0 62.5 136 11\nprint pavement concrete yard soil water shallow field line disc " +
	"\n2x8 timber \n1x6 cream \n2x3 glass \n2x2 bark \n1x1 leaf2 \n2x2 leaf \n1x4 slate \n1x2 clay \n2x4 sand \n4x2 stone2 \n2x4 stone3 \n4x2 stone 1: \n2x4 stone 2: 3: 4: 5: 6: " +
	"#: notes #: colour 1\n#: pattern 1\n" +
	"company The note    emblem  \n\nspare   looks   stealth wheels dishes hammer claw launcher flamer beam mortar\n" +
	"dice    2W 2Rh+d8 2Rd 1B\ndice    2W 2Rh 1B 1G+d8 1Y\ndice    2W 2Ra 1B 1G 1Y\ndice    2W 2Ra+d8 2B\ndice    2W 2B Gd8 2Y\ndice    2W 2B 2G+d8\n" +
	"dice    2W 2Rd+d8 1B 1Y\nrockets 3\n\nframe   dice    2W 2Rd 2B 1Y\nrockets 2\n\nframe   dice    2W 2Rd 1B 1G 1Y\nrockets 1\n\nframe   "

// ShareCode is the entry as a code that ReadShared reads back.
func (e Entry) ShareCode() (string, error) {
	text, err := e.ShareText()
	if err != nil {
		return "", err
	}
	if len(text) > maxUnpacked {
		return "", fmt.Errorf("%q has a text of %d bytes, but a code holds at most %d", e.Name, len(text), maxUnpacked)
	}
	return packCode(e.Kind, []byte(text))
}

// packCode makes a code of a text.
func packCode(kind Kind, text []byte) (string, error) {
	var packed bytes.Buffer
	w, err := flate.NewWriterDict(&packed, flate.BestCompression, []byte(dictionary))
	if err != nil {
		return "", err
	}
	if _, err := w.Write(text); err != nil {
		return "", err
	}
	if err := w.Close(); err != nil {
		return "", err
	}
	return wrap(kind, packed.Bytes()), nil
}

// wrap makes a code of a packed text.
func wrap(kind Kind, packed []byte) string {
	head := fmt.Sprintf("%s%d%c", codeMark, version, forms[kind].letter)
	body := binary.AppendUvarint(nil, uint64(len(packed)))
	body = append(body, packed...)
	body = binary.BigEndian.AppendUint32(body, codeCheck(head, packed))
	letters := codeAlphabet.EncodeToString(body)
	var b strings.Builder
	b.WriteString(head)
	for from := 0; from < len(letters); from += groupLength {
		b.WriteString("-" + letters[from:min(from+groupLength, len(letters))])
	}
	return b.String()
}

func codeCheck(head string, packed []byte) uint32 {
	return crc32.Update(crc32.ChecksumIEEE([]byte(head)), crc32.IEEETable, packed)
}

// splitCode splits what may be a code into version, kind letter and body.
func splitCode(s string) (number, letter, body string, ok bool) {
	head, body, ok := strings.Cut(s, "-")
	if !ok || len(head) < len(codeMark)+2 || len(head) > 12 || !strings.EqualFold(head[:len(codeMark)], codeMark) {
		return "", "", "", false
	}
	number, letter = head[len(codeMark):len(head)-1], strings.ToUpper(head[len(head)-1:])
	return number, letter, body, strings.Trim(number, "0123456789") == ""
}

// isCode tells whether a text is meant to be a code.
func isCode(s string) bool {
	_, _, _, ok := splitCode(s)
	return ok
}

// readCode reads an entry from a code. The error names the letter, counted from
// the beginning of the code, or what else is wrong with it.
func readCode(s string) (Entry, error) {
	number, letter, body, _ := splitCode(s)
	if n, err := strconv.Atoi(number); err != nil || n > version {
		return Entry{}, fmt.Errorf("the code has version %s: %w", number, ErrNewer)
	} else if n < version {
		return Entry{}, fmt.Errorf("the code has version %s, but the first is %d", number, version)
	}
	kind := Unknown
	for k := Company; k < numKinds; k++ {
		if string(forms[k].letter) == letter {
			kind = k
		}
	}
	if kind == Unknown {
		return Entry{}, fmt.Errorf("letter %d of the code, %q, stands for no kind", len(codeMark)+len(number)+1, letter)
	}
	letters, err := lettersOf(s, len(s)-len(body))
	if err != nil {
		return Entry{}, err
	}
	packed, check, err := unwrap(letters)
	if err != nil {
		return Entry{}, err
	}
	if check != codeCheck(codeMark+number+letter, packed) {
		return Entry{}, errors.New("the code's checksum is wrong: a letter is missing, wrong or in a wrong place")
	}
	text, err := io.ReadAll(io.LimitReader(flate.NewReaderDict(bytes.NewReader(packed), []byte(dictionary)), maxUnpacked+1))
	if err != nil {
		return Entry{}, fmt.Errorf("the code cannot be unpacked: %w", err)
	}
	if len(text) > maxUnpacked {
		return Entry{}, fmt.Errorf("the code unpacks to more than %d bytes", maxUnpacked)
	}
	e, err := readText(text)
	if err == nil && e.Kind != kind {
		err = fmt.Errorf("it is a %v, not a %v", e.Kind, kind)
	}
	if err != nil {
		return Entry{}, fmt.Errorf("the code is whole, but not what is in it: %w", err)
	}
	return e, nil
}

// lettersOf gives the letters of a code from a byte on as codeLetters has them.
func lettersOf(s string, from int) (string, error) {
	var letters strings.Builder
	for at, r := range s[from:] {
		switch {
		case r == '-' || r == ' ' || r == '\n' || r == '\r' || r == '\t':
			continue
		case r >= 'a' && r <= 'z':
			r -= 'a' - 'A'
		}
		switch r {
		case 'O':
			r = '0'
		case 'I', 'L':
			r = '1'
		}
		if !strings.ContainsRune(codeLetters, r) {
			return "", fmt.Errorf("letter %d of the code, %q, is not one that codes are made of", place(s, from+at), r)
		}
		letters.WriteRune(r)
	}
	return letters.String(), nil
}

// unwrap takes the packed text and its checksum out of the letters of a code.
func unwrap(letters string) (packed []byte, check uint32, err error) {
	// One or two letters alone are no byte: what they belong to is missing.
	body, err := codeAlphabet.DecodeString(letters[:wholeBytes(len(letters))])
	if err != nil {
		return nil, 0, fmt.Errorf("the code cannot be read: %w", err)
	}
	length, n := binary.Uvarint(body)
	if n <= 0 || length > maxUnpacked {
		if len(letters) < 2*groupLength {
			return nil, 0, fmt.Errorf("the code is cut short: it has only %d letters", len(letters))
		}
		return nil, 0, errors.New("the code's first group is wrong: it tells no length")
	}
	if want := codeAlphabet.EncodedLen(n + int(length) + checkLength); len(letters) < want {
		return nil, 0, fmt.Errorf("the code is cut short: it has %d of %d letters after its head", len(letters), want)
	} else if len(letters) > want {
		return nil, 0, fmt.Errorf("the code is too long: it has %d letters after its head, but only %d belong to it", len(letters), want)
	}
	packed = body[n : n+int(length)]
	return packed, binary.BigEndian.Uint32(body[n+int(length):]), nil
}

// wholeBytes is how many of so many letters can be decoded.
func wholeBytes(letters int) int {
	switch letters % groupLength {
	case 1, 3, 6:
		return letters - 1
	}
	return letters
}
