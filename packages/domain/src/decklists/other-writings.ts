/**
 * Lists as tools of other games write them, in the words that lists are read in. Texts that were kept are read without it
 * (`canonical-deck.ts`), for their reading never changes.
 */

/** `4xOP01-016`: only before a number of a card, for a name may begin with an x. */
const GLUED = /^(\d{1,2})[x×](?=[A-Z]{1,4}\d{0,2}-\d{2,3}\b|ALT_)/u
/** `(3) Snatch (red)` */
const ENCLOSED = /^\((\d{1,3})\)\s+(?=\S)/u
/** `3 | Luke Skywalker | Faithful Friend` */
const BARRED = /^(\d{1,3})\s*\|\s*(?=\S)/u
const HEADING = /^deck cards:?$/iu
/** A hero stands beside the deck, and is not counted in it. */
const ABOUT = /^(?:(?:name|format|class|hero|nom|classe|h[eé]ros)\s*:|made with\b|see the full deck\b)/iu

export function plainLine(typed: string): string {
  const line = typed.trim()
  if (ABOUT.test(line)) return `# ${line}`
  return line.replace(GLUED, '$1 ').replace(ENCLOSED, '$1 ').replace(BARRED, '$1 ').replace(HEADING, 'Deck')
}

/** A list that is JSON, as lines: Star Wars: Unlimited has `{"leader", "base", "deck"}`, Digimon one number for each copy. */
export function plainText(text: string): string {
  const read = /^\s*[[{]/u.test(text) ? parsed(text) : null
  const lines = Array.isArray(read) ? linesOfNumbers(read) : linesOfZones(read)
  return lines.length === 0 ? text : lines.join('\n')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const NUMBER = /^[A-Z]{1,4}\d{0,2}-\d{2,3}$/u

function linesOfNumbers(read: readonly unknown[]): readonly string[] {
  const copies = new Map<string, number>()
  for (const each of read)
    if (typeof each === 'string' && NUMBER.test(each)) copies.set(each, (copies.get(each) ?? 0) + 1)
  return [...copies].map(([number, count]) => `${count} ${number}`)
}

const ZONES = [
  ['Deck', ['leader', 'secondleader', 'base', 'deck']],
  ['Sideboard', ['sideboard']],
] as const

function linesOfZones(read: unknown): readonly string[] {
  if (typeof read !== 'object' || read === null) return []
  const members = new Map<string, unknown>(Object.entries(read))
  return ZONES.flatMap(([heading, keys]) => {
    const lines = keys.flatMap((key) => [members.get(key)].flat().flatMap(lineOfCopies))
    return lines.length === 0 ? [] : [heading, ...lines]
  })
}

function lineOfCopies(each: unknown): readonly string[] {
  if (typeof each !== 'object' || each === null || !('id' in each) || typeof each.id !== 'string') return []
  const count = 'count' in each && Number.isInteger(each.count) ? each.count : 1
  return /^[\w-]{1,40}$/u.test(each.id) ? [`${count} ${each.id}`] : []
}
