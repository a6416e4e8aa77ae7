import type { PodRemainder } from './pod-field.ts'
import type { PodSizes } from './pod-sizes.ts'

/** Whether a pod of this size counts as short: it is won more easily, or less easily, than the others. */
export function isShortPod(size: number): boolean {
  return size !== 4
}

/**
 * How many points a player is outside of the part of the field that sits in short pods: above the lowest ones, or below the highest. `points`
 * are those of everybody who plays.
 */
export function pointsOutside(
  points: readonly number[],
  { sizes }: PodSizes,
  remainder: PodRemainder,
): (points: number) => number {
  const seats = sizes.filter(isShortPod).reduce((sum, size) => sum + size, 0)
  const isHigh = remainder === 'pods-of-3-high'
  const cutOff = points.toSorted((one, other) => (isHigh ? other - one : one - other))[seats - 1]
  if (cutOff === undefined) return () => 0
  return (own) => Math.max(0, isHigh ? cutOff - own : own - cutOff)
}
