import { MOST_DATES_OF_SERIES, SERIES_SCOPES } from '@tablee/domain/tournaments/life/series'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { letterLanguage } from '../registrations/fields.ts'
import { inputsThatGo } from './documents/plain-settings.ts'
import { structure } from './documents/structure.ts'
import { fateReason } from './fields/fate-reason.ts'
import { actId, advancedCapacity, description, location, moment, tournamentId } from './fields/fields.ts'
import { registrationRulesInput } from './fields/registration-rules.ts'

const scope = z.enum(SERIES_SCOPES, issue('series_invalid'))

/** The outcome for each date meant, in order: one act each, any of which may fail. */
export const seriesReport = z.object({
  done: z.array(z.object({ tournamentId: z.string(), code: z.string() })),
  failed: z.array(z.object({ code: z.string(), startsAt: z.string(), reason: z.string() })),
})
export type SeriesReport = z.output<typeof seriesReport>

const rulesOfDates = z.omit(registrationRulesInput, { closesAt: true })

const dateSettings = z.object({
  ...inputsThatGo('series'),
  maxPlayers: z.optional(advancedCapacity),
  description: z.optional(description),
  location: z.optional(z.nullable(location)),
  structure: z.optional(structure),
  registrationRules: z.optional(rulesOfDates),
  tournamentDate: z.optional(moment),
  endDate: z.optional(z.nullable(moment)),
})
export type DateSettings = z.output<typeof dateSettings>

/** The organizer cancels this date and later ones, or all not yet begun. */
export const cancelSeries = defineCall({
  id: 'cancel-series',
  input: z.object({ tournamentId, scope, reason: fateReason, language: z.optional(letterLanguage), actId }),
  reply: z.object({ data: z.extend(seriesReport, { letters: z.int() }) }),
})

/** A week, in minutes: dates move by hours or days, and not past each other. */
const MOST_SHIFT = 7 * 24 * 60

/** The organizer changes the announcement of this date and later ones, or of all not yet begun. */
export const changeSeries = defineCall({
  id: 'change-series',
  input: z.object({
    tournamentId,
    scope,
    ...inputsThatGo('series'),
    maxPlayers: z.optional(advancedCapacity),
    description: z.optional(description),
    location: z.optional(z.nullable(location)),
    structure: z.optional(structure),
    /** All but the registration deadline: each date has its own. */
    registrationRules: z.optional(rulesOfDates),
    /** Moves each one's start and end by this much, later or earlier. */
    shiftMinutes: z.optional(
      z
        .int(issue('date_invalid'))
        .check(z.minimum(-MOST_SHIFT, issue('date_invalid')), z.maximum(MOST_SHIFT, issue('date_invalid'))),
    ),
    reason: fateReason,
    actId,
  }),
  reply: z.object({
    data: z.object({
      done: z.array(
        z.object({
          tournamentId: z.string(),
          code: z.string(),
          /** Old and new values of what changed; missing if it was already carried and is only repeated. */
          was: z.optional(dateSettings),
          is: z.optional(dateSettings),
        }),
      ),
      failed: seriesReport.shape.failed,
    }),
  }),
})

/** The organizer restores dates to before a change of several; a date changed since keeps its values. */
export const restoreSeries = defineCall({
  id: 'restore-series',
  input: z.object({
    tournamentId,
    dates: z
      .array(z.object({ tournamentId, was: dateSettings, is: dateSettings }))
      .check(z.maxLength(MOST_DATES_OF_SERIES)),
    actId,
  }),
  reply: z.object({ data: seriesReport }),
})
