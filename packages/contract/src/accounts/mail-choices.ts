import { ALL_TOPICS } from '@tablee/domain/accounts/mail-topics'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

const LONGEST_TOKEN = 100

/** From the link of a letter: it stands for the address that the letter went to. */
const mailToken = z.string().check(z.maxLength(LONGEST_TOKEN))
const off = z.array(z.enum(ALL_TOPICS)).check(z.maxLength(ALL_TOPICS.length))

const choices = z.object({
  /** What does not come any more. */
  off: z.array(z.string()),
  /** Somebody followed a link that went to the address. */
  isConfirmed: z.boolean(),
  /** Somebody who reads the address said that no letter was meant for them. */
  isRefused: z._default(z.boolean(), false),
})

/** Which letters about events go to the address of a link; without one, to that of the account of the session. */
export const getMailChoices = defineCall({
  id: 'get-mail-choices',
  input: z.object({ token: z.optional(mailToken) }),
  reply: z.object({ data: choices }),
})

/** Chooses them. Whoever does it by a link reads the mail of that address: it is confirmed from now on, unless they say that it is not them. */
export const chooseMails = defineCall({
  id: 'choose-mails',
  input: z.object({
    token: z.optional(mailToken),
    off,
    /** By a link: no letter was meant for whoever reads the address, and none goes there any more. */
    isRefused: z.optional(z.boolean()),
  }),
  reply: z.object({ data: choices }),
})
