import type { AccountId } from '../accounts/account.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import type { TournamentId } from '../tournaments/tournament.ts'

/** An organizer offers an event to another one, who has not answered yet, or said no. */
export type EventOffer = {
  readonly id: string
  readonly tournamentId: TournamentId
  readonly from: AccountId
  /** The address as the organizer typed it. */
  readonly email: string
  /** Null when nobody who could organize the event has that address; the one who offers is not told. */
  readonly to: AccountId | null
  readonly state: 'open' | 'declined'
  readonly createdAt: string
  readonly expiresAt: string
}

export const OFFER_LIFE_MS = 14 * 24 * 3_600_000
/** What one account may set off on one day. */
const MOST_OFFERS_A_DAY = 20
const MOST_EVENT_LETTERS_A_DAY = 10_000

/** What an account has set off on one day. */
export type SetOff = { readonly offers: number; readonly letters: number }

export function isTooMuchForADay({ offers, letters }: SetOff): boolean {
  return offers > MOST_OFFERS_A_DAY || letters > MOST_EVENT_LETTERS_A_DAY
}

export type Answering = { readonly by: AccountId; readonly organizer: string; readonly now: Date }

/** Only the account that was named answers, in time, and as long as the event is its giver's. */
export function answerOffer(
  offer: EventOffer | null,
  { by, organizer, now }: Answering,
): Outcome<EventOffer & { readonly to: AccountId }> {
  if (offer?.to !== by || offer.state !== 'open') return refuse('offer_not_found')
  if (offer.from !== organizer || offer.expiresAt <= now.toISOString()) return refuse('offer_not_found')
  return accept({ ...offer, to: by })
}
