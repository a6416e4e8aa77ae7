export type RatingTables = {
  ratings: RatingsTable
  rated_events: RatedEventsTable
  rating_departures: RatingDeparturesTable
}

/** Of a season, or of a shop's events in one game. */
type RatingsTable = {
  id: string
  shop_id: string
  season_id: string | null
  game: string | null
  /** Off: only departures are kept. */
  is_on: number
  /** Grows with every departure and return. */
  revision: number
  created_at: string
}

/** What of an event's matches outlives it. */
type RatedEventsTable = {
  rating_id: string
  tournament_id: string
  name: string
  played_at: string
  /** The tournament's, when copied; null: to be copied again. */
  sequence: number | null
  /** JSON without names. */
  results: string
}

/** Who has no name in a rating, by their own wish or as a member of the shop said: a sign that says nothing of them. */
type RatingDeparturesTable = {
  rating_id: string
  person: string
  is_own: number
}
