import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type {
  extendClock as extendCall,
  giveExtraTime as extraTimeCall,
  pauseClock as pauseCall,
  planClock as planCall,
} from '@tablee/contract/tournaments/clock-acts'
import type { Outcome } from '@tablee/domain/outcome'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import type { ClockAct } from '@tablee/domain/tournaments/clock/clocked-round'
import { extendClock as extend } from '@tablee/domain/tournaments/clock/extend-clock'
import { giveExtraTime as giveTime } from '@tablee/domain/tournaments/clock/give-extra-time'
import { pauseClock as pause } from '@tablee/domain/tournaments/clock/pause-clock'
import { planClock as plan } from '@tablee/domain/tournaments/clock/plan-clock'
import { removeClock as remove } from '@tablee/domain/tournaments/clock/remove-clock'
import { resumeClock as resume } from '@tablee/domain/tournaments/clock/resume-clock'
import { startClock as start } from '@tablee/domain/tournaments/clock/start-clock'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

type ClockInput = ParsedInput<typeof pauseCall>
type Answer = Promise<Outcome<Carried<null>>>
type Decide = (tournament: Tournament, act: ClockAct) => Outcome<readonly Change[]>

export function startClock(acting: Acting<TournamentGround>, input: ClockInput): Answer {
  return carryClockAct(acting, input, { name: 'start-clock', decide: start })
}

export function pauseClock(acting: Acting<TournamentGround>, input: ClockInput): Answer {
  return carryClockAct(acting, input, { name: 'pause-clock', decide: pause })
}

export function resumeClock(acting: Acting<TournamentGround>, input: ClockInput): Answer {
  return carryClockAct(acting, input, { name: 'resume-clock', decide: resume })
}

export function removeClock(acting: Acting<TournamentGround>, input: ClockInput): Answer {
  return carryClockAct(acting, input, { name: 'remove-clock', decide: remove })
}

export function extendClock(acting: Acting<TournamentGround>, input: ParsedInput<typeof extendCall>): Answer {
  const { minutes } = input
  return carryClockAct(acting, input, {
    name: 'extend-clock',
    decide: (tournament, act) => extend(tournament, { ...act, minutes }),
  })
}

export function giveExtraTime(acting: Acting<TournamentGround>, input: ParsedInput<typeof extraTimeCall>): Answer {
  const { minutes, matchId } = input
  return carryClockAct(acting, input, {
    name: 'give-extra-time',
    decide: (tournament, act) => giveTime(tournament, { ...act, minutes, matchId }),
  })
}

/** For the rounds to come. */
export function planClock(
  acting: Acting<TournamentGround>,
  { tournamentId, organizerId, minutes, startsWithRound, actId }: ParsedInput<typeof planCall>,
): Answer {
  return carryStaffAct(acting, {
    name: 'plan-clock',
    target: { id: tournamentId },
    actId,
    secret: organizerId,
    decide: (tournament) => plan(tournament, { minutes, startsWithRound }),
  })
}

/** The time is that of the server: whoever acts may have a clock that is wrong. */
function carryClockAct(
  acting: Acting<TournamentGround>,
  { tournamentId, organizerId, roundNumber, actId }: ClockInput,
  { name, decide }: { readonly name: ActName; readonly decide: Decide },
): Answer {
  const act: ClockAct = { round: roundNumber ?? null, now: acting.now() }
  return carryStaffAct(acting, {
    name,
    target: { id: tournamentId },
    actId,
    secret: organizerId,
    decide: (tournament) => decide(tournament, act),
  })
}
