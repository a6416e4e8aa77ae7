import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { inputsThatGo } from './documents/plain-settings.ts'
import { structure } from './documents/structure.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, quickPlayerCount, tournamentName } from './fields/fields.ts'
import { game, ruleOverrides } from './fields/rules-input.ts'

/** Anyone creates a tournament; the secret they send makes them its organizer. Magic's rules unless a game is chosen. */
export const createQuickTournament = defineCall({
  id: 'create-quick-tournament',
  input: z.object({
    ...inputsThatGo('quick'),
    name: tournamentName,
    playerCount: quickPlayerCount,
    organizerId: z.optional(capability),
    game: z.optional(game),
    rules: z.optional(ruleOverrides),
    structure: z.optional(structure),
    actId,
  }),
  reply: tournamentReply,
})
