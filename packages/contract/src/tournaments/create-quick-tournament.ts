import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { plannedClock } from './clock-acts.ts'
import { inputsThatGo } from './documents/plain-settings.ts'
import { groupsWish, leagueWish, structure } from './documents/structure.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, quickPlayerCount, tournamentName } from './fields/fields.ts'
import { game, ruleOverrides } from './fields/rules-input.ts'
import { plannedCutSize } from './plan-cut.ts'
import { plannedRoundCount } from './plan-rounds.ts'

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
    plannedRounds: z.optional(plannedRoundCount),
    plannedCut: z.optional(plannedCutSize),
    clockPlan: z.optional(plannedClock),
    /** Minors play: names are shortened for everybody but the staff. */
    isYouth: z.optional(z.boolean()),
    /** Of groups before a bracket; without effect in other structures. */
    groups: z.optional(groupsWish),
    /** Of a round robin of one match a week. */
    league: z.optional(leagueWish),
    actId,
  }),
  reply: tournamentReply,
})
