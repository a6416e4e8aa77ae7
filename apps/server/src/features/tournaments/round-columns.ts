import { roundClock } from '@tablee/contract/tournaments/round-clock'
import type { Round } from '@tablee/domain/tournaments/tournament'
import { readStoredJson } from '../../database/damaged-row.ts'
import type { Row } from '../../database/tables/tables.ts'

type RoundRow = Row<'rounds'>

export function roundColumns({ number, stage, seed, clock }: Round): Omit<RoundRow, 'tournament_id'> {
  return { number, stage, seed, clock: clock && JSON.stringify(clock) }
}

export function readRoundRow({ tournament_id: id, number, stage, seed, clock: text }: RoundRow): Round {
  const clock = text === null ? null : readStoredJson({ table: 'rounds', id, text, schema: roundClock }, 'clock')
  return { number, stage, seed, clock }
}
