import { accept, type Outcome, refuse } from '../outcome.ts'
import type { Email } from './email.ts'

/** How long a requested link counts against the limits. */
export const COUNTED_LINKS_MS = 3_600_000
/** Links to one new address, from all accounts: nobody's mailbox can be flooded. */
const MOST_LINKS = 3
/**
 * Of those, links of one account, or of all accounts without a confirmed address: throw-away accounts must not use up the owner's places.
 */
const MOST_OF_ONE = 2
const MOST_OF_UNCONFIRMED = 2

/** A recently requested link to one address. */
export type AskedLink = { readonly accountId: string; readonly isConfirmed: boolean }

export type EmailChangeWish = {
  readonly present: Email
  readonly wanted: Email
  readonly isTaken: boolean
  readonly asker: AskedLink
  /** Counted links to the new address, from all accounts. */
  readonly asked: readonly AskedLink[]
}

export type EmailChangeDecision = {
  /** Uses one of the hour's places; if false, the previous link stays valid. */
  readonly isCounted: boolean
  readonly isMailed: boolean
}

/** Whether a link goes to the new address. A taken address is answered like any other: only its reader may learn who has it. */
export function askForEmailChange(wish: EmailChangeWish): Outcome<EmailChangeDecision> {
  const { present, wanted, isTaken, asker, asked } = wish
  if (wanted === present) return refuse('email_unchanged')
  const own = asked.filter(({ accountId }) => accountId === asker.accountId).length
  const unconfirmed = asked.filter(({ isConfirmed }) => !isConfirmed).length
  const isCounted =
    asked.length < MOST_LINKS && own < MOST_OF_ONE && (asker.isConfirmed || unconfirmed < MOST_OF_UNCONFIRMED)
  return accept({ isCounted, isMailed: isCounted && !isTaken })
}
