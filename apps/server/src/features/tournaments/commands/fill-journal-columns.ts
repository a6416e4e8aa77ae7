import { DamagedRowError } from '../../../database/damaged-row.ts'
import type { Database, Queryable } from '../../../database/database.ts'
import type { Row } from '../../../database/tables/tables.ts'
import { othersHaveTheirTurn } from '../../../turns/others-have-their-turn.ts'
import { journalColumns } from '../journal-columns.ts'
import { readKeptChanges } from '../journal-entry-store.ts'

/** An import alone has megabytes. */
const FILLED_TOGETHER = 200
const READ_TOGETHER_BYTES = 1_000_000

/**
 * For entries of an earlier version, or of an older server still running. In small batches, so that others are served; true once nothing is
 * left. Unreadable entries are skipped and reported at the end.
 */
export async function fillJournalColumns(database: Database, isStopped: () => boolean = () => false): Promise<boolean> {
  for (;;) {
    if (isStopped()) return false
    const { filled, damaged } = await database.inTransaction(({ db }) => fillSome(db))
    if (filled === 0 && damaged) throw damaged
    if (filled === 0) return true
    await othersHaveTheirTurn()
  }
}

type Filled = { readonly filled: number; readonly damaged: DamagedRowError | null }

async function fillSome(db: Queryable): Promise<Filled> {
  const waiting = await db
    .selectFrom('journal')
    .select(['tournament_id', 'sequence'])
    .select(({ fn }) => fn<number>('length', ['changes']).as('length'))
    // The newest column: an entry lacking others lacks this one too.
    .where('people', 'is', null)
    .orderBy('tournament_id')
    .orderBy('sequence')
    .limit(FILLED_TOGETHER)
    .execute()
  let read = 0
  let filled = 0
  let damaged: DamagedRowError | null = null
  for (const { length, ...entry } of waiting) {
    read += Number(length)
    if (filled > 0 && read > READ_TOGETHER_BYTES) break
    try {
      await fillOne(db, entry)
      filled += 1
    } catch (error) {
      if (!(error instanceof DamagedRowError)) throw error
      damaged ??= error
    }
  }
  return { filled, damaged }
}

type Unfilled = Pick<Row<'journal'>, 'tournament_id' | 'sequence'>

async function fillOne(db: Queryable, place: Unfilled): Promise<void> {
  const { changes } = await db
    .selectFrom('journal')
    .select('changes')
    .where('tournament_id', '=', place.tournament_id)
    .where('sequence', '=', place.sequence)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('journal')
    .set(journalColumns(readKeptChanges(place, changes), changes))
    .where('tournament_id', '=', place.tournament_id)
    .where('sequence', '=', place.sequence)
    .execute()
}
