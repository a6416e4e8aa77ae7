import { accept, type Outcome, refuse } from '../outcome.ts'
import type { Email } from './email.ts'

/** So many accounts may have a link mailed to one new address within an hour: nobody's box is filled from here. */
const MOST_ASKING = 3

export type EmailChangeWish = {
  readonly present: Email
  readonly wanted: Email
  /** Another account has it. */
  readonly isTaken: boolean
  /** Other accounts that wait for the same address to be confirmed. */
  readonly alsoAsking: number
}

/**
 * Whether a link goes to the new address, which counts once it was followed. Whoever asks for an address that is taken is
 * answered as for any other, and learns nothing: only whoever reads the mail of an address may know who has it.
 */
export function askForEmailChange({
  present,
  wanted,
  isTaken,
  alsoAsking,
}: EmailChangeWish): Outcome<{ isMailed: boolean }> {
  if (wanted === present) return refuse('email_unchanged')
  return accept({ isMailed: !isTaken && alsoAsking < MOST_ASKING })
}
