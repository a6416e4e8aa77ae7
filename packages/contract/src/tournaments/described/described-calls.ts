import type { CallDescriptions } from '../../serving/call-description.ts'
import { STAFF_ACTS } from '../staff-acts.ts'
import { creationCallDescriptions, ofPlannedParts, ofStart } from './described-creation-calls.ts'
import { floorCallDescriptions } from './described-floor-calls.ts'
import { handInCallDescriptions } from './described-hand-in-calls.ts'
import {
  EITHER_ORGANIZER,
  ORGANIZER,
  ofOrganizer,
  pairingCallDescriptions,
  WHICH_PLAYER,
} from './described-pairing-calls.ts'
import { reportCallDescriptions } from './described-report-calls.ts'
import { seriesCallDescriptions } from './described-series-calls.ts'
import { staffCallDescriptions } from './described-staff-calls.ts'
import { subscriptionCallDescriptions } from './described-subscription-calls.ts'
import { teamCallDescriptions } from './described-team-calls.ts'

const EVENT_ORGANIZER = 'The organizer’s account, by its session.'
const ofQuick = [...ofOrganizer, 'wrong_tournament_type'] as const
const OWN_PLAYER = 'The player, by the secret in `playerId`.'
const ofOwn = ['tournament_not_found', 'wrong_tournament_type', 'not_your_match', 'player_not_found'] as const
const REPEATED = 'Repeated with the same `actId` it changes nothing and answers the same.'

