import type { PodPlan } from '../pairing/pods/pod-field.ts'
import type { Stage } from '../tournament.ts'

type PairedBy = 'points' | 'pods' | 'draft' | 'bracket' | 'pod-bracket' | 'circle'

export function pairedBy(stage: Stage): PairedBy {
  switch (stage.kind) {
    case 'swiss':
      return 'points'
    case 'pods':
      return 'pods'
    case 'draft':
      return 'draft'
    case 'elimination':
      return 'bracket'
    case 'pod-bracket':
      return 'pod-bracket'
    case 'round-robin':
    case 'groups':
      return 'circle'
    default:
      return stage satisfies never
  }
}

/** Whether players with like points are drawn against each other, so that one can be left out. */
export function hasSwissPairs(stage: Stage): boolean {
  const by = pairedBy(stage)
  return by === 'points' || by === 'pods'
}

/** Whether four sit at a table. */
export function hasPods(stage: Stage): boolean {
  const by = pairedBy(stage)
  return by === 'pods' || by === 'pod-bracket'
}

/** How tables of four are drawn; the default for other stages. */
export function podPlanOf(stage: Stage): PodPlan {
  switch (stage.kind) {
    case 'pods':
      return { remainder: stage.remainder, pointsFirst: stage.pointsFirst === true }
    case 'swiss':
    case 'draft':
    case 'elimination':
    case 'pod-bracket':
    case 'round-robin':
    case 'groups':
      return { remainder: 'pods-of-3-low', pointsFirst: false }
    default:
      return stage satisfies never
  }
}

/** With another plan; unchanged where no four sit together. */
export function withPodPlan(stage: Stage, { remainder, pointsFirst }: PodPlan): Stage {
  if (stage.kind !== 'pods') return stage
  const { pointsFirst: _, ...others } = stage
  return { ...others, remainder, ...(pointsFirst && { pointsFirst }) }
}
