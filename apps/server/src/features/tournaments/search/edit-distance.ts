/** In a short word, one mistake makes another word. */
export function slipsAllowed(length: number): 0 | 1 | 2 {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/** Letters omitted, added, replaced or swapped with the next; `most + 1` stands for anything above `most`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isExchanged =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line.push(
        Math.min(
          at(last, column) + 1,
          at(line, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          ...(isExchanged ? [at(beforeLast, column - 2) + 1] : []),
        ),
      )
    }
    if (Math.min(...line) > most) return most + 1
    beforeLast = last
    last = line
  }
  return Math.min(at(last, other.length), most + 1)
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

export function oneSlipFrom(word: string, places: readonly number[]): readonly string[] {
  const found = new Set<string>()
  for (const place of places.filter((each) => each >= 0 && each <= word.length)) {
    const [before, behind] = [word.slice(0, place), word.slice(place)]
    for (const letter of LETTERS) found.add(before + letter + behind)
    if (behind === '') continue
    found.add(before + behind.slice(1))
    for (const letter of LETTERS) found.add(before + letter + behind.slice(1))
    if (behind.length > 1) found.add(`${before}${behind[1]}${behind[0]}${behind.slice(2)}`)
  }
  found.delete(word)
  return [...found]
}

/** One bit per letter: texts that differ in more letters than mistakes can change need no comparison. */
export function lettersIn(text: string): number {
  let letters = 0
  for (const letter of text) letters |= 1 << (letter.charCodeAt(0) & 31)
  return letters
}

export function differingLetters(one: number, other: number): number {
  let bits = one ^ other
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count++
  return count
}
