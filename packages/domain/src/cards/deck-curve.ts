import type { Decklist } from '../decklists/decklist.ts'
import { parseDecklist } from '../decklists/parse-decklist.ts'
import type { Game } from '../tournaments/rule-packs/rule-pack.ts'
import { cardKey } from './card-name.ts'
import { askedAs } from './deck-names.ts'

/** What statistics need to know of a card. */
export type CardCost = {
  /** As the data write them; empty: none. */
  readonly colours: readonly string[]
  /** Null: not said. */
  readonly cost: number | null
  /** Lands have no place on a curve. */
  readonly isLand: boolean
}

/** Costs of this and more are one column. */
export const HIGHEST_COST = 7

export type DeckCurve = {
  /** Lists of which at least half of the cards are known. */
  readonly decks: number
  /** Known copies of all that could be read, from 0 to 1. */
  readonly known: number
  /** Copies in an average deck, by cost from 0 to 7 and more. */
  readonly copies: readonly number[]
  readonly averageCost: number | null
  /** Decks with a card of the colour; those with none in any are `colourless`. */
  readonly colours: readonly { readonly colour: string; readonly decks: number; readonly share: number }[]
  readonly colourless: number
}

const FEWEST_KNOWN = 0.5

type Counted = { readonly known: number; readonly all: number; readonly costs: readonly number[]; colours: Set<string> }

/** Some copies of a card in a main deck, or as its commander. */
export type PlayedCopies = { readonly key: string; readonly name: string; readonly quantity: number }

export function playedCopies({ decklistText }: Decklist, game: Game): readonly PlayedCopies[] {
  return parseDecklist(decklistText ?? '')
    .sections.filter(({ kind }) => kind === 'main' || kind === 'commander')
    .flatMap(({ cards }) =>
      cards.map((card) => {
        const name = askedAs(card, game)
        return { key: cardKey(name), name, quantity: card.quantity }
      }),
    )
}

/** Null if no list is known well enough. */
export function deckCurve(
  lists: readonly (readonly PlayedCopies[])[],
  costOf: (key: string) => CardCost | undefined,
): DeckCurve | null {
  const read = lists.map((list) => countCosts(list, costOf)).filter(({ all }) => all > 0)
  const decks = read.filter(({ known, all }) => known / all >= FEWEST_KNOWN)
  if (decks.length === 0) return null
  const copies = sumColumns(decks)
  const sum = decks.reduce((total, { costs }) => total + costs.reduce((part, cost) => part + cost, 0), 0)
  const cards = decks.reduce((total, { costs }) => total + costs.length, 0)
  return {
    decks: decks.length,
    known: decks.reduce((total, { known }) => total + known, 0) / decks.reduce((total, { all }) => total + all, 0),
    copies: copies.map((column) => column / decks.length),
    averageCost: cards === 0 ? null : sum / cards,
    colours: coloursOf(decks),
    colourless: decks.filter(({ colours }) => colours.size === 0).length,
  }
}

function countCosts(list: readonly PlayedCopies[], costOf: (key: string) => CardCost | undefined): Counted {
  const costs: number[] = []
  const colours = new Set<string>()
  let [known, all] = [0, 0]
  for (const { key, quantity } of list) {
    const card = costOf(key)
    all += quantity
    if (!card) continue
    known += quantity
    if (card.isLand) continue
    for (const colour of card.colours) colours.add(colour)
    if (card.cost !== null) costs.push(...new Array<number>(quantity).fill(card.cost))
  }
  return { known, all, costs, colours }
}

function sumColumns(decks: readonly Counted[]): readonly number[] {
  const columns = new Array<number>(HIGHEST_COST + 1).fill(0)
  for (const cost of decks.flatMap(({ costs }) => costs)) {
    const at = Math.min(HIGHEST_COST, Math.max(0, Math.floor(cost)))
    columns[at] = (columns[at] ?? 0) + 1
  }
  return columns
}

/** The order in which Magic writes them; others follow by name. */
const USUAL_ORDER = 'WUBRG'

function coloursOf(decks: readonly Counted[]): DeckCurve['colours'] {
  const counts = new Map<string, number>()
  for (const colour of decks.flatMap(({ colours }) => [...colours])) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const placeOf = (colour: string) => {
    const place = colour.length === 1 ? USUAL_ORDER.indexOf(colour) : -1
    return place < 0 ? USUAL_ORDER.length : place
  }
  return [...counts]
    .sort(([one], [other]) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1))
    .map(([colour, count]) => ({ colour, decks: count, share: count / decks.length }))
}
