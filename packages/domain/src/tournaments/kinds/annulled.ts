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
    case 'groups':
      return stage.annulled ?? NOBODY
    default:
      return stage satisfies never
  }
}

/** Excludes those players; only round robins have any. */
export function withAnnulled(stage: Stage, annulled: readonly PlayerId[]): Stage {
  switch (stage.kind) {
    case 'swiss':
    case 'pods':
    case 'draft':
    case 'elimination':
    case 'pod-bracket':
      return stage
    case 'round-robin':
    case 'groups': {
      const { annulled: _, ...others } = stage
      return annulled.length === 0 ? others : { ...others, annulled }
    }
    default:
      return stage satisfies never
  }
}
