import type { CallDescriptions } from '../../serving/call-description.ts'
import { ofOrganizer } from './described-pairing-calls.ts'

/** One phone at a table. */
export const tableCallDescriptions: CallDescriptions = {
  'report-at-table': {
    summary: 'Report the result of a table for its players',
    who: 'Anybody who shows the code of the table (`token`) and the three characters of both players, at a larger table of more than half of those who still play.',
    about:
      'The result stands as reported by them. Two players send `score`, `characters1` and `characters2`; a larger table `placings` and `characters` by seat, null for whom shows none. Characters are read in any case; those of the first seat come first. Wrong ones three times for one match: the staff has to decide it, and this call refuses until they erase what they decided. Without the code of the table nothing is counted. Repeated with the same `actId` it counts once and answers the same.',
    refusals: [
      ...(['tournament_not_found', 'table_code_invalid', 'table_characters_wrong', 'table_needs_staff'] as const),
      'table_characters_invalid',
      ...(['match_not_found', 'match_not_current', 'score_invalid', 'score_without_lost_game'] as const),
      ...(['winner_needed', 'winner_played_on', 'winner_has_left', 'result_decided_by_organizer'] as const),
      ...(['tournament_not_running'] as const),
      ...(['tournament_finished', 'tournament_cancelled'] as const),
    ],
  },
  'get-table-codes': {
    summary: 'Read the codes of tables and the characters of players',
    who: 'Those who decide results read all of them, a player their own characters.',
    about:
      'The code of a table stays the same for the whole tournament; the characters are those of the round that is played. Who opens rounds also reads the keys of this round and the next, from which a device that draws them without a network makes the characters. Put a code after the address of the page: `/tournament/{code}/table#{table}.{token}`.',
    refusals: [...ofOrganizer],
  },
}
