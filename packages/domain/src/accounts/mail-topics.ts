/** What a person can do without: each can be turned off for an address. What calls an event off always comes. */
export const MAIL_TOPICS = ['registration', 'changes', 'reminder', 'messages'] as const
export type MailTopic = (typeof MAIL_TOPICS)[number]

/** An address that nobody confirmed is asked once in so long, whatever is done in its name. */
export const ASKED_AGAIN_AFTER_MS = 30 * 24 * 60 * 60 * 1000

/** Addresses that one event has asked within a day: who registers strangers cannot have us write to more. */
export const MOST_ASKED_A_DAY = 300

/** What is known of an address that letters about events go to. Moments are ISO 8601 in UTC. */
export type MailAddressState = {
  readonly confirmedAt: string | null
  readonly askedAt: string | null
  readonly off: readonly MailTopic[]
}

type Asking = {
  readonly topic: MailTopic
  /** The account in whose name it is written has confirmed this very address. */
  readonly isOfAccount: boolean
  readonly now: Date
}

/** Whether a letter goes to an address, or one that asks whether anybody reads it, or none. */
export function whatToWrite(
  address: MailAddressState | null,
  { topic, isOfAccount, now }: Asking,
): 'news' | 'question' | 'nothing' {
  if (address?.off.includes(topic)) return 'nothing'
  if (isOfAccount || (address && address.confirmedAt !== null)) return 'news'
  const askedAt = address?.askedAt ?? null
  return askedAt === null || Date.parse(askedAt) + ASKED_AGAIN_AFTER_MS <= now.getTime() ? 'question' : 'nothing'
}
