import * as z from 'zod/mini'

/** `GET /v1/product`: what the operator's settings say to everybody. */
export const productInfo = z.object({
  /** Where people write to with a question; null when the operator gave no address. */
  supportEmail: z.nullable(z.string()),
})

export type ProductInfo = z.output<typeof productInfo>
