import { ORGANIZER_REQUEST_MAX_LENGTH } from '@tablee/domain/accounts/organizer-request'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { letterLanguage } from '../registrations/fields.ts'

const text = z.string(issue('request_too_long')).check(
  z.overwrite((typed) => typed.trim().replace(/\p{C}(?<![\n\t])/gu, '')),
  z.maxLength(ORGANIZER_REQUEST_MAX_LENGTH, issue('request_too_long')),
)

/** Asks the operator for the right to announce events. */
export const requestOrganizerAccess = defineCall({
  id: 'request-organizer-access',
  input: z.object({ text: z._default(text, ''), language: z.optional(letterLanguage) }),
  reply: z.object({ data: z.object({ askedAt: z.string() }) }),
})
