import type { LinkLetterKind, MailTrouble } from '@tablee/contract/serving/letter'
import type { DeciderWord } from '@tablee/domain/tournaments/authority/decider'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { AttributeColumns } from '../migrations/attribute-columns.ts'
import type { AskedLinksTable } from './asked-links-table.ts'
import type { CapabilitiesTable, DeviceLinksTable, StaffInvitationsTable } from './authority-tables.ts'
import type { CallSubscriptionsTable } from './call-subscriptions-table.ts'
import type { ConductTable } from './conduct-table.ts'
import type { ErasuresTable } from './erasures-table.ts'
import type { EventMessagesTable, MessageReportsTable } from './event-messages-table.ts'
import type { ExecutionsTable } from './executions-table.ts'
import type { FrozenDecklistsTable } from './frozen-decklists-table.ts'
import type { HiddenNamesTable } from './hidden-names-table.ts'
import type { HiddenPagesTable, OperatedTable, PageReportsTable } from './hidden-pages-table.ts'
import type { HookTables } from './hook-tables.ts'
import type { JournalTable } from './journal-table.ts'
import type { LettersTable } from './letters-table.ts'
import type { MailAddressesTable } from './mail-addresses-table.ts'
import type { PastTables } from './past-tables.ts'
import type { RatingTables } from './rating-tables.ts'
import type { RegistrationDevicesTable } from './registration-devices-table.ts'
import type { RegistrationsTable } from './registrations-table.ts'
import type { RegularTables } from './regulars-table.ts'
import type { SearchBucketsTable, SearchedTournamentsTable, SearchRangesTable } from './search-tables.ts'
import type { SeasonTables } from './season-tables.ts'
import type { SeriesReadersTable } from './series-readers-table.ts'
import type { ServerFactsTable } from './server-facts-table.ts'
import type { ServerKeysTable } from './server-keys-table.ts'
import type { ShopTables } from './shop-tables.ts'
import type { ShopTokensTable } from './shop-tokens-table.ts'
import type { TableGuardsTable } from './table-guards-table.ts'

/** Moments are ISO 8601 text in UTC, so that both databases sort them alike. */
export type Tables = ShopTables &
  RegularTables &
  SeasonTables &
  HookTables &
  PastTables &
  RatingTables & {
    /** Includes deleted ones. */
    all_tournaments: TournamentsTable
    tournaments: TournamentsView
    players: PlayersTable
    matches: MatchesTable
    registrations: RegistrationsTable
    registration_devices: RegistrationDevicesTable
    frozen_decklists: FrozenDecklistsTable
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
    erasures: ErasuresTable
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
    shop_tokens: ShopTokensTable
  }

type Followed = { series: string; account_id: string; language: string; followed_at: string }

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>

type TournamentsTable = AttributeColumns & {
  id: string
  code: string
  type: 'quick' | 'advance'
  name: string
  /** Without case and accents, for searching. */
  name_folded: string
  /** 0 for no limit. */
  capacity: number
  organizer: string
  phase: 'waiting' | 'running' | 'finished'
  current_round: number
  /** The pinned rule pack, JSON. */
  rules: string
  lot: string
  /** JSON, stored once finished. */
  standings: string | null
  sequence: number
  created_at: string
  updated_at: string
  /** These seven are null for a quick tournament. */
  game: string | null
  format: string | null
  /** In the organizer's words. */
  format_name: string | null
  starts_at: string | null
  ends_at: string | null
  description: string | null
  location: string | null
  /** JSON, in order. */
  stages: Generated<string>
  planned_rounds: number | null
  are_decklists_public: Generated<number>
  has_password: Generated<number>
  is_cancelled: Generated<number>
  allows_own_names: Generated<number>
  is_youth: Generated<number>
  /** JSON; null for the default rules. */
  registration_rules: string | null
  /** Of the registration rules, for the purge; null: the usual time. */
  data_days: number | null
  /** JSON; null without a plan. */
  clock_plan: string | null
  /** Players after the Swiss rounds, 0 for none; null for the game's proposal. */
  planned_cut: number | null
  is_imported: Generated<number>
  series: string | null
  /** JSON; null when tables are numbered from 1. */
  table_plan: string | null
  /** JSON; null without any. */
  penalties: string | null
  restarted_as: string | null
  /** Null unless deleted. */
  deleted_at: string | null
  /** No act depends on it; null without a shop. */
  shop_id: Generated<string | null>
}

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
  /** The adding act and the position in it give the order of arrival. */
  added_in: number
  added_as: number
}

type MatchesTable = {
  tournament_id: string
  id: string
  round: number
  kind: 'played' | 'multiplayer' | 'teams' | 'bye' | 'loss'
  table_number: number | null
  player1: string
  player2: string | null
  state: 'pending' | 'contested' | 'terminated'
  wins1: number | null
  wins2: number | null
  draws: number | null
  double_loss: Generated<number>
  /** JSON for tables of more than two: the players of each side, and a result by places. */
  sides: string | null
  placings: string | null
  /** JSON for teams: what stands at each seat. With a decider and `pending`, the match is not decided. */
  seats: string | null
  decided_by: DeciderWord | null
  /** JSON: who reported what. Never public while contested. */
  reports: string
  added_in: number
  added_as: number
}

type RoundsTable = {
  tournament_id: string
  number: number
  stage: Generated<number>
  seed: string | null
  /** Of the current round, JSON. */
  clock: string | null
}

/** Private. */
type SeatQueueTable = {
  tournament_id: string
  /** SHA-256 of the secret, hexadecimal, as in the capabilities. */
  hash: string
  player_name: string
  /** The stored password that was entered correctly; null where none was asked. */
  entry: string | null
  place: number
  kept_until: string
}

/** Private: only the account sees its row. */
type AccountsTable = {
  id: string
  /** Lower case; unique. */
  email: string
  is_email_verified: number
  name: string
  /** Argon2id with salt and settings. */
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
  /** The language last used; null until then. */
  language: string | null
}

/** Private. */
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
  /** Null as long as no trouble is known. */
  trouble: MailTrouble | null
}

/** At most one of each per account. */
type OrganizerRequestsTable = {
  account_id: string
  text: string
  language: string
  asked_at: string
  /** Null until refused; the reason is empty until then. */
  refused_at: string | null
  reason: string
}

/** At most one per event. */
type EventOffersTable = {
  id: string
  tournament_id: string
  from_account: string
  /** As typed, for the offering organizer. */
  to_email: string
  /** Null when no possible organizer has that address. */
  to_account: string | null
  state: 'open' | 'declined'
  created_at: string
  expires_at: string
}

type OrganizerDaysTable = { account_id: string; day: string; offers: number; letters: number }

/** Never reused; they prove the erasure. */
type ErasedAccountsTable = { id: string; erased_at: string }
