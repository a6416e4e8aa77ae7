import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { givenPassword } from './fields.ts'

/** Erases the account that asks; in tournaments that were played, a made-up name stays. */
export const deleteAccount = defineCall({
  id: 'delete-account',
  input: z.object({ password: givenPassword }),
  reply: z.object({ data: z.object({ erasedAt: z.string() }) }),
})
