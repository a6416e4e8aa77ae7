import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { submitAdvancedScore as call } from '@tablee/contract/tournaments/submit-advanced-score'
import { type Outcome, refuse } from '@tablee/domain/outcome'
import { findTournamentOfPairing } from '../queries/find-tournament-of-pairing.ts'
import { sentByPlayer, sentByStaff } from '../sent-act.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryDecided } from './carry-decided.ts'

/** The pairing determines the tournament. */
export async function submitAdvancedScore(
  acting: Acting<TournamentGround>,
  { roundId: matchId, score1, score2, draws = 0, organizerId, playerId, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  const tournamentId = await acting.database.read((db) => findTournamentOfPairing(db, matchId))
  if (tournamentId === null) return refuse('match_not_found')
  const sent =
    playerId === undefined
      ? sentByStaff(acting, { tournamentId, organizerId, actId })
      : sentByPlayer(acting, { tournamentId, playerId, actId })
  const score = { wins1: score1, wins2: score2, draws }
  return carryDecided(acting, sent, { name: 'submit-advanced-score', input: { matchId, score } })
}
