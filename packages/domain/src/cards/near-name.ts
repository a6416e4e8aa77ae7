import { CARD_KEY_MAX_LENGTH } from './card-name.ts'

/** Letters to add, leave out, change or swap, at most. */
export const MOST_SLIPS = 2
/** Shorter names are near too many others. */
const FEWEST_LETTERS = 4
const PIECES = MOST_SLIPS + 1

/**
 * A key of so many letters cut into one piece more than there may be slips: one piece of every near key is whole, and at most that many
 * places away. Each is written with its length and number, as an index holds it.
 */
export function piecesOf(key: string): readonly string[] {
  if (key.length < FEWEST_LETTERS) return []
  return cutsOf(key.length).map(({ from, to }, number) => pieceKey(key.length, number, key.slice(from, to)))
}

/** Pieces that a near key may have: some eighty, whatever the key. Swapped neighbours count as two changes here. */
export function piecesNear(key: string): readonly string[] {
  if (key.length < FEWEST_LETTERS) return []
  const wanted = new Set<string>()
  const longest = Math.min(key.length + MOST_SLIPS, CARD_KEY_MAX_LENGTH)
  for (let length = Math.max(FEWEST_LETTERS, key.length - MOST_SLIPS); length <= longest; length++) {
    for (const [number, { from, to }] of cutsOf(length).entries()) {
      for (let shift = -MOST_SLIPS; shift <= MOST_SLIPS; shift++) {
        const [start, end] = [from + shift, to + shift]
        if (start >= 0 && end <= key.length) wanted.add(pieceKey(length, number, key.slice(start, end)))
      }
    }
  }
  return [...wanted]
}

function cutsOf(length: number): readonly { readonly from: number; readonly to: number }[] {
  const cut = (number: number) => Math.floor((number * length) / PIECES)
  return Array.from({ length: PIECES }, (_, number) => ({ from: cut(number), to: cut(number + 1) }))
}

function pieceKey(length: number, number: number, piece: string): string {
  return `${length}.${number}.${piece}`
}

/** How many slips lie between two keys, where it is at most two; else null. Neighbours swapped are one. */
export function slipsBetween(one: string, other: string): number | null {
  if (Math.abs(one.length - other.length) > MOST_SLIPS) return null
  const far = MOST_SLIPS + 1
  let before: readonly number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => Math.min(index, far))
  for (let row = 1; row <= one.length; row++) {
    const next = new Array<number>(other.length + 1).fill(far)
    if (row <= MOST_SLIPS) next[0] = row
    const end = Math.min(other.length, row + MOST_SLIPS)
    for (let at = Math.max(1, row - MOST_SLIPS); at <= end; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        (last[at - 1] ?? far) + (isSame ? 0 : 1),
        (last[at] ?? far) + 1,
        (next[at - 1] ?? far) + 1,
        isSwapped ? (before[at - 2] ?? far) + 1 : far,
        far,
      )
    }
    if (Math.min(...next) > MOST_SLIPS) return null
    before = last
    last = next
  }
  const slips = last[other.length] ?? far
  return slips > MOST_SLIPS ? null : slips
}
