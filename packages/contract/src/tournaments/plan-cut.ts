import { PLANNED_CUTS } from '@tablee/domain/tournaments/cut-sizes'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentId } from './fields/fields.ts'

/** How many play on after the Swiss rounds; 0: nobody; null: the game's default. */
export const plannedCutSize = z.nullable(z.literal(PLANNED_CUTS, issue('cut_wish_invalid')))

/** Announces the bracket after the Swiss rounds before anybody plays for it (STAK-9). */
export const planCut = defineAct({
  id: 'plan-cut',
  input: z.object({ tournamentId, organizerId: z.optional(capability), size: plannedCutSize, actId }),
  reply: tournamentReply,
  told: toldAct,
})
