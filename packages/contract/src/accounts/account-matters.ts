import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Why a letter has not come: `refused` by the address, `delayed`, `lost`; null as long as nothing is known. */
const trouble = z._default(z.nullable(z.string()), null)

/** What is under way about the account that asks, beside the account itself. */
export const getAccountMatters = defineCall({
  id: 'get-account-matters',
  input: z.object({}),
  reply: z.object({
    data: z.object({
      /** The address that waits to be confirmed by the link that went to it. */
      emailChange: z.nullable(z.object({ email: z.string(), expiresAt: z.string(), trouble })),
      /** The letter that asks to confirm the address; servers of yesterday say nothing of it. */
      confirmation: z._default(z.nullable(z.object({ trouble })), null),
      /** What was asked of the operator; servers of yesterday say nothing of it. */
      organizerRequest: z._default(
        z.nullable(
          z.object({
            text: z.string(),
            askedAt: z.string(),
            refused: z.nullable(z.object({ at: z.string(), reason: z.string() })),
          }),
        ),
        null,
      ),
    }),
  }),
})

export type AccountMatters = z.output<typeof getAccountMatters.reply>['data']
