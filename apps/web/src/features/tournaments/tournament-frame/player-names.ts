import type { Player, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'

export type PlayerNames = ReadonlyMap<PlayerId, string>

/** By player; the same map until one changes. */
export function usePlayerNames({ players }: Pick<Tournament, 'players'>): PlayerNames {
  return useMemo(() => playerNames(players), [players])
}

function playerNames(players: readonly Player[]): PlayerNames {
  return new Map(players.map(({ id, name }) => [id, name]))
}
