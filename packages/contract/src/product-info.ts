import * as z from 'zod/mini'

/** Unfinished features an operator can turn on; off by default. */
export const FEATURES = ['plans-page', 'plans-nav', 'plans-link'] as const
export type Feature = (typeof FEATURES)[number]

/** `GET /v1/product`: the operator's public settings. */
export const productInfo = z.object({
  /** Contact for questions; null if the operator gave none. */
  supportEmail: z.nullable(z.string()),
  /** A phone may not know them all: yesterday's web app can meet today's server. */
  features: z._default(z.array(z.string()), []),
  /** Browsers' key for subscribing to this server's calls; null if it sends none. Missing from older servers. */
  callKey: z._default(z.nullable(z.string()), null),
  /** After an upgrade, the search may be incomplete. */
  isSearchFilling: z.optional(z.boolean()),
  /** Games whose cards are known; missing without any, and from older servers. */
  cardGames: z.optional(z.array(z.string())),
  /** Which server it is; missing from older servers. */
  build: z.optional(z.object({ version: z.string(), commit: z.string() })),
})

export type ProductInfo = z.output<typeof productInfo>
