import { STAFF_ROLES } from '@tablee/domain/tournaments/authority/role'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { capability, tournamentCode } from '../fields/fields.ts'

/** The staff role of a device or of the session's account; `none` if it never existed or was erased. */
export const getOwnRole = defineCall({
  id: 'get-own-role',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability) }),
  reply: z.object({
    data: z.object({
      standing: z.enum(['in_force', 'expired', 'revoked', 'none']),
      /** Null for none, and for a later version's role. */
      role: z.catch(z.nullable(z.enum(STAFF_ROLES)), null),
      name: z.nullable(z.string()),
      expiresAt: z.nullable(z.string()),
    }),
  }),
})
