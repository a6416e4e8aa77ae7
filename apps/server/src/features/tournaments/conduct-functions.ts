import type { Acting, Caller } from '@tablee/contract/serving/caller'
import { type ServedCall, serveAct, serveCall } from '@tablee/contract/serving/served-call'
import {
  giveNoShow as noShowCall,
  givePenalty as penaltyCall,
  takeBackPenalty as takeBackCall,
  takeBackNoShow as takeBackNoShowCall,
} from '@tablee/contract/tournaments/conduct-acts'
import { getConduct as conductCall } from '@tablee/contract/tournaments/questions/get-conduct'
import { acted, withTournament } from './act-answers.ts'
import { giveNoShow, givePenalty } from './commands/give-penalty.ts'
import type { PairingGround } from './commands/set-round-pairings.ts'
import { takeBackNoShow, takeBackPenalty } from './commands/take-back-penalty.ts'
import { getConduct } from './queries/get-conduct.ts'

export function conductFunctions(ground: PairingGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<PairingGround> => ({ ...ground, caller })
  return [
    serveAct(noShowCall, async (input, caller) => acted(await giveNoShow(as(caller), input), withTournament)),
    serveAct(penaltyCall, async (input, caller) => acted(await givePenalty(as(caller), input), withTournament)),
    serveAct(takeBackNoShowCall, async (input, caller) =>
      acted(await takeBackNoShow(as(caller), input), withTournament),
    ),
    serveAct(takeBackCall, async (input, caller) => acted(await takeBackPenalty(as(caller), input), withTournament)),
    serveCall(conductCall, (input, caller) => getConduct(as(caller), input)),
  ]
}
