import type { CallDescriptions } from '../../serving/call-description.ts'
import { ofOrganizer, WHICH_PLAYER } from './described-pairing-calls.ts'

const SCORING =
  'The organizer, a co-organizer, a judge or a scorekeeper, by the secret in `organizerId` or by their session.'
const JUDGING = 'The organizer, a co-organizer or a judge, by the secret in `organizerId` or by their session.'
const refusalsOfGiving = [
  ...ofOrganizer,
  ...(['role_ended', 'player_reference_required', 'player_not_found', 'player_disqualified'] as const),
  ...(['penalty_needs_opponent', 'match_ended_by_decision', 'result_changed', 'reason_too_long'] as const),
  ...(['score_invalid', 'tournament_not_running', 'tournament_finished'] as const),
]
const refusalsOfTakingBack = [...ofOrganizer, 'role_ended', 'penalty_not_found', 'tournament_finished'] as const
const RESTORED =
  'What stood before stands again: the match of the round being played as it was. The result of an earlier round stays, and is corrected like any other. Taken back already, nothing changes.'

const PLAYING = ['tournament_not_running', 'tournament_finished'] as const

/** Of answering a table that called a judge. */
export const ofJudgeCalls = [
  ...ofOrganizer,
  ...(['judge_call_gone', 'judge_call_taken', 'judge_call_appealed'] as const),
  ...PLAYING,
] as const

const ofDeckChecks = [
  ...([...ofOrganizer, 'role_ended', 'wrong_tournament_type', 'tournament_cancelled'] as const),
  ...PLAYING,
] as const

/** Conduct rulings by the staff. */
export const conductCallDescriptions: CallDescriptions = {
  'give-no-show': {
    summary: 'Note that a player did not come',
    who: SCORING,
    about: `In the round being played: the opponent wins by the games that the rules count for a lost match; where both did not come, both lose. Where the rules say so (\`noShow: drops\`), who was absent drops as well. With \`over\`, the result that was seen (null for none), another one is not replaced. The \`reason\` is for the staff alone. ${WHICH_PLAYER}`,
    refusals: refusalsOfGiving,
  },
  'give-penalty': {
    summary: 'Give a penalty',
    who: JUDGING,
    about: `\`penalty\` is \`no-show\`, \`warning\`, \`game-loss\`, \`match-loss\` or \`disqualification\`. A lost game binds the score of the match: the opponent has won as many. Who is disqualified loses the match that is open, drops, and leaves the ranking as the rules say. Who is absent drops as well where the rules say so (\`noShow: drops\`), and may come back by themselves until the next round is paired. A warning is known to the staff and the player alone. With \`forNextMatch\` a lost game is booked: the next match of two begins with it, and it waits for that over byes and absences. \`infraction\` says what it is for, of the published list of the game, to the staff alone. ${WHICH_PLAYER}`,
    refusals: [
      ...refusalsOfGiving,
      'penalty_kind_invalid',
      'infraction_invalid',
      'score_without_lost_game',
      ...(['penalty_is_match_loss', 'penalty_needs_next_match'] as const),
      ...(['game_loss_already_booked', 'booking_needs_own_match'] as const),
    ],
  },
  'call-judge': {
    summary: 'Call a judge to one’s table',
    who: 'A player, by the secret in `playerId` or by their session.',
    about:
      'While the player has a table in the round being played, or a seat at a draft that is under way. One call for each table or seat: calling twice changes nothing. It stands in `judgeCalls` of the tournament (`open` of tables, `atDraft` of seats) until a judge closes it or who called takes it back.',
    refusals: ['tournament_not_found', 'not_your_match', 'player_not_found', 'judge_call_needs_table', ...PLAYING],
  },
  'withdraw-judge-call': {
    summary: 'Take the call of one’s table back',
    who: 'Whoever sits at that table, by the secret in `playerId` or by their session.',
    about: 'Nothing changes where none is open.',
    refusals: ['tournament_not_found', 'not_your_match', 'player_not_found'],
  },
  'take-back-no-show': {
    summary: 'Take the absence of a player back',
    who: SCORING,
    about: RESTORED,
    refusals: refusalsOfTakingBack,
  },
  'take-back-penalty': {
    summary: 'Take a penalty back',
    who: JUDGING,
    about: `${RESTORED} Who was disqualified is seated again in the same act, registration included, unless a bracket has begun or they had left before.`,
    refusals: refusalsOfTakingBack,
  },
  'draw-deck-checks': {
    summary: 'Draw tables for a deck check',
    who: JUDGING,
    about:
      'Of `roundNumber`, the round being played: 1 to 8 tables. The server draws a seed of its own; tables that are over, were drawn or checked in this round, or miss a list are passed over. Each draw has a number and stays in the journal; once the round is over everybody reads it (`get-round-draws`) and finds the same tables from its seed.',
    refusals: [...ofDeckChecks, 'round_not_current', 'deck_check_no_table', 'deck_checks_too_many'],
  },
  'open-deck-check': {
    summary: 'Begin the deck check of a table',
    who: JUDGING,
    about:
      'Of a match of the round being played, drawn or not; where one is under way, whoever asks reads along. Each reader stands in the journal once. The table plays on as it is.',
    refusals: [...ofDeckChecks, 'match_not_found', 'match_not_current', 'deck_checks_too_many'],
  },
  'end-deck-check': {
    summary: 'End a deck check',
    who: JUDGING,
    about:
      'With `clean`, `warning` or `penalty` for each player of the table; a penalty itself is given by `give-penalty`. A table that still plays gets the minutes back that its clock ran meanwhile, and what the rules of the game add.',
    refusals: [...ofDeckChecks, 'deck_check_gone', 'deck_check_ended', 'deck_check_results_missing'],
  },
  'take-back-deck-check': {
    summary: 'Take a deck check back',
    who: JUDGING,
    about: 'With the time that it gave, if its round is being played. Who read the lists stays in the journal.',
    refusals: [...ofOrganizer, 'role_ended', 'wrong_tournament_type', 'tournament_cancelled', 'deck_check_gone'],
  },
  'get-deck-checks': {
    summary: 'Read the deck checks of a tournament',
    who: JUDGING,
    about: 'Draws and checks in their order: who was checked, when, by whom and with what result.',
    refusals: [...ofOrganizer, 'role_ended', 'capability_invalid'],
  },
  'read-checked-decks': {
    summary: 'Read the lists of a deck check',
    who: `${JUDGING} Only who opened that check, or reads along.`,
    about: 'One list for each player of the table, as handed in, with when it was kept and its SHA-256.',
    refusals: [...ofOrganizer, 'role_ended', 'capability_invalid', 'deck_check_gone'],
  },
  'get-conduct': {
    summary: 'Read what was decided of the conduct of players',
    who: `${JUDGING} Or a player, by the secret in \`playerId\` or by their session.`,
    about:
      'The latest first. The staff reads all of it, with the reason and the name under which somebody was invited; a player what stands of their own, without either.',
    refusals: [...ofOrganizer, 'role_ended', 'capability_invalid'],
  },
}
