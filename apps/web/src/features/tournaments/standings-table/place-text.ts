import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

/** In a bracket alone, losers of a round share places: "3-4". Elsewhere a number. */
export function placeTexts(
  standings: readonly Standing[],
  { stages }: Pick<Tournament, 'stages'>,
): (row: Pick<Standing, 'rank'>) => string {
  if (structureOf({ stages }) !== 'elimination') return ({ rank }) => String(rank)
  const counts = new Map<number, number>()
  for (const { rank } of standings) counts.set(rank, (counts.get(rank) ?? 0) + 1)
  return ({ rank }) => {
    const count = counts.get(rank) ?? 1
    return count === 1 ? String(rank) : `${rank}-${rank + count - 1}`
  }
}
