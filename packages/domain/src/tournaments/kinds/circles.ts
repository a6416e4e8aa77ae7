import type { PlayerId, Stage } from '../tournament.ts'
import { meetingsIn } from './league.ts'
import { roundRobinPairs } from './round-robin.ts'

const NONE: readonly (readonly PlayerId[])[] = []

/** The players of each round robin of a stage, in the order of their draw; none for other kinds. */
export function circlesOf(stage: Stage): readonly (readonly PlayerId[])[] {
  switch (stage.kind) {
    case 'swiss':
    case 'pods':
    case 'draft':
    case 'elimination':
    case 'pod-bracket':
      return NONE
    case 'round-robin':
      return [stage.order]
    case 'groups':
      return stage.groups
    default:
      return stage satisfies never
  }
}

/** Those whom a player meets and the player; null outside of a circle. */
export function circleOf(stage: Stage, player: PlayerId): readonly PlayerId[] | null {
  return circlesOf(stage).find((circle) => circle.includes(player)) ?? null
}

/** The pairs of all circles in a round of the stage, from 0. */
export function circlePairs(stage: Stage, turn: number): ReturnType<typeof roundRobinPairs> {
  return circlesOf(stage).flatMap((circle) => roundRobinPairs(circle, turn, meetingsIn(stage)))
}

/** Whether everybody meets everybody of their circle. */
export function isCircle(stage: Stage): boolean {
  return stage.kind === 'round-robin' || stage.kind === 'groups'
}
