export type SeasonTables = {
  seasons: SeasonsTable
  season_events: SeasonEventsTable
  season_notes: SeasonNotesTable
}

type SeasonsTable = {
  id: string
  shop_id: string
  slug: string
  name: string
  state: 'running' | 'ended'
  /** JSON. */
  rules: string
  is_public: number
  /** JSON; null: none. */
  final: string | null
  /** Grows with every change of the season itself. */
  revision: number
  created_at: string
}

/** An event of a season, with what of its results outlives it. */
type SeasonEventsTable = {
  season_id: string
  tournament_id: string
  name: string
  starts_at: string | null
  added_at: string
  /** The tournament's, when the results were copied; null: they never were. */
  sequence: number | null
  /** JSON without names; null: it is not finished. */
  results: string | null
}

/** What members said of people, in order. */
type SeasonNotesTable = {
  season_id: string
  number: number
  kind: string
  person: string
  into_person: string | null
  account_id: string
  at: string
}
