import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { actId, capability, tournamentCode } from './fields/fields.ts'

/** The other device gives the one-time code and its own new secret, and becomes that player or organizer. */
export const redeemDeviceLink = defineCall({
  id: 'redeem-device-link',
  input: z.object({
    code: tournamentCode,
    oneTimeCode: z
      .string(issue('device_link_invalid'))
      .check(z.regex(/^[A-Za-z0-9_-]{20,64}$/, issue('device_link_invalid'))),
    secret: capability,
    actId,
  }),
  reply: z.object({
    data: z.object({
      role: z.enum(['organizer', 'player']),
      tournamentId: z.string(),
      code: z.string(),
      playerName: z.nullable(z.string()),
    }),
  }),
})
