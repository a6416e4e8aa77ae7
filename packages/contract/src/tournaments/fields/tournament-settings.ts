import * as z from 'zod/mini'
import { plainInputs } from '../documents/plain-settings.ts'
import { groupsWish, leagueWish, podsWish, structure, swissWish } from '../documents/structure.ts'
import { fateReason } from './fate-reason.ts'
import {
  actId,
  advancedCapacity,
  capability,
  description,
  format,
  formatName,
  gameType,
  location,
  moment,
  newEntryPassword,
} from './fields.ts'
import { registrationRulesInput } from './registration-rules.ts'
import { ruleOverrides } from './rules-input.ts'

/** `data` of an update of a tournament document: the only changeable attributes, and the organizer's secret. */
export const tournamentSettings = z.object({
  ...plainInputs,
  maxPlayers: z.optional(advancedCapacity),
  playerCount: z.optional(advancedCapacity),
  gameType: z.optional(gameType),
  format: z.optional(format),
  formatName: z.optional(z.nullable(formatName)),
  tournamentDate: z.optional(moment),
  endDate: z.optional(z.nullable(moment)),
  description: z.optional(description),
  location: z.optional(z.nullable(location)),
  /** The new entry password; empty or null: none. No answer ever holds it. */
  password: z.optional(newEntryPassword),
  structure: z.optional(structure),
  rules: z.optional(ruleOverrides),
  pods: z.optional(podsWish),
  swiss: z.optional(swissWish),
  groups: z.optional(groupsWish),
  league: z.optional(leagueWish),
  registrationRules: z.optional(registrationRulesInput),
  reason: fateReason,
  organizerId: z.optional(capability),
  actId,
})
