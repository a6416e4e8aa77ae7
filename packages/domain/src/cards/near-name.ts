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

const FAR = MOST_SLIPS + 1

/** Rows of the table of distances, kept: thousands of pairs are compared for one list. */
let rows = [0, 1, 2].map(() => new Uint8Array(0))

/** How many slips lie between two keys, where it is at most two; else null. Neighbours swapped are one. */
export function slipsBetween(one: string, other: string): number | null {
  if (Math.abs(one.length - other.length) > MOST_SLIPS || lettersApart(one, other) > 2 * MOST_SLIPS) return null
  if ((rows[0]?.length ?? 0) <= other.length) rows = rows.map(() => new Uint8Array(other.length + 1))
  let [before, last, next] = rows
  if (!before || !last || !next) return null
  for (let at = 0; at <= other.length; at++) last[at] = Math.min(at, FAR)
  for (let row = 1; row <= one.length; row++) {
    const end = Math.min(other.length, row + MOST_SLIPS)
    const start = Math.max(1, row - MOST_SLIPS)
    let least = row <= MOST_SLIPS ? row : FAR
    next[start - 1] = least
    if (end < other.length) next[end + 1] = FAR
    const letter = one.charCodeAt(row - 1)
    const letterBefore = row > 1 ? one.charCodeAt(row - 2) : -1
    for (let at = start; at <= end; at++) {
      const here = other.charCodeAt(at - 1)
      const deeper = last[at - 1] ?? FAR
      let slips = Math.min(letter === here ? deeper : deeper + 1, (last[at] ?? FAR) + 1, (next[at - 1] ?? FAR) + 1, FAR)
      if (at > 1 && here === letterBefore && letter === other.charCodeAt(at - 2))
        slips = Math.min(slips, (before[at - 2] ?? FAR) + 1)
      next[at] = slips
      if (slips < least) least = slips
    }
    if (least > MOST_SLIPS) return null
    ;[before, last, next] = [last, next, before]
  }
  const slips = last[other.length] ?? FAR
  return slips > MOST_SLIPS ? null : slips
}

const KINDS = 32
const counts = new Int16Array(KINDS)

/** Letters that one has and the other lacks, at least: a slip changes two of them at most. */
function lettersApart(one: string, other: string): number {
  counts.fill(0)
  for (let at = 0; at < one.length; at++) count(one.charCodeAt(at), 1)
  for (let at = 0; at < other.length; at++) count(other.charCodeAt(at), -1)
  let apart = 0
  for (let kind = 0; kind < KINDS; kind++) apart += Math.abs(counts[kind] ?? 0)
  return apart
}

function count(letter: number, by: number): void {
  const kind = letter % KINDS
  counts[kind] = (counts[kind] ?? 0) + by
}
