import { circlePairs, circlesOf } from '../kinds/circles.ts'
import { leagueOf, meetingsIn, weekEnds } from '../kinds/league.ts'
import { roundRobinRounds } from '../kinds/round-robin.ts'
import { isMeeting, seatsOf } from '../kinds/seats.ts'
import { FIRST_STAGE } from '../kinds/stage.ts'
import { hasLeft } from '../players/departure.ts'
import type { Meeting, PlayerId, Tournament } from '../tournament.ts'

export type PairOfWeek = {
  readonly one: PlayerId
  readonly other: PlayerId
  /** Null while the week is to come. */
  readonly match: Meeting | null
}

export type LeagueWeek = {
  /** From 1; the number of its round. */
  readonly week: number
  /** The last day (YYYY-MM-DD); null where nobody said. */
  readonly ends: string | null
  readonly pairs: readonly PairOfWeek[]
}

type InWeeks = Pick<Tournament, 'stages' | 'rounds' | 'matches' | 'players'>

/** Who meets whom in each week of a league: as paired, and as drawn for those to come. Empty until the draw, and elsewhere. */
export function leagueWeeks(tournament: InWeeks): readonly LeagueWeek[] {
  const [stage = FIRST_STAGE] = tournament.stages
  const [order = []] = leagueOf(stage) ? circlesOf(stage) : []
  const count = order.length === 0 ? 0 : roundRobinRounds(order.length) * meetingsIn(stage)
  return Array.from({ length: count }, (_, turn) => ({
    week: turn + 1,
    ends: weekEnds(stage, turn + 1),
    pairs: turn < tournament.rounds.length ? pairedIn(tournament, turn + 1) : toCome(tournament, turn),
  }))
}

function pairedIn({ matches }: InWeeks, round: number): readonly PairOfWeek[] {
  return matches.flatMap((match) => {
    if (match.round !== round || !isMeeting(match)) return []
    const [one, other] = seatsOf(match)
    return one && other ? [{ one, other, match }] : []
  })
}

/** Without those who left. */
function toCome(tournament: InWeeks, turn: number): readonly PairOfWeek[] {
  const [stage = FIRST_STAGE] = tournament.stages
  return circlePairs(stage, turn).flatMap(([one, other]) => {
    if (!one || !other || hasLeft(tournament, one) || hasLeft(tournament, other)) return []
    return [{ one, other, match: null }]
  })
}
