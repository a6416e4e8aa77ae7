import type { registrationRules as french } from '../fr/registration-rules.ts'
import type { Translation } from '../translation.ts'

export const registrationRules: Translation<typeof french> = {
  title: 'Registration rules',
  closes: 'Registration ends (optional)',
  closesTime: 'Time when registration ends',
  automatic: 'Accept registrations automatically',
  automaticHelp:
    'While seats are free, each registration is confirmed at once. A seat that frees before the start goes to the first on the waiting list.',
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
