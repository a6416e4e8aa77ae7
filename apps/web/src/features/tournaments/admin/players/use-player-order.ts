import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import type { Player, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo, useState } from 'react'

/** Who came last is on top until the start; then by name, where whoever is renamed stays (EVEN-1). */
export function usePlayerOrder(tournament: Tournament): readonly Player[] {
  const [firstNames] = useState(() => new Map<PlayerId, string>())
  const { players } = tournament
  const isBefore = isWaiting(tournament)
  return useMemo(() => {
    for (const { id, name } of players) if (!firstNames.has(id)) firstNames.set(id, nameKey(name))
    if (isBefore) return players.toReversed()
    const keyOf = ({ id }: Player) => firstNames.get(id) ?? ''
    return players.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
  }, [players, isBefore, firstNames])
}
