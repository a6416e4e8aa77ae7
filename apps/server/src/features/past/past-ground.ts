import type { AccountId } from '@tablee/domain/accounts/account'
import type { PlayerId, Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Database, Queryable } from '../../database/database.ts'
import type { Play } from './kept-play-store.ts'

/** A place that an account had at a finished event. */
export type OwnSeat = { readonly tournament: TournamentId; readonly player: PlayerId; readonly sequence: number }

/** With the matches of the wanted player alone. */
export type EndedEvent = { readonly tournament: Tournament; readonly sequence: number; readonly createdAt: string }

export type SeasonPlace = {
  readonly slug: string
  readonly name: string
  readonly shop: string
  readonly state: 'running' | 'ended'
  readonly place: number
  readonly people: number
}

export type PastGround = {
  readonly database: Database
  /** The seat that a device's secret proves. */
  readonly findPlay: (db: Queryable, shown: { readonly code: string; readonly secret: string }) => Promise<Play | null>
  readonly isAccount: (db: Queryable, id: string) => Promise<boolean>
  readonly chance: (count: number) => Uint8Array
  readonly listSeats: (db: Queryable, account: AccountId) => Promise<readonly OwnSeat[]>
  /** Null for a deleted, hidden or damaged one. */
  readonly readEvent: (db: Queryable, seat: OwnSeat) => Promise<EndedEvent | null>
  /** What each deck was called, by event. */
  readonly listDecks: (db: Queryable, account: AccountId) => Promise<ReadonlyMap<string, string>>
  /** In public seasons, the newest first. */
  readonly listSeasonPlaces: (account: AccountId, events: readonly string[]) => Promise<readonly SeasonPlace[]>
}
