import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Why a letter has not arrived: `refused` by the address, `delayed`, `lost`; null if nothing is known. */
const trouble = z._default(z.nullable(z.string()), null)

/** What is pending for the asking account, besides the account itself. */
export const getAccountMatters = defineCall({
  id: 'get-account-matters',
  input: z.object({}),
  reply: z.object({
    data: z.object({
      /** By the link sent there. */
      emailChange: z.nullable(z.object({ email: z.string(), expiresAt: z.string(), trouble })),
      /** The letter asking to confirm the address; missing from older servers. */
      confirmation: z._default(z.nullable(z.object({ trouble })), null),
      /** The request to the operator; missing from older servers. */
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
