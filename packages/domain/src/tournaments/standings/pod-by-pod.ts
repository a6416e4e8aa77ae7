import { draftOf, podOfPlayers } from '../kinds/draft-rounds.ts'
import { groupOfPlayers } from '../kinds/groups.ts'
import { stageOfRound } from '../kinds/stage.ts'
import type { RoundNumber, Tournament } from '../tournament.ts'
import type { Standing } from './standing.ts'

type Ranked = Pick<Tournament, 'stages' | 'rounds'> & { readonly throughRound: RoundNumber }

/** The pod or group in whose ranking each player stands; empty where all stand in one. */
export function rankedPods(tournament: Ranked): ReadonlyMap<string, number> {
  const stage = stageOfRound(tournament, tournament.throughRound)
  return draftOf(stage)?.ranksByPod ? podOfPlayers(stage) : groupOfPlayers(stage)
}

/** Where each pod of a draft or each group has its own ranking: one by one, each from its first place on. Who sits in none comes last. */
export function podByPod(tournament: Ranked, standings: readonly Standing[]): readonly Standing[] {
  const podOf = rankedPods(tournament)
  if (podOf.size === 0) return standings
  const pods = Map.groupBy(standings, ({ playerId }) => podOf.get(playerId) ?? Number.POSITIVE_INFINITY)
  const inOrder = [...pods].sort(([one], [other]) => one - other)
  return inOrder.flatMap(([, rows]) => ranksAmong(rows))
}

/** Ranks that are shared stay shared. */
function ranksAmong(rows: readonly Standing[]): readonly Standing[] {
  const first = new Map<number, number>()
  for (const [place, { rank }] of rows.entries()) if (!first.has(rank)) first.set(rank, place + 1)
  return rows.map((row) => ({ ...row, rank: first.get(row.rank) ?? row.rank }))
}
