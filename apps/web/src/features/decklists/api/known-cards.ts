import { FEWEST_LETTERS_OF_CARD, findCards } from '@tablee/contract/cards/find-cards'
import { CARDS_AT_ONCE, type FoundCard, type KnownCard, lookUpCards } from '@tablee/contract/cards/look-up-cards'
import { cardKey } from '@tablee/domain/cards/card-name'
import type { Announcement } from '@tablee/domain/tournaments/life/announcement'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useKnowsCards } from '../../../transport/product-info.ts'
import { useServer } from '../../../transport/server-context.tsx'

/** What says which cards an event is played with. */
export type DeckEvent = Pick<Announcement, 'game' | 'format' | 'formatName' | 'startsAt'>

const FOREVER = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const

export type LookedUp = {
  /** The day of the data, `2026-11-20`. */
  readonly dataFrom: string
  readonly cards: readonly FoundCard[]
}

/** Undefined until answered, without data, and where the server cannot be asked: nothing depends on it. */
export function useKnownCards(event: DeckEvent | null, names: readonly string[]): LookedUp | undefined {
  const { client } = useServer()
  const isKnown = useKnowsCards(event?.game ?? null)
  const asked = names.slice(0, CARDS_AT_ONCE)
  const format = event?.formatName ?? event?.format
  const on = event ? dayOf(new Date(event.startsAt)) : undefined
  const { data } = useQuery({
    queryKey: ['cards', event?.game, format, on, asked],
    queryFn: async () => {
      if (!event) return null
      const input = { game: event.game, names: [...asked], format, on, isNearWanted: true }
      return (await client.callFunction(lookUpCards, input)).data
    },
    enabled: isKnown && asked.length > 0,
    placeholderData: keepPreviousData,
    ...FOREVER,
  })
  return isKnown && asked.length > 0 ? (data ?? undefined) : undefined
}

const MOST_NAMES = 12 * CARDS_AT_ONCE

/** What is known of the cards of many lists, by key; undefined until all has come, and without data. */
export function useManyCards(
  game: DeckEvent['game'] | null,
  names: readonly string[],
): ReadonlyMap<string, KnownCard> | undefined {
  const { client } = useServer()
  const isKnown = useKnowsCards(game)
  const wanted = names.slice(0, MOST_NAMES)
  const { data } = useQuery({
    queryKey: ['many-cards', game, wanted],
    queryFn: async () => {
      if (game === null) return null
      const known = new Map<string, KnownCard>()
      for (let from = 0; from < wanted.length; from += CARDS_AT_ONCE) {
        const input = { game, names: wanted.slice(from, from + CARDS_AT_ONCE) }
        const answer = (await client.callFunction(lookUpCards, input)).data
        if (!answer) return null
        for (const { asked, card } of answer.cards) if (card) known.set(cardKey(asked), card)
      }
      return known
    },
    enabled: isKnown && wanted.length > 0,
    ...FOREVER,
  })
  return isKnown ? (data ?? undefined) : undefined
}

const NONE: readonly string[] = []

/** Names that begin so; none without data. */
export function useCardNames(game: DeckEvent['game'] | null, text: string): readonly string[] {
  const { client } = useServer()
  const isKnown = useKnowsCards(game)
  const key = cardKey(text)
  const isEnough = isKnown && key.length >= FEWEST_LETTERS_OF_CARD
  const { data } = useQuery({
    queryKey: ['card-names', game, key],
    queryFn: async () => (game ? (await client.callFunction(findCards, { game, text })).data.names : []),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    ...FOREVER,
  })
  // Names of the letters before stay only while they still fit.
  return isEnough ? (data ?? NONE).filter((name) => cardKey(name).startsWith(key)) : NONE
}

function dayOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}
