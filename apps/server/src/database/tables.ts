import type { Generated } from 'kysely'

/** The tables as the query builder sees them. Moments are ISO 8601 text in UTC, so that both databases sort them alike. */
export type Tables = {
  tournaments: TournamentsTable
  players: PlayersTable
  matches: MatchesTable
  registrations: RegistrationsTable
  searched_tournaments: SearchedTournamentsTable
  search_buckets: SearchBucketsTable
  rounds: RoundsTable
  journal: JournalTable
  capabilities: CapabilitiesTable
  device_links: DeviceLinksTable
  accounts: AccountsTable
  sessions: SessionsTable
  mailed_tokens: MailedTokensTable
  letters: LettersTable
  erased_accounts: ErasedAccountsTable
  executions: ExecutionsTable
}

type TournamentsTable = {
  id: string
  code: string
  type: 'quick' | 'advance'
  name: string
  /** The name without case and accents, for searching. */
  name_folded: string
  /** 0 without a limit. */
  capacity: number
  organizer: string
  phase: 'waiting' | 'running' | 'finished'
  current_round: number
  /** The pinned rule pack, JSON. */
  rules: string
  lot: string
  /** Kept once finished, JSON. */
  standings: string | null
  /** Number of the last committed act. */
  sequence: number
  created_at: string
  updated_at: string
  /** These six are null for a quick tournament. */
  game: string | null
  format: string | null
  starts_at: string | null
  ends_at: string | null
  description: string | null
  location: string | null
  planned_rounds: number | null
  are_decklists_public: Generated<number>
  has_password: Generated<number>
}

/** The order in which tournaments were created; `search-index.ts` holds what they are found by. */
type SearchedTournamentsTable = { place: Generated<number>; tournament_id: string }

/** No event among the tournaments of a bucket starts later. */
type SearchBucketsTable = { number: number; latest_start: string }

/** Personal data: only the organizer and the person see a whole row. */
type RegistrationsTable = {
  id: string
  tournament_id: string
  /** The player that the registration becomes once accepted; the person's secret hangs on it. */
  player_id: string
  /** Null for who registered without an account. */
  account_id: string | null
  player_name: string
  first_name: string
  last_name: string
  email: string
  phone: string
  location: string
  notes: string
  /** JSON. */
  decklist: string | null
  status: 'pending' | 'confirmed' | 'cancelled'
  cancelled_from: 'pending' | 'confirmed' | null
  dropped: number
  checked_in: number
  registered_at: string
  updated_at: string
  /** The act that added the row, and the place in it: with the moment they keep the order of arrival. */
  added_in: number
  added_as: number
}

type PlayersTable = {
  tournament_id: string
  id: string
  name: string
  public_id: string | null
  first_round: number
  dropped_after: number | null
  /** The act that added the row, and the row's place in it: together they keep the order of arrival. */
  added_in: number
  added_as: number
}

type MatchesTable = {
  tournament_id: string
  id: string
  round: number
  kind: 'played' | 'bye' | 'loss'
  table_number: number | null
  player1: string
  player2: string | null
  state: 'pending' | 'contested' | 'terminated'
  wins1: number | null
  wins2: number | null
  draws: number | null
  decided_by: 'player' | 'organizer' | null
  /** Who reported what, JSON. Never public while contested. */
  reports: string
  added_in: number
  added_as: number
}

type RoundsTable = { tournament_id: string; number: number; seed: string | null }

/** Ids only: names of persons stay in rows that can be erased. */
type JournalTable = {
  tournament_id: string
  sequence: number
  act: string
  act_id: string | null
  /** Public id of who acted. */
  author: string
  at: string
  reason: string | null
  /** JSON. */
  changes: string
}

/** Private: no query from outside reaches this table. */
type CapabilitiesTable = {
  tournament_id: string
  /** `entry`: the tournament's password, which lets people join. */
  role: 'organizer' | 'player' | 'entry'
  /** Of a player only, else empty. */
  player_id: string
  /** SHA-256 of the secret, hexadecimal; of a password, argon2id with its salt and settings. */
  hash: string
}

/** Private as well. */
type DeviceLinksTable = {
  /** SHA-256 of the one-time code, hexadecimal. */
  hash: string
  tournament_id: string
  role: 'organizer' | 'player'
  player_id: string
  expires_at: string
  used_at: string | null
}

/** Private: only the account itself sees its row, through its document. */
type AccountsTable = {
  id: string
  /** Lower case; unique. */
  email: string
  is_email_verified: number
  name: string
  /** Argon2id, with its salt and settings. */
  password_hash: string
  /** JSON. */
  prefs: string
  /** JSON list. */
  labels: string
  is_enabled: number
  created_at: string
  updated_at: string
  password_updated_at: string
  accessed_at: string
}

/** Private as well. */
type SessionsTable = {
  id: string
  account_id: string
  /** SHA-256 of the secret, hexadecimal. */
  hash: string
  address: string
  user_agent: string
  created_at: string
  expires_at: string
}

/** At most one of a kind for each account. */
type MailedTokensTable = {
  id: string
  account_id: string
  kind: 'verification' | 'recovery'
  /** SHA-256 of the secret, hexadecimal; null until the mail is written. */
  hash: string | null
  created_at: string
  expires_at: string
}

/** Mails that are still to be sent; the secret of their link is drawn when they are written. */
type LettersTable = {
  id: string
  account_id: string
  kind: 'verification' | 'recovery'
  /** The page that the link leads to. */
  url: string
  language: string
  attempts: number
  due_at: string
  created_at: string
}

/** Ids that nobody may take again, and the proof that the rest is gone. */
type ErasedAccountsTable = { id: string; erased_at: string }

/** The calls of accounts, for them alone; never what was sent or answered. */
type ExecutionsTable = {
  id: string
  account_id: string
  function_id: string
  status: 'waiting' | 'completed' | 'failed'
  method: string
  path: string
  /** Both JSON. */
  request_headers: string
  response_headers: string
  status_code: number
  duration_ms: number
  created_at: string
  updated_at: string
}
