import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { createDeckSite, type DeckSite } from './deck-sites/deck-site.ts'
import { requestInHand } from './request-in-hand.ts'

/** What reads the decks that people point to, and notes the requests at which that fails. */
export function openDeckSite(
  { deckSiteUrl: url, deckSiteUserAgent: userAgent }: Config,
  log: () => FastifyBaseLogger,
): DeckSite {
  return createDeckSite({
    ...{ url, userAgent, requestInHand },
    note: (why) => log().warn({ requestId: requestInHand(), ...why }, 'deck site'),
  })
}
