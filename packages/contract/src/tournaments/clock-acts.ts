import { MOST_EXTRA_TURNS, MOST_ROUND_MINUTES } from '@tablee/domain/tournaments/clock/round-clock'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, matchId, roundNumber, tournamentId } from './fields/fields.ts'

const clockInput = { tournamentId, organizerId: z.optional(capability), roundNumber: z.optional(roundNumber), actId }
const answers = { reply: tournamentReply, told: toldAct }

/** Negative takes time away. */
const minutes = z
  .int(issue('clock_minutes_invalid'))
  .check(
    z.minimum(-MOST_ROUND_MINUTES, issue('clock_minutes_invalid')),
    z.maximum(MOST_ROUND_MINUTES, issue('clock_minutes_invalid')),
  )

const turns = z
  .int(issue('extra_turns_invalid'))
  .check(
    z.minimum(-MOST_EXTRA_TURNS, issue('extra_turns_invalid')),
    z.maximum(MOST_EXTRA_TURNS, issue('extra_turns_invalid')),
  )

/** Starts the current round's clock. No effect if already started. */
export const startClock = defineAct({ id: 'start-clock', input: z.object(clockInput), ...answers })

/** Stops it with what is left. Repeating changes nothing. */
export const pauseClock = defineAct({ id: 'pause-clock', input: z.object(clockInput), ...answers })

/** Continues with what was left. */
export const resumeClock = defineAct({ id: 'resume-clock', input: z.object(clockInput), ...answers })

/** Gives all tables more time. */
export const extendClock = defineAct({ id: 'extend-clock', input: z.object({ ...clockInput, minutes }), ...answers })

/** Gives one table extra time. */
export const giveExtraTime = defineAct({
  id: 'give-extra-time',
  input: z.object({ ...clockInput, matchId, minutes, turns: z.optional(turns) }),
  ...answers,
})

/** Removes the clock. */
export const removeClock = defineAct({ id: 'remove-clock', input: z.object(clockInput), ...answers })

/** Each round's minutes (null: the rules'), and whether its clock starts with it. */
export const plannedClock = z.object({
  minutes: z.nullable(
    z
      .int(issue('clock_minutes_invalid'))
      .check(
        z.minimum(1, issue('clock_minutes_invalid')),
        z.maximum(MOST_ROUND_MINUTES, issue('clock_minutes_invalid')),
      ),
  ),
  startsWithRound: z.boolean(),
})

/** Plans the clocks of future rounds. */
export const planClock = defineAct({
  id: 'plan-clock',
  input: z.extend(plannedClock, { tournamentId, organizerId: z.optional(capability), actId }),
  ...answers,
})
