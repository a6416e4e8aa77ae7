import type { Generated } from 'kysely'

/** The order in which tournaments were created; `search-index.ts` holds what they are found by. */
export type SearchedTournamentsTable = { place: Generated<number>; tournament_id: string }

/** No event among the tournaments of a bucket starts later. */
export type SearchBucketsTable = { number: number; latest_start: string }
