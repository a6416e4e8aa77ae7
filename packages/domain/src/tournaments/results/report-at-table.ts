import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { isUntouched } from '../kinds/match-result.ts'
import { isMeeting, seatsOf } from '../kinds/seats.ts'
import type { Match, MatchId, WholeTournament } from '../tournament.ts'
import type { Score } from './score.ts'
import { submitScore } from './submit-score.ts'

/** What both players say together, at the table where they sit. */
export type TableReport = { readonly matchId: MatchId; readonly table: number; readonly score: Score }

/** What was shown for it, compared by who knows the secrets. */
export type ShownAtTable = {
  /** The code that lies on the table is this table's. */
  readonly hasTableCode: boolean
  /** The characters of both players are right. */
  readonly areBoth: boolean
  /** How often characters were wrong for this match, as far as it is kept. */
  readonly wrongBefore: number
}

/** After so many wrong characters the match is the staff's. */
export const MOST_WRONG_AT_TABLE = 3

/**
 * One phone says the result for both players, who prove it by their characters: it is decided as their two reports, one after the other. Who
 * does not show the table's code is refused before anything is counted, so that nobody from outside takes a table away from its players.
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

/** With the last try the staff is to decide what stands open; what was reported stays. */
function afterWrongCharacters(match: Match, wrong: number): Outcome<readonly Change[]> {
  const left = MOST_WRONG_AT_TABLE - wrong
  if (left > 0 || !isUntouched(match)) return refuse('table_characters_wrong', { left })
  return accept([{ kind: 'match_contested', matchId: match.id, reports: [] }])
}

/** Who has left says nothing any more: then nobody can say it for both. */
function saidByBoth(tournament: WholeTournament, match: Match, score: Score): Outcome<readonly Change[]> {
  let after = tournament
  let said: readonly Change[] = []
  for (const by of seatsOf(match)) {
    const report = submitScore(after, { matchId: match.id, by, score, contest: false })
    if (!report.accepted) return report.refusal.code === 'player_has_left' ? refuse('table_needs_staff') : report
    after = evolveAll(after, report.value)
    // Each tells the whole of what stands: the last one counts.
    if (report.value.length > 0) said = report.value
  }
  return accept(said)
}

/**
 * How often it was wrong since the staff last erased what stood: a match that the staff had to decide is untouched again by nobody
 * but the staff.
 */
function wrongOf(match: Match, wrongBefore: number): number {
  return isUntouched(match) && wrongBefore >= MOST_WRONG_AT_TABLE ? 0 : wrongBefore
}
