import { nameKey } from '../tournaments/players/player-name.ts'
import type { Decklist } from './decklist.ts'
import { parseDecklist } from './parse-decklist.ts'

/**
 * How many cards the deck itself has, without sideboard, extra deck and what is only thought about; a commander who is
 * named beside the text counts. Null where no card can be read, as of a deck that is somewhere else.
 */
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
