import { decklistInput } from '@tablee/contract/decklists/decklist-input'
import { type FrozenDeck, getFrozenDecks } from '@tablee/contract/registrations/get-frozen-decks'
import { canonicalDeck } from '@tablee/domain/decklists/canonical-deck'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { hashOfText } from '../../../transport/hash-of-text.ts'
import { useServer } from '../../../transport/server-context.tsx'

export type { FrozenDeck } from '@tablee/contract/registrations/get-frozen-decks'

type Locking = Pick<Tournament, 'id' | 'phase' | 'decksLockedAt' | 'areDecklistsPublic'>

function keyOf({ id, phase, decksLockedAt, areDecklistsPublic }: Locking) {
  return ['frozen-decks', id, phase.kind, decksLockedAt, areDecklistsPublic] as const
}

/** Hashes of everybody, a page at a time. */
export function useFrozenHashes(tournament: Locking, isAsked: boolean) {
  const { client } = useServer()
  return useInfiniteQuery({
    queryKey: [...keyOf(tournament), 'all'],
    queryFn: ({ pageParam: from }) => client.callFunction(getFrozenDecks, { tournamentId: tournament.id, from }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) =>
      hasMore ? pages.reduce((rows, { data }) => rows + data.length, 0) : undefined,
    enabled: isAsked,
    staleTime: 0,
  })
}

/** What was kept of one person: by key, or by their own proof. `decklist`: as it is now, for a change asks anew. */
export function useFrozenOf(
  tournament: Locking,
  {
    playerId,
    decklist,
    isAsked,
  }: { readonly playerId: string; readonly decklist: string | null; readonly isAsked: boolean },
) {
  const { client } = useServer()
  return useQuery({
    queryKey: [...keyOf(tournament), playerId, decklist],
    queryFn: async () => (await client.callFunction(getFrozenDecks, { tournamentId: tournament.id, playerId })).data,
    enabled: isAsked,
    staleTime: 0,
  })
}

export type DeckCheck = 'right' | 'wrong' | 'unchecked' | 'erased'

/** Whether what was kept has the published hash, and is the list that is shown. Computed on this device. */
export async function checkFrozen(kept: FrozenDeck, shown: Decklist): Promise<DeckCheck> {
  const { text = null, hash } = kept
  if (text === null) return 'erased'
  const found = await hashOfText(text)
  if (found === null) return 'unchecked'
  const nonce = text.split('\n', 2)[1] ?? ''
  return found === hash && canonicalDeck(shown, nonce) === text ? 'right' : 'wrong'
}

/** The list as it was kept; null where it may not be read. */
export function keptDecklist({ decklist = null }: FrozenDeck): Decklist | null {
  if (decklist === null) return null
  const read = decklistInput.safeParse(decklist)
  return read.success ? read.data : null
}
