import { isShortPod, pointsOutside } from './odd-seats.ts'
import type { PodDraw, PodPlan, PodPlayer } from './pod-field.ts'
import { podSizes } from './pod-sizes.ts'

/** A drawn round's quality, less is better (`docs/pairing.md`). */
export type PodMeasure = {
  /** Pods and byes that the number of players does not ask for. */
  readonly illegal: number
  readonly earlierByes: number
  readonly byeShortPods: number
  readonly byePoints: number
  /** Squares of earlier meetings, over all pairs of a pod. */
  readonly meetings: number
  /** Points by which players of short pods are outside the part of the field that belongs there. */
  readonly outside: number
  readonly earlierShortPods: number
  /** Squares of differences in points, over all pairs of a pod. */
  readonly squares: number
  /** Largest difference in points within a pod. */
  readonly spread: number
}

const FAIRNESS = ['illegal', 'earlierByes', 'byeShortPods', 'byePoints'] as const
const SHORT = ['outside', 'earlierShortPods'] as const
const POINTS = ['squares', 'spread'] as const

/** The figures in the order in which they are compared. */
export function podFigures({ pointsFirst }: Pick<PodPlan, 'pointsFirst'>): readonly (keyof PodMeasure)[] {
  return pointsFirst ? [...FAIRNESS, ...SHORT, ...POINTS, 'meetings'] : [...FAIRNESS, 'meetings', ...SHORT, ...POINTS]
}

/** Negative if the first round is better, positive if the second is, zero if equal. */
export function comparePods(first: PodMeasure, second: PodMeasure, plan: Pick<PodPlan, 'pointsFirst'>): number {
  const figure = podFigures(plan).find((name) => first[name] !== second[name])
  return figure === undefined ? 0 : first[figure] - second[figure]
}

/** Measures a round against the state before it. */
export function measurePods(
  field: readonly PodPlayer[],
  draw: PodDraw,
  { remainder }: Pick<PodPlan, 'remainder'>,
): PodMeasure {
  const playerOf = playersById(field)
  const pods = draw.pods.map((pod) => pod.map(playerOf))
  const byes = draw.byes.map(playerOf)
  const sizes = podSizes(field.length, remainder) ?? { sizes: [], byes: field.length }
  const outside = pointsOutside(
    field.map(({ points }) => points),
    sizes,
    remainder,
  )
  const short = pods.filter(({ length }) => isShortPod(length)).flat()
  const pairs = pods.flatMap(pairsIn)
  return {
    illegal:
      differences(
        pods.map(({ length }) => length),
        sizes.sizes,
      ) + Math.abs(byes.length - sizes.byes),
    earlierByes: total(byes, (player) => player.byes),
    byeShortPods: total(byes, ({ shortPods }) => shortPods),
    byePoints: total(byes, ({ points }) => points),
    meetings: total(pairs, ([one, other]) => podMeetings(one, other) ** 2),
    outside: total(short, ({ points }) => outside(points)),
    earlierShortPods: total(short, ({ shortPods }) => shortPods),
    squares: total(pairs, ([one, other]) => (one.points - other.points) ** 2),
    spread: pods.reduce((most, pod) => Math.max(most, spreadOf(pod)), 0),
  }
}

/** How often two players sat in one pod. */
export function podMeetings(one: PodPlayer, other: PodPlayer): number {
  return Math.max(occurrences(one.opponents, other.id), occurrences(other.opponents, one.id))
}

/** Largest difference in points. */
function spreadOf(pod: readonly PodPlayer[]): number {
  if (pod.length === 0) return 0
  const points = pod.map((player) => player.points)
  return Math.max(...points) - Math.min(...points)
}

export function pairsIn<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((item, place) => items.slice(place + 1).map((other): readonly [Item, Item] => [item, other]))
}

/** Throws for an id that is not in the field, which is a bug. */
export function playersById(field: readonly PodPlayer[]): (id: string) => PodPlayer {
  const byId = new Map(field.map((player) => [player.id, player]))
  return (id) => {
    const player = byId.get(id)
    if (player === undefined) throw new RangeError(`Player ${id} sits in a pod but is not in the field`)
    return player
  }
}

function occurrences(ids: readonly string[], wanted: string): number {
  return ids.reduce((count, id) => (id === wanted ? count + 1 : count), 0)
}

/** How many of the pods have a size that no other one is left for. */
function differences(made: readonly number[], wanted: readonly number[]): number {
  const left = [...wanted]
  return made.filter((size) => {
    const place = left.indexOf(size)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  }).length
}

function total<Item>(items: readonly Item[], figure: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + figure(item), 0)
}
