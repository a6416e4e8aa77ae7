export type PastTables = {
  past_results: PastResultsTable
  player_pages: PlayerPagesTable
  kept_plays: KeptPlaysTable
}

/** Private: what an account did at a finished event. Outlives the event, and goes with the account. */
type PastResultsTable = {
  account_id: string
  tournament_id: string
  player_id: string
  /** The tournament's when copied; null: to be copied again. */
  sequence: number | null
  name: string
  played_at: string
  game: string
  format: string | null
  format_name: string | null
  deck: string | null
  is_name_hidden: number
  place: number | null
  attendance: number
  won: number
  drawn: number
  lost: number
  /** JSON: players of the event, without names. */
  meetings: string
}

/** Not public: only the address is kept, for the same account. */
type PlayerPagesTable = {
  account_id: string
  slug: string
  name: string
  is_public: number
  is_indexed: number
}

/** Seats held by a device's secret that an account takes over; they count as long as the seat is of that public id. */
type KeptPlaysTable = {
  account_id: string
  tournament_id: string
  player_id: string
  public_id: string
}
