import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { type CardFiles, createCardFiles } from './database/cards/card-files.ts'
import { createDeckSite, type DeckSite } from './deck-sites/deck-site.ts'
import { requestInHand } from './request-in-hand.ts'

export type Decks = { readonly readDeck: DeckSite['read']; readonly cards: CardFiles }

/** What is known of decks from outside: those of the deck site, and cards that the operator brought. */
export function openDecks(config: Config, log: () => FastifyBaseLogger): Decks {
  const { deckSiteUrl: url, deckSiteUserAgent: userAgent, dataFolder } = config
  const { read: readDeck } = createDeckSite({
    ...{ url, userAgent, requestInHand },
    note: (why) => log().warn({ requestId: requestInHand(), ...why }, 'deck site'),
  })
  const noteUnusable = (file: string, error: unknown) => log().warn({ file, error: String(error) }, 'cards not read')
  return { readDeck, cards: createCardFiles(dataFolder, noteUnusable) }
}
