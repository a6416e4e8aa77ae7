import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, roundNumber, tournamentId } from './fields/fields.ts'
import { ruleOverrides } from './fields/rules-input.ts'
import { partMinutes, partPlaying, partShape } from './planned-parts.ts'

/**
 * Another part of the tournament after round `roundNumber`, as seen: paired in its own way, with `rules` that differ from those so far, and
 * ranked by its own rounds or, with `carriesPoints`, by those before as well. `playing`: so many of the standings play on; null: everybody.
 * `minutes`: of each round; null: as the rules give.
 */
export const openStage = defineAct({
  id: 'open-stage',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    roundNumber,
    ...partShape,
    playing: z.optional(partPlaying),
    rules: z.optional(z.nullable(ruleOverrides)),
    minutes: z.optional(partMinutes),
    actId,
  }),
  reply: tournamentReply,
  told: toldAct,
})
