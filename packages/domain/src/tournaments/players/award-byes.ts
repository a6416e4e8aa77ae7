import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isFinished } from '../kinds/phase.ts'
import { seatsOf } from '../kinds/seats.ts'
import { structureOf } from '../kinds/stage.ts'
import type { AwardedByes, Tournament } from '../tournament.ts'
import { awardedByesOf } from './awarded-byes.ts'

/**
 * Awards byes for the first rounds to someone registered, or revokes them. Rounds with a place for the player stay, so that their draw is
 * verifiable.
 */
export function awardByes(tournament: Tournament, { playerId, byes }: AwardedByes): Outcome<readonly Change[]> {
  const before = awardedByesOf(tournament, playerId)
  if (byes === before) return accept([])
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (structureOf(tournament) !== 'swiss') return refuse('byes_need_swiss')
  const [fewer, more] = [Math.min(before, byes), Math.max(before, byes)]
  const isPaired = tournament.matches.some(
    (match) => match.round > fewer && match.round <= more && seatsOf(match).includes(playerId),
  )
  return isPaired ? refuse('byes_round_paired') : accept([{ kind: 'byes_awarded', playerId, byes }])
}

/** Everyone's byes, with one player's replaced. */
export function withAwardedByes(
  awarded: Tournament['awardedByes'],
  { playerId, byes }: AwardedByes,
): Tournament['awardedByes'] {
  const others = awarded.filter((each) => each.playerId !== playerId)
  return byes === 0 ? others : [...others, { playerId, byes }]
}
