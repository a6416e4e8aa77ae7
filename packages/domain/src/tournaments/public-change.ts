import type { Change } from './change.ts'
import { isOfDeckChecks } from './deck-checks/is-of-deck-checks.ts'
import { type WrittenChange, writtenChange } from './kinds/written-match.ts'

/** The public form of a change: reports on a contested match are for the staff and the two players, real names for the staff. */
export function publicChange(change: Change): Change {
  return change.kind === 'match_contested' ? { ...change, reports: [] } : withoutRealName(change)
}

function withoutRealName(change: Change): Change {
  if (!('realName' in change)) return change
  const { realName: _, ...others } = change
  return others
}

/** Whether `publicChange` hides nothing of it. */
export function isToldWhole(change: Change): boolean {
  return publicChange(change) === change
}

/** Only the staff and the player learn of a warning, by asking. */
function isOfWarning(change: Change): boolean {
  return (change.kind === 'penalty_given' || change.kind === 'penalty_taken_back') && change.penalty === 'warning'
}

/** Of seeds that were sealed the journal is asked; no screen is another by them. Nobody is to know which decks are checked. */
function isTold(change: Change): boolean {
  return !isOfWarning(change) && !isOfDeckChecks(change) && change.kind !== 'seeds_sealed'
}

/**
 * What the live channel sends of an act; null to say only that it happened, upon which apps read the document. Apps older than cancellation
 * stop at that change.
 */
export function toldChanges(changes: readonly Change[]): readonly WrittenChange[] | null {
  if (changes.some(({ kind }) => kind === 'tournament_cancelled')) return null
  return changes.filter(isTold).map((change) => writtenChange(publicChange(change)))
}

/** The journal's form: ids only, since names must stay erasable. */
export function journalChange(change: Change): Change {
  switch (change.kind) {
    case 'player_added':
    case 'player_renamed':
      return { ...withoutRealName(change), name: '' } as typeof change
    case 'team_formed':
    case 'team_changed':
      return { ...change, name: '' }
    case 'registration_moved': {
      const { news: _, ...kept } = change
      return kept
    }
    default:
      return change
  }
}
