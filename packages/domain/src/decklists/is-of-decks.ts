import type { Change } from '../tournaments/change.ts'

export type OfDecks = Extract<Change, { kind: 'decklists_published' | 'decklists_locked' }>

/** Whether only its decklists change. */
export function isOfDecks(change: Change): change is OfDecks {
  return change.kind === 'decklists_published' || change.kind === 'decklists_locked'
}
