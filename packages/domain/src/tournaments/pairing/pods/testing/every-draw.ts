import { comparePods, measurePods, type PodMeasure } from '../measure-pods.ts'
import type { PodDraw, PodPlan, PodPlayer } from '../pod-field.ts'
import { podSizes } from '../pod-sizes.ts'

/** The measure of the best of all legal rounds, by looking at each: up to 12 players. */
export function bestPodMeasure(field: readonly PodPlayer[], plan: PodPlan): PodMeasure {
  const division = podSizes(field.length, plan.remainder)
  if (division === null) throw new RangeError(`No pods of ${field.length} players`)
  const nobody = measurePods(field, { pods: [], byes: [] }, plan)
  // Each pod and each bye is measured once; a round is the sum of its parts.
  const known = new Map<string, PodMeasure>()
  const measured = (draw: PodDraw) => {
    const key = JSON.stringify(draw)
    const made = known.get(key) ?? measurePods(field, draw, plan)
    known.set(key, made)
    return made
  }
  let best: PodMeasure | null = null
  const groups = new Map<number, number>()
  for (const size of division.sizes) groups.set(size, (groups.get(size) ?? 0) + 1)
  groups.set(1, division.byes)
  const look = (left: readonly string[], sum: PodMeasure) => {
    const [first, ...others] = left
    if (first === undefined) {
      if (best === null || comparePods(sum, best, plan) < 0) best = sum
      return
    }
    for (const [size, count] of groups) {
      if (count === 0) continue
      groups.set(size, count - 1)
      for (const rest of choicesOf(others, size - 1)) {
        const group = [first, ...rest]
        const draw = size === 1 ? { pods: [], byes: group } : { pods: [group], byes: [] }
        look(
          others.filter((id) => !rest.includes(id)),
          sumOf(sum, measured(draw)),
        )
      }
      groups.set(size, count)
    }
  }
  look(
    field.map(({ id }) => id),
    { ...nobody, illegal: 0 },
  )
  if (best === null) throw new Error('A field without any round')
  return best
}

function choicesOf(ids: readonly string[], size: number): readonly (readonly string[])[] {
  if (size === 0) return [[]]
  return ids.flatMap((id, place) => choicesOf(ids.slice(place + 1), size - 1).map((rest) => [id, ...rest]))
}

function sumOf(one: PodMeasure, other: PodMeasure): PodMeasure {
  return {
    illegal: 0,
    earlierByes: one.earlierByes + other.earlierByes,
    byeShortPods: one.byeShortPods + other.byeShortPods,
    byePoints: one.byePoints + other.byePoints,
    meetings: one.meetings + other.meetings,
    outside: one.outside + other.outside,
    earlierShortPods: one.earlierShortPods + other.earlierShortPods,
    squares: one.squares + other.squares,
    spread: Math.max(one.spread, other.spread),
  }
}
