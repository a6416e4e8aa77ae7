import { LARGEST_DRAFT_POD, USUAL_DRAFT_POD } from '../draft/pod-sizes.ts'
import type { Stage } from '../tournament.ts'

/** A stage whose pods draft. */
export type DraftStage = Extract<Stage, { readonly kind: 'draft' }>

const USUAL_ROUNDS = 3
const ROUNDS_OF_LARGE_PODS = 4

/** Three rounds leave one of eight unbeaten; larger pods need a fourth. */
export function draftRounds({ pods, knockout }: DraftStage, players: number): number {
  if (knockout) return USUAL_ROUNDS
  const largest =
    pods.length > 0 ? Math.max(...pods.map(({ length }) => length)) : players <= LARGEST_DRAFT_POD ? players : 0
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
