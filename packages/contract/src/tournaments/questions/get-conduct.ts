import { STAFF_ROLES } from '@tablee/domain/tournaments/authority/role'
import { INFRACTION_IDS } from '@tablee/domain/tournaments/conduct/infraction-ids'
import { PENALTY_KINDS } from '@tablee/domain/tournaments/conduct/penalty'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { capability, tournamentCode } from '../fields/fields.ts'

const conductEntry = z.object({
  id: z.string(),
  penalty: z.enum(PENALTY_KINDS),
  playerKey: z.string(),
  round: z.int(),
  at: z.string(),
  /** The author's role; null for a later version's. */
  role: z.catch(z.nullable(z.enum(STAFF_ROLES)), null),
  /** The author's invited name; only for the staff, null once erased. */
  name: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** What it is for; null for none, for a later version's, and for the player. */
  infraction: z.catch(z.nullable(z.enum(INFRACTION_IDS)), null),
  takenBackAt: z.nullable(z.string()),
})

export type ConductEntry = z.output<typeof conductEntry>

/** Conduct rulings, latest first: all for those who judge, a player's own ones in force for the player. */
export const getConduct = defineCall({
  id: 'get-conduct',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability), playerId: z.optional(capability) }),
  reply: z.object({ data: z.array(conductEntry) }),
})
