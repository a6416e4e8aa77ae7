import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { letterLanguage } from '../registrations/fields.ts'
import { accountId, email, givenPassword, tokenSecret } from './fields.ts'

/** A link goes to the new address, which counts once it was followed. The answer is the same where the address is taken. */
export const changeEmail = defineCall({
  id: 'change-email',
  input: z.object({ email, password: givenPassword, language: z.optional(letterLanguage) }),
  reply: z.object({ data: z.object({ email: z.string(), expiresAt: z.string() }) }),
})

/** Whoever follows the link reads the mail of the new address: it is the account's from now on, and confirmed. */
export const confirmEmailChange = defineCall({
  id: 'confirm-email-change',
  input: z.object({ userId: accountId, secret: tokenSecret, language: z.optional(letterLanguage) }),
  reply: z.object({ data: z.object({ email: z.string() }) }),
})
