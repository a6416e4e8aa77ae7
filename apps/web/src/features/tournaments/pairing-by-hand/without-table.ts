import type { HandPairing } from '@tablee/domain/tournaments/rounds/hand-pairing'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { type Draft, unpairedPlayers } from './draft-pairings.ts'

/** What becomes of a player without a table: what it gives, or back to the tables. */
export const FATES = ['bye', 'loss', 'drop', 'table'] as const
export type Fate = (typeof FATES)[number]
export type Fates = ReadonlyMap<PlayerId, Fate>

/** Whom saving would leave without anything for this round. A late entry waits for the next one, as everybody was told. */
export function playersToDecide(tournament: Tournament, draft: Draft, round: RoundNumber): readonly PlayerId[] {
  const late = new Set(tournament.players.filter(({ firstRound }) => firstRound > round).map(({ id }) => id))
  return unpairedPlayers(tournament, draft, round).filter((player) => !late.has(player))
}

/** What was chosen; for one player alone the bye is offered, as in every odd round. */
export function fateOf(fates: Fates, players: readonly PlayerId[], player: PlayerId): Fate | null {
  return fates.get(player) ?? (players.length === 1 ? 'bye' : null)
}

/** The round and who leaves, once it is known what becomes of everybody. */
export function decidedRound(
  draft: Draft,
  players: readonly PlayerId[],
  fates: Fates,
): { readonly pairings: Draft; readonly dropped: readonly PlayerId[] } {
  const alone = players.flatMap((player): readonly HandPairing[] => {
    const fate = fateOf(fates, players, player)
    return fate === 'bye' || fate === 'loss' ? [{ kind: fate, player }] : []
  })
  return {
    pairings: [...draft, ...alone],
    dropped: players.filter((player) => fateOf(fates, players, player) === 'drop'),
  }
}
