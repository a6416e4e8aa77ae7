import type { CallDescriptions } from '../serving/call-description.ts'

const ORGANIZER = 'The organizer: by the secret in `organizerId`, or by the session of the organizer’s account.'
const EVENT_ORGANIZER = 'The organizer’s account, by its session.'
const EITHER_ORGANIZER = `${ORGANIZER} Of an announced event, the session alone proves anything.`
const ofOrganizer = ['tournament_not_found', 'not_organizer'] as const
const ofQuick = [...ofOrganizer, 'wrong_tournament_type'] as const
const REPEATED = 'Repeated with the same `actId` it changes nothing and answers the same.'
const WHICH_PLAYER = '`playerKey`, `playerId` (the public id) or `playerName` says which player is meant.'

/** Quick tournaments, and what serves events as well. */
export const tournamentCallDescriptions: CallDescriptions = {
  'create-quick-tournament': {
    summary: 'Create a quick tournament',
    who: 'Anybody. Whoever holds the secret sent as `organizerId` is the organizer from then on.',
    about:
      'Magic’s rules unless `game` and `rules` say otherwise. Created again with the same secret, name and capacity while it waits, the tournament is answered that there is.',
    refusals: [],
  },
  'join-quick-tournament': {
    summary: 'Join a quick tournament by its code',
    who: 'Anybody, before the start, under a secret of their own in `playerId`.',
    about: 'The name of an anonymous player takes that player over. The same secret again answers the same player.',
    refusals: [
      ...(['tournament_not_found', 'wrong_tournament_type', 'tournament_already_started', 'tournament_full'] as const),
      ...(['player_name_taken', 'entry_password_required', 'entry_password_wrong'] as const),
    ],
  },
  'start-quick-tournament': {
    summary: 'Start: pair the first round',
    who: ORGANIZER,
    about: REPEATED,
    refusals: [...ofOrganizer, 'not_enough_players', 'tournament_already_started', 'tournament_finished'],
  },
  'send-score-quick-tournament': {
    summary: 'Report the score of one’s own match',
    who: 'The two players of a match of the current round, by the secret in `playerId`.',
    about:
      'The first report decides the match. The same score from the other player changes nothing; another one, or `contest`, leaves it to the organizer.',
    refusals: [
      ...(['tournament_not_found', 'not_your_match', 'match_not_found', 'match_not_current', 'score_invalid'] as const),
      ...(['result_decided_by_organizer', 'tournament_not_running', 'tournament_finished'] as const),
    ],
  },
  'update-score-quick-tournament': {
    summary: 'Set or correct the score of any match',
    who: EITHER_ORGANIZER,
    about: 'Of any round, until the finish.',
    refusals: [...ofOrganizer, 'match_not_found', 'score_invalid', 'tournament_not_running', 'tournament_finished'],
  },
  'start-next-round': {
    summary: 'Pair the next round',
    who: EITHER_ORGANIZER,
    about: 'With `roundNumber`, the round that is wished, a repeated call changes nothing.',
    refusals: [
      ...ofOrganizer,
      ...(['round_not_complete', 'round_not_current', 'not_enough_players'] as const),
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
    about: 'After the start it is a late entry, paired from the next round on.',
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
    about: `The player is paired again from the next round on. ${WHICH_PLAYER}`,
    refusals: [...ofQuick, 'player_reference_required', 'player_not_found', 'tournament_finished'],
  },
  'update-quick-tournament-player': {
    summary: 'Rename a player',
    who: ORGANIZER,
    about: WHICH_PLAYER,
    refusals: [...ofQuick, 'player_reference_required', 'player_not_found', 'player_name_taken'],
  },
  'set-round-pairings': {
    summary: 'Pair the current round by hand',
    who: EITHER_ORGANIZER,
    about:
      'The whole round is given, by the keys of the players. A pairing that stays keeps its table and its result; without `player2` it is a bye, with `loss` a loss; who is left out does not play.',
    refusals: [
      ...ofOrganizer,
      ...(['round_not_current', 'pairing_player_unknown', 'pairing_player_twice', 'pairing_player_dropped'] as const),
      ...(['tournament_not_running', 'tournament_finished'] as const),
    ],
  },
  'undo-round': {
    summary: 'Take the current round back',
    who: EITHER_ORGANIZER,
    about: 'While it has no result. The first round taken back means: not started.',
    refusals: [...ofOrganizer, 'round_not_current', 'round_has_results', 'tournament_finished'],
  },
  'get-score-reports': {
    summary: 'Read what was reported of contested matches',
    who: 'The organizer reads all of it, a player what concerns the own matches.',
    refusals: [...ofOrganizer],
  },
  'create-device-link': {
    summary: 'Get a one-time code for another device',
    who: EITHER_ORGANIZER,
    about: 'The code makes that device the player named, for 24 hours; without a player, the organizer, for 90 days.',
    refusals: [...ofOrganizer, 'player_reference_required', 'player_not_found'],
  },
  'redeem-device-link': {
    summary: 'Redeem a one-time code',
    who: 'Whoever holds the code, once. The `secret` takes the place of the former one.',
    refusals: ['tournament_not_found', 'device_link_invalid', 'player_not_found'],
  },
  'create-advanced-tournament': {
    summary: 'Announce an event',
    who: 'An account with the label `eventOrganizer`, by its session.',
    about: 'It has the rules of its game unless `rules` vary them.',
    refusals: ['account_required', 'organizer_account_required'],
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
    ],
  },
  'submit-advanced-score': {
    summary: 'Give the result of a pairing',
    who: 'The organizer’s account, or one of the two players by `playerId` (a secret, or the account’s own id).',
    about: 'What a player gives is a report, as in quick tournaments.',
    refusals: [
      ...ofOrganizer,
      ...(['match_not_found', 'not_your_match', 'match_not_current', 'score_invalid'] as const),
      ...(['result_decided_by_organizer', 'tournament_not_running', 'tournament_finished'] as const),
    ],
  },
  'plan-rounds': {
    summary: 'Say how many rounds are to be played',
    who: EITHER_ORGANIZER,
    about: 'Null means as many as there are by rule: ceil(log2 n). After the start a reason is needed.',
    refusals: [...ofOrganizer, 'reason_required', 'rounds_below_paired', 'tournament_finished'],
  },
  'publish-decklists': {
    summary: 'Show the decklists of a finished event, or hide them',
    who: EVENT_ORGANIZER,
    refusals: [...ofQuick, 'tournament_not_finished'],
  },
}
