import type { CallDescriptions } from '../serving/call-description.ts'

/** Decks hosted elsewhere. */
export const decklistCallDescriptions: CallDescriptions = {
  'extract-moxfield-decklist': {
    summary: 'Read a public deck of Moxfield',
    who: 'Anybody, ten times a minute.',
    about: 'The address is `https://moxfield.com/decks/{id}`. Only the id is used: no address is fetched as given.',
    refusals: ['deck_site_failed'],
  },
}
