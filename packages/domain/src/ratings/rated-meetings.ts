import { rulesByRound } from '../tournaments/kinds/counted-rules.ts'
import { outcomeFor } from '../tournaments/kinds/match-outcome.ts'
import { isFinished } from '../tournaments/kinds/phase.ts'
import { isMeeting } from '../tournaments/kinds/seats.ts'
import { annulledMatches } from '../tournaments/players/left-matches.ts'
import type { PlayerId, Tournament } from '../tournaments/tournament.ts'

/** Two people's match; `score` is the first one's: 1 won, 0.5 drawn, 0 lost. */
export type RatedPair<Key extends string = string> = {
  readonly one: Key
  readonly other: Key
  readonly score: 0 | 0.5 | 1
}

/**
 * Matches of two people that were played and ended at a finished event. Byes, absences, double losses, annulled matches and those that the
 * staff ended by a penalty say nothing of strength, nor does what somebody disqualified played. Teams and tables of more than two do not
 * count: their results depend on each other and on who else sits there.
 */
export function ratedMeetings(tournament: Tournament): readonly RatedPair<PlayerId>[] {
  const { penalties, teamKind, isCancelled } = tournament
  if (teamKind !== null || isCancelled || !isFinished(tournament)) return []
  const rulesOf = rulesByRound(tournament)
  const out = new Set<string>(
    penalties.flatMap(({ kind, playerId }) => (kind === 'disqualification' ? [playerId] : [])),
  )
  const unplayed = new Set<string>([
    ...penalties.flatMap(({ endedMatch }) => endedMatch ?? []),
    ...annulledMatches(tournament).map(({ id }) => id),
  ])
  return tournament.matches.flatMap((match): readonly RatedPair<PlayerId>[] => {
    if (!isMeeting(match) || unplayed.has(match.id)) return []
    const [[one], [other]] = match.sides
    if (out.has(one) || out.has(other)) return []
    const outcome = outcomeFor(match, one, rulesOf(match.round))
    switch (outcome.kind) {
      case 'won':
        return [{ one, other, score: 1 }]
      case 'lost':
        return [{ one, other, score: 0 }]
      case 'drawn':
        return [{ one, other, score: 0.5 }]
      case 'bothLost':
      case 'open':
        return []
      default:
        return outcome satisfies never
    }
  })
}
