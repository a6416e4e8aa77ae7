import { deckLabel } from '@tablee/domain/decklists/deck-label'
import { deckStatistics } from '@tablee/domain/decklists/deck-statistics'
import { resultStatistics } from '@tablee/domain/decklists/result-statistics'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { DeckStatistics } from '../../features/decklists/deck-statistics/deck-statistics.tsx'
import { ResultStatistics } from '../../features/decklists/deck-statistics/result-statistics.tsx'
import { decklistOf } from '../../features/registrations/api/decklist-of.ts'
import { useRegistrations } from '../../features/registrations/api/registrations-query.ts'

/** How matches ended and how decks did, of whoever plays in the event (AADM-7). */
export function EventStatistics({ tournament }: { readonly tournament: Tournament }) {
  const { data } = useRegistrations(tournament)
  const { players, matches } = tournament
  const decks = useMemo(() => {
    const labels = new Map(
      (data ?? []).map(({ playerKey, decklist }) => {
        const read = decklistOf({ decklist })
        return [playerKey, read && deckLabel(read)]
      }),
    )
    const deckPlayers = players.map(({ id }) => ({ id, deck: labels.get(id) ?? null }))
    return deckStatistics(deckPlayers, matches)
  }, [data, players, matches])
  const results = useMemo(() => resultStatistics(matches), [matches])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
      <ResultStatistics statistics={results} />
      <DeckStatistics statistics={decks} />
    </div>
  )
}
