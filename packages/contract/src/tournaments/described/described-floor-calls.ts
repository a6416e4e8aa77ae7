import type { CallDescriptions } from '../../serving/call-description.ts'
import { clockCallDescriptions } from './described-clock-calls.ts'
import { conductCallDescriptions } from './described-conduct-calls.ts'
import { EITHER_ORGANIZER, ofOrganizer } from './described-pairing-calls.ts'
import { tableCallDescriptions } from './described-table-calls.ts'

/** The time of the round, the conduct of its players, and the numbers of its tables. */
export const floorCallDescriptions: CallDescriptions = {
  ...clockCallDescriptions,
  'start-cut': {
    summary: 'Let the first ones play on until one is left',
    who: EITHER_ORGANIZER,
    about:
      'After a complete round, `roundNumber`: so many (`size` 2, 4, 8, 16 or 32) of those who have not dropped, or everybody with at least `points`, up to 32; then the first ones have byes. Paired 1-8, 4-5, 2-7, 3-6, and the winners meet. Later rounds are paired like others; each match needs a winner. Undone with its first round. Who drops is not replaced. With `thirdPlace`, those who lose the semifinals play for the third place, beside the final. With `playOff`, those who share the first place of a round robin that is over play for it.',
    refusals: [
      ...(['cut_wish_invalid', ...ofOrganizer, 'cut_too_big', 'cut_too_many_players', 'cut_under_way'] as const),
      ...(['round_not_complete', 'round_not_current', 'not_enough_players'] as const),
      ...(['play_off_needs_round_robin', 'play_off_early', 'play_off_needless'] as const),
      ...(['tournament_not_running', 'tournament_finished'] as const),
    ],
  },
  ...conductCallDescriptions,
  ...tableCallDescriptions,
  'plan-tables': {
    summary: 'Plan the numbers of the tables',
    who: EITHER_ORGANIZER,
    about:
      'From the next round on, until the finish. The whole plan is given: the first number, those left out, the table of a player who stays at one (their opponent comes there; of two the lower number counts), and the order: by rank, or drawn from the seed of the round. A pairing made by hand takes a free table of the plan. The prefix stands before every number at once, B for B12; without one the one that is stays.',
    refusals: [
      ...ofOrganizer,
      ...(['table_number_invalid', 'table_prefix_invalid', 'fixed_table_taken', 'fixed_table_left_out'] as const),
      ...(['player_not_found', 'tournament_finished'] as const),
    ],
  },
}
