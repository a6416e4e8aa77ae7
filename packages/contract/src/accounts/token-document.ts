import * as z from 'zod/mini'

/** What is said of a mailed link to whoever requested it. */
export const tokenDocument = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  userId: z.string(),
  /** Always empty: the secret is only in the mail. */
  secret: z.literal(''),
  expire: z.string(),
  phrase: z.literal(''),
})

export type TokenDocument = z.output<typeof tokenDocument>
