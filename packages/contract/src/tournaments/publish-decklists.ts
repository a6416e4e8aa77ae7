import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { actId, tournamentId } from './fields.ts'
import { tournamentReply } from './tournament-reply.ts'

/** The organizer shows the decklists of a finished event to everybody, or hides them again. */
export const publishDecklists = defineAct({
  id: 'publish-decklists',
  input: z.object({ tournamentId, arePublic: z.boolean(), actId }),
  reply: tournamentReply,
  told: toldAct,
})
