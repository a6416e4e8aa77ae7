import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentId } from './fields/fields.ts'
import { seasonSeeds } from './season-seeds.ts'

/** The bracket is seeded by the table of the season whose final it is; no places: no longer. */
export const seedBySeason = defineAct({
  id: 'seed-by-season',
  input: z.object({ tournamentId, organizerId: z.optional(capability), places: seasonSeeds, actId }),
  reply: tournamentReply,
  told: toldAct,
})
