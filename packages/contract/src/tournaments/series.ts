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

/** What became of each date that was meant, in the order in which they were carried: one act each, of which another may fail. */
export const seriesReport = z.object({
  done: z.array(z.object({ tournamentId: z.string(), code: z.string() })),
  failed: z.array(z.object({ code: z.string(), startsAt: z.string(), reason: z.string() })),
})
export type SeriesReport = z.output<typeof seriesReport>

const rulesOfDates = z.omit(registrationRulesInput, { closesAt: true })

/** What several dates are changed in together. */
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

/** The organizer calls off this date and the following ones, or all that have not begun. */
export const cancelSeries = defineCall({
  id: 'cancel-series',
  input: z.object({ tournamentId, scope, reason: fateReason, language: z.optional(letterLanguage), actId }),
  reply: z.object({ data: z.extend(seriesReport, { letters: z.int() }) }),
})

/** A week, in minutes: dates of a series are moved by hours or days, and not past each other. */
const MOST_SHIFT = 7 * 24 * 60

/** The organizer changes what is announced of this date and the following ones, or of all that have not begun. */
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
    /** All of them but until when people register: each date has its own. */
    registrationRules: z.optional(rulesOfDates),
    /** So much later, or earlier, begins and ends each of them. */
    shiftMinutes: z.optional(
      z
        .int(issue('date_invalid'))
        .check(z.minimum(-MOST_SHIFT, issue('date_invalid')), z.maximum(MOST_SHIFT, issue('date_invalid'))),
    ),
    /** Why they are moved; for the letters about it. */
    reason: fateReason,
    actId,
  }),
  reply: z.object({
    data: z.object({
      done: z.array(
        z.object({
          tournamentId: z.string(),
          code: z.string(),
          /** What it had before and has since, of what changed; missing where it was carried before and is only told again. */
          was: z.optional(dateSettings),
          is: z.optional(dateSettings),
        }),
      ),
      failed: seriesReport.shape.failed,
    }),
  }),
})

/** The organizer gives dates back what they had before a change of several; one that was changed since keeps what it has. */
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
