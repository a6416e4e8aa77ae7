import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { seatLosses } from '../conduct/seat-losses.ts'
import { evolveAll } from '../evolve.ts'
import { isUntouched } from '../kinds/match-result.ts'
import { isPodTable } from '../kinds/pod-table.ts'
import { gamesOrNull, placed } from '../kinds/result.ts'
import { isMeeting, seatsOf, tableOf } from '../kinds/seats.ts'
import { hasLeft } from '../players/departure.ts'
import type { Match, MatchId, Placings, PlayerId, Result, Tournament, WholeTournament } from '../tournament.ts'
import type { Score } from './score.ts'
import { submitResult } from './submit-score.ts'

/** What those at a table report together: two a score, more who won or their places. */
export type TableReport = {
  readonly matchId: MatchId
  readonly table: number
  readonly score?: Score | undefined
  readonly placings?: Placings | undefined
}

/** The proof shown, compared by the holder of the secrets. */
export type ShownAtTable = {
  readonly hasTableCode: boolean
  /** All characters that were shown are right. */
  readonly areBoth: boolean
  /** Whose characters were shown. Left out: of both of two, in acts kept before. */
  readonly shownBy?: readonly PlayerId[] | undefined
  /** Wrong attempts for this match, as far as kept. */
  readonly wrongBefore: number
}

/** After this many wrong attempts only the staff decides the match. */
export const MOST_WRONG_AT_TABLE = 3

/**
 * One phone reports for its table, proved by characters of those who agree, like their reports in a row: both of two, more than half of
 * those still there at a larger table. Without the table's code it is refused uncounted, so that outsiders cannot lock a table.
 */
export function reportAtTable(
  tournament: WholeTournament,
  { matchId, table, ...said }: TableReport,
  shown: ShownAtTable,
): Outcome<readonly Change[]> {
  if (!shown.hasTableCode) return refuse('table_code_invalid')
  const match = tournament.matches.find(({ id }) => id === matchId)
  if (!match || !(isMeeting(match) || isPodTable(match))) return refuse('match_not_found')
  const result = resultAt(match, said)
  if (result === null) return refuse('score_invalid')
  const by = confirming(tournament, match, shown.shownBy)
  const all = saidByAll(tournament, { match, result, by })
  if (!all.accepted) return all
  if (tableOf(match) !== table) return refuse('match_not_current')
  const wrong = wrongOf(match, shown.wrongBefore)
  if (wrong >= MOST_WRONG_AT_TABLE) return refuse('table_needs_staff')
  if (by.length < fewestAtTable(tournament, match)) return refuse('table_characters_invalid')
  return shown.areBoth ? all : afterWrongCharacters(match, wrong + 1)
}

/** How many have to show their characters: two, or more than half of those still there at a table of more. */
export function fewestAtTable(tournament: AtTable, match: Match): number {
  if (!isPodTable(match)) return 2
  return Math.max(2, Math.floor(playingAt(tournament, match).length / 2) + 1)
}

type AtTable = Pick<Tournament, 'players' | 'penalties'>

/** Who has neither left nor lost by decision: an absence is one. */
export function playingAt(tournament: AtTable, match: Match): readonly PlayerId[] {
  const losers = seatLosses(tournament, match)
  return seatsOf(match).filter((id) => !hasLeft(tournament, id) && !losers.has(id))
}

/** Of two, also whoever left: then the staff decides. */
function confirming(tournament: AtTable, match: Match, shownBy: ShownAtTable['shownBy']): readonly PlayerId[] {
  if (!isPodTable(match)) return shownBy ?? seatsOf(match)
  const there = playingAt(tournament, match)
  return (shownBy ?? []).filter((id) => there.includes(id))
}

/** Null where such a match has no such result. */
function resultAt(match: Match, { score, placings }: Pick<TableReport, 'score' | 'placings'>): Result | null {
  if (isMeeting(match)) return gamesOrNull(score ?? null)
  return isPodTable(match) && placings ? placed(placings) : null
}

/** The last attempt hands an open match to the staff; reports stay. */
function afterWrongCharacters(match: Match, wrong: number): Outcome<readonly Change[]> {
  const left = MOST_WRONG_AT_TABLE - wrong
  if (left > 0 || !isUntouched(match)) return refuse('table_characters_wrong', { left })
  return accept([{ kind: 'match_contested', matchId: match.id, reports: [] }])
}

type SaidTogether = { readonly match: Match; readonly result: Result; readonly by: readonly PlayerId[] }

/** Who left cannot report any more, so nobody can for both. */
function saidByAll(tournament: WholeTournament, { match, result, by }: SaidTogether): Outcome<readonly Change[]> {
  let after = tournament
  let said: readonly Change[] = []
  for (const player of by) {
    const report = submitResult(after, { matchId: match.id, by: player, result, contest: false })
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
