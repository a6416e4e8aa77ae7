import type { CallDescriptions } from '../serving/call-description.ts'

const OWN = 'The account of the session.'

/** What somebody did at events. */
export const pastCallDescriptions: CallDescriptions = {
  'get-own-past': {
    summary: 'One’s results at finished events',
    who: OWN,
    about:
      'Sums by game and format, decks, opponents and events, 50 of each at once. Events that ended lately are read first; `waiting` says how many are left for the next question. Opponents who were erased or whose name is hidden are counted without a name.',
    refusals: ['account_required'],
  },
  'get-own-player-page': {
    summary: 'Whether one’s results are public, and one’s places in public seasons',
    who: OWN,
    refusals: ['account_required'],
  },
  'keep-own-play': {
    summary: 'Take a seat that a device holds into one’s results, or let it go',
    who: 'An account, with the secret of the seat.',
    about: 'A tournament played on this device without the account. It counts as long as the seat is this device’s.',
    refusals: ['account_required', 'player_not_found', 'too_many_plays'],
  },
  'keep-player-page': {
    summary: 'Show one’s results to everybody, or to nobody',
    who: OWN,
    about: 'The address stays with the account when the page is hidden.',
    refusals: [
      'account_required',
      'player_address_taken',
      'player_address_invalid',
      'player_page_name_required',
      'player_page_name_too_long',
    ],
  },
  'get-player-page': {
    summary: 'The results that somebody shows',
    who: 'Anybody.',
    about: 'Of events that are still public, where the own name is not hidden.',
    refusals: ['player_page_not_found'],
  },
}
