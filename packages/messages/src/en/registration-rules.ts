import type { registrationRules as french } from '../fr/registration-rules.ts'
import type { Translation } from '../translation.ts'

export const registrationRules: Translation<typeof french> = {
  title: 'Registration rules',
  closes: 'Registration ends (optional)',
  closesTime: 'Time when registration ends',
  automatic: 'Accept registrations automatically',
  automaticHelp:
    'While seats are free, each registration is confirmed at once. A seat that frees before the start goes to the first on the waiting list.',
  deck: 'Decklist',
  decks: { none: 'Not asked for', wanted: 'Optional', required: 'Required' },
  deckHints: {
    none: 'The registration form does not mention it.',
    wanted: 'Players hand it in when they register or later, until the start.',
    required: 'Nobody registers without a decklist.',
  },
  fewestCards: 'Minimum number of cards',
  fewestCardsHint: 'Only a warning: a shorter list is still accepted. For example 60 or 100.',
  deckFact: {
    required: 'Required to register',
    requiredOf_one: 'Required to register, at least {count} card',
    requiredOf_other: 'Required to register, at least {count} cards',
    wantedOf_one: 'At least {count} card',
    wantedOf_other: 'At least {count} cards',
  },
  checkIn: 'Players check in themselves',
  checkInOff: 'No',
  checkInBefore_one: '{count} minute before the start',
  checkInBefore_other: '{count} minutes before the start',
  checkInNever: 'You note yourself who is there.',
  checkInHint: 'From then until the start, each registered player can tap “I’m here”.',
  byCode: 'With the QR code at the door',
  byCodeHelp: 'You show or print it: whoever scans it there checks in, even earlier.',
  save: 'Save the rules',
  saved: 'Registration rules saved',
  failed: 'The registration rules were not saved',
  term: 'Registration',
  until: 'Until {date}',
  openUntil: 'Registration is open until {date}',
  closed: 'Registration is closed',
  closedSince: 'Closed since {date}',
  closedHelp: 'Registration was open until {date}. To take part, ask the organizer to add you.',
}
