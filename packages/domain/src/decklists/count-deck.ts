import { nameKey } from '../tournaments/players/player-name.ts'
import type { Decklist } from './decklist.ts'
import { parseDecklist } from './parse-decklist.ts'

/** Cards in the deck proper; a commander named outside the text counts. Null if no card can be read, as for a deck hosted elsewhere. */
export function countDeck({ decklistText, generalName, partnerName }: Decklist): number | null {
  if (decklistText === null) return null
  const { sections } = parseDecklist(decklistText)
  const counted = sections.filter(({ kind }) => kind === 'main' || kind === 'commander')
  const cards = counted.flatMap((section) => section.cards)
  if (cards.length === 0) return null
  const listed = new Set(cards.map(({ name }) => nameKey(name)))
  const beside = [generalName, partnerName].filter((name) => name !== null && !listed.has(nameKey(name)))
  return counted.reduce((sum, { total }) => sum + total, beside.length)
}
