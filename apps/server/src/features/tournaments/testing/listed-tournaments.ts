import type { DocumentQuery } from '@tablee/contract/serving/document-query'
import type { IndexReader, TournamentIds } from '../queries/list-from-index.ts'
import { listTournamentIds } from '../queries/list-tournament-ids.ts'

/** For queries that are not too broad. */
export async function listedTournaments(
  reader: IndexReader,
  query: DocumentQuery,
  now = new Date(),
): Promise<TournamentIds | null> {
  const listed = await listTournamentIds(reader, query, now)
  if (typeof listed === 'string') throw new Error(listed)
  return listed
}
