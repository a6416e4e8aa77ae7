import type { CallDescriptions } from '../serving/call-description.ts'

/** How quick tournaments come to be. */
export const creationCallDescriptions: CallDescriptions = {
  'create-quick-tournament': {
    summary: 'Create a quick tournament',
    who: 'Anybody. Whoever holds the secret sent as `organizerId` is the organizer from then on; without it, the account of the session.',
    about:
      'Magic’s rules unless `game` and `rules` say otherwise. Created again with the same secret, name and capacity while it waits, the tournament is answered that there is.',
    refusals: ['capability_invalid'],
  },
  'import-tournament': {
    summary: 'Make a quick tournament of a file',
    who: 'Anybody, like create-quick-tournament: whoever holds the secret sent as `organizerId` is the organizer.',
    about:
      'The file is what docs/portable-tournament.md describes. Id and code are new, its players are on no device, and results are taken as they are. Sent again under the same act id, the tournament is answered that there is.',
    refusals: ['import_invalid', 'rules_invalid', 'capability_invalid'],
  },
}
