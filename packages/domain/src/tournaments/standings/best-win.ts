import { winnerOf } from '../kinds/bracket.ts'
import { isMeeting, opponentOf } from '../kinds/seats.ts'
import { annulledMatches } from '../players/left-matches.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import type { Standing } from './standing.ts'

/** The one who stands highest of those whom somebody beat at the table although they stand above; null where nobody does. */
export function bestWin(
  tournament: Tournament,
  standings: readonly Pick<Standing, 'playerId' | 'rank'>[],
  player: PlayerId,
): PlayerId | null {
  const annulled = annulledMatches(tournament)
  const beaten = new Set(
    tournament.matches.flatMap((match) =>
      isMeeting(match) && winnerOf(match) === player && !annulled.includes(match)
        ? (opponentOf(match, player) ?? [])
        : [],
    ),
  )
  const own = standings.find(({ playerId }) => playerId === player)
  const above = standings.filter(({ playerId, rank }) => own && rank < own.rank && beaten.has(playerId))
  return above.toSorted((one, other) => one.rank - other.rank)[0]?.playerId ?? null
}
