import type { CallDescriptions } from '../../serving/call-description.ts'

export const ORGANIZER = 'The organizer: by the secret in `organizerId`, or by the session of the organizer’s account.'
export const EITHER_ORGANIZER = `${ORGANIZER} Of an announced event, the session alone proves anything.`
export const ofOrganizer = ['tournament_not_found', 'not_organizer'] as const
export const WHICH_PLAYER = '`playerKey`, `playerId` (the public id) or `playerName` says which player is meant.'

/** Calls that pair a round or change pairings. */
export const pairingCallDescriptions: CallDescriptions = {
  'start-next-round': {
    summary: 'Pair the next round',
    who: EITHER_ORGANIZER,
    about: 'With `roundNumber`, the round that is wished, a repeated call changes nothing.',
    refusals: [
      ...ofOrganizer,
      ...(['round_not_complete', 'round_not_current', 'not_enough_players', 'pairing_too_long'] as const),
      ...(['tournament_not_running', 'tournament_finished'] as const),
    ],
  },
  'set-round-pairings': {
    summary: 'Pair the current round by hand',
    who: EITHER_ORGANIZER,
    about:
      'The whole round is given, by the keys of the players. A pairing that stays keeps its table and its result, a new one gets the number `table` that is wished, where nobody sits and no player has a fixed table; a table of three to five is `players`, in the order of seats, with places as its `result`; without `player2` it is a bye, with `loss` a loss; who is left out does not play; `dropped` leave the tournament. With `from`, the round as it was seen, nothing is undone that happened since.',
    refusals: [
      ...ofOrganizer,
      ...(['round_not_current', 'round_moved_on', 'pairing_player_unknown'] as const),
      ...(['pairing_player_twice', 'pairing_player_dropped', 'score_invalid'] as const),
      ...(['tournament_not_running', 'tournament_finished'] as const),
    ],
  },
  'correct-and-pair-again': {
    summary: 'Correct an earlier result and pair the current round again',
    who: EITHER_ORGANIZER,
    about:
      'In one act, while nobody has reported anything in the current round, `roundNumber`. Tables whose players stay keep their numbers. Where the correction changes no pairing, only the result is corrected.',
    refusals: [
      ...(['result_changed', ...ofOrganizer, 'match_not_found', 'score_invalid', 'round_moved_on'] as const),
      ...(['round_has_results', 'not_enough_players', 'tournament_not_running', 'tournament_finished'] as const),
      'pairing_too_long',
    ],
  },
  'correct-bye': {
    summary: 'Make a loss of a bye, or a bye of a loss',
    who: EITHER_ORGANIZER,
    about:
      'In any round until the finish; `as` says what the match without an opponent counts as. Standings follow; pairings stay, and so does the seed of the round. With `roundNumber`, the current round, it is paired again with the correction, as `correct-and-pair-again` does.',
    refusals: [
      ...([...ofOrganizer, 'match_not_found', 'tournament_not_running', 'tournament_finished'] as const),
      ...(['round_moved_on', 'round_has_results', 'not_enough_players', 'pairing_too_long'] as const),
    ],
  },
  'rule-left-matches': {
    summary: 'Annul or forfeit the matches of somebody who left a round robin',
    who: EITHER_ORGANIZER,
    about:
      'Until the finish, of the player `playerKey`. `annulled`: none of them counts, for nobody. `forfeited`: what was played stands, and who had still to meet the player wins without playing. Without it, annulled while fewer than half were played when the player left.',
    refusals: [
      ...([...ofOrganizer, 'player_not_found', 'left_matches_need_round_robin', 'player_still_plays'] as const),
      ...(['tournament_not_running', 'tournament_finished'] as const),
    ],
  },
  'seat-late-player': {
    summary: 'Give a late player a place in the current round',
    who: EITHER_ORGANIZER,
    about: `Against \`opponent\`, the key of a player who has the bye of the round, at one table more; without it, a bye. Who is in the tournament and has no place: a late entry, or who came back. ${WHICH_PLAYER}`,
    refusals: [
      ...(['player_reference_required', 'player_not_found', ...ofOrganizer, 'round_moved_on'] as const),
      ...(['player_already_seated', 'pairing_player_dropped'] as const),
      ...(['tournament_not_running', 'tournament_finished'] as const),
    ],
  },
  'get-round-draws': {
    summary: 'See every seed that was drawn',
    who: 'Anybody.',
    about:
      'How often each round was paired and with which seeds, in the order of the acts: also of rounds that were taken back (`undoneAt`) or changed by hand (`changedAt`), whose seed the document no longer has. `by` is the role of who paired it. With `roundNumber`, `pairs` has the tables of that round as they were drawn, where they were changed by hand since, and `tables` those of three to five.',
    refusals: ['tournament_not_found'],
  },
  'get-round-paces': {
    summary: 'See how fast the rounds went',
    who: 'Anybody.',
    about:
      'For each round that was paired by the rules, the moment (`pairedAt`) and in how many seconds after it the results that stand now first came (`resultSeconds`), in their order. By this the apps tell when the round and the day will end.',
    refusals: ['tournament_not_found'],
  },
  'get-journal': {
    summary: 'Read what the staff did',
    who: 'Anybody; with `asStaff`, one of the staff, by the secret in `organizerId` or by their session.',
    about:
      'The latest act first; `next` is what to ask for as `before` to read on. Everybody reads what bears on fairness, in which role and without names of the staff; the staff reads every act, the name under which somebody was invited, and the reason. `apart`: a device decided it without a network, and handed it in at that moment; the staff reads when it decided. Players are told by their keys; with `playerKey` only what speaks of that player is told.',
    refusals: [...ofOrganizer, 'role_ended'],
  },
  'plan-rounds': {
    summary: 'Say how many rounds are to be played',
    who: EITHER_ORGANIZER,
    about:
      'Null means as many as the rules give: those of the game’s table, else ceil(log2 n). After the start a reason is needed.',
    refusals: [...ofOrganizer, 'reason_required', 'rounds_below_paired', 'tournament_finished'],
  },
}
