import { groupLetter, groupsOf } from '@tablee/domain/tournaments/kinds/groups'
import { stageOfRound } from '@tablee/domain/tournaments/kinds/stage'
import { rankedPods } from '@tablee/domain/tournaments/standings/pod-by-pod'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'

export type PodRanking = {
  /** From 1; null for who sits in none. */
  readonly pod: number | null
  /** The letter of a group; null for a pod. */
  readonly group: string | null
  readonly rows: readonly Standing[]
}

type Through = { readonly tournament: Tournament; readonly through: RoundNumber }

/** One a group, or a pod where each pod of a draft has its own; null where all stand in one. */
export function podRankings(
  { tournament, through }: Through,
  standings: readonly Standing[],
): readonly PodRanking[] | null {
  const podOf = rankedPods({ stages: tournament.stages, rounds: tournament.rounds, throughRound: through })
  if (podOf.size === 0) return null
  const pods = Map.groupBy(standings, ({ playerId }) => podOf.get(playerId) ?? null)
  const areGroups = groupsOf(stageOfRound(tournament, through)) !== null
  return [...pods].map(([index, rows]) => {
    if (index === null) return { pod: null, group: null, rows }
    return { pod: index + 1, group: areGroups ? groupLetter(index) : null, rows }
  })
}

/** Those among whom somebody is ranked. */
export function rankedBeside(
  on: Through,
  { standings, own }: { readonly standings: readonly Standing[]; readonly own: PlayerId },
): PodRanking {
  const rankings = podRankings(on, standings) ?? []
  return (
    rankings.find(({ rows }) => rows.some(({ playerId }) => playerId === own)) ?? {
      pod: null,
      group: null,
      rows: standings,
    }
  )
}
