import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { givenPassword } from './fields.ts'

/** Erases the asking account; played tournaments keep a pseudonym. */
export const deleteAccount = defineCall({
  id: 'delete-account',
  input: z.object({ password: givenPassword }),
  reply: z.object({
    data: z.object({
      erasedAt: z.string(),
      /** That it was erased, signed; absent from servers that give none. */
      proof: z.optional(z.string()),
    }),
  }),
})
