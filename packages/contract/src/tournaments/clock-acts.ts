import { MOST_ROUND_MINUTES } from '@tablee/domain/tournaments/clock/round-clock'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, matchId, roundNumber, tournamentId } from './fields/fields.ts'

/** With `roundNumber`, the round that was on the screen, no other one is meant. */
const clockInput = { tournamentId, organizerId: z.optional(capability), roundNumber: z.optional(roundNumber), actId }
const answers = { reply: tournamentReply, told: toldAct }

/** Minutes more, or below zero less. */
const minutes = z
  .int(issue('clock_minutes_invalid'))
  .check(
    z.minimum(-MOST_ROUND_MINUTES, issue('clock_minutes_invalid')),
    z.maximum(MOST_ROUND_MINUTES, issue('clock_minutes_invalid')),
  )

/** Starts the clock of the round that is played. One that was started already stays as it is. */
export const startClock = defineAct({ id: 'start-clock', input: z.object(clockInput), ...answers })

/** Stops it with what is left. Stopped twice it is stopped. */
export const pauseClock = defineAct({ id: 'pause-clock', input: z.object(clockInput), ...answers })

/** Goes on with what was left. */
export const resumeClock = defineAct({ id: 'resume-clock', input: z.object(clockInput), ...answers })

/** Gives all tables more time. */
export const extendClock = defineAct({ id: 'extend-clock', input: z.object({ ...clockInput, minutes }), ...answers })

/** Gives one table more time than the others have. */
export const giveExtraTime = defineAct({
  id: 'give-extra-time',
  input: z.object({ ...clockInput, matchId, minutes }),
  ...answers,
})

/** Takes the clock away. */
export const removeClock = defineAct({ id: 'remove-clock', input: z.object(clockInput), ...answers })

/** The minutes of each round (null: those of the rules), and whether its clock starts with it. */
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

/** Plans the clocks of the rounds to come. */
export const planClock = defineAct({
  id: 'plan-clock',
  input: z.extend(plannedClock, { tournamentId, organizerId: z.optional(capability), actId }),
  ...answers,
})
