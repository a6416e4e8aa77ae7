import { seededRandom } from '../../../seeded-random.ts'
import { shuffled } from '../../../shuffled.ts'
import type { PodDraw, PodPlan, PodPlayer } from './pod-field.ts'
import { podSizes } from './pod-sizes.ts'

/** Draws tables of four by points, ties by lot. */
export function pairPods(field: readonly PodPlayer[], seed: string, { remainder }: PodPlan): PodDraw {
  const plan = podSizes(field.length, remainder)
  if (plan === null) return { pods: [], byes: field.map(({ id }) => id) }
  const drawn = shuffled(field.toSorted(byId), seededRandom(`${seed} pods`))
  const inOrder = drawn.toSorted((one, other) => other.points - one.points || one.byes - other.byes)
  const seated = inOrder.slice(0, inOrder.length - plan.byes)
  let next = 0
  const pods = plan.sizes.map((size) => {
    next += size
    return seated.slice(next - size, next).map(({ id }) => id)
  })
  return { pods, byes: inOrder.slice(seated.length).map(({ id }) => id) }
}

function byId({ id: one }: PodPlayer, { id: other }: PodPlayer): number {
  return one < other ? -1 : one > other ? 1 : 0
}
