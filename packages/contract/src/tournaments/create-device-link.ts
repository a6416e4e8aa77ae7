import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { capability, tournamentCode } from './fields/fields.ts'
import { playerReference } from './fields/player-reference.ts'

/**
 * The organizer asks for a one-time code that makes another device a player, or (no player named) the organizer. It
 * travels in the fragment of an address, which no server and no log ever sees.
 */
export const createDeviceLink = defineCall({
  id: 'create-device-link',
  input: z.extend(playerReference, { code: tournamentCode, organizerId: z.optional(capability) }),
  reply: z.object({ data: z.object({ oneTimeCode: z.string(), expiresAt: z.string() }) }),
})
