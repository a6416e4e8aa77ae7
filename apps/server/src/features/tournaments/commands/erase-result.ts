import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { DecidedApart } from '@tablee/contract/serving/carried-act'
import type { eraseResult as call } from '@tablee/contract/tournaments/erase-result'
import type { Outcome } from '@tablee/domain/outcome'
import { listChangesOfMatch } from '../journal-store.ts'
import { sentByStaff } from '../sent-act.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryLookedUp } from './carry-decided.ts'

/** The journal keeps the former result. */
export function eraseResult(
  acting: Acting<TournamentGround>,
  { matchId, over, toPrevious, ...sent }: ParsedInput<typeof call> & { readonly apart?: DecidedApart },
): Promise<Outcome<Carried<null>>> {
  return carryLookedUp(acting, sentByStaff(acting, sent), {
    name: 'erase-result',
    input: { matchId, over },
    look: async (tx, { tournament }) => ({
      said: toPrevious ? await listChangesOfMatch(tx.db, tournament.id, matchId) : null,
    }),
  })
}
