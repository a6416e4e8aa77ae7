import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { capability, tournamentCode } from './fields/fields.ts'
import { helperRole } from './fields/helper-fields.ts'

/** The invited device gives the one-time code and its own new secret, which then holds the role. */
export const acceptInvitation = defineCall({
  id: 'accept-invitation',
  input: z.object({
    code: tournamentCode,
    oneTimeCode: z
      .string(issue('invitation_invalid'))
      .check(z.regex(/^[A-Za-z0-9_-]{20,64}$/, issue('invitation_invalid'))),
    secret: capability,
  }),
  reply: z.object({
    data: z.object({
      role: helperRole,
      name: z.nullable(z.string()),
      expiresAt: z.nullable(z.string()),
      tournamentId: z.string(),
      code: z.string(),
      tournamentName: z.string(),
      type: z.enum(['quick', 'advance']),
    }),
  }),
})
