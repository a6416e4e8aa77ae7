import { isUnopposed, pairOf, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { mirrorScore, type Score } from '@tablee/domain/tournaments/results/score'
import { entrantOf } from '@tablee/domain/tournaments/teams/entrants'
import type { Match, Meeting, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'

/** From one player's view: own games first. */
export function scoreFor(match: Meeting, player: PlayerId, score: Score): Score {
  return pairOf(match)[0] === player ? score : mirrorScore(score)
}

export function opponentIn(match: Meeting, player: PlayerId): PlayerId {
  return pairOf(match)[0] === player ? pairOf(match)[1] : pairOf(match)[0]
}

export type OwnResult = 'won' | 'lost' | 'drawn' | 'bothLost'

/** For the player whose games come first. */
export function resultOf(score: Score): OwnResult {
  if (score.isDoubleLoss) return 'bothLost'
  if (score.wins1 === score.wins2) return 'drawn'
  return score.wins1 > score.wins2 ? 'won' : 'lost'
}

/** "2-1", with draws "1-1-1". */
export function scoreText({ wins1, wins2, draws }: Score): string {
  return draws > 0 ? `${wins1}-${wins2}-${draws}` : `${wins1}-${wins2}`
}

/** At a table, or as one of a team that has none. */
export function isOwnMatch(tournament: Pick<Tournament, 'teams'>, match: Match, player: PlayerId): boolean {
  return isSeatedIn(match, player) || (isUnopposed(match) && isSeatedIn(match, entrantOf(tournament, player)))
}

export function isSeatedIn(match: Match, player: PlayerId): boolean {
  return seatsOf(match).includes(player)
}
