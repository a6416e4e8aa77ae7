import { accept, type Outcome, refuse } from '../../outcome.ts'
import { isWaiting } from '../kinds/phase.ts'
import type { Tournament } from '../tournament.ts'
import { KEPT_DAYS } from './kept-for.ts'

/** For so long a deleted tournament is hidden and can come back; then it is erased. */
const KEPT_MS = KEPT_DAYS.deleted * 24 * 60 * 60 * 1000

/** Whether the tournament may be deleted: as long as nobody has played in it. */
export function deleteTournament(tournament: Tournament): Outcome<null> {
  return isWaiting(tournament) ? accept(null) : refuse('tournament_already_started')
}

/** The moment from which a tournament deleted then does not come back. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + KEPT_MS)
}

/** What was deleted then or before is erased now. */
export function erasedWhenDeletedBy(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}
