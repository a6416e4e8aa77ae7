import type { GameType } from '@tablee/domain/tournaments/life/announcement'
import * as z from 'zod/mini'
import type { NewCard } from '../../../database/cards/write-card-file.ts'
import { ofLorcanaJson } from './lorcana-json.ts'
import { ofPlainCard } from './plain-card.ts'
import { pokemonShape } from './pokemon-tcg-data.ts'
import type { ReadItem, Shape } from './read-item.ts'
import { ofScryfall } from './scryfall.ts'
import { ofYgoprodeck } from './ygoprodeck.ts'

/** Makes a reader for the files of one import, in their order: each game has its own shapes, and all of them ours. */
export function createCardReader(game: GameType): (value: unknown) => ReadItem {
  const shape = shapeOf(game)
  if (shape === ofScryfall) return (value) => ofScryfall(value) ?? ofPlainCard(value)
  const names = new Map<string | number, string>()
  return (value) => {
    const read = shape(value) ?? ofPlainCard(value)
    return 'card' in read ? { card: asNamedFirst(names, value, read.card) } : read
  }
}

function shapeOf(game: GameType): Shape {
  switch (game) {
    case 'pokemon':
      return pokemonShape()
    case 'yugioh':
      return ofYgoprodeck
    case 'lorcana':
      return ofLorcanaJson
    default:
      return ofScryfall
  }
}

const identified = z.object({ id: z.union([z.number(), z.string().check(z.maxLength(40))]) })

/** A card that a file before this one named in another language keeps that name and what was said of it, and gets this name beside it. */
function asNamedFirst(names: Map<string | number, string>, value: unknown, card: NewCard): NewCard {
  const id = identified.safeParse(value).data?.id
  if (id === undefined) return card
  const first = names.get(id)
  if (first === undefined) {
    names.set(id, card.name)
    return card
  }
  const others = card.name === first ? [] : [card.name]
  return { ...card, name: first, printedNames: [...others, ...card.printedNames], legalities: {} }
}
