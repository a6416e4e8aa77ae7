import { MOST_QUICK_PLAYERS } from '@tablee/domain/tournaments/size-limits'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, playerKey, tournamentId } from './fields/fields.ts'

const invalid = issue('groups_plan_invalid')

/** In round 1: `group` is where to go, from 0; `instead` comes in exchange. */
export const moveToGroup = defineAct({
  id: 'move-to-group',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    playerId: playerKey,
    group: z.int(invalid).check(z.minimum(0, invalid), z.maximum(MOST_QUICK_PLAYERS, invalid)),
    instead: z.nullable(playerKey),
    actId,
  }),
  reply: tournamentReply,
  told: toldAct,
})
