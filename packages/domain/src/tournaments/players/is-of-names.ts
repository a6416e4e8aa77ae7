import type { Change } from '../change.ts'

type OfNames = Extract<Change, { kind: 'own_names_allowed' | 'youth_marked' }>

/** Whether it only says how people are named. */
export function isOfNames(change: Change): change is OfNames {
  return change.kind === 'own_names_allowed' || change.kind === 'youth_marked'
}
