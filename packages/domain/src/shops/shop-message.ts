import { accept, type Outcome, refuse } from '../outcome.ts'

/** Of a message to an event's organizer, in UTF-16 units. */
export const SHOP_MESSAGE_MAX_LENGTH = 1500
/** Per account, event and day: longer conversations go on by mail. */
const MOST_OF_ACCOUNT = 3
/** Per event and day, from all without an account; using them up takes nothing from accounts. */
const MOST_OF_STRANGERS = 30
/** From all accounts. */
const MOST_OF_ACCOUNTS = 100

/** Messages to the event within the last day. */
export type WrittenWithinDay = {
  /** By the sender; 0 without an account. */
  readonly own: number
  readonly byStrangers: number
  readonly byAccounts: number
}

export const SHOP_MESSAGE_DAY_MS = 24 * 60 * 60 * 1000

type Writing = { readonly hasAccount: boolean; readonly takesMessages: boolean }

/** Whether the organizer gets one more letter. */
export function writeToShop(written: WrittenWithinDay, { hasAccount, takesMessages }: Writing): Outcome<null> {
  if (!takesMessages) return refuse('shop_takes_no_messages')
  const isTooMuch = hasAccount
    ? written.own >= MOST_OF_ACCOUNT || written.byAccounts >= MOST_OF_ACCOUNTS
    : written.byStrangers >= MOST_OF_STRANGERS
  if (!isTooMuch) return accept(null)
  return refuse(hasAccount && written.own >= MOST_OF_ACCOUNT ? 'too_many_messages' : 'too_many_shop_messages')
}
