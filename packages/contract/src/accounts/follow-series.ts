import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { letterLanguage } from '../registrations/fields.ts'
import { seriesId } from '../tournaments/fields/series-id.ts'
import { email } from './fields.ts'

const LONGEST_TOKEN = 100

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

/** An address without an account is asked by mail whether it wants to hear of each date. The answer is the same whatever is known of it. */
export const followSeriesByMail = defineCall({
  id: 'follow-series-by-mail',
  input: z.object({ series: seriesId, email, language: z.optional(letterLanguage) }),
  reply: z.object({ data: z.object({}) }),
})

/** Whoever has a letter about a series says whether more of them come: it stands for one address and one series. */
export const answerSeriesMail = defineCall({
  id: 'answer-series-mail',
  input: z.object({ token: z.string().check(z.maxLength(LONGEST_TOKEN)), follows: z.boolean() }),
  reply: z.object({ data: z.object({ follows: z.boolean() }) }),
})
