import type { PairingPlayer } from '../pairing-field.ts'

/**
 * What becomes of those who fill no table of four: byes, or tables of three for the lowest or highest points, or tables of five for the
 * lowest.
 */
export const POD_REMAINDERS = ['pods-of-3-low', 'pods-of-3-high', 'byes', 'pods-of-5-low'] as const
export type PodRemainder = (typeof POD_REMAINDERS)[number]

/** How a stage's tables of four are drawn. */
export type PodPlan = {
  readonly remainder: PodRemainder
  /** Equal points matter more than meeting again: for the last rounds, if the organizer chooses so. */
  readonly pointsFirst: boolean
}

/** A player as the draw of tables of four sees them. */
export type PodPlayer = PairingPlayer & {
  /** Earlier tables of another size than four. */
  readonly shortPods: number
  /** How often in each seat, from the one that begins; those left out: never. */
  readonly seats: readonly number[]
}

export type PodDraw = {
  /** Each in order of seats, the best table first. */
  readonly pods: readonly (readonly string[])[]
  readonly byes: readonly string[]
}

/** How to draw tables of four by their seed: `pairPods`, or whoever has its result ready. */
export type PairPods = (players: readonly PodPlayer[], seed: string, plan: PodPlan) => PodDraw
