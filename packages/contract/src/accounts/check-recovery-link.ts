import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { accountId, tokenSecret } from './fields.ts'

/** Whether a mailed link could still set a new password; asking does not use it up. */
export const checkRecoveryLink = defineCall({
  id: 'check-recovery-link',
  input: z.object({ userId: accountId, secret: tokenSecret }),
  reply: z.object({ data: z.object({ expiresAt: z.string() }) }),
})
