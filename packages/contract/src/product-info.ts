import * as z from 'zod/mini'

/** What an operator can turn on while it is being made; everything is off unless asked for. */
export const FEATURES = ['plans-page', 'plans-nav', 'plans-link'] as const
export type Feature = (typeof FEATURES)[number]

/** `GET /v1/product`: what the operator's settings say to everybody. */
export const productInfo = z.object({
  /** Where people write to with a question; null when the operator gave no address. */
  supportEmail: z.nullable(z.string()),
  /** What is turned on. A phone may not know all of it yet: it opens the web app of yesterday on the server of today. */
  features: z._default(z.array(z.string()), []),
  /** By which browsers subscribe to calls of this server; null where it calls nobody. Servers of yesterday say nothing of it. */
  callKey: z._default(z.nullable(z.string()), null),
  /** After an upgrade the search does not find everything yet. */
  isSearchFilling: z.optional(z.boolean()),
  /** Which server it is; servers of yesterday say nothing of it. */
  build: z.optional(z.object({ version: z.string(), commit: z.string() })),
})

export type ProductInfo = z.output<typeof productInfo>
