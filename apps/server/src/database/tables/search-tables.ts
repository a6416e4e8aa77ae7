import type { Generated } from 'kysely'

/** The order of creation; `search-index.ts` holds the tokens. */
export type SearchedTournamentsTable = {
  place: Generated<number>
  tournament_id: string
  /** In the form of `search-words.ts`. */
  words: string
  name: string
  created_at: string
  name_range: number
}

/** No event of the bucket starts later. */
export type SearchBucketsTable = { number: number; latest_start: string }

/** See `name-ranges.ts`. */
export type SearchRangesTable = { number: number; first_name: string; first_created_at: string; first_id: string }
