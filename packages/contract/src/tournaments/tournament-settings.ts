import * as z from 'zod/mini'
import { actId, capability, quickPlayerCount, tournamentName } from './fields.ts'

/** `data` of an update of a tournament document: the only attributes that may change, and the organizer's secret. */
export const tournamentSettings = z.object({
  name: z.optional(tournamentName),
  maxPlayers: z.optional(quickPlayerCount),
  playerCount: z.optional(quickPlayerCount),
  organizerId: z.optional(capability),
  actId,
})
