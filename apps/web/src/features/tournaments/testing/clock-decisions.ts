import type { Outcome } from '@tablee/domain/outcome'
import type { Change } from '@tablee/domain/tournaments/change'
import { extendClock } from '@tablee/domain/tournaments/clock/extend-clock'
import { giveExtraTime } from '@tablee/domain/tournaments/clock/give-extra-time'
import { pauseClock } from '@tablee/domain/tournaments/clock/pause-clock'
import { removeClock } from '@tablee/domain/tournaments/clock/remove-clock'
import { resumeClock } from '@tablee/domain/tournaments/clock/resume-clock'
import { startClock } from '@tablee/domain/tournaments/clock/start-clock'
import type { MatchId, Tournament } from '@tablee/domain/tournaments/tournament'

type Input = Record<string, unknown>
type ClockDecision = (tournament: Tournament, act: ReturnType<typeof clockActOf>) => Outcome<readonly Change[]>

const DECISIONS: Readonly<Record<string, ClockDecision>> = {
  'start-clock': startClock,
  'pause-clock': pauseClock,
  'resume-clock': resumeClock,
  'extend-clock': extendClock,
  'give-extra-time': giveExtraTime,
  'remove-clock': removeClock,
}

function clockActOf(input: Input, now: Date) {
  const { roundNumber, minutes, turns, matchId } = input
  return {
    now,
    round: roundNumber as number,
    minutes: minutes as number,
    turns: turns as number | undefined,
    matchId: matchId as MatchId,
  }
}

/** A server's decision about a round's clock, by its own time; nothing for other calls. */
export function clockDecision(id: string, now: Date) {
  const decide = DECISIONS[id]
  return decide && ((tournament: Tournament, input: Input) => decide(tournament, clockActOf(input, now)))
}
