import type { Language } from '@tablee/domain/language'
import type { PlayerCall } from '@tablee/domain/tournaments/players/player-calls'
import type { PlayerId, Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'

/** Players of one tournament, and each one's call. */
export type Calls = {
  readonly tournament: Pick<Tournament, 'id' | 'code' | 'name'>
  readonly calls: readonly PlayerCall[]
}

/** Called after an act's commit; returns at once and notifies in the background. */
export type CallPlayers = (calls: Calls) => void

/** A player's push subscription. A capability: endpoint and keys allow writing to that screen. */
export type CallSubscription = {
  readonly tournamentId: TournamentId
  readonly playerId: PlayerId
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly language: Language
}

/** The store of subscriptions. */
export type CallBook = {
  readonly list: (tournamentId: TournamentId) => Promise<readonly CallSubscription[]>
  /** The browser has given it up. */
  readonly remove: (endpoint: string) => Promise<void>
}
