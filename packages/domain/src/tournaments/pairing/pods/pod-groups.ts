import type { PodLineUp } from './pod-line-up.ts'

/** Places of a line-up by pods. */
export type PodGroups = { readonly pods: readonly (readonly number[])[]; readonly byes: readonly number[] }

/** Figures of a pod, or of several: `meetings`, `outside`, `earlierShortPods`, `squares` and `spread`, in that order. */
export const MEETINGS = 0
export const SQUARES = 3
export const SPREAD = 4
export const FIGURES = 5

/** The order in which the figures are compared. */
export function figureOrder(pointsFirst: boolean): readonly number[] {
  return pointsFirst ? [1, 2, SQUARES, SPREAD, MEETINGS] : [MEETINGS, 1, 2, SQUARES, SPREAD]
}

/** A pod's figures. */
export function figuresOf(
  { points, outside, shortPods, met }: PodLineUp,
  pod: readonly number[],
  isShort: boolean,
): readonly number[] {
  const figures = [0, 0, 0, 0, 0]
  const add = (figure: number, value: number) => {
    figures[figure] = (figures[figure] ?? 0) + value
  }
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (const [index, place] of pod.entries()) {
    const own = points[place] ?? 0
    least = Math.min(least, own)
    most = Math.max(most, own)
    if (isShort) {
      add(1, outside[place] ?? 0)
      add(2, shortPods[place] ?? 0)
    }
    for (const other of pod.slice(index + 1)) {
      add(MEETINGS, met[place]?.get(other) ?? 0)
      add(SQUARES, (own - (points[other] ?? 0)) ** 2)
    }
  }
  add(SPREAD, most - least)
  return figures
}
