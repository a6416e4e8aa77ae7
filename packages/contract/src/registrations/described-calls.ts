import type { CallDescriptions } from '../serving/call-description.ts'

const ORGANIZER = 'The organizer’s account, by its session.'
const EITHER = 'The organizer’s account; or the player, by the own secret or the own account id in `playerId`.'
const ofEvent = ['tournament_not_found', 'wrong_tournament_type'] as const
const ofOrganizer = [...ofEvent, 'not_organizer'] as const
const ofOne = [...ofEvent, 'registration_not_found'] as const

/** Who comes to announced events. */
export const registrationCallDescriptions: CallDescriptions = {
  'register-advanced-player': {
    summary: 'Ask to play in an event',
    who: 'An account under its own id, anybody else under a secret of their own.',
    about: 'The registration is pending until the organizer accepts it; a full event keeps a waiting list.',
    refusals: [
      ...ofEvent,
      ...(['not_your_registration', 'already_registered', 'player_name_taken', 'entry_password_required'] as const),
      ...(['entry_password_wrong', 'tournament_already_started', 'tournament_finished'] as const),
    ],
  },
  'get-advanced-registrations': {
    summary: 'List the registrations of an event',
    who: 'Anybody reads names and states; the organizer everything; a person the own registration whole.',
    about: 'In the order in which they came. Without an account, the own secret in `playerId` shows the own one.',
    refusals: [...ofEvent],
  },
  'get-own-registrations': {
    summary: 'List what one’s account registered for',
    who: 'The account of the session.',
    about: 'The latest event first, 200 at most.',
    refusals: ['account_required'],
  },
  'accept-registration': {
    summary: 'Accept a registration',
    who: ORGANIZER,
    about: 'While a seat is free.',
    refusals: [
      ...([...ofOne, 'not_organizer', 'registration_not_pending', 'registration_dropped'] as const),
      ...(['tournament_full', 'tournament_finished'] as const),
    ],
  },
  'accept-registrations': {
    summary: 'Accept pending registrations, as far as there are seats',
    who: ORGANIZER,
    about: 'Those given, or all, in the order in which they came. The answer holds those that were accepted now.',
    refusals: [...ofOrganizer, 'tournament_finished'],
  },
  'cancel-player-advanced-tournament': {
    summary: 'Cancel a registration',
    who: EITHER,
    refusals: [
      ...([...ofOne, 'not_your_registration', 'registration_cancelled', 'registration_dropped'] as const),
      'tournament_finished',
    ],
  },
  'drop-player-advanced-tournament': {
    summary: 'Drop a player from an event',
    who: EITHER,
    about: 'Results stay; there are no more pairings.',
    refusals: [
      ...([...ofOne, 'not_your_registration', 'registration_cancelled', 'registration_dropped'] as const),
      'tournament_finished',
    ],
  },
  'update-player-advanced-tournament': {
    summary: 'Amend a registration',
    who: 'The player until the start, the organizer’s account until the finish.',
    about: 'A member that is left out stays as it was.',
    refusals: [
      ...([...ofOne, 'not_your_registration', 'player_name_taken', 'registration_cancelled'] as const),
      ...(['tournament_already_started', 'tournament_finished'] as const),
    ],
  },
  'submit-advanced-decklist': {
    summary: 'Hand in a decklist',
    who: 'The player until the start, the organizer’s account until the finish.',
    about: 'As a text or as an address.',
    refusals: [
      ...([...ofOne, 'not_your_registration', 'decklist_required', 'registration_cancelled'] as const),
      ...(['tournament_already_started', 'tournament_finished'] as const),
    ],
  },
  'undo-registration-act': {
    summary: 'Take back an accept, a cancel or a drop',
    who: ORGANIZER,
    about: 'The registration stands as before, if a seat is free.',
    refusals: [
      ...([...ofOne, 'not_organizer', 'registration_cancelled', 'registration_dropped', 'tournament_full'] as const),
      ...(['tournament_already_started', 'tournament_finished'] as const),
    ],
  },
  'add-player-at-desk': {
    summary: 'Write somebody in at the desk',
    who: ORGANIZER,
    about: 'Confirmed at once; after the start a late entry.',
    refusals: [...ofOrganizer, 'player_name_taken', 'tournament_full', 'tournament_finished'],
  },
  'add-players-at-desk': {
    summary: 'Write a whole list in at the desk',
    who: ORGANIZER,
    about: 'In its order: all of it, or nothing when a name is taken or seats are missing.',
    refusals: [...ofOrganizer, 'player_name_taken', 'tournament_full', 'tournament_finished'],
  },
  'check-in-player': {
    summary: 'Note that a player is there, or not',
    who: ORGANIZER,
    about: 'Before the start.',
    refusals: [
      ...([...ofOne, 'not_organizer', 'registration_not_confirmed', 'registration_dropped'] as const),
      'tournament_already_started',
    ],
  },
  'drop-absent-players': {
    summary: 'Drop everybody who was not checked in',
    who: ORGANIZER,
    about: 'Before the start. The answer holds those who were dropped.',
    refusals: [...ofOrganizer, 'tournament_already_started'],
  },
}
