type Room = {
  readonly width: number
  readonly height: number
  readonly lines: number
  readonly sizes: readonly [largest: number, smallest: number]
}

const LEADING = 1.12

/** The largest size in which a text is whole and breaks between its words; the smallest where none is. */
export function fittedSize(text: string, { width, height, lines, sizes: [largest, smallest] }: Room): number {
  for (let size = largest; size > smallest; size -= 2) {
    const count = lineCount(text, width / size)
    if (count !== null && count <= lines && count * size * LEADING <= height) return size
  }
  return smallest
}

/** What a text of that size takes, in at most so many lines. */
export function heightOf(text: string, { width, size, lines }: { width: number; size: number; lines: number }): number {
  return Math.min(lines, lineCount(text, width / size) ?? lines) * size * LEADING
}

/** Null where a word is wider than a line. Words break behind a hyphen as well. */
function lineCount(text: string, width: number): number | null {
  let [count, used] = [1, 0]
  for (const word of text.split(/(?<=[\s-])/)) {
    const wide = widthOf(word.trimEnd())
    if (wide > width) return null
    if (used + wide > width) [count, used] = [count + 1, 0]
    used += widthOf(word)
  }
  return count
}

/** In ems of our boldest letters, rather too much than too little. */
function widthOf(text: string): number {
  let width = 0
  for (const letter of text.normalize('NFD').replaceAll(/\p{M}/gu, '')) width += emsOf(letter)
  return width
}

function emsOf(letter: string): number {
  if (/[\s.,·:;'’!|ijlI]/.test(letter)) return 0.3
  if (/[-frtJ()]/.test(letter)) return 0.45
  if (/[mwMW&…—œŒæÆ]/.test(letter)) return 1
  return /[\p{Lu}\d]/u.test(letter) ? 0.73 : 0.65
}
