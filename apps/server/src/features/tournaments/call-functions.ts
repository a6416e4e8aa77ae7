import type { Acting, Caller } from '@tablee/contract/serving/caller'
import { type ServedCall, serveCall } from '@tablee/contract/serving/served-call'
import {
  subscribeToJudgeCalls as subscribeJudgeCall,
  unsubscribeFromJudgeCalls as unsubscribeJudgeCall,
} from '@tablee/contract/tournaments/judge-call-phones'
import { subscribeToCalls as subscribeCall } from '@tablee/contract/tournaments/subscribe-to-calls'
import { unsubscribeFromCalls as unsubscribeCall } from '@tablee/contract/tournaments/unsubscribe-from-calls'
import { subscribeToCalls } from './commands/subscribe-to-calls.ts'
import { subscribeToJudgeCalls } from './commands/subscribe-to-judge-calls.ts'
import { unsubscribeFromCalls } from './commands/unsubscribe-from-calls.ts'
import { unsubscribeFromJudgeCalls } from './commands/unsubscribe-from-judge-calls.ts'
import type { TournamentGround } from './tournament-ground.ts'

export function callFunctions(ground: TournamentGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<TournamentGround> => ({ ...ground, caller })
  return [
    serveCall(subscribeCall, (input, caller) => subscribeToCalls(as(caller), input)),
    serveCall(unsubscribeCall, (input, caller) => unsubscribeFromCalls(as(caller), input)),
    serveCall(subscribeJudgeCall, (input, caller) => subscribeToJudgeCalls(as(caller), input)),
    serveCall(unsubscribeJudgeCall, (input, caller) => unsubscribeFromJudgeCalls(as(caller), input)),
  ]
}
