import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { letterLanguage } from '../registrations/fields.ts'
import { accountId, email, givenPassword, tokenSecret } from './fields.ts'

/** Sends a link to the new address, which takes effect when followed. The answer is the same for a taken address. */
export const changeEmail = defineCall({
  id: 'change-email',
  input: z.object({ email, password: givenPassword, language: z.optional(letterLanguage) }),
  reply: z.object({ data: z.object({ email: z.string(), expiresAt: z.string() }) }),
})

/** Following the link proves that one reads the new address: it becomes the account's, and confirmed. */
export const confirmEmailChange = defineCall({
  id: 'confirm-email-change',
  input: z.object({ userId: accountId, secret: tokenSecret, language: z.optional(letterLanguage) }),
  reply: z.object({ data: z.object({ email: z.string() }) }),
})
