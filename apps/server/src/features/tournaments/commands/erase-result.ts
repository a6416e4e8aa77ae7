import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { eraseResult as call } from '@tablee/contract/tournaments/erase-result'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { eraseResult as decide } from '@tablee/domain/tournaments/erase-result'
import { stateBefore, takeBackDecision } from '@tablee/domain/tournaments/take-back-decision'
import { listChangesOfMatch } from '../journal-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { type Carried, carryAct } from './carry-act.ts'

export function eraseResult(
  acting: Acting<TournamentGround>,
  { code, organizerId, matchId, over, toPrevious, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryAct(acting, {
    name: 'erase-result',
    target: { code },
    actId,
    claim: { as: 'staff', secret: organizerId, caller: acting.caller },
    load: async (tx, { tournament }) => (toPrevious ? await listChangesOfMatch(tx.db, tournament.id, matchId) : null),
    decide: ({ tournament }, said) => {
      const outcome = said
        ? takeBackDecision(tournament, { matchId, over, before: stateBefore(matchId, said) })
        : decide(tournament, { matchId, over })
      if (!outcome.accepted) return outcome
      return accept({ changes: outcome.value, reason: null, grants: [], result: null })
    },
  })
}
