import type { Language } from '@tablee/domain/language'
import type { PlayerCall } from '@tablee/domain/tournaments/players/player-calls'
import type { PlayerId, Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'

/** Players of one tournament, and what each is called for. */
export type Calls = {
  readonly tournament: Pick<Tournament, 'id' | 'code' | 'name'>
  readonly calls: readonly PlayerCall[]
}

/** Told after the commit of an act; answers at once, and calls in its own time. */
export type CallPlayers = (calls: Calls) => void

/** Where a browser of a player is called. The endpoint is a capability: whoever knows it and the keys can write to that screen. */
export type CallSubscription = {
  readonly tournamentId: TournamentId
  readonly playerId: PlayerId
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly language: Language
}

/** Where the subscriptions are kept. */
export type CallBook = {
  readonly list: (tournamentId: TournamentId) => Promise<readonly CallSubscription[]>
  /** Nobody is there any more: the browser gave it up. */
  readonly remove: (endpoint: string) => Promise<void>
}
