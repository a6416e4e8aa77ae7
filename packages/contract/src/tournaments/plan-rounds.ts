import { MOST_PLANNED_ROUNDS } from '@tablee/domain/tournaments/size-limits'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentId } from './fields/fields.ts'

const REASON_MAX_LENGTH = 300

const reason = z.string(issue('reason_required')).check(
  z.overwrite((typed) => typed.trim()),
  z.minLength(1, issue('reason_required')),
  z.maxLength(REASON_MAX_LENGTH, issue('reason_too_long')),
)

/** How many rounds to play; null: as the rules give. */
export const plannedRoundCount = z.nullable(
  z
    .int(issue('rounds_invalid'))
    .check(z.minimum(1, issue('rounds_invalid')), z.maximum(MOST_PLANNED_ROUNDS, issue('rounds_invalid'))),
)

/** How many rounds to play (STAK-14); null: as the rules give. After the start a reason is needed. */
export const planRounds = defineAct({
  id: 'plan-rounds',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    rounds: plannedRoundCount,
    reason: z.optional(reason),
    actId,
  }),
  reply: tournamentReply,
  told: toldAct,
})
