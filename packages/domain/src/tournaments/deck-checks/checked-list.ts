import { countDeck } from '../../decklists/count-deck.ts'
import type { Decklist } from '../../decklists/decklist.ts'
import { parseDecklist } from '../../decklists/parse-decklist.ts'
import { nameKey } from '../players/player-name.ts'
import type { DeckRules } from './deck-rules.ts'

/** What counting a list tells of it. */
export type CheckedList = {
  /** Null: no card can be read. */
  readonly main: number | null
  readonly side: number
  readonly isMainShort: boolean
  readonly isSideLong: boolean
  /** Cards with more copies than may be, main deck and sideboard together. */
  readonly tooMany: readonly { readonly name: string; readonly quantity: number }[]
  readonly unreadable: number
}

const COUNTED = ['main', 'commander', 'companion', 'sideboard'] as const

/** Legality goes as far as that: which cards a format allows, or which cards may be in any number by their own text, is not known here. */
export function checkedList(decklist: Decklist, rules: DeckRules): CheckedList {
  const { sections, unreadable } = parseDecklist(decklist.decklistText ?? '')
  const main = countDeck(decklist)
  const side = sections.find(({ kind }) => kind === 'sideboard')?.total ?? 0
  const { fewestMain, mostSide, mostCopies } = rules
  const free = new Set(rules.free.map(nameKey))
  const copies = new Map<string, { readonly name: string; readonly quantity: number }>()
  for (const { name, quantity } of sections
    .filter(({ kind }) => COUNTED.some((counted) => counted === kind))
    .flatMap(({ cards }) => cards)) {
    const key = nameKey(name)
    if (!free.has(key)) copies.set(key, { name, quantity: (copies.get(key)?.quantity ?? 0) + quantity })
  }
  return {
    ...{ main, side, unreadable: unreadable.length },
    isMainShort: main !== null && fewestMain !== null && main < fewestMain,
    isSideLong: mostSide !== null && side > mostSide,
    tooMany: mostCopies === null ? [] : [...copies.values()].filter(({ quantity }) => quantity > mostCopies),
  }
}
