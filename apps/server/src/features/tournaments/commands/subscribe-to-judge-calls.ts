import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import { staffCallee } from '@tablee/contract/serving/staff-callee'
import type { subscribeToJudgeCalls as call } from '@tablee/contract/tournaments/judge-call-phones'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { keepSubscription } from '../call-subscription-store.ts'
import { callFault } from '../called-browser.ts'
import { sentByStaff } from '../sent-act.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { carryAct, nothingToLoad } from './carry-act.ts'

export async function subscribeToJudgeCalls(
  acting: Acting<TournamentGround>,
  { code, organizerId, subscription: { endpoint, keys }, language }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const fault = callFault(acting, { endpoint, keys })
  if (fault) return refuse(fault)
  const outcome = await carryAct(acting, {
    name: 'subscribe-to-judge-calls',
    ...sentByStaff(acting, { code, organizerId }),
    load: nothingToLoad,
    decide: (_held, _loaded, { publicId }) => accept({ changes: [], result: staffCallee(publicId) }),
    beside: (tx, { held, result: callee }) =>
      keepSubscription(tx.db, { tournamentId: held.tournament.id, callee, endpoint, keys, language }, acting.now()),
  })
  return outcome.accepted ? accept({ data: { isCalled: true } }) : outcome
}
