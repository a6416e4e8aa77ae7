import type { Change } from '../change.ts'

const KINDS = [
  ...(['deck_checks_drawn', 'deck_check_opened', 'deck_check_read'] as const),
  ...(['deck_check_ended', 'deck_check_taken_back'] as const),
]
export type OfDeckChecks = Extract<Change, { kind: (typeof KINDS)[number] }>

/** For questions to the journal. */
export const KINDS_OF_DECK_CHECKS: readonly Change['kind'][] = KINDS

export function isOfDeckChecks(change: Change): change is OfDeckChecks {
  return change.kind.startsWith('deck_check')
}
