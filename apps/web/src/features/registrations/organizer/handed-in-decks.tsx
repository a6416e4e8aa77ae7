import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useMemo } from 'react'
import { decklistOf } from '../api/decklist-of.ts'
import { useRegistrations } from '../api/registrations-query.ts'

type HandedIn = {
  /** Null until read. */
  readonly decks: readonly { readonly playerId: PlayerId; readonly name: string; readonly decklist: Decklist }[] | null
  readonly isFailed: boolean
}

type HandedInDecksProps = {
  readonly tournament: Tournament
  readonly isAsked: boolean
  readonly children: (handedIn: HandedIn) => ReactNode
}

/** As far as the viewer may read them. */
export function HandedInDecks({ tournament, isAsked, children }: HandedInDecksProps) {
  const { data, isError } = useRegistrations(tournament, { isAsked })
  const { players } = tournament
  const decks = useMemo(() => {
    if (!data) return null
    const given = new Map(data.map((registration) => [registration.playerKey, decklistOf(registration)]))
    return players.flatMap(({ id, name }) => {
      const decklist = given.get(id)
      return decklist ? [{ playerId: id, name, decklist }] : []
    })
  }, [data, players])
  return children({ decks, isFailed: isError && decks === null })
}
