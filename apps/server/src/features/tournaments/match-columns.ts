import {
  placingsResult,
  saidSeats,
  scoreReports,
  sidesOfTable,
} from '@tablee/contract/tournaments/documents/written-match'
import { deciderWord, readDeciderWord } from '@tablee/domain/tournaments/authority/decider'
import { flatSeatsOf, readFlatMatch } from '@tablee/domain/tournaments/kinds/flat-match'
import {
  contestedSeatsOf,
  contestedState,
  partialOf,
  placingsOf,
  reportsOf,
  resultOf,
  resultState,
  scoreOf,
  seatScoresOf,
  statusOf,
} from '@tablee/domain/tournaments/kinds/match-result'
import { games, seats, seatsIn } from '@tablee/domain/tournaments/kinds/result'
import { tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { writtenReport } from '@tablee/domain/tournaments/kinds/written-match'
import { DOUBLE_LOSS } from '@tablee/domain/tournaments/results/score'
import type { MatchId, PlayerId, Result, WholeMatch, WholeMatchState } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { DamagedRowError, readStoredJson } from '../../database/damaged-row.ts'
import type { Row } from '../../database/tables/tables.ts'

type MatchRow = Row<'matches'>

const keptSeats = z.extend(saidSeats, { contested: z.optional(z.array(z.int())) })

type MatchColumns = Omit<MatchRow, 'tournament_id' | 'added_in' | 'added_as'>

export function matchColumns(match: WholeMatch): MatchColumns {
  const { id, round } = match
  const {
    kind,
    sides,
    chairs: [player1, player2],
  } = flatSeatsOf(match)
  const result = resultOf(match) ?? partialOf(match)
  const score = scoreOf(match)
  const placings = placingsOf(match)
  return {
    ...{ id, round, kind, player1, player2, table_number: tableOf(match), state: statusOf(match) },
    sides: sides && JSON.stringify(sides),
    wins1: score?.wins1 ?? null,
    wins2: score?.wins2 ?? null,
    draws: score?.draws ?? null,
    double_loss: score?.isDoubleLoss ? 1 : 0,
    placings: placings && JSON.stringify(placings),
    seats: seatsText(match),
    decided_by: result && deciderWord(result),
    reports: JSON.stringify(reportsOf(match).map(writtenReport)),
  }
}

function seatsText(match: WholeMatch): string | null {
  const scores = seatScoresOf(match)
  if (!scores) return null
  const contested = contestedSeatsOf(match)
  const stands = resultOf(match)?.result
  const ended = stands && seatsIn(stands)?.ended
  return JSON.stringify({ scores, ...(ended && { ended }), ...(contested.length > 0 && { contested }) })
}

/** Damage is an error, never a bye or a result. */
export function readMatchRow(row: MatchRow): WholeMatch {
  const match = readFlatMatch({
    id: row.id as MatchId,
    round: row.round,
    kind: row.kind,
    chairs: [row.player1 as PlayerId, row.player2 as PlayerId | null],
    sides:
      row.sides === null ? null : readStoredJson({ ...placeOf(row), text: row.sides, schema: sidesOfTable }, 'sides'),
    table: row.table_number,
    state: () => stateOf(row),
  })
  if (typeof match === 'string') throw damaged(row, match)
  return match
}

function stateOf(row: MatchRow): WholeMatchState {
  switch (row.state) {
    case 'pending':
      return row.seats === null ? { kind: 'pending' } : decidedState(row)
    case 'contested': {
      const kept = seatsOfRow(row)
      const reports = reportsOfRow(row)
      return contestedState({ reports, seats: kept?.scores, contestedSeats: kept?.contested })
    }
    case 'terminated':
      return decidedState(row)
    default:
      row.state satisfies never
      throw damaged(row, 'an unknown state')
  }
}

function decidedState(row: MatchRow): WholeMatchState {
  const decider = readDeciderWord(row.decided_by)
  if (!decider) throw damaged(row, 'a result that nobody decided')
  return resultState({ result: resultOfRow(row), ...decider, reports: reportsOfRow(row) })
}

function seatsOfRow(row: MatchRow) {
  return row.seats === null ? null : readStoredJson({ ...placeOf(row), text: row.seats, schema: keptSeats }, 'seats')
}

function resultOfRow(row: MatchRow): Result {
  const kept = seatsOfRow(row)
  if (kept) return seats(kept.scores, kept.ended)
  const { wins1, wins2, draws, placings } = row
  if (placings !== null) return readStoredJson({ ...placeOf(row), text: placings, schema: placingsResult }, 'placings')
  if (wins1 === null || wins2 === null || draws === null) throw damaged(row, 'a result without its score')
  return games(row.double_loss === 1 ? DOUBLE_LOSS : { wins1, wins2, draws })
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
