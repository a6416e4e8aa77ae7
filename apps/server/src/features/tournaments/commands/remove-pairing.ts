import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { MatchId } from '@tablee/domain/tournaments/tournament'
import { findTournamentOfPairing } from '../queries/find-tournament-of-pairing.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { carryByStaff } from './carry-decided.ts'

/** The pairing determines the tournament. */
export async function removePairing(acting: Acting<TournamentGround>, matchId: MatchId): Promise<Outcome<null>> {
  const tournamentId = await acting.database.read((db) => findTournamentOfPairing(db, matchId))
  if (tournamentId === null) return refuse('match_not_found')
  const outcome = await carryByStaff(acting, { tournamentId }, { name: 'remove-pairing', input: { matchId } })
  return outcome.accepted ? accept(null) : outcome
}
