import type { ClockPlan, MatchId, RoundClock } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'

const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const matchId = z.custom<MatchId>((value) => typeof value === 'string')

/** A round's clock as stored, and within an element of `rounds`. */
export const roundClock: z.ZodMiniType<RoundClock> = z.object({
  durationMs: z.int(),
  course: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('running'), endsAt: z.custom<string>(isMoment) }),
    z.object({ kind: z.literal('paused'), remainingMs: z.int() }),
  ]),
  extraTime: z.readonly(
    z.array(z.object({ matchId, extraMs: z.int(), turns: z.optional(z.int()), checkMs: z.optional(z.int()) })),
  ),
})

/** The plan for clocks, as stored, sent and in the document. */
export const clockPlan: z.ZodMiniType<ClockPlan> = z.object({
  minutes: z.nullable(z.int()),
  startsWithRound: z.boolean(),
  part: z.optional(z.int()),
})
