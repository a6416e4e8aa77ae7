import { LEFT_MATCHES } from '@tablee/domain/tournaments/players/left-matches'
import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, playerKey, tournamentCode } from './fields/fields.ts'

/** The staff rules on the matches of someone who left a round robin: `annulled` for everybody, or `forfeited` from then on. */
export const ruleLeftMatches = defineAct({
  id: 'rule-left-matches',
  input: z.object({
    code: tournamentCode,
    playerKey,
    matches: z.enum(LEFT_MATCHES),
    organizerId: z.optional(capability),
    actId,
  }),
  reply: tournamentReply,
  told: toldAct,
})
