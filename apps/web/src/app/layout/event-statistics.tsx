import { deckStatistics } from '@tablee/domain/decklists/deck-statistics'
import { resultStatistics } from '@tablee/domain/decklists/result-statistics'
import { meetingsIn } from '@tablee/domain/tournaments/kinds/team-meeting'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { DeckCurve } from '../../features/decklists/deck-statistics/deck-curve.tsx'
import { DeckStatistics } from '../../features/decklists/deck-statistics/deck-statistics.tsx'
import { ResultStatistics } from '../../features/decklists/deck-statistics/result-statistics.tsx'
import { decklistOf, deckNames } from '../../features/registrations/api/decklist-of.ts'
import { useRegistrations } from '../../features/registrations/api/registrations-query.ts'

type EventStatisticsProps = { readonly tournament: Tournament }

/** For players of the event (AADM-7). */
export function EventStatistics({ tournament }: EventStatisticsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
      <Results tournament={tournament} />
      <Decks tournament={tournament} />
    </div>
  )
}

/** For everyone once the event is over: decks only if their lists are public. */
export function PublicStatistics({ tournament }: EventStatisticsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Results tournament={tournament} />
      {tournament.areDecklistsPublic ? <Decks tournament={tournament} /> : null}
      {tournament.areDecklistsPublic ? <Curve tournament={tournament} /> : null}
    </div>
  )
}

function Results({ tournament }: EventStatisticsProps) {
  const { matches } = inEntrants(tournament)
  const results = useMemo(() => resultStatistics(matches), [matches])
  return <ResultStatistics statistics={results} />
}

/** Of published lists: of others, a curve would tell what somebody is about to play. */
function Curve({ tournament }: EventStatisticsProps) {
  const { data } = useRegistrations(tournament)
  const { announcement } = tournament
  const decklists = useMemo(
    () => (data ?? []).flatMap((each) => (each.status === 'confirmed' ? (decklistOf(each) ?? []) : [])),
    [data],
  )
  return announcement && <DeckCurve game={announcement.game} decklists={decklists} />
}

function Decks({ tournament }: EventStatisticsProps) {
  const { data } = useRegistrations(tournament)
  const { players, matches } = tournament
  const decks = useMemo(() => {
    const names = deckNames(data ?? [])
    const deckPlayers = players.map(({ id }) => ({ id, deck: names.get(id) ?? null }))
    return deckStatistics(deckPlayers, matches.flatMap(meetingsIn))
  }, [data, players, matches])
  return <DeckStatistics statistics={decks} />
}
