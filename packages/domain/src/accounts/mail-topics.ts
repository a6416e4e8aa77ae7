/** What a player can turn off, per address. Cancelled events are always announced. */
export const MAIL_TOPICS = ['registration', 'changes', 'reminder', 'messages', 'series'] as const
/** What an organizer can turn off, for their own events and account. */
export const ORGANIZER_TOPICS = ['access', 'digest', 'departures', 'playerMessages'] as const
export const ALL_TOPICS = [...MAIL_TOPICS, ...ORGANIZER_TOPICS] as const
export type MailTopic = (typeof ALL_TOPICS)[number]

/** Data on an unconfirmed address is deleted this long after its last letter. */
export const ASKED_AGAIN_AFTER_MS = 30 * 24 * 60 * 60 * 1000

/** Letters per day to an unconfirmed address, from all events. */
export const MOST_UNCONFIRMED_A_DAY = 3

/** Unconfirmed addresses per event and day: registering strangers cannot make us spam more. */
export const MOST_ASKED_A_DAY = 300

/** An address for letters about events. Moments are ISO 8601 in UTC. */
export type MailAddressState = {
  readonly confirmedAt: string | null
  readonly askedAt: string | null
  readonly off: readonly MailTopic[]
  /** Its reader said the letters were not meant for them. */
  readonly refusedAt: string | null
  readonly writtenAt: readonly string[]
}

type Asking = {
  /** Null: always sent. */
  readonly topic: MailTopic | null
  /** The account it is written for confirmed this very address. */
  readonly isOfAccount: boolean
  readonly now: Date
}

const OF_REGISTRATION: readonly (MailTopic | null)[] = ['registration', 'changes', null]

/**
 * Whether a letter is sent, sent with a request to confirm, or not at all. Strangers are not written to repeatedly, and never after
 * objecting.
 */
export function whatToWrite(
  address: MailAddressState | null,
  { topic, isOfAccount, now }: Asking,
): 'news' | 'asking' | 'nothing' {
  if (topic !== null && address?.off.includes(topic)) return 'nothing'
  if (isOfAccount) return 'news'
  if (address && address.refusedAt !== null) return 'nothing'
  if (address && address.confirmedAt !== null) return 'news'
  if (!OF_REGISTRATION.includes(topic)) return 'nothing'
  return recentOf(address?.writtenAt ?? [], now).length < MOST_UNCONFIRMED_A_DAY ? 'asking' : 'nothing'
}

/**
 * Whether a typed address is asked if it wants news of a series. A confirmation for something else does not count: typing it proves
 * nothing.
 */
export function mayBeAsked(address: Pick<MailAddressState, 'refusedAt' | 'writtenAt'> | null, now: Date): boolean {
  if (address === null) return true
  return address.refusedAt === null && recentOf(address.writtenAt, now).length < MOST_UNCONFIRMED_A_DAY
}

/** The letters within the last day, including one now. */
export function writtenNow(writtenAt: readonly string[], now: Date): readonly string[] {
  return [...recentOf(writtenAt, now), now.toISOString()]
}

const DAY_MS = 24 * 60 * 60 * 1000

function recentOf(writtenAt: readonly string[], now: Date): readonly string[] {
  return writtenAt.filter((at) => Date.parse(at) > now.getTime() - DAY_MS)
}
