import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, quickPlayerCount, tournamentName } from './fields.ts'
import { inputsThatGo } from './plain-settings.ts'
import { game, ruleOverrides } from './rules-input.ts'
import { structure } from './structure.ts'
import { tournamentReply } from './tournament-reply.ts'

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
