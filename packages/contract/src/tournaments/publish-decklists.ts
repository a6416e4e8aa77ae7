import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, tournamentId } from './fields/fields.ts'

/** The organizer publishes a finished event's decklists, or hides them again. */
export const publishDecklists = defineAct({
  id: 'publish-decklists',
  input: z.object({ tournamentId, arePublic: z.boolean(), actId }),
  reply: tournamentReply,
  told: toldAct,
})
