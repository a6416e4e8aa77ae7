import { nameKey } from '../tournaments/players/player-name.ts'

export type NameMatch =
  | { readonly name: string; readonly kind: 'same'; readonly regular: string }
  /** Best first; only people can say whether they are one. */
  | { readonly name: string; readonly kind: 'near'; readonly regulars: readonly string[] }
  | { readonly name: string; readonly kind: 'new' }

const MOST_NEAR = 3
/** Letters that a slip may change, in longer names. */
const FAR = 2
const LONG = 8

/** Which of a shop's regulars these names are: the same but for case and accents, or nearly. */
export function matchNames(names: readonly string[], regulars: readonly string[]): readonly NameMatch[] {
  const known = new Map(regulars.map((regular) => [nameKey(regular), regular]))
  const taken = new Set(names.map(nameKey))
  const free = [...known].flatMap(([key, regular]) => (taken.has(key) ? [] : [{ ...keyed(key), regular }]))
  return names.map((name): NameMatch => {
    const same = known.get(nameKey(name))
    if (same !== undefined) return { name, kind: 'same', regular: same }
    const sought = keyed(nameKey(name))
    const near = free
      .flatMap((one) => {
        const how = nearness(sought, one)
        return how === null ? [] : [{ how, regular: one.regular }]
      })
      .toSorted((one, other) => one.how - other.how)
      .slice(0, MOST_NEAR)
      .map(({ regular }) => regular)
    return near.length === 0 ? { name, kind: 'new' } : { name, kind: 'near', regulars: near }
  })
}

type Keyed = { readonly key: string; readonly words: readonly string[]; readonly sorted: string }

function keyed(key: string): Keyed {
  const words = key.split(/[\s.,'’-]+/).filter((word) => word !== '')
  return { key, words, sorted: words.toSorted().join(' ') }
}

/** 0 is nearest; null: somebody else. */
function nearness(one: Keyed, other: Keyed): number | null {
  if (one.sorted === other.sorted) return 0
  if (isShortened(one.words, other.words) || isShortened(other.words, one.words)) return 1
  const { key } = one
  const isAlike = key[0] === other.key[0] || key.at(-1) === other.key.at(-1)
  const most = Math.min(key.length, other.key.length) < LONG ? 1 : FAR
  if (!isAlike || Math.min(key.length, other.key.length) < 4) return null
  const slips = slipsBetween(key, other.key, most)
  return slips === null ? null : 1 + slips
}

/** "Zoé M." for "Zoé Martin". */
function isShortened(short: readonly string[], long: readonly string[]): boolean {
  if (short.length !== long.length || short.length < 2 || short[0] !== long[0]) return false
  return short.every((word, index) => index === 0 || (long[index] ?? '').startsWith(word)) && short.at(-1)?.length === 1
}

/** Letters added, left out or changed; null: more than `most`. */
function slipsBetween(one: string, other: string, most: number): number | null {
  if (Math.abs(one.length - other.length) > most) return null
  let before = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let column = 1; column <= other.length; column++) {
      const changed = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1)
      line.push(Math.min(changed, (before[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1))
    }
    if (Math.min(...line) > most) return null
    before = line
  }
  const slips = before.at(-1) ?? 0
  return slips <= most ? slips : null
}
