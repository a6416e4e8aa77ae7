import { draftPodOptions, USUAL_DRAFT_POD } from '../draft/pod-sizes.ts'
import type { Stage, Tournament } from '../tournament.ts'

/** A stage whose pods draft. */
export type DraftStage = Extract<Stage, { readonly kind: 'draft' }>

const USUAL_ROUNDS = 3
const ROUNDS_OF_LARGE_PODS = 4

/** Three rounds leave one of eight unbeaten; larger pods need a fourth. */
export function draftRounds({ pods, knockout }: DraftStage, players: number): number {
  if (knockout) return USUAL_ROUNDS
  const sizes = pods.length > 0 ? pods.map(({ length }) => length) : (draftPodOptions(players)[0] ?? [])
  const largest = Math.max(0, ...sizes)
  return largest > USUAL_DRAFT_POD ? ROUNDS_OF_LARGE_PODS : USUAL_ROUNDS
}

export function isKnockoutDraft(stage: Stage): boolean {
  return stage.kind === 'draft' && stage.knockout === true
}

/** The stage where it is a draft; null for other kinds. */
export function draftOf(stage: Stage): DraftStage | null {
  return stage.kind === 'draft' ? stage : null
}

/** Whether a top of everybody may play on; a draft of several rankings, or whose losers are out, ends in its pods. */
export function isRankedAsOne(stage: Stage): boolean {
  return stage.kind !== 'draft' || !(stage.ranksByPod || stage.knockout)
}

type InRounds = Pick<Tournament, 'stages' | 'rounds'>

/** The draft that is drawn, under way or played; null where something else is. */
export function currentDraft({ stages }: Pick<Tournament, 'stages'>): DraftStage | null {
  const stage = stages.at(-1)
  return stage ? draftOf(stage) : null
}

/** Whether the first pick was made, so that seats stay as they are: the time of picks runs, or a round was paired. */
export function hasDraftBegun({ stages, rounds }: InRounds): boolean {
  const draft = currentDraft({ stages })
  return draft !== null && (draft.timer !== undefined || rounds.some(({ stage }) => stage === stages.length - 1))
}

/** As before pods were drawn; who is out follows from their sizes. */
export function withoutDraw({ kind, plannedRounds, cards, ranksByPod, part }: DraftStage): DraftStage {
  return { kind, plannedRounds, pods: [], cards, ...(ranksByPod && { ranksByPod }), ...(part && { part }) }
}

/** The pod of each player, from 0; empty where nobody sits in one. */
export function podOfPlayers(stage: Stage): ReadonlyMap<string, number> {
  return new Map(draftOf(stage)?.pods.flatMap((pod, index) => pod.map((id) => [id, index] as const)))
}

/** Likewise of the last draft, whatever followed it. */
export function lastPods({ stages }: Pick<Tournament, 'stages'>): ReadonlyMap<string, number> {
  const stage = stages.findLast((each) => draftOf(each) !== null)
  return stage ? podOfPlayers(stage) : new Map()
}

/** Whether they may meet: players of a draft, inside their pod alone. */
export function mayMeetIn(stage: Stage, players: readonly string[]): boolean {
  if (!draftOf(stage) || players.length < 2) return true
  const podOf = podOfPlayers(stage)
  const pods = new Set(players.map((id) => podOf.get(id) ?? null))
  return pods.size === 1 && !pods.has(null)
}
