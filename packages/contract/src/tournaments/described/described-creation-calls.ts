import type { CallDescriptions } from '../../serving/call-description.ts'

/** Why a first round cannot be paired: time, or number of players. */
export const ofStart = [
  ...(['not_enough_players', 'tournament_already_started', 'tournament_finished'] as const),
  ...(['elimination_too_big', 'pods_too_small', 'round_robin_too_small', 'round_robin_too_big'] as const),
  ...(['groups_too_small', 'groups_too_big'] as const),
] as const

/** Why a plan of later parts cannot be followed. */
export const ofPlannedParts = [
  ...(['part_invalid', 'part_after_knockout', 'cut_follows_groups', 'teams_not_at_pods', 'rules_invalid'] as const),
] as const

/** How quick tournaments are made. */
export const creationCallDescriptions: CallDescriptions = {
  'create-quick-tournament': {
    summary: 'Create a quick tournament',
    who: 'Anybody. Whoever holds the secret sent as `organizerId` is the organizer from then on; without it, the account of the session.',
    about:
      'Magic’s rules unless `game` and `rules` say otherwise, and Swiss rounds unless `structure` does. Created again with the same secret, name and capacity while it waits, the tournament is answered that there is.',
    refusals: ['capability_invalid', ...ofPlannedParts],
  },
  'import-tournament': {
    summary: 'Make a quick tournament of a file',
    who: 'Anybody, like create-quick-tournament: whoever holds the secret sent as `organizerId` is the organizer.',
    about:
      'The file is what docs/portable-tournament.md describes. Id and code are new, its players are on no device, and results are taken as they are. Sent again under the same act id, the tournament is answered that there is.',
    refusals: ['import_too_large', 'import_invalid', 'rules_invalid', 'capability_invalid'],
  },
  'find-places': {
    summary: 'Find towns, departments and regions of France',
    who: 'Anybody.',
    about:
      'A few places whose name, a later word of it, or postal code begins like `text`: areas first, then towns, the most populous first. A department may be written behind a name (“saint-denis 93”).',
    refusals: [],
  },
  'suggest-search': {
    summary: 'Find what a search that found nothing may have meant',
    who: 'Anybody.',
    about:
      '`text` with its unknown words as places of France or tournaments write them, one letter or two away; null where nothing is near. Whatever is answered finds a tournament, `within` the attribute that is searched.',
    refusals: [],
  },
  'keep-in-account': {
    summary: 'Take a quick tournament into one’s account',
    who: 'The account of the session, on a device that organizes it: `organizerId` is the device’s secret.',
    about:
      'From then on the account may do what that device may, on whichever device. What is created while signed in is kept from the beginning; a link that hands the tournament over takes it out again.',
    refusals: [
      'tournament_not_found',
      'account_required',
      'not_organizer',
      'wrong_tournament_type',
      'kept_in_other_account',
    ],
  },
  'get-kept-tournaments': {
    summary: 'List the quick tournaments that one’s account keeps',
    who: 'The account of the session.',
    about: 'Those that are not finished first, then the newest; 180 at most.',
    refusals: ['account_required'],
  },
}
