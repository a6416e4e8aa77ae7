import type { Database, Queryable } from '../../../database/database.ts'
import { writeFoundBy } from '../../../database/found-by.ts'
import { layOutRanges } from '../../../database/name-ranges.ts'
import { listUnsearchedIds } from '../queries/list-unsearched-ids.ts'
import { createTournamentCache } from '../tournament-cache.ts'
import { findTournaments } from '../tournament-store.ts'
import { foundBy } from './search-tokens.ts'

const FILLED_TOGETHER = 200

/** Tournaments that were kept before there was an index get into it, in the order of their creation. */
export async function fillSearchIndex(database: Database): Promise<void> {
  let hasMore = true
  while (hasMore) {
    hasMore = await database.inTransaction(async (tx) => {
      const ids = await listUnsearchedIds(tx, FILLED_TOGETHER)
      if (ids.length === FILLED_TOGETHER && (await isNothingSearched(tx.db))) await layOutRanges(tx.db)
      const readable = await findTournaments(tx.db, createTournamentCache(), { ids, areBrief: false })
      for (const { tournament } of readable) await writeFoundBy(tx, tournament.id, foundBy(tournament))
      // Damaged ones stay without an index; a step of nothing else would go on for ever.
      return ids.length === FILLED_TOGETHER && readable.length > 0
    })
  }
}

async function isNothingSearched(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('searched_tournaments').select('place').limit(1).executeTakeFirst()) === undefined
}
