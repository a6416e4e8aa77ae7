import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import { staffCallee } from '@tablee/contract/serving/staff-callee'
import type { unsubscribeFromJudgeCalls as call } from '@tablee/contract/tournaments/judge-call-phones'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { dropSubscription } from '../call-subscription-store.ts'
import { sentByStaff } from '../sent-act.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { carryAct, nothingToLoad } from './carry-act.ts'

/** Repeating it changes nothing. */
export async function unsubscribeFromJudgeCalls(
  acting: Acting<TournamentGround>,
  { code, organizerId, endpoint }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const outcome = await carryAct(acting, {
    name: 'unsubscribe-from-judge-calls',
    isForCancelled: true,
    ...sentByStaff(acting, { code, organizerId }),
    load: nothingToLoad,
    decide: (_held, _loaded, { publicId }) => accept({ changes: [], result: staffCallee(publicId) }),
    beside: (tx, { held, result: callee }) =>
      dropSubscription(tx.db, { tournamentId: held.tournament.id, callee, endpoint }),
  })
  return outcome.accepted ? accept({ data: { isCalled: false } }) : outcome
}
