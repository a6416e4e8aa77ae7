import { MOST_PLANNED_ROUNDS } from '@tablee/domain/tournaments/size-limits'
import { PART_STRUCTURES } from '@tablee/domain/tournaments/stage-part'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, roundNumber, tournamentId } from './fields/fields.ts'
import { ruleOverrides } from './fields/rules-input.ts'

const invalid = issue('part_invalid')
/** Nobody plays on with more. */
const MOST_PLAYING = 2_000

/**
 * Another part of the tournament after round `roundNumber`, as seen: paired in its own way, with `rules` that differ from those so far, and
 * ranked by its own rounds or, with `carriesPoints`, by those before as well. `playing`: so many of the standings play on; null: everybody.
 */
export const openStage = defineAct({
  id: 'open-stage',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    roundNumber,
    structure: z.enum(PART_STRUCTURES, invalid),
    plannedRounds: z.int(invalid).check(z.minimum(1, invalid), z.maximum(MOST_PLANNED_ROUNDS, invalid)),
    carriesPoints: z.boolean(invalid),
    playing: z.optional(z.nullable(z.int(invalid).check(z.minimum(2, invalid), z.maximum(MOST_PLAYING, invalid)))),
    rules: z.optional(z.nullable(ruleOverrides)),
    actId,
  }),
  reply: tournamentReply,
  told: toldAct,
})
