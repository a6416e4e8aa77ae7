import { comparePods, measurePods, type PodMeasure } from './measure-pods.ts'
import { pairPods } from './pair-pods.ts'
import type { PairPods, PodDraw, PodPlan, PodPlayer } from './pod-field.ts'

/** How a pod of a round compares with what the seed gives. */
export type PodCheck = {
  readonly ids: readonly string[]
  /** `reseated`: the same players in another order. */
  readonly verdict: 'same' | 'reseated' | 'different'
  /** Where its players would sit; empty where they sit right. */
  readonly given: readonly (readonly string[])[]
}

export type PodVerification = {
  readonly isSame: boolean
  readonly pods: readonly PodCheck[]
  /** Who has a bye that the seed does not give, and who has none that it gives. */
  readonly byes: { readonly added: readonly string[]; readonly missing: readonly string[] }
  readonly drawn: PodDraw
  readonly measures: { readonly round: PodMeasure; readonly drawn: PodMeasure }
  /** Negative where the round is better than what the seed gives, positive where it is worse. */
  readonly difference: number
}

type Round = { readonly draw: PodDraw; readonly seed: string; readonly plan: PodPlan; readonly pair?: PairPods }

/** Draws a round again and compares. */
export function verifyPods(field: readonly PodPlayer[], { draw, seed, plan, pair = pairPods }: Round): PodVerification {
  const drawn = pair(field, seed, plan)
  const keys = new Set(drawn.pods.map((pod) => JSON.stringify(pod)))
  const pods = draw.pods.map((ids) => checkPod(ids, drawn.pods, keys))
  const added = draw.byes.filter((id) => !drawn.byes.includes(id))
  const missing = drawn.byes.filter((id) => !draw.byes.includes(id))
  const measures = { round: measurePods(field, draw, plan), drawn: measurePods(field, drawn, plan) }
  return {
    isSame: pods.every(({ verdict }) => verdict === 'same') && added.length + missing.length === 0,
    pods,
    byes: { added, missing },
    drawn,
    measures,
    difference: comparePods(measures.round, measures.drawn, plan),
  }
}

function checkPod(ids: readonly string[], drawn: readonly (readonly string[])[], keys: ReadonlySet<string>): PodCheck {
  if (keys.has(JSON.stringify(ids))) return { ids, verdict: 'same', given: [] }
  const given = drawn.filter((pod) => pod.some((id) => ids.includes(id)))
  const isReseated = given.length === 1 && given[0]?.length === ids.length
  return { ids, verdict: isReseated ? 'reseated' : 'different', given }
}
