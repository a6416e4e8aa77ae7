import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isFinished, isWaiting } from '../kinds/phase.ts'
import { isBye, isPlayed } from '../kinds/seats.ts'
import { handPairingFault, isKnockout } from '../kinds/stage.ts'
import type { MatchId, Tournament, UnopposedKind } from '../tournament.ts'

export type CorrectedBye = { readonly matchId: MatchId; readonly as: UnopposedKind }

/**
 * The staff turns a bye of any round into a loss without an opponent or back, until the finish. Standings follow; nobody moves, so pairings
 * and the round's seed stay.
 */
export function correctBye(tournament: Tournament, { matchId, as }: CorrectedBye): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const match = tournament.matches.find(({ id }) => id === matchId)
  if (!match || isPlayed(match)) return refuse('match_not_found')
  if (isKnockout(tournament, match.round)) return refuse(handPairingFault(tournament) ?? 'cut_follows_bracket')
  if (isBye(match) === isBye({ kind: as })) return accept([])
  return accept([{ kind: 'bye_corrected', matchId, as }])
}
