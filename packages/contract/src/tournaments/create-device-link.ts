import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { capability, tournamentCode } from './fields/fields.ts'
import { playerReference } from './fields/player-reference.ts'

/**
 * The organizer requests a one-time code that makes another device a player, or (no player named) the organizer. It travels in an address's
 * fragment, which no server or log sees.
 */
export const createDeviceLink = defineCall({
  id: 'create-device-link',
  input: z.extend(playerReference, { code: tournamentCode, organizerId: z.optional(capability) }),
  reply: z.object({ data: z.object({ oneTimeCode: z.string(), expiresAt: z.string() }) }),
})
