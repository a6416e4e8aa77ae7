import type { LinkLetterKind, MailTrouble } from '@tablee/contract/serving/letter'
import type { DeciderWord } from '@tablee/domain/tournaments/authority/decider'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { AttributeColumns } from '../migrations/attribute-columns.ts'
import type { AskedLinksTable } from './asked-links-table.ts'
import type { CapabilitiesTable, DeviceLinksTable, StaffInvitationsTable } from './authority-tables.ts'
import type { CallSubscriptionsTable } from './call-subscriptions-table.ts'
import type { ConductTable } from './conduct-table.ts'
import type { EventMessagesTable, MessageReportsTable } from './event-messages-table.ts'
import type { ExecutionsTable } from './executions-table.ts'
import type { HiddenNamesTable } from './hidden-names-table.ts'
import type { HiddenPagesTable, OperatedTable, PageReportsTable } from './hidden-pages-table.ts'
import type { JournalTable } from './journal-table.ts'
import type { LettersTable } from './letters-table.ts'
import type { MailAddressesTable } from './mail-addresses-table.ts'
import type { RegistrationDevicesTable } from './registration-devices-table.ts'
import type { RegistrationsTable } from './registrations-table.ts'
import type { RegularTables } from './regulars-table.ts'
import type { SearchBucketsTable, SearchedTournamentsTable, SearchRangesTable } from './search-tables.ts'
import type { SeriesReadersTable } from './series-readers-table.ts'
import type { ServerFactsTable } from './server-facts-table.ts'
import type { ServerKeysTable } from './server-keys-table.ts'
import type { ShopTables } from './shop-tables.ts'
import type { TableGuardsTable } from './table-guards-table.ts'

/** The tables as the query builder sees them. Moments are ISO 8601 text in UTC, so that both databases sort them alike. */
export type Tables = ShopTables &
  RegularTables & {
    /** With those that were deleted and are kept for a while. */
    all_tournaments: TournamentsTable
    tournaments: TournamentsView
    players: PlayersTable
    matches: MatchesTable
    registrations: RegistrationsTable
    registration_devices: RegistrationDevicesTable
    searched_tournaments: SearchedTournamentsTable
    search_buckets: SearchBucketsTable
    search_ranges: SearchRangesTable
    rounds: RoundsTable
    journal: JournalTable
    capabilities: CapabilitiesTable
    device_links: DeviceLinksTable
    staff_invitations: StaffInvitationsTable
    seat_queue: SeatQueueTable
    hidden_names: HiddenNamesTable
    hidden_pages: HiddenPagesTable
    page_reports: PageReportsTable
    operated_tournaments: OperatedTable
    conduct_records: ConductTable
    table_guards: TableGuardsTable
    accounts: AccountsTable
    sessions: SessionsTable
    mailed_tokens: MailedTokensTable
    letters: LettersTable
    mail_addresses: MailAddressesTable
    asked_links: AskedLinksTable
    organizer_requests: OrganizerRequestsTable
    erased_accounts: ErasedAccountsTable
    executions: ExecutionsTable
    event_offers: EventOffersTable
    organizer_days: OrganizerDaysTable
    event_messages: EventMessagesTable
    message_reports: MessageReportsTable
    reminded_events: { tournament_id: string; starts_at: string }
    organizer_digests: { tournament_id: string; sent_at: string; has_more: number }
    series_followers: Followed & { announced_at: string; told_day: string; told_count: number }
    series_readers: SeriesReadersTable
    server_keys: ServerKeysTable
    server_facts: ServerFactsTable
    call_subscriptions: CallSubscriptionsTable
  }

/** By an account that hears of each date. */
type Followed = { series: string; account_id: string; language: string; followed_at: string }

