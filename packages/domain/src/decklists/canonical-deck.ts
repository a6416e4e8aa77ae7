import { nameKey } from '../tournaments/players/player-name.ts'
import type { SectionKind } from './deck-section.ts'
import type { Decklist } from './decklist.ts'
import { parseKeptDecklist } from './parse-decklist.ts'

const FORM = 'tablee-decklist-1'

/** `read`: a line that names no card; `address`: where the deck is. */
type Zone = SectionKind | 'read' | 'address'

/**
 * The text whose SHA-256 is published at the lock (docs/wire.md, kept decklists): anybody writes it again from the list. Another reading of
 * lists is another form, with another first line.
 */
export function canonicalDeck(decklist: Decklist, nonce: string): string {
  return [FORM, nonce, ...linesOf(decklist).toSorted()].join('\n')
}

function linesOf(decklist: Decklist): readonly string[] {
  const { sections, unreadable } = parseKeptDecklist(decklist.decklistText ?? '')
  const copies = new Map<string, number>()
  const listed = new Set<string>()
  const count = (zone: Zone, name: string, quantity: number) => {
    const key = `${zone}\t${plain(name)}`
    copies.set(key, (copies.get(key) ?? 0) + quantity)
  }
  // What was considered is no part of the deck.
  for (const { kind, cards } of sections.filter((section) => section.kind !== 'maybeboard')) {
    for (const { name, quantity } of cards) {
      count(kind, name, quantity)
      listed.add(nameKey(name))
    }
  }
  for (const [zone, name] of namedBeside(decklist)) if (!listed.has(nameKey(name))) count(zone, name, 1)
  for (const { text } of unreadable) count('read', text, 1)
  for (const address of [decklist.urlOfDecklist, decklist.otherUrlSource]) if (address) count('address', address, 1)
  return [...copies].map(([key, quantity]) => {
    const [zone, name] = key.split('\t')
    return `${zone}\t${quantity}\t${name}`
  })
}

function namedBeside({ generalName, partnerName, companionName }: Decklist): readonly (readonly [Zone, string])[] {
  const named = [
    ['commander', generalName],
    ['commander', partnerName],
    ['companion', companionName],
  ] as const
  return named.flatMap(([zone, name]) => (name === null ? [] : [[zone, name] as const]))
}

function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim()
}
