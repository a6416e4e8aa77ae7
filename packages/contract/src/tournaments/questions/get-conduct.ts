import { STAFF_ROLES } from '@tablee/domain/tournaments/authority/role'
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
  /** In which role it was given; null for a role of a later version. */
  role: z.catch(z.nullable(z.enum(STAFF_ROLES)), null),
  /** Under which name somebody was invited who gave it; for the staff alone, and null once it was erased. */
  name: z.nullable(z.string()),
  /** For the staff alone. */
  reason: z.nullable(z.string()),
  takenBackAt: z.nullable(z.string()),
})

export type ConductEntry = z.output<typeof conductEntry>

/** What was decided of the conduct of players, the latest first: all of it for who judges, what stands of their own for a player. */
export const getConduct = defineCall({
  id: 'get-conduct',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability), playerId: z.optional(capability) }),
  reply: z.object({ data: z.array(conductEntry) }),
})
