import { isWaiting } from '../tournaments/kinds/phase.ts'
import { isRegistrationOver } from '../tournaments/life/registration-rules.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { type Decklist, hasDeck } from './decklist.ts'

/** In UTF-16 units, after trimming. */
export const DECK_REASON_MAX_LENGTH = 300

type Locked = Pick<Tournament, 'announcement' | 'isCancelled' | 'phase' | 'decksLockedAt' | 'registrationRules'>

/** Whether lists are kept as they are: from the start, the end of registration, or earlier by hand. `now` is ISO 8601 in UTC. */
export function areDecksLocked(tournament: Locked, now: string): boolean {
  const { announcement, isCancelled, decksLockedAt, registrationRules } = tournament
  if (!announcement || isCancelled) return false
  return !isWaiting(tournament) || decksLockedAt !== null || isRegistrationOver(registrationRules, now)
}

/** What an act means for a list. */
export type DeckAmendment = {
  /** What was handed in before: nothing, cards, or the address of a deck elsewhere. */
  readonly before: 'none' | 'cards' | 'address'
  readonly hasReason: boolean
}

/** Once locked, a player only completes what names no cards; the staff changes a list with a reason. */
export function lockedDeckFault(
  tournament: Locked,
  deck: (DeckAmendment & { readonly now: string }) | undefined,
  by: 'player' | 'staff',
): 'decklist_locked' | 'decklist_reason_required' | null {
  if (!deck || !areDecksLocked(tournament, deck.now)) return null
  const { before, hasReason } = deck
  if (by === 'player') return before === 'cards' ? 'decklist_locked' : null
  return before === 'none' || hasReason ? null : 'decklist_reason_required'
}

/** What is known of a deck. */
export function deckAsGiven(decklist: Decklist | null): DeckAmendment['before'] {
  if (!decklist || !hasDeck(decklist)) return 'none'
  return decklist.decklistText === null ? 'address' : 'cards'
}
