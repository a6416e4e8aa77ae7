import type { DocumentFilter } from '@tablee/contract/serving/document-query'
import { accept } from '@tablee/domain/outcome'
import type { Database } from '../../../database/database.ts'
import { tournamentCollection } from '../tournament-collection.ts'
import { anActing } from './an-acting.ts'
import { PRESENT } from './search-questions.ts'

/** Null when the query is too broad. */
type Search = (filters: readonly DocumentFilter[]) => Promise<number | null>

/** The first page, without a total and with one more than shown. */
export function searchedTournaments(database: Database, orderedBy: 'soonest' | 'name' = 'soonest'): Search {
  const collection = tournamentCollection({
    ...anActing(database, { now: () => new Date(PRESENT) }),
    tellRegistered: async () => accept(null),
  })
  const orders = [{ attribute: orderedBy, descending: false }]
  const page = { orders, isShuffled: false, cursor: null, limit: 13, offset: 0, isCounted: false }
  return async (filters) => {
    const found = await collection.list({ filters, ...page }, null)
    if (found === null) throw new Error('the search was not answered')
    return typeof found === 'string' ? null : found.documents.length
  }
}
