import { areDecksLocked } from '@tablee/domain/decklists/deck-lock'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useIsPast } from '../../../ui/use-is-past.ts'

/** Whether lists are locked by now; the end of registration may lock them while a page is open. */
export function useDecksLocked(tournament: Tournament): boolean {
  const { closesAt } = tournament.registrationRules
  const isOver = useIsPast(closesAt)
  return (isOver && !tournament.isCancelled) || areDecksLocked(tournament, closesAt ?? '')
}
