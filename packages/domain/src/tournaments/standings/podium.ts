import { winnerOf } from '../kinds/bracket.ts'
import { isKnockoutDraft } from '../kinds/draft-rounds.ts'
import { isFinished } from '../kinds/phase.ts'
import { stageOfRound } from '../kinds/stage.ts'
import { lastCompleteRound, matchesOfRound } from '../rounds/round-progress.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { bracketReach } from './bracket-reach.ts'
import { rankedPods } from './pod-by-pod.ts'
import type { Standing } from './standing.ts'

export type PodiumRank = 1 | 2 | 3

export type PodiumRow = { readonly rank: PodiumRank; readonly row: Standing }

const RANKS = [1, 2, 3] as const

/** The first three places in their order. Who could not be told apart by play share the first. */
export function podiumOf(tournament: Tournament, standings: readonly Standing[]): readonly PodiumRow[] {
  // Rankings recorded before firsts were shared still tell them apart.
  const rows = withSharedFirsts(tournament, standings)
  return RANKS.flatMap((rank) => rows.filter((row) => row.rank === rank).map((row): PodiumRow => ({ rank, row })))
}

/** The ranking of a finished tournament, with one first place for those whom play could not tell apart. */
export function withSharedFirsts(tournament: Tournament, standings: readonly Standing[]): readonly Standing[] {
  const firsts = sharedFirsts(tournament)
  const above = standings.filter(({ playerId }) => firsts.has(playerId))
  if (above.length === 0) return standings
  const others = standings.filter(({ playerId }) => !firsts.has(playerId))
  return [
    ...above.map((row) => ({ ...row, rank: 1 })),
    ...others.map((row) => ({ ...row, rank: Math.max(row.rank, above.length + 1) })),
  ]
}

/** Finalists whose final nobody played, and the unbeaten of several pods, who never meet; nobody where one has won. */
function sharedFirsts(tournament: Tournament): ReadonlySet<PlayerId> {
  if (!isFinished(tournament)) return new Set()
  const throughRound = lastCompleteRound(tournament)
  const reached = [...(bracketReach({ ...tournament, throughRound }) ?? [])]
  if (reached.length > 0) {
    const isWon = reached.some(([, { kind }]) => kind === 'winner')
    const finalists = reached.flatMap(([id, reach]) => (reach.kind === 'out' && reach.places === 2 ? [id] : []))
    return new Set(isWon ? [] : finalists)
  }
  const isOfPods = isKnockoutDraft(stageOfRound(tournament, throughRound))
  if (!isOfPods || rankedPods({ ...tournament, throughRound }).size > 0) return new Set()
  return new Set(matchesOfRound(tournament, throughRound).flatMap((match) => winnerOf(match) ?? []))
}
