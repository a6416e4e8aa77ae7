import { hasPods } from '@tablee/domain/tournaments/kinds/paired-by'
import { stageOfRound } from '@tablee/domain/tournaments/kinds/stage'
import type { HandPairing } from '@tablee/domain/tournaments/rounds/hand-pairing'
import type { Player, PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { type Draft, unpairedPlayers } from './draft-pairings.ts'

/** The choices for a player without a table. */
export const FATES = ['bye', 'loss', 'drop', 'table'] as const
export type Fate = (typeof FATES)[number]
export type Fates = ReadonlyMap<PlayerId, Fate>

/**
 * Players left with nothing this round. Late entries wait for the next one, as announced; who left a table of four, where the others play on,
 * has lost.
 */
export function playersToDecide(tournament: Tournament, draft: Draft, round: RoundNumber): readonly PlayerId[] {
  const isOfPods = hasPods(stageOfRound(tournament, round))
  const waits = ({ firstRound, droppedAfter }: Player) => firstRound > round || (isOfPods && droppedAfter !== null)
  const waiting = new Set(tournament.players.filter(waits).map(({ id }) => id))
  return unpairedPlayers(tournament, draft, round).filter((player) => !waiting.has(player))
}

/** The choice; for a single player the default is the bye, as in odd rounds. */
export function fateOf(fates: Fates, players: readonly PlayerId[], player: PlayerId): Fate | null {
  return fates.get(player) ?? (players.length === 1 ? 'bye' : null)
}

/** The round, and those who drop, after all choices. */
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
