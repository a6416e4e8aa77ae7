import { STAFF_ROLES } from '@tablee/domain/tournaments/authority/role'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { capability, tournamentCode } from '../fields/fields.ts'

/** What a device, or the account of the session, is to those who run the tournament: `none` is a role that never was, or was erased. */
export const getOwnRole = defineCall({
  id: 'get-own-role',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability) }),
  reply: z.object({
    data: z.object({
      standing: z.enum(['in_force', 'expired', 'revoked', 'none']),
      /** Null for nobody, and for a role of a later version. */
      role: z.catch(z.nullable(z.enum(STAFF_ROLES)), null),
      name: z.nullable(z.string()),
      expiresAt: z.nullable(z.string()),
    }),
  }),
})
