import type { Change } from '@tablee/domain/tournaments/change'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'

/** Hashes of the secrets that may act. Private: they leave this process for the capability table only. */
export type Holders = {
  readonly organizer: string
  readonly players: ReadonlyMap<PlayerId, string>
  /** Of the password that lets people join; null without one. */
  readonly entry: string | null
}

/** A tournament as the server holds it: the state after the act number `sequence`. */
export type HeldTournament = {
  readonly tournament: Tournament
  readonly sequence: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly holders: Holders
}

/** A secret takes the place of the organizer's, or of a player's. */
export type Grant =
  | { readonly role: 'organizer'; readonly hash: string }
  | { readonly role: 'player'; readonly playerId: PlayerId; readonly hash: string }
  /** Null takes the password away. */
  | { readonly role: 'entry'; readonly hash: string | null }

/** Who may act after an act: removed players' secrets open nothing, granted ones replace the former. */
export function holdersAfter(holders: Holders, changes: readonly Change[], grants: readonly Grant[]): Holders {
  const removed = changes.flatMap((change) => (change.kind === 'player_removed' ? [change.playerId] : []))
  if (removed.length === 0 && grants.length === 0) return holders
  const players = new Map(holders.players)
  let { organizer, entry } = holders
  for (const playerId of removed) players.delete(playerId)
  for (const grant of grants) {
    if (grant.role === 'organizer') organizer = grant.hash
    else if (grant.role === 'entry') entry = grant.hash
    else players.set(grant.playerId, grant.hash)
  }
  return { organizer, players, entry }
}
