import * as z from 'zod/mini'
import { playerKey } from './fields.ts'

/** A player by public id, name (anonymous players have no id), or key in the document. */
export const playerReference = z.object({
  playerId: z.optional(z.string().check(z.maxLength(128))),
  playerName: z.optional(z.string().check(z.maxLength(1000))),
  playerKey: z.optional(playerKey),
})
