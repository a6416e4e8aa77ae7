import * as z from 'zod/mini'
import { named, type ReadItem, readLegalities, type Shape, texts } from './read-item.ts'

const text = z.string().check(z.maxLength(40))
const legalities = z._default(z.record(z.string(), z.unknown()), {})

const setOfCards = z.object({
  id: text,
  series: z.string(),
  ptcgoCode: z.nullish(text),
  releaseDate: z.nullish(z.string()),
})
type SetOfCards = z.output<typeof setOfCards>

const pokemonCard = z.object({
  id: text,
  name: z.string(),
  supertype: z.string(),
  types: z._default(texts, []),
  number: text,
  set: z.nullish(setOfCards),
  legalities,
})

/** `constructed` is what the app calls an event without a format of its own. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  standard: ['standard', 'constructed'],
  expanded: ['expanded', 'etendu'],
  unlimited: ['unlimited', 'illimite'],
}

/**
 * Cards and sets of PokemonTCG/pokemon-tcg-data, or of its API, where each card holds its set. A set that was read before its cards gives
 * them the code that lists write, and their day. A format that a card does not name is none of its own.
 */
export function pokemonShape(): Shape {
  const sets = new Map<string, SetOfCards>()
  return (value) => {
    const asCard = pokemonCard.safeParse(value).data
    if (asCard) return ofCard(asCard, asCard.set ?? sets.get(asCard.id.slice(0, asCard.id.lastIndexOf('-'))))
    const asSet = setOfCards.safeParse(value).data
    if (!asSet) return null
    sets.set(asSet.id, asSet)
    return { leftOut: 'a set' }
  }
}

function ofCard(card: z.output<typeof pokemonCard>, set: SetOfCards | undefined): ReadItem {
  const said = { standard: 'not-legal', expanded: 'not-legal', ...card.legalities }
  const code = set?.ptcgoCode
  return named({
    ...{ name: card.name, printedNames: [], colours: card.types, cost: null, isLand: card.supertype === 'Energy' },
    releasedOn: set?.releaseDate?.replaceAll('/', '-').match(/^\d{4}-\d{2}-\d{2}$/)?.[0] ?? null,
    legalities: readLegalities(said, (format) => FORMATS[format] ?? []),
    // Trainers and energies are played as any printing of their name is; a Pokémon is the card that it is.
    ...(code
      ? { printing: { names: [`${card.name} ${code} ${card.number}`], isOfItself: card.supertype === 'Pokémon' } }
      : {}),
  })
}
