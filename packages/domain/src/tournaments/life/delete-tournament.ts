import { accept, type Outcome, refuse } from '../../outcome.ts'
import { isWaiting } from '../kinds/phase.ts'
import type { Tournament } from '../tournament.ts'
import { KEPT_DAYS } from './kept-for.ts'

/** A deleted tournament stays hidden and restorable this long, then is erased. */
const KEPT_MS = KEPT_DAYS.deleted * 24 * 60 * 60 * 1000

/** Allowed as long as nobody has played. */
export function deleteTournament(tournament: Tournament): Outcome<null> {
  return isWaiting(tournament) ? accept(null) : refuse('tournament_already_started')
}

/** When it can no longer be restored. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + KEPT_MS)
}

/** Tournaments deleted before this are erased now. */
export function erasedWhenDeletedBy(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}
