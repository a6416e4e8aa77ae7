import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { createDeckSite, type DeckSite } from './deck-sites/deck-site.ts'
import { requestInHand } from './request-in-hand.ts'

export function openDeckSite(
  { deckSiteUrl: url, deckSiteUserAgent: userAgent }: Config,
  log: () => FastifyBaseLogger,
): DeckSite {
  return createDeckSite({
    ...{ url, userAgent, requestInHand },
    note: (why) => log().warn({ requestId: requestInHand(), ...why }, 'deck site'),
  })
}
