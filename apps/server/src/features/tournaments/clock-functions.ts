import type { Acting, Caller } from '@tablee/contract/serving/caller'
import { type ServedCall, serveAct } from '@tablee/contract/serving/served-call'
import {
  extendClock as extendCall,
  giveExtraTime as extraTimeCall,
  pauseClock as pauseCall,
  planClock as planCall,
  removeClock as removeCall,
  resumeClock as resumeCall,
  startClock as startCall,
} from '@tablee/contract/tournaments/clock-acts'
import { acted, withTournament } from './act-answers.ts'
import {
  extendClock,
  giveExtraTime,
  pauseClock,
  planClock,
  removeClock,
  resumeClock,
  startClock,
} from './commands/run-clock.ts'
import type { TournamentGround } from './tournament-ground.ts'

/** The time of the round being played. */
export function clockFunctions(ground: TournamentGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<TournamentGround> => ({ ...ground, caller })
  return [
    serveAct(planCall, async (input, caller) => acted(await planClock(as(caller), input), withTournament)),
    serveAct(startCall, async (input, caller) => acted(await startClock(as(caller), input), withTournament)),
    serveAct(pauseCall, async (input, caller) => acted(await pauseClock(as(caller), input), withTournament)),
    serveAct(resumeCall, async (input, caller) => acted(await resumeClock(as(caller), input), withTournament)),
    serveAct(extendCall, async (input, caller) => acted(await extendClock(as(caller), input), withTournament)),
    serveAct(extraTimeCall, async (input, caller) => acted(await giveExtraTime(as(caller), input), withTournament)),
    serveAct(removeCall, async (input, caller) => acted(await removeClock(as(caller), input), withTournament)),
  ]
}
