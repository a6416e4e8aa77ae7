import type { Change } from './change.ts'
import { type WrittenChange, writtenChange } from './kinds/written-match.ts'

/** The change as everybody may see it: who reported what of a contested match is for the staff and the two players. */
export function publicChange(change: Change): Change {
  return change.kind === 'match_contested' ? { ...change, reports: [] } : change
}

/** Whether `publicChange` keeps nothing back of it. */
export function isToldWhole(change: Change): boolean {
  return publicChange(change) === change
}

/** A warning is known to the staff and to the player, who both ask for it. */
function isOfWarning(change: Change): boolean {
  return (change.kind === 'penalty_given' || change.kind === 'penalty_taken_back') && change.penalty === 'warning'
}

/** Of seeds that were sealed the journal is asked; no screen is another by them. */
function isTold(change: Change): boolean {
  return !isOfWarning(change) && change.kind !== 'seeds_sealed'
}

/**
 * What the live channel tells of an act; null when it says no more than that there was one. Apps installed before events
 * could be called off stop at that change, and any app reads the document when it is told of an act without changes.
 */
export function toldChanges(changes: readonly Change[]): readonly WrittenChange[] | null {
  if (changes.some(({ kind }) => kind === 'tournament_cancelled')) return null
  return changes.filter(isTold).map((change) => writtenChange(publicChange(change)))
}

/** The change as the journal keeps it: ids only, for names stay in rows that can be erased. */
export function journalChange(change: Change): Change {
  switch (change.kind) {
    case 'player_added':
    case 'player_renamed':
      return { ...change, name: '' }
    case 'registration_moved': {
      const { news: _, ...kept } = change
      return kept
    }
    default:
      return change
  }
}
