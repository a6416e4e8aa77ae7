import type { Stage } from '../tournament.ts'

/** Whether the semifinals' losers play for third place. */
export function hasThirdPlaceMatch(stage: Stage): boolean {
  switch (stage.kind) {
    case 'elimination':
      return stage.thirdPlace === true
    case 'swiss':
    case 'pods':
    case 'draft':
    case 'pod-bracket':
    case 'round-robin':
    case 'groups':
      return false
    default:
      return stage satisfies never
  }
}
