import type { Generated } from 'kysely'

/** The order in which tournaments were created; `search-index.ts` holds what they are found by. */
export type SearchedTournamentsTable = {
  place: Generated<number>
  tournament_id: string
  /** What it is found by, as `search-words.ts` writes it. */
  words: string
  /** As the tournament has them: those of one range are put into order by nothing else. */
  name: string
  created_at: string
  name_range: number
}

/** No event among the tournaments of a bucket starts later. */
export type SearchBucketsTable = { number: number; latest_start: string }

/** The order of names in pieces; `name-ranges.ts` tells where each begins. */
export type SearchRangesTable = { number: number; first_name: string; first_created_at: string; first_id: string }
