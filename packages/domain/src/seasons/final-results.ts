import { finalStandings } from '../tournaments/kinds/phase.ts'
import { entrantsOf, sideOfEntrant } from '../tournaments/teams/entrants.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import type { EventResult } from './event-points.ts'

type Ended = Pick<Tournament, 'phase' | 'players' | 'teamKind' | 'teams' | 'penalties' | 'isCancelled'>

export type FinalResult = EventResult & { readonly player: string }

export type FinalResults = {
  /** Those who competed: people, or teams. */
  readonly attendance: number
  readonly results: readonly FinalResult[]
}

/** How each person came out of an event, by its final ranking; of a team each member. Null before the end, and of a cancelled one. */
export function finalResults(tournament: Ended): FinalResults | null {
  const standings = finalStandings(tournament)
  if (standings === null || tournament.isCancelled) return null
  const out = new Set(
    tournament.penalties.flatMap(({ kind, playerId }) => (kind === 'disqualification' ? [playerId] : [])),
  )
  const rows = new Map(standings.map((row) => [row.playerId, row]))
  const sharing = new Map<number, number>()
  for (const { rank } of standings) sharing.set(rank, (sharing.get(rank) ?? 0) + 1)
  // Whoever left before the first round did not come.
  const came = entrantsOf(tournament).filter(
    ({ id, droppedAfter }) => droppedAfter !== 0 && (rows.has(id) || out.has(id)),
  )
  const results = came.flatMap(({ id }) => {
    const row = rows.get(id)
    const members = sideOfEntrant(tournament, id)
    return members.map((player): FinalResult => {
      const place = out.has(player) || out.has(id) ? null : (row?.rank ?? null)
      return {
        ...{ player, place, sharing: (row && sharing.get(row.rank)) ?? 1 },
        ...{ won: row?.matchesWon ?? 0, drawn: row?.matchesDrawn ?? 0 },
      }
    })
  })
  return { attendance: came.length, results }
}
