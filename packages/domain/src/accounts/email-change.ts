import { accept, type Outcome, refuse } from '../outcome.ts'
import type { Email } from './email.ts'

/** So long each link that was asked for counts. */
export const COUNTED_LINKS_MS = 3_600_000
/** So many links are mailed to one new address meanwhile, whoever asks: nobody's box is filled from here. */
const MOST_LINKS = 3
/** Of them, so many for one account, and so many for accounts that have confirmed no address of their own: a stranger's throw-away account takes no place from the owner. */
const MOST_OF_ONE = 2
const MOST_OF_UNCONFIRMED = 2

/** A link to one address that was asked for lately. */
export type AskedLink = { readonly accountId: string; readonly isConfirmed: boolean }

export type EmailChangeWish = {
  readonly present: Email
  readonly wanted: Email
  /** Another account has it. */
  readonly isTaken: boolean
  readonly asker: AskedLink
  /** Links to the new address that count still, of all accounts. */
  readonly asked: readonly AskedLink[]
}

export type EmailChangeDecision = {
  /** It takes one of the places of the hour; without one the link that was mailed before stays good. */
  readonly isCounted: boolean
  readonly isMailed: boolean
}

/**
 * Whether a link goes to the new address, which counts once it was followed. Whoever asks for an address that is taken is
 * answered and counted as for any other, and learns nothing: only whoever reads the mail of an address may know who has it.
 */
export function askForEmailChange(wish: EmailChangeWish): Outcome<EmailChangeDecision> {
  const { present, wanted, isTaken, asker, asked } = wish
  if (wanted === present) return refuse('email_unchanged')
  const own = asked.filter(({ accountId }) => accountId === asker.accountId).length
  const unconfirmed = asked.filter(({ isConfirmed }) => !isConfirmed).length
  const isCounted =
    asked.length < MOST_LINKS && own < MOST_OF_ONE && (asker.isConfirmed || unconfirmed < MOST_OF_UNCONFIRMED)
  return accept({ isCounted, isMailed: isCounted && !isTaken })
}
