import type { GameType } from '@tablee/domain/tournaments/life/announcement'
import * as z from 'zod/mini'
import type { NewCard } from '../../../database/cards/write-card-file.ts'
import { ofAltered } from './altered.ts'
import { ofDigimon } from './digimon.ts'
import { ofFleshAndBlood } from './flesh-and-blood.ts'
import { ofLorcanaJson } from './lorcana-json.ts'
import { ofOnePiece } from './one-piece.ts'
import { ofPlainCard } from './plain-card.ts'
import { pokemonShape } from './pokemon-tcg-data.ts'
import type { ReadItem, Shape } from './read-item.ts'
import { ofRiftbound } from './riftbound.ts'
import { ofScryfall } from './scryfall.ts'
import { ofStarWars } from './star-wars.ts'
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
    case 'altered':
      return ofAltered
    case 'onepiece':
      return ofOnePiece
    case 'starwars':
      return ofStarWars
    case 'fleshandblood':
      return ofFleshAndBlood
    case 'digimon':
      return ofDigimon
    case 'riftbound':
      return ofRiftbound
    default:
      return ofScryfall
  }
}

const id = z.union([z.number(), z.string().check(z.maxLength(60))])
/** Where a file of another language keeps what its card is called here: the first that a card has. */
const identified = z.object({ reference: z.optional(id), unique_id: z.optional(id), id: z.optional(id) })

/** A card that a file before this one named in another language keeps that name and what was said of it, and gets this name beside it. */
function asNamedFirst(names: Map<string | number, string>, value: unknown, card: NewCard): NewCard {
  const { reference, unique_id, id: own } = identified.safeParse(value).data ?? {}
  const key = reference ?? unique_id ?? own
  if (key === undefined) return card
  const first = names.get(key)
  if (first === undefined) {
    names.set(key, card.name)
    return card
  }
  const others = card.name === first ? [] : [card.name]
  return { ...card, name: first, printedNames: [...others, ...card.printedNames], legalities: {} }
}