/** Quick tournaments, and what also serves events. */
export const tournamentCallDescriptions: CallDescriptions = {
  ...STAFF_ACTS,
  ...pairingCallDescriptions,
  ...creationCallDescriptions,
  ...floorCallDescriptions,
  ...handInCallDescriptions,
  ...subscriptionCallDescriptions,
  ...seriesCallDescriptions,
  ...teamCallDescriptions,
  'join-quick-tournament': {
    summary: 'Join a quick tournament by its code',
    who: 'Anybody, before the start, under a secret of their own in `playerId`.',
    about:
      'The name of an anonymous player takes that player over. The same secret again answers the same player. With `wait`, a full tournament answers a place in its queue (`player` is null) instead of refusing: it is kept for `keptForMs` after each asking, a seat that frees goes to the first, and the start ends the waiting.',
    refusals: [
      ...(['tournament_not_found', 'wrong_tournament_type', 'tournament_already_started', 'tournament_full'] as const),
      ...(['player_name_taken', 'entry_password_required', 'entry_password_wrong'] as const),
    ],
  },
  'rename-own-player': {
    summary: 'Correct one’s own name',
    who: OWN_PLAYER,
    about: `Until the start; afterwards where the organizer allows it (allow-own-names), until the finish. ${REPEATED}`,
    refusals: [...ofOwn, 'player_name_taken', 'name_hidden', 'rename_needs_organizer', 'tournament_finished'],
  },
  'leave-quick-tournament': {
    summary: 'Leave a quick tournament',
    who: OWN_PLAYER,
    about: `Before the start the player leaves the list, and may join again; after it they are dropped and their results stay. ${REPEATED}`,
    refusals: [...ofOwn, 'tournament_finished'],
  },
  'return-to-quick-tournament': {
    summary: 'Take back having left',
    who: OWN_PLAYER,
    about:
      'Until the next round is paired, and only by who left alone; in a full tournament the capacity rises by one. Who did not leave changes nothing.',
    refusals: [...ofOwn, 'return_needs_organizer', 'return_after_cut', 'tournament_finished'],
  },
  'leave-seat-queue': {
    summary: 'Stop waiting for a seat of a full tournament',
    who: 'Who waits, by the secret in `playerId`.',
    about: 'Who does not wait changes nothing; who was seated meanwhile stays a player.',
    refusals: ['tournament_not_found'],
  },
  'get-seat-queue': {
    summary: 'See who waits for a seat of a full tournament',
    who: 'Anybody.',
    about: 'The public ids in the order of arrival, no names.',
    refusals: ['tournament_not_found'],
  },
  'start-quick-tournament': {
    summary: 'Start: pair the first round',
    who: ORGANIZER,
    about: REPEATED,
    refusals: [...ofOrganizer, ...ofStart, 'pairing_too_long'],
  },
  'send-score-quick-tournament': {
    summary: 'Report the score of one’s own match',
    who: 'The two players of a match of the current round, by the secret in `playerId`.',
    about:
      'The first report decides the match. The same score from the other player changes nothing; another one, or `contest`, leaves it to the organizer.',
    refusals: [
      ...(['tournament_not_found', 'not_your_match', 'match_not_found', 'match_not_current', 'score_invalid'] as const),
      ...(['player_has_left', 'winner_has_left'] as const),
      ...(['result_decided_by_organizer', 'tournament_not_running', 'tournament_finished'] as const),
    ],
  },
  'update-score-quick-tournament': {
    summary: 'Set or correct the score of any match',
    who: EITHER_ORGANIZER,
    about:
      'Of any round, until the finish. With `over`, the result that stood when the score was chosen (null for none), another one that stands by then is kept and the call refused.',
    refusals: [
      ...(['result_changed', ...ofOrganizer, 'match_not_found', 'score_invalid'] as const),
      ...(['tournament_not_running', 'tournament_finished'] as const),
    ],
  },
  'finish-tournament': {
    summary: 'Finish, and keep the final ranking',
    who: EITHER_ORGANIZER,
    refusals: [...ofOrganizer, 'round_not_complete', 'tournament_not_running', 'tournament_finished'],
  },
  'add-anonymous-player': {
    summary: 'Add a player without a phone',
    who: ORGANIZER,
    about:
      'After the start it is a late entry, paired from the next round on. In a full tournament the capacity rises by one.',
    refusals: [...ofQuick, 'player_name_taken', 'tournament_full', 'tournament_finished'],
  },
  'add-players-quick-tournament': {
    summary: 'Add a list of players without phones',
    who: ORGANIZER,
    about:
      'In its order; all of them, or none where a name is taken. The capacity rises by the seats that are missing.',
    refusals: [...ofQuick, 'player_name_taken', 'tournament_full', 'tournament_finished'],
  },
  'delete-quick-tournament-player': {
    summary: 'Take a player out',
    who: ORGANIZER,
    about: `Before the start the player leaves the list; after it the player is dropped and results stay. ${WHICH_PLAYER}`,
    refusals: [...ofQuick, 'player_reference_required', 'player_not_found', 'tournament_finished'],
  },
  'restore-quick-tournament-player': {
    summary: 'Undo the drop of a player',
    who: ORGANIZER,
    about: `The player is paired again from the next round on; in a full tournament the capacity rises by one. ${WHICH_PLAYER}`,
    refusals: [...ofQuick, 'player_reference_required', 'player_not_found', 'tournament_finished'],
  },
  'update-quick-tournament-player': {
    summary: 'Rename a player',
    who: ORGANIZER,
    about: WHICH_PLAYER,
    refusals: [...ofQuick, 'player_reference_required', 'player_not_found', 'player_name_taken'],
  },
  'erase-result': {
    summary: 'Take a result back',
    who: EITHER_ORGANIZER,
    about:
      'Of the current round, or what both players reported of a contested match. With `over`, no other result than the one seen. With `toPrevious`, the latest decision alone, also of an earlier round: what stood before it stands again.',
    refusals: [
      ...ofOrganizer,
      ...(['match_not_found', 'match_not_current', 'result_changed', 'score_invalid'] as const),
      ...(['tournament_not_running', 'tournament_finished', 'winner_needed', 'winner_played_on'] as const),
    ],
  },
  'reopen-tournament': {
    summary: 'Take the finish back',
    who: EITHER_ORGANIZER,
    about: 'The tournament goes on with its last round. One that is not finished stays as it is.',
    refusals: [...ofOrganizer, 'tournament_not_running', 'tournament_cancelled'],
  },
  'restart-quick-tournament': {
    summary: 'Begin a finished quick tournament again',
    who: ORGANIZER,
    about:
      'A new tournament with the same name, capacity, rules, number of rounds, clock, tables, password and organizer is answered; its code stands in `restartedAs` of the one before. With `keepPlayers`, whoever had not left is seated again, and acts with the same secret. As long as the new one is there, another call answers it.',
    refusals: [...ofQuick, 'tournament_not_finished'],
  },
  'cancel-quick-tournament': {
    summary: 'Call a quick tournament off',
    who: ORGANIZER,
    about: 'Until the finish. It counts as finished, without a ranking, and does not come back.',
    refusals: [...ofQuick, 'tournament_finished'],
  },
  'hide-player-name': {
    summary: 'Hide the name of a player, or show it again',
    who: ORGANIZER,
    about: `Everybody reads a number in its place; get-hidden-names tells the name. ${WHICH_PLAYER}`,
    refusals: [...ofQuick, 'player_reference_required', 'player_not_found', 'player_name_taken'],
  },
  'get-hidden-names': { summary: 'Read the names that are hidden', who: ORGANIZER, refusals: [...ofOrganizer] },
  'delete-tournament': {
    summary: 'Delete a tournament that has not started',
    who: EITHER_ORGANIZER,
    about:
      'It is hidden from everybody, keeps its code, and can be restored until `restorableUntil`, thirty days later; then it is erased. Who is registered for an announced event is told by mail. Asked again, it answers as the first time.',
    refusals: [...ofOrganizer, 'tournament_already_started', 'too_many_letters'],
  },
  'restore-tournament': {
    summary: 'Restore a deleted tournament',
    who: EITHER_ORGANIZER,
    about:
      'It is there again as it was, with its players and registrations, and the registered of an event are told by mail. One that is there is answered as it is.',
    refusals: [...ofOrganizer, 'too_many_letters'],
  },
  ...reportCallDescriptions,
  ...staffCallDescriptions,
  'get-deleted-tournaments': {
    summary: 'List the deleted tournaments that can be restored',
    who: 'Whoever organizes them: the account of the session, and each secret in `organizerIds`.',
    refusals: ['capability_invalid'],
  },
  'create-device-link': {
    summary: 'Get a one-time code for another device',
    who: EITHER_ORGANIZER,
    about: 'The code makes that device the player named, for 24 hours; without a player, the organizer, for 90 days.',
    refusals: [...ofOrganizer, 'player_reference_required', 'player_not_found'],
  },
  'redeem-device-link': {
    summary: 'Redeem a one-time code',
    who: 'Whoever holds the code, once. The `secret` replaces the earlier one.',
    refusals: ['tournament_not_found', 'device_link_invalid', 'player_not_found'],
  },
  'invite-staff': {
    summary: 'Invite somebody to help',
    who: EITHER_ORGANIZER,
    about:
      'As `co-organizer`, `scorekeeper` or `judge`, under a name, until a moment at most a month away. The answer tells the one-time code, and nothing tells it again. 100 invitations of one tournament at most.',
    refusals: [...ofOrganizer, 'too_many_helpers', 'helper_end_invalid'],
  },
  'accept-invitation': {
    summary: 'Redeem an invitation to help',
    who: 'Whoever holds the code, once. The `secret` holds the role from then on, and is sent as `organizerId`.',
    about: 'The device that redeemed it is answered the same again, in case the first answer was lost.',
    refusals: [
      'tournament_not_found',
      'capability_invalid',
      'invitation_invalid',
      'invitation_used',
      'invitation_expired',
    ],
  },
  'get-staff': {
    summary: 'List who was invited to help',
    who: EITHER_ORGANIZER,
    about: 'With the last use of each role, to the minute. No code and no secret is among it.',
    refusals: [...ofOrganizer],
  },
  'revoke-staff': {
    summary: 'Take a role or an open invitation away',
    who: EITHER_ORGANIZER,
    about: 'At once; what listens by the role is cut off. Taken away before, it stays so.',
    refusals: [...ofOrganizer, 'helper_not_found'],
  },
  'erase-staff': {
    summary: 'Forget the name of a helper',
    who: EITHER_ORGANIZER,
    about: 'Once the role has expired or was taken away. The journal goes on saying in which role somebody acted.',
    refusals: [...ofOrganizer, 'helper_still_in_force'],
  },
  'get-own-role': {
    summary: 'Ask in which role one helps, and until when',
    who: 'Anybody, by the secret in `organizerId` or by their session.',
    refusals: ['tournament_not_found'],
  },
  'create-advanced-tournament': {
    summary: 'Announce an event',
    who: 'An account with the label `eventOrganizer`, by its session.',
    about:
      'It has the rules of its game unless `rules` vary them, people come in by `registrationRules` (a deadline not after the start, and whether registrations are accepted by themselves), the clocks of `clockPlan` (as for plan-clock) and the tables of `tablePlan` (as for plan-tables, without players).',
    refusals: [
      ...(['account_required', 'organizer_account_required', 'registration_deadline_after_start'] as const),
      ...ofPlannedParts,
    ],
  },
  'get-last-advanced-event': {
    summary: 'List the newest events',
    who: 'Anybody.',
    about: 'Six at most, the newest first. The payload may be empty.',
    refusals: [],
  },
  'get-advanced-rounds': {
    summary: 'List the pairings of an event',
    who: 'Anybody.',
    about: 'The newest round first, by table.',
    refusals: ['tournament_not_found', 'wrong_tournament_type'],
  },
  'generate-advanced-pairings': {
    summary: 'Pair the next round of an event',
    who: EVENT_ORGANIZER,
    about: 'The first round starts the event.',
    refusals: [
      ...ofQuick,
      ...(['round_not_current', 'round_not_complete', 'not_enough_players', 'tournament_finished'] as const),
      'pairing_too_long',
    ],
  },
  'submit-advanced-score': {
    summary: 'Give the result of a pairing',
    who: 'The organizer’s account, or one of the two players by `playerId` (a secret, or the account’s own id).',
    about: 'What a player gives is a report, as in quick tournaments.',
    refusals: [
      ...ofOrganizer,
      ...(['match_not_found', 'not_your_match', 'match_not_current', 'score_invalid'] as const),
      ...(['player_has_left', 'winner_has_left'] as const),
      ...(['result_decided_by_organizer', 'tournament_not_running', 'tournament_finished'] as const),
    ],
  },
}
