import type { Change } from './change.ts'

/** The change as everybody may see it: who reported what of a contested match is for the organizer and the two players. */
export function publicChange(change: Change): Change {
  return change.kind === 'match_contested' ? { ...change, reports: [] } : change
}

/** The change as the journal keeps it: ids only, for names stay in rows that can be erased. */
export function journalChange(change: Change): Change {
  return change.kind === 'player_added' || change.kind === 'player_renamed' ? { ...change, name: '' } : change
}
