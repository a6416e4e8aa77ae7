import { scoreReports } from '@tablee/contract/tournaments/documents/read-change'
import { deciderWord, readDeciderWord } from '@tablee/domain/tournaments/authority/decider'
import { readFlatMatch } from '@tablee/domain/tournaments/kinds/flat-match'
import { reportsOf, resultOf, statusOf } from '@tablee/domain/tournaments/kinds/match-result'
import { chairsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { DOUBLE_LOSS } from '@tablee/domain/tournaments/results/score'
import type { MatchId, PlayerId, WholeMatch, WholeMatchState } from '@tablee/domain/tournaments/tournament'
import { DamagedRowError, readStoredJson } from '../../database/damaged-row.ts'
import type { Row } from '../../database/tables/tables.ts'

type MatchRow = Row<'matches'>

/** Everything of a match but the tournament and its place in the list. */
type MatchColumns = Omit<MatchRow, 'tournament_id' | 'added_in' | 'added_as'>

/** What a match is written to. */
export function matchColumns(match: WholeMatch): MatchColumns {
  const { id, round, kind } = match
  const [player1, player2] = chairsOf(match)
  const result = resultOf(match)
  return {
    ...{ id, round, kind, player1, player2, table_number: tableOf(match), state: statusOf(match) },
    wins1: result?.score.wins1 ?? null,
    wins2: result?.score.wins2 ?? null,
    draws: result?.score.draws ?? null,
    double_loss: result?.score.isDoubleLoss ? 1 : 0,
    decided_by: result && deciderWord(result),
    reports: JSON.stringify(reportsOf(match)),
  }
}

/** A match as it is stored; a damaged one is an error, never a bye and never a result. */
export function readMatchRow(row: MatchRow): WholeMatch {
  const match = readFlatMatch({
    id: row.id as MatchId,
    round: row.round,
    kind: row.kind,
    chairs: [row.player1 as PlayerId, row.player2 as PlayerId | null],
    table: row.table_number,
    state: () => stateOf(row),
  })
  if (typeof match === 'string') throw damaged(row, match)
  return match
}

function stateOf(row: MatchRow): WholeMatchState {
  switch (row.state) {
    case 'pending':
      return { kind: 'pending' }
    case 'contested':
      return { kind: 'contested', reports: reportsOfRow(row) }
    case 'terminated': {
      const { wins1, wins2, draws } = row
      if (wins1 === null || wins2 === null || draws === null) throw damaged(row, 'a result without its score')
      const decider = readDeciderWord(row.decided_by)
      if (!decider) throw damaged(row, 'a result that nobody decided')
      const score = row.double_loss === 1 ? DOUBLE_LOSS : { wins1, wins2, draws }
      return { kind: 'terminated', score, ...decider, reports: reportsOfRow(row) }
    }
    default:
      row.state satisfies never
      throw damaged(row, 'an unknown state')
  }
}

function reportsOfRow(row: MatchRow) {
  return readStoredJson({ ...placeOf(row), text: row.reports, schema: scoreReports }, 'reports')
}

function damaged(row: MatchRow, what: string): DamagedRowError {
  return new DamagedRowError(placeOf(row), what)
}

function placeOf({ id, tournament_id }: MatchRow) {
  return { table: 'matches', id: `${id} of tournament ${tournament_id}` }
}
