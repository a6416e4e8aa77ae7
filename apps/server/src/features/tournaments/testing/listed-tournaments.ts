import type { DocumentQuery } from '@tablee/contract/serving/document-query'
import type { IndexReader, TournamentIds } from '../queries/list-from-index.ts'
import { listTournamentIds } from '../queries/list-tournament-ids.ts'

/** For questions that are narrow enough to be answered. */
export async function listedTournaments(
  reader: IndexReader,
  query: DocumentQuery,
  now = new Date(),
): Promise<TournamentIds | null> {
  const listed = await listTournamentIds(reader, query, now)
  if (typeof listed === 'string') throw new Error(listed)
  return listed
}
