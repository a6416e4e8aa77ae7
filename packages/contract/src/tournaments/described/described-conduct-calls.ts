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
      'While the player has a table in the round being played. One call for each table: calling twice changes nothing. It stands in `judgeCalls` of the tournament until a judge closes it or the table takes it back.',
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
  'get-conduct': {
    summary: 'Read what was decided of the conduct of players',
    who: `${JUDGING} Or a player, by the secret in \`playerId\` or by their session.`,
    about:
      'The latest first. The staff reads all of it, with the reason and the name under which somebody was invited; a player what stands of their own, without either.',
    refusals: [...ofOrganizer, 'role_ended', 'capability_invalid'],
  },
}
