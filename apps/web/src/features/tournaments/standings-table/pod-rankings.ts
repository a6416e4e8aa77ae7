import { rankedPods } from '@tablee/domain/tournaments/standings/pod-by-pod'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'

export type PodRanking = {
  /** From 1; null for who sits in none. */
  readonly pod: number | null
  readonly rows: readonly Standing[]
}

type Through = { readonly tournament: Tournament; readonly through: RoundNumber }

/** One a pod where each pod of a draft has its own; null where all stand in one. */
export function podRankings(
  { tournament, through }: Through,
  standings: readonly Standing[],
): readonly PodRanking[] | null {
  const podOf = rankedPods({ stages: tournament.stages, rounds: tournament.rounds, throughRound: through })
  if (podOf.size === 0) return null
  const pods = Map.groupBy(standings, ({ playerId }) => podOf.get(playerId) ?? null)
  return [...pods].map(([index, rows]) => ({ pod: index === null ? null : index + 1, rows }))
}

/** Those among whom somebody is ranked. */
export function rankedBeside(
  on: Through,
  { standings, own }: { readonly standings: readonly Standing[]; readonly own: PlayerId },
): PodRanking {
  const rankings = podRankings(on, standings) ?? []
  return rankings.find(({ rows }) => rows.some(({ playerId }) => playerId === own)) ?? { pod: null, rows: standings }
}
