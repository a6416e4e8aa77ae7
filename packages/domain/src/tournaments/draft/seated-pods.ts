import { currentDraft, type DraftStage, hasDraftBegun } from '../kinds/draft-rounds.ts'
import { currentRound } from '../kinds/phase.ts'
import { activePlayers } from '../rounds/round-progress.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import type { DraftPod } from './draft.ts'
import { LARGEST_DRAFT_POD } from './pod-sizes.ts'

export type SeatedPods = {
  readonly pods: readonly DraftPod[]
  /** Came after the draw, and every pod is full. */
  readonly unseated: readonly PlayerId[]
}

/**
 * Who sits where. Until the first pick seats close up where somebody left, and who came since sits down in the smallest pod; afterwards the
 * chairs stay as they are. Null without a draft, none before the draw.
 */
export function seatedPods(tournament: Tournament): SeatedPods | null {
  const draft = currentDraft(tournament)
  if (!draft) return null
  if (draft.pods.length === 0 || hasDraftBegun(tournament)) return { pods: draft.pods, unseated: [] }
  const there = new Set(activePlayers(tournament, currentRound(tournament) + 1).map(({ id }) => id))
  const pods = draft.pods.map((pod) => pod.filter((id) => there.has(id))).filter(({ length }) => length > 0)
  const drawn = new Set(draft.pods.flat())
  const unseated: PlayerId[] = []
  for (const id of there) {
    if (drawn.has(id)) continue
    const size = Math.min(...pods.map(({ length }) => length))
    const smallest = pods.findIndex(({ length }) => length === size)
    const pod = pods[smallest]
    if (pod && size < LARGEST_DRAFT_POD && !draft.knockout) pods[smallest] = [...pod, id]
    else unseated.push(id)
  }
  return { pods, unseated }
}

/** With everybody in their seat for good; what was drawn is kept where it is another. */
export function settledDraft(draft: DraftStage, pods: readonly DraftPod[]): DraftStage {
  const isAsDrawn = pods.map((pod) => pod.join()).join('|') === draft.pods.map((pod) => pod.join()).join('|')
  return isAsDrawn ? draft : { ...draft, pods, drawnPods: draft.drawnPods ?? draft.pods }
}
