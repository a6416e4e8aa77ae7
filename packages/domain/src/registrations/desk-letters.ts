import { SOURCE_LANGUAGE } from '../language.ts'
import { nameKey } from '../tournaments/players/player-name.ts'

/** Index entry for names that begin with no letter. */
export const NO_LETTER = '#'
const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', NO_LETTER]

/** The first and last letter of one desk; names beginning with no letter come after Z. */
export type DeskLetters = { readonly from: string; readonly to: string }

/** Most desks of an event. */
export const MOST_DESKS = 6

/** The letter a name is indexed under. */
export function indexLetter(name: string): string {
  const first = nameKey(name).replace('œ', 'o').replace('æ', 'a').charAt(0).toUpperCase()
  return /^[A-Z]$/.test(first) ? first : NO_LETTER
}

/** In index order, names that begin with a letter first. */
export function inIndexOrder<One>(ones: readonly One[], nameOf: (one: One) => string): readonly One[] {
  const names = new Intl.Collator(SOURCE_LANGUAGE, { sensitivity: 'base', numeric: true })
  return ones
    .map((one) => ({ one, name: nameOf(one), place: LETTERS.indexOf(indexLetter(nameOf(one))) }))
    .toSorted((a, b) => a.place - b.place || names.compare(a.name, b.name))
    .map(({ one }) => one)
}

/** Whether a name belongs to this desk. */
export function isOfDesk(name: string, { from, to }: DeskLetters): boolean {
  const place = LETTERS.indexOf(indexLetter(name))
  return place >= LETTERS.indexOf(from) && place <= LETTERS.indexOf(to)
}

/** Null for stored data from another version or edited by hand. */
export function readDeskLetters(kept: unknown): DeskLetters | null {
  if (typeof kept !== 'object' || kept === null) return null
  const from: unknown = Reflect.get(kept, 'from')
  const to: unknown = Reflect.get(kept, 'to')
  if (typeof from !== 'string' || typeof to !== 'string') return null
  const [first, last] = [LETTERS.indexOf(from), LETTERS.indexOf(to)]
  return first >= 0 && first <= last ? { from, to } : null
}

/** Splits consecutive letters among desks, about as many people each; fewer desks for too few letters. */
export function shareLetters(names: readonly string[], desks: number): readonly DeskLetters[] {
  const counts = LETTERS.map((letter) => ({ letter, count: 0 }))
  for (const name of names) {
    const at = counts[LETTERS.indexOf(indexLetter(name))]
    if (at) at.count += 1
  }
  const shares: DeskLetters[] = []
  let from = 0
  let left = names.length
  for (let desk = 1; desk <= desks && from < counts.length; desk++) {
    const isLast = desk === desks
    const fair = left / (desks - desk + 1)
    let [to, count] = [from, counts[from]?.count ?? 0]
    while (to + 1 < counts.length && (isLast || isNearer(fair, count, counts[to + 1]?.count ?? 0))) {
      to += 1
      count += counts[to]?.count ?? 0
    }
    shares.push({ from: counts[from]?.letter ?? NO_LETTER, to: counts[to]?.letter ?? NO_LETTER })
    left -= count
    from = to + 1
  }
  return shares
}

function isNearer(fair: number, count: number, more: number): boolean {
  return Math.abs(count + more - fair) <= Math.abs(count - fair)
}
