import { isFormatOf } from '@tablee/domain/tournaments/life/announcement'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { plannedClock } from './clock-acts.ts'
import { inputsThatGo } from './documents/plain-settings.ts'
import { groupsWish, leagueWish, structure, swissWish } from './documents/structure.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import {
  actId,
  advancedCapacity,
  description,
  format,
  formatName,
  gameType,
  location,
  moment,
  tournamentName,
} from './fields/fields.ts'
import { registrationRulesInput } from './fields/registration-rules.ts'
import { ruleOverrides } from './fields/rules-input.ts'
import { seriesId } from './fields/series-id.ts'
import { plannedCutSize } from './plan-cut.ts'
import { plannedRoundCount } from './plan-rounds.ts'
import { plannedTables } from './plan-tables.ts'

const requiredMoment = z.pipe(
  z
    .union([z.string(), z.null(), z.undefined()], issue('date_invalid'))
    .check(z.refine((typed) => typeof typed === 'string' && typed !== '', issue('tournament_date_required'))),
  z.transform((typed) => typed ?? ''),
)

/** An account with the organizer's label announces an event, with its game's rules. */
export const createAdvancedTournament = defineCall({
  id: 'create-advanced-tournament',
  input: z
    .object({
      ...inputsThatGo('event'),
      name: tournamentName,
      gameType,
      format,
      formatName: z.optional(z.nullable(formatName)),
      tournamentDate: z.pipe(requiredMoment, moment),
      endDate: z.optional(z.nullable(moment)),
      maxPlayers: z.optional(advancedCapacity),
      description: z.optional(description),
      location: z.optional(z.nullable(location)),
      type: z.optional(z.literal('advance', issue('wrong_tournament_type'))),
      rules: z.optional(ruleOverrides),
      structure: z.optional(structure),
      /** What a large field changes about Swiss rounds; without effect in other structures. */
      swiss: z.optional(swissWish),
      /** Of groups before a bracket; without effect in other structures. */
      groups: z.optional(groupsWish),
      /** Of a round robin of one match a week. */
      league: z.optional(leagueWish),
      registrationRules: z.optional(registrationRulesInput),
      clockPlan: z.optional(plannedClock),
      tablePlan: z.optional(plannedTables),
      plannedRounds: z.optional(plannedRoundCount),
      plannedCut: z.optional(plannedCutSize),
      allowsOwnNames: z.optional(z.boolean()),
      /** Minors play: names are shortened for everybody but the staff. */
      isYouth: z.optional(z.boolean()),
      /** The same for all dates of a series; someone else's is ignored. */
      series: z.optional(seriesId),
      actId,
    })
    .check(
      z.refine(({ gameType, format }) => isFormatOf(gameType, format), {
        ...issue('format_invalid'),
        path: ['format'],
      }),
      z.refine(({ tournamentDate, endDate }) => !endDate || endDate >= tournamentDate, {
        ...issue('end_before_start'),
        path: ['endDate'],
      }),
    ),
  reply: z.extend(tournamentReply, { tournamentId: z.string(), code: z.string() }),
})
