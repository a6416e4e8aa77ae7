import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { letterLanguage } from '../registrations/fields.ts'
import { seriesId } from '../tournaments/fields/series-id.ts'
import { email } from './fields.ts'

const LONGEST_TOKEN = 100

/** Whether the session's account, its address confirmed, gets mail about each date of a series. */
export const followSeries = defineCall({
  id: 'follow-series',
  input: z.object({ series: seriesId, follows: z.boolean(), language: z.optional(letterLanguage) }),
  reply: z.object({ data: z.object({ series: z.array(z.string()) }) }),
})

/** The series that the session's account follows. */
export const getFollowedSeries = defineCall({
  id: 'get-followed-series',
  input: z.object({}),
  reply: z.object({ data: z.object({ series: z.array(z.string()) }) }),
})

/** Asks an address without an account by mail whether it wants mail about each date. The answer never tells what is known of it. */
export const followSeriesByMail = defineCall({
  id: 'follow-series-by-mail',
  input: z.object({ series: seriesId, email, language: z.optional(letterLanguage) }),
  reply: z.object({ data: z.object({}) }),
})

/** A letter about a series lets its reader choose whether more come: for one address and one series. */
export const answerSeriesMail = defineCall({
  id: 'answer-series-mail',
  input: z.object({ token: z.string().check(z.maxLength(LONGEST_TOKEN)), follows: z.boolean() }),
  reply: z.object({ data: z.object({ follows: z.boolean() }) }),
})
