import { winnerOf } from '../kinds/bracket.ts'
import { isPlayed, opponentsIn } from '../kinds/seats.ts'
import { annulledMatches } from '../players/left-matches.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import type { Standing } from './standing.ts'

/** The highest-ranked player whom someone beat at the table despite ranking below; null for none. */
export function bestWin(
  tournament: Tournament,
  standings: readonly Pick<Standing, 'playerId' | 'rank'>[],
  player: PlayerId,
): PlayerId | null {
  const annulled = annulledMatches(tournament)
  const beaten = new Set(
    tournament.matches.flatMap((match) =>
      isPlayed(match) && winnerOf(match) === player && !annulled.includes(match) ? opponentsIn(match, player) : [],
    ),
  )
  const own = standings.find(({ playerId }) => playerId === player)
  const above = standings.filter(({ playerId, rank }) => own && rank < own.rank && beaten.has(playerId))
  return above.toSorted((one, other) => one.rank - other.rank)[0]?.playerId ?? null
}
