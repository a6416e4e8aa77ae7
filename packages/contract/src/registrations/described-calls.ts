import type { CallDescriptions } from '../serving/call-description.ts'
import { registrationLinkCallDescriptions } from './described-link-calls.ts'

const ORGANIZER = 'The organizer’s account, by its session.'
export const RUNNING =
  'The account of the organizer or a co-organizer, by its session, or a co-organizer’s secret in `organizerId`; a co-organizer is answered what everybody may know, and who is present.'
const EITHER =
  'The account of the organizer or a co-organizer, or a co-organizer’s secret in `organizerId`; or the player, by their own secret or account id in `playerId`. A co-organizer is answered what everybody may know, and who is present.'
const ofEvent = ['tournament_not_found', 'wrong_tournament_type'] as const
export const ofOrganizer = [...ofEvent, 'not_organizer'] as const
const ofOne = [...ofEvent, 'registration_not_found'] as const

/** Players at announced events. */
export const registrationCallDescriptions: CallDescriptions = {
  ...registrationLinkCallDescriptions,
  'register-advanced-player': {
    summary: 'Ask to play in an event',
    who: 'An account under its own id, anybody else under a secret of their own.',
    about:
      'The registration is pending until the organizer accepts it, or confirmed at once where the event accepts by itself (`registrationRules`) and has a seat; a full event keeps a waiting list.',
    refusals: [
      ...ofEvent,
      ...(['not_your_registration', 'already_registered', 'player_name_taken', 'entry_password_required'] as const),
      ...([
        'entry_password_wrong',
        'decklist_required',
        'decklist_locked',
        'guardian_answer_required',
        'registration_closed',
        'tournament_already_started',
        'tournament_finished',
      ] as const),
    ],
  },
  'get-advanced-registrations': {
    summary: 'List the registrations of an event',
    who: 'Anybody reads names and states, a co-organizer who is present too; the organizer everything; people their own registration whole.',
    about:
      'In the order in which they came, or those of `registrationIds` alone. Without an account, their own secret in `playerId` shows theirs.',
    refusals: [...ofEvent],
  },
  'get-frozen-decks': {
    summary: 'Read what was kept of the decklists when they were locked',
    who: 'Anybody reads hashes and times; what was kept of a list, who may read it.',
    about:
      'In pages of 500 from `from`, or all of one person (`playerId`). `hash` is the SHA-256 of `text`, which begins with its form and a nonce.',
    refusals: [...ofOne],
  },
  'get-own-registrations': {
    summary: 'List what one’s account registered for',
    who: 'The account of the session.',
    about: 'The latest event first, 200 at most.',
    refusals: ['account_required'],
  },
  'get-own-evening': {
    summary: 'Read what one plays or runs tonight',
    who: 'Anybody for the seats of whom they name; the account of the session for what it plays and organizes.',
    about:
      'At most three of each: what is being played, then what comes next. `seats` answers where players sit, by their public ids.',
    refusals: [],
  },
  'accept-registration': {
    summary: 'Accept a registration',
    who: RUNNING,
    about: 'While a seat is free; with `addsSeat` the capacity of a full event rises by one.',
    refusals: [
      ...([...ofOne, 'not_organizer', 'registration_not_pending', 'registration_dropped'] as const),
      ...(['tournament_full', 'tournament_finished'] as const),
    ],
  },
  'accept-registrations': {
    summary: 'Accept pending registrations, as far as there are seats',
    who: RUNNING,
    about:
      'Those given, or all, in the order in which they came. The answer holds those that were accepted now, and names those who still wait.',
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
    about:
      'A member that is left out stays as it was. Where the organizer allows it (allow-own-names), the player gives `playerName` alone until the finish.',
    refusals: [
      ...([...ofOne, 'not_your_registration', 'player_name_taken', 'registration_cancelled'] as const),
      ...(['name_hidden', 'rename_needs_organizer', 'decklist_required', 'tournament_already_started'] as const),
      ...(['decklist_locked', 'decklist_reason_required'] as const),
      'tournament_finished',
    ],
  },
  'submit-advanced-decklist': {
    summary: 'Hand in a decklist',
    who: 'The player until the start, the organizer’s account until the finish.',
    about:
      'As a text or as an address. Once lists are locked the player only completes one that names no cards; the organizer changes one with a `reason`.',
    refusals: [
      ...([...ofOne, 'not_your_registration', 'decklist_required', 'registration_cancelled'] as const),
      ...(['decklist_locked', 'decklist_reason_required'] as const),
      ...(['tournament_already_started', 'tournament_finished'] as const),
    ],
  },
  'undo-registration-act': {
    summary: 'Take back an accept, a cancel or a drop',
    who: RUNNING,
    about: 'The registration stands as before; where the seat was taken meanwhile, the capacity rises by one.',
    refusals: [
      ...([...ofOne, 'not_organizer', 'registration_cancelled', 'registration_dropped'] as const),
      ...(['tournament_already_started', 'tournament_finished'] as const),
    ],
  },
  'add-player-at-desk': {
    summary: 'Write somebody in at the desk',
    who: RUNNING,
    about:
      'Confirmed at once; after the start a late entry. In a full event the capacity rises by one. Present from the day of the event on, unless said otherwise; before it nobody is. No letter leaves but to a guardian who agreed and gave an address.',
    refusals: [...ofOrganizer, 'player_name_taken', 'tournament_full', 'tournament_finished'],
  },
  'add-players-at-desk': {
    summary: 'Write a whole list in at the desk',
    who: RUNNING,
    about:
      'In its order: all of it, or nothing when a name is taken. The capacity rises by the seats that are missing. Of each what a list says: names, address, deck, payment, presence; the last counts from the day of the event on. No letter leaves unless `tellsByMail` is asked for by an account, before the start: then who has an address hears of their seat.',
    refusals: [
      ...ofOrganizer,
      ...(['player_name_taken', 'tournament_full', 'tournament_finished', 'too_many_letters'] as const),
    ],
  },
  'check-in-player': {
    summary: 'Note that a player is there, or not',
    who: RUNNING,
    about: 'Before the start; also of somebody who waits for a seat, and is then accepted first.',
    refusals: [
      ...([...ofOne, 'not_organizer', 'registration_not_confirmed', 'registration_dropped'] as const),
      'tournament_already_started',
    ],
  },
  'check-in-players': {
    summary: 'Note that many players are there, or not',
    who: RUNNING,
    about:
      'Before the start, in one act: the confirmed ones of `registrationIds`, or all. The answer holds those for whom it is new.',
    refusals: [...ofOrganizer, 'tournament_already_started'],
  },
  'check-in-myself': {
    summary: 'Say that one is there, or take it back',
    who: 'The player, by their own secret or account id in `playerId`.',
    about:
      'Before the start, where the event lets players do so (`registrationRules`): with the code at the door, or from `checkInMinutes` before the start on.',
    refusals: [
      ...([...ofOne, 'not_your_registration', 'registration_not_confirmed', 'registration_dropped'] as const),
      ...(['check_in_at_desk', 'check_in_not_open', 'door_code_required', 'door_code_wrong'] as const),
      'tournament_already_started',
    ],
  },
  'get-door-code': {
    summary: 'Read the code to show at the door',
    who: RUNNING,
    about:
      'It opens `/tournament/{code}/here#{doorCode}` on the phones of who comes, and stays the same for the event.',
    refusals: [...ofOrganizer],
  },
  'note-payment': {
    summary: 'Note that somebody has settled the fee, or not',
    who: RUNNING,
    about: 'At any time. It stands as `hasPaid` in the registration, for whoever notes it and for its person.',
    refusals: [...ofOne, 'not_organizer'],
  },
  'award-byes': {
    summary: 'Award byes of the first rounds, or take them back',
    who: RUNNING,
    about:
      'Of Swiss rounds. The player meets nobody in so many of the first rounds, each of which is won as any bye of the game. A round in which the player has a place already stays what it was. They stand in `awardedByes` of the tournament.',
    refusals: [
      ...ofOne,
      'not_organizer',
      'byes_invalid',
      'byes_need_swiss',
      'byes_round_paired',
      'tournament_finished',
    ],
  },
  'hide-registered-name': {
    summary: 'Hide the name of somebody who is registered, or show it again',
    who: RUNNING,
    about: 'At any time. Everybody reads a number in its place; the organizer and the person go on reading the name.',
    refusals: [...ofOne, 'not_organizer'],
  },
  'erase-registration': {
    summary: 'Erase what is known of somebody who is registered',
    who: ORGANIZER,
    about:
      'At any time, also of a cancelled event. Names, address, guardian, decklists and the tie to an account go, and whoever has not played is no longer registered; who has played keeps results and the name that everybody reads. The answer is the signed proof; the same `actId` gives it again.',
    refusals: [...ofOne, 'not_organizer'],
  },
  'drop-absent-players': {
    summary: 'Drop everybody who was not checked in',
    who: RUNNING,
    about:
      'Before the start. With `acceptsWaiting` who waits takes the seats that are free then: whoever is there first, else in the order in which they came. The answer holds who was dropped and who was accepted.',
    refusals: [...ofOrganizer, 'tournament_already_started'],
  },
  'cancel-tournament': {
    summary: 'Call an announced event off',
    who: ORGANIZER,
    about:
      'Until the finish. Whoever is registered and gave an address is told by mail; registrations and scores are closed. On the live channel the event has no `changes`: read the document.',
    refusals: ['account_required', 'tournament_finished', 'too_many_letters', ...ofOrganizer],
  },
  'get-event-messages': {
    summary: 'List what those registered were told of an event',
    who: 'Whoever is registered, by their own secret in `playerId` or the session of their account; the organizer.',
    about: 'Messages of the organizer, and other dates and places: the latest first, 50 at most.',
    refusals: ['not_your_registration', ...ofEvent],
  },
  'message-registered': {
    summary: 'Write to all who are registered',
    who: ORGANIZER,
    about:
      'Up to 1,000 characters, 3 messages a day for an event and 10 for an organizer. It goes by mail to confirmed addresses that did not turn messages off; none goes to an unconfirmed one. In the app everybody registered reads it.',
    refusals: ['account_required', 'message_empty', 'message_too_long', 'too_many_messages', ...ofOrganizer],
  },
  'report-message': {
    summary: 'Tell the operator of a message that should not have been sent',
    who: 'Whoever got it by mail: `token` stands in its link.',
    refusals: ['token_invalid'],
  },
  'offer-event': {
    summary: 'Offer an event to another organizer',
    who: ORGANIZER,
    about:
      'For 14 days, to the account of an address; a new offer replaces the earlier one. The answer does not say whether the address is anybody’s. Until the offer is accepted, nothing of any registration is shown to that account.',
    refusals: [
      ...(['account_required', 'email_invalid', 'offer_to_oneself', 'too_many_offers'] as const),
      ...(['tournament_cancelled', 'tournament_finished', ...ofOrganizer] as const),
    ],
  },
  'withdraw-event-offer': {
    summary: 'Take an offer back',
    who: 'The account that made it.',
    refusals: ['account_required', 'offer_not_found'],
  },
  'accept-event-offer': {
    summary: 'Take an offered event over',
    who: 'The account that it was offered to, with the label `eventOrganizer`.',
    about: 'It organizes the event from then on. Whoever is registered and gave an address is told by mail.',
    refusals: [
      ...(['account_required', 'offer_not_found', 'organizer_account_required', 'too_many_letters'] as const),
      ...(['tournament_cancelled', 'tournament_finished', 'tournament_not_found', 'wrong_tournament_type'] as const),
    ],
  },
  'decline-event-offer': {
    summary: 'Decline an offered event',
    who: 'The account that it was offered to.',
    refusals: ['account_required', 'offer_not_found'],
  },
  'get-event-offers': {
    summary: 'What one organizes that is still to come, and the events one is offered',
    who: 'The account of the session.',
    about: 'Each coming event with the offer made of it, if any; of a received one only what everybody may know.',
    refusals: ['account_required'],
  },
}
