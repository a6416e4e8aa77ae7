import type { AccountId } from '../accounts/account.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import type { TournamentId } from '../tournaments/tournament.ts'

/** One organizer offers an event to another; unanswered or declined. */
export type EventOffer = {
  readonly id: string
  readonly tournamentId: TournamentId
  readonly from: AccountId
  readonly email: string
  /** Null when no possible organizer has that address; the giver does not learn which. */
  readonly to: AccountId | null
  readonly state: 'open' | 'declined'
  readonly createdAt: string
  readonly expiresAt: string
}

export const OFFER_LIFE_MS = 14 * 24 * 3_600_000
/** Per account and day. */
const MOST_OFFERS_A_DAY = 20
const MOST_EVENT_LETTERS_A_DAY = 10_000

/** What an account sent today. */
export type SetOff = { readonly offers: number; readonly letters: number }

export function isTooMuchForADay({ offers, letters }: SetOff): boolean {
  return offers > MOST_OFFERS_A_DAY || letters > MOST_EVENT_LETTERS_A_DAY
}

export type Answering = { readonly by: AccountId; readonly organizer: string; readonly now: Date }

/** Only the named account answers, in time, and while the event is still the giver's. */
export function answerOffer(
  offer: EventOffer | null,
  { by, organizer, now }: Answering,
): Outcome<EventOffer & { readonly to: AccountId }> {
  if (offer?.to !== by || offer.state !== 'open') return refuse('offer_not_found')
  if (offer.from !== organizer || offer.expiresAt <= now.toISOString()) return refuse('offer_not_found')
  return accept({ ...offer, to: by })
}
