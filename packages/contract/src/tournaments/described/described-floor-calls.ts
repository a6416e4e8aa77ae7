import type { CallDescriptions } from '../../serving/call-description.ts'
import { conductCallDescriptions } from './described-conduct-calls.ts'
import { EITHER_ORGANIZER, ofOrganizer } from './described-pairing-calls.ts'
import { tableCallDescriptions } from './described-table-calls.ts'

/** Clock, conduct and table numbers. */
export const floorCallDescriptions: CallDescriptions = {
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
  'mark-youth': {
    summary: 'Say that minors play, or take that back',
    who: EITHER_ORGANIZER,
    about:
      'At a youth event everybody reads a first name and an initial, or a pseudonym of one word; the staff reads the names. At any time; taken back only while nobody joined or registered.',
    refusals: [...ofOrganizer, 'youth_names_kept'],
  },
}
