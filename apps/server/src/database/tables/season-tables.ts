export type SeasonTables = {
  seasons: SeasonsTable
  season_events: SeasonEventsTable
  season_events_aside: SeasonEventsAsideTable
  season_shops: SeasonShopsTable
  season_notes: SeasonNotesTable
  past_events: PastEventsTable
  past_seats: PastSeatsTable
  past_notes: PastNotesTable
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
  /** Who opened it, where another shop runs it since; null: the shop that runs it. */
  founder_id: string | null
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
  /** Whose event it is; null: of the shop that opened the season. */
  shop_id: string | null
}

/** What a shop that left took along, so that it may bring it back. */
type SeasonEventsAsideTable = SeasonEventsTable & { shop_id: string }

/** Shops that another one's season counts. */
type SeasonShopsTable = {
  season_id: string
  shop_id: string
  state: 'invited' | 'in' | 'out'
  /** Of one that is out. */
  ended_by: 'owner' | 'shop' | null
  at: string
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

/** An evening that a shop held with another tool. */
type PastEventsTable = {
  id: string
  shop_id: string
  name: string
  held_on: string
  game: string
  format: string
  format_name: string | null
  added_at: string
}

/** Who came to it, and how they came out; without a name, somebody erased. */
type PastSeatsTable = {
  event_id: string
  player: string
  name: string | null
  name_key: string | null
  /** Somebody else than whom the shop knows by that name. */
  is_apart: number
  place: number
  won: number
  drawn: number
}

/** What was taken over, corrected and deleted, by whom. */
type PastNotesTable = {
  season_id: string
  number: number
  kind: string
  event_name: string
  account_id: string
  at: string
}
