import { expect, test } from 'vitest'
import { MOST_SLIPS, piecesNear, piecesOf, slipsBetween } from './near-name.ts'

/** The plain definition, without bounds. */
function distance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, at) => (row === 0 ? at : at === 0 ? row : 0)),
  )
  const read = (row: number, at: number) => table[row]?.[at] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row++)
    for (let at = 1; at <= other.length; at++) {
      const cells = table[row]
      if (!cells) continue
      cells[at] = Math.min(
        read(row - 1, at - 1) + Number(one[row - 1] !== other[at - 1]),
        read(row - 1, at) + 1,
        read(row, at - 1) + 1,
        one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1] && row > 1 && at > 1
          ? read(row - 2, at - 2) + 1
          : Number.POSITIVE_INFINITY,
      )
    }
  return read(one.length, other.length)
}

function chanceOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % below
  }
}

const LETTERS = 'abc de'

test('CARD-2 slips are counted as by definition, up to two', () => {
  const seed = Number(process.env.CARD_SEED ?? Date.now() % 100_000)
  const chance = chanceOf(seed)
  const word = () => Array.from({ length: 3 + chance(9) }, () => LETTERS[chance(LETTERS.length)]).join('')
  for (let run = 0; run < 3000; run++) {
    const [one, other] = [word(), word()]
    const right = distance(one, other)
    expect([seed, one, other, slipsBetween(one, other)]).toEqual([seed, one, other, right > MOST_SLIPS ? null : right])
  }
})

test('CARD-2 whatever two slips make of a name shares a piece with it', () => {
  const seed = Number(process.env.CARD_SEED ?? Date.now() % 100_000)
  const chance = chanceOf(seed)
  const slip = (text: string): string => {
    const at = chance(text.length)
    const letter = LETTERS[chance(LETTERS.length)] ?? 'a'
    switch (chance(3)) {
      case 0:
        return text.slice(0, at) + text.slice(at + 1)
      case 1:
        return text.slice(0, at) + letter + text.slice(at)
      default:
        return text.slice(0, at) + letter + text.slice(at + 1)
    }
  }
  for (let run = 0; run < 3000; run++) {
    const key = Array.from({ length: 6 + chance(30) }, () => LETTERS[chance(LETTERS.length)]).join('')
    const typed = slip(slip(key))
    const wanted = new Set(piecesNear(typed))
    expect([seed, key, typed, piecesOf(key).some((piece) => wanted.has(piece))]).toEqual([seed, key, typed, true])
    expect(wanted.size).toBeLessThanOrEqual(75)
  }
})

test('CARD-2 swapped neighbours are one slip, and short names are near nothing', () => {
  expect(slipsBetween('lightning bolt', 'lightnign bolt')).toBe(1)
  expect(slipsBetween('lightning bolt', 'lightnig blot')).toBe(2)
  expect(slipsBetween('lightning bolt', 'lightning helix')).toBeNull()
  expect(piecesOf('opt')).toEqual([])
  expect(piecesNear('opt')).toEqual([])
})
