import type { PlayerId, Stage } from '../tournament.ts'

const NOBODY: readonly PlayerId[] = []

/** Those who left and whose matches count for nobody. */
export function annulledIn(stage: Stage): readonly PlayerId[] {
  switch (stage.kind) {
    case 'swiss':
    case 'pods':
    case 'draft':
    case 'elimination':
    case 'pod-bracket':
      return NOBODY
    case 'round-robin':
      return stage.annulled ?? NOBODY
    default:
      return stage satisfies never
  }
}

/** Excludes those players; only a round robin has any. */
export function withAnnulled(stage: Stage, annulled: readonly PlayerId[]): Stage {
  switch (stage.kind) {
    case 'swiss':
    case 'pods':
    case 'draft':
    case 'elimination':
    case 'pod-bracket':
      return stage
    case 'round-robin': {
      const { kind, order } = stage
      return annulled.length === 0 ? { kind, order } : { kind, order, annulled }
    }
    default:
      return stage satisfies never
  }
}