/** A row as it is read. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>

type TournamentsTable = AttributeColumns & {
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
  /** These seven are null for a quick tournament. */
  game: string | null
  format: string | null
  /** What is played, in the organizer's words. */
  format_name: string | null
  starts_at: string | null
  ends_at: string | null
  description: string | null
  location: string | null
  /** JSON, one after the other. */
  stages: Generated<string>
  /** Of the current stage: lists ask for it. */
  planned_rounds: number | null
  are_decklists_public: Generated<number>
  has_password: Generated<number>
  is_cancelled: Generated<number>
  allows_own_names: Generated<number>
  /** JSON; null where people come in as usual. */
  registration_rules: string | null
  /** JSON; null where nobody planned the clocks. */
  clock_plan: string | null
  /** How many are to play on after the Swiss rounds, 0 for nobody; null for what the game proposes. */
  planned_cut: number | null
  is_imported: Generated<number>
  series: string | null
  /** JSON; null where tables are numbered from 1. */
  table_plan: string | null
  /** JSON; null where nobody was given one. */
  penalties: string | null
  /** The code of the tournament in which it begins again. */
  restarted_as: string | null
  /** Null for one that is there. */
  deleted_at: string | null
  /** The shop that organizes it, beside the state that acts decide on; null without one. */
  shop_id: Generated<string | null>
}

/** Those that are there, to be read. */
type TournamentsView = {
  [Name in keyof TournamentsTable]: ColumnType<Selectable<TournamentsTable>[Name], never, never>
}

type PlayersTable = {
  tournament_id: string
  id: string
  name: string
  public_id: string | null
  first_round: number
  dropped_after: number | null
  dropped_by: string | null
  /** The act that added the row, and the row's place in it: together they keep the order of arrival. */
  added_in: number
  added_as: number
}

type MatchesTable = {
  tournament_id: string
  id: string
  round: number
  kind: 'played' | 'multiplayer' | 'bye' | 'loss'
  table_number: number | null
  player1: string
  player2: string | null
  state: 'pending' | 'contested' | 'terminated'
  wins1: number | null
  wins2: number | null
  draws: number | null
  double_loss: Generated<number>
  /** JSON of a table of more than two: who plays on each side, and a result that tells places. */
  sides: string | null
  placings: string | null
  decided_by: DeciderWord | null
  /** Who reported what, JSON. Never public while contested. */
  reports: string
  added_in: number
  added_as: number
}

type RoundsTable = {
  tournament_id: string
  number: number
  stage: Generated<number>
  seed: string | null
  /** Of the round being played, JSON. */
  clock: string | null
}

/** Private: phones that wait for a seat, until they stop asking or the tournament starts. */
type SeatQueueTable = {
  tournament_id: string
  /** SHA-256 of the secret, hexadecimal, as in the capabilities. */
  hash: string
  player_name: string
  /** The kept password that was shown right; null where none was asked for. */
  entry: string | null
  place: number
  kept_until: string
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
  /** In which its person last used the app; null until they do. */
  language: string | null
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
  kind: LinkLetterKind
  /** SHA-256 of the secret, hexadecimal; null until the mail is written. */
  hash: string | null
  created_at: string
  expires_at: string
  /** Of a change of address. */
  email: string | null
  session_id: string | null
  /** What went wrong with the letter; null as long as nothing is known. */
  trouble: MailTrouble | null
}

/** What accounts ask the operator for: at most one of each. */
type OrganizerRequestsTable = {
  account_id: string
  text: string
  language: string
  asked_at: string
  /** Null until the operator said no; the reason is empty until then. */
  refused_at: string | null
  reason: string
}

/** Events that an organizer offers to another; at most one for each event. */
type EventOffersTable = {
  id: string
  tournament_id: string
  from_account: string
  /** As typed, for the organizer who offers. */
  to_email: string
  /** Null when nobody who could organize it has that address: nobody is told so. */
  to_account: string | null
  state: 'open' | 'declined'
  created_at: string
  expires_at: string
}

/** What an account set off on a day, so that it can be bounded. */
type OrganizerDaysTable = { account_id: string; day: string; offers: number; letters: number }

/** Ids that nobody may take again, and the proof that the rest is gone. */
type ErasedAccountsTable = { id: string; erased_at: string }
