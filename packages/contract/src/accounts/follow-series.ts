import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { letterLanguage } from '../registrations/fields.ts'
import { seriesId } from '../tournaments/series.ts'

/** Whether the account of the session, its address confirmed, hears by mail of each date of a series. */
export const followSeries = defineCall({
  id: 'follow-series',
  input: z.object({ series: seriesId, follows: z.boolean(), language: z.optional(letterLanguage) }),
  reply: z.object({ data: z.object({ series: z.array(z.string()) }) }),
})

/** The series that the account of the session follows. */
export const getFollowedSeries = defineCall({
  id: 'get-followed-series',
  input: z.object({}),
  reply: z.object({ data: z.object({ series: z.array(z.string()) }) }),
})
