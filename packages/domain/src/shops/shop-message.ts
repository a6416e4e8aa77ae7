import { accept, type Outcome, refuse } from '../outcome.ts'

/** What somebody writes to who organizes an event, in UTF-16 units. */
export const SHOP_MESSAGE_MAX_LENGTH = 1500
/** From one account to one event, on one day: more is a conversation, which goes on by mail. */
const MOST_OF_ACCOUNT = 3
/** To one event on one day, from all without an account together: whoever uses these up takes nothing from anybody with one. */
const MOST_OF_STRANGERS = 30
/** From all accounts. */
const MOST_OF_ACCOUNTS = 100

/** What was written to the event within the last day. */
export type WrittenWithinDay = {
  /** By whoever writes now; 0 where they have no account. */
  readonly own: number
  readonly byStrangers: number
  readonly byAccounts: number
}

export const SHOP_MESSAGE_DAY_MS = 24 * 60 * 60 * 1000

type Writing = { readonly hasAccount: boolean; readonly takesMessages: boolean }

/** Whether one more letter goes to who organizes the event. */
export function writeToShop(written: WrittenWithinDay, { hasAccount, takesMessages }: Writing): Outcome<null> {
  if (!takesMessages) return refuse('shop_takes_no_messages')
  const isTooMuch = hasAccount
    ? written.own >= MOST_OF_ACCOUNT || written.byAccounts >= MOST_OF_ACCOUNTS
    : written.byStrangers >= MOST_OF_STRANGERS
  if (!isTooMuch) return accept(null)
  return refuse(hasAccount && written.own >= MOST_OF_ACCOUNT ? 'too_many_messages' : 'too_many_shop_messages')
}
