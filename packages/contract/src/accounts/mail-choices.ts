import { ALL_TOPICS } from '@tablee/domain/accounts/mail-topics'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

const LONGEST_TOKEN = 100

/** From a letter's link: stands for the address it was sent to. */
const mailToken = z.string().check(z.maxLength(LONGEST_TOKEN))
const off = z.array(z.enum(ALL_TOPICS)).check(z.maxLength(ALL_TOPICS.length))

const choices = z.object({
  off: z.array(z.string()),
  /** By a link sent to the address. */
  isConfirmed: z.boolean(),
  /** Its reader said no letter was meant for them. */
  isRefused: z._default(z.boolean(), false),
})

/** Which letters about events go to a link's address; without one, to that of the session's account. */
export const getMailChoices = defineCall({
  id: 'get-mail-choices',
  input: z.object({ token: z.optional(mailToken) }),
  reply: z.object({ data: choices }),
})

/** Chooses them. Using a link proves that one reads the address, and confirms it, unless one says that it is not them. */
export const chooseMails = defineCall({
  id: 'choose-mails',
  input: z.object({
    token: z.optional(mailToken),
    off,
    /** By a link: no letter was meant for the reader; none goes there again. */
    isRefused: z.optional(z.boolean()),
  }),
  reply: z.object({ data: choices }),
})
