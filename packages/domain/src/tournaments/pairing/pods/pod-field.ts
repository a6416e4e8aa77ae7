/** What happens to players who fill no pod of four. */
export const POD_REMAINDERS = ['byes', 'pods-of-3-low', 'pods-of-3-high', 'pods-of-5-low'] as const

export type PodRemainder = (typeof POD_REMAINDERS)[number]

export const DEFAULT_POD_REMAINDER: PodRemainder = 'pods-of-3-low'

/** A player as the pairing of pods sees them. */
export type PodPlayer = {
  readonly id: string
  readonly points: number
  /** One entry per earlier meeting in a pod. */
  readonly opponents: readonly string[]
  readonly byes: number
  /** Earlier pods of another size than four. */
  readonly shortPods: number
  /** How often in seat 1, 2, …; seats left out: never. */
  readonly seats: readonly number[]
}

export type PodPlan = {
  readonly remainder: PodRemainder
  /** Equal points before new opponents: for the last rounds, if the organizer chooses so. */
  readonly pointsFirst: boolean
}

/** A drawn round. */
export type PodDraw = {
  /** Ids in the order of seats; the best table first. */
  readonly pods: readonly (readonly string[])[]
  readonly byes: readonly string[]
}
