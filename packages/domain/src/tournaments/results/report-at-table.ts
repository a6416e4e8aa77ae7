import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { isUntouched } from '../kinds/match-result.ts'
import { isMeeting, seatsOf } from '../kinds/seats.ts'
import type { Match, MatchId, WholeTournament } from '../tournament.ts'
import type { Score } from './score.ts'
import { submitScore } from './submit-score.ts'

/** What both players report together, at their table. */
export type TableReport = { readonly matchId: MatchId; readonly table: number; readonly score: Score }

/** The proof shown, compared by the holder of the secrets. */
export type ShownAtTable = {
  readonly hasTableCode: boolean
  readonly areBoth: boolean
  /** Wrong attempts for this match, as far as kept. */
  readonly wrongBefore: number
}

/** After this many wrong attempts only the staff decides the match. */
export const MOST_WRONG_AT_TABLE = 3

/**
 * One phone reports for both players, proved by their characters, like two reports in a row. Without the table's code it is refused
 * uncounted, so that outsiders cannot lock a table.
 */
export function reportAtTable(
  tournament: WholeTournament,
  { matchId, table, score }: TableReport,
  { hasTableCode, areBoth, wrongBefore }: ShownAtTable,
): Outcome<readonly Change[]> {
  if (!hasTableCode) return refuse('table_code_invalid')
  const match = tournament.matches.find(({ id }) => id === matchId)
  if (!match || !isMeeting(match)) return refuse('match_not_found')
  const both = saidByBoth(tournament, match, score)
  if (!both.accepted) return both
  if (match.table !== table) return refuse('match_not_current')
  const wrong = wrongOf(match, wrongBefore)
  if (wrong >= MOST_WRONG_AT_TABLE) return refuse('table_needs_staff')
  return areBoth ? both : afterWrongCharacters(match, wrong + 1)
}

/** The last attempt hands an open match to the staff; reports stay. */
function afterWrongCharacters(match: Match, wrong: number): Outcome<readonly Change[]> {
  const left = MOST_WRONG_AT_TABLE - wrong
  if (left > 0 || !isUntouched(match)) return refuse('table_characters_wrong', { left })
  return accept([{ kind: 'match_contested', matchId: match.id, reports: [] }])
}

/** Who left cannot report any more, so nobody can for both. */
function saidByBoth(tournament: WholeTournament, match: Match, score: Score): Outcome<readonly Change[]> {
  let after = tournament
  let said: readonly Change[] = []
  for (const by of seatsOf(match)) {
    const report = submitScore(after, { matchId: match.id, by, score, contest: false })
    if (!report.accepted) return report.refusal.code === 'player_has_left' ? refuse('table_needs_staff') : report
    after = evolveAll(after, report.value)
    // Each holds the whole state: the last counts.
    if (report.value.length > 0) said = report.value
  }
  return accept(said)
}

/** Attempts since the staff last erased the match: only the staff can reset a match it had to decide. */
function wrongOf(match: Match, wrongBefore: number): number {
  return isUntouched(match) && wrongBefore >= MOST_WRONG_AT_TABLE ? 0 : wrongBefore
}
