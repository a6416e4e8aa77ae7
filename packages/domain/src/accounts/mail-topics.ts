/** What a person can do without: each can be turned off for an address. What calls an event off always comes. */
export const MAIL_TOPICS = ['registration', 'changes', 'reminder', 'messages', 'series'] as const
/** What an organizer can do without, of their own events and account. */
export const ORGANIZER_TOPICS = ['access', 'digest', 'departures', 'playerMessages'] as const
export const ALL_TOPICS = [...MAIL_TOPICS, ...ORGANIZER_TOPICS] as const
export type MailTopic = (typeof ALL_TOPICS)[number]

/** What is known of an address that nobody confirmed is forgotten so long after its last letter. */
export const ASKED_AGAIN_AFTER_MS = 30 * 24 * 60 * 60 * 1000

/** Letters within a day to an address that nobody confirmed, from all events together. */
export const MOST_UNCONFIRMED_A_DAY = 3

/** Addresses that nobody confirmed and that one event has written to within a day: who registers strangers cannot have us write to more. */
export const MOST_ASKED_A_DAY = 300

/** What is known of an address that letters about events go to. Moments are ISO 8601 in UTC. */
export type MailAddressState = {
  readonly confirmedAt: string | null
  readonly askedAt: string | null
  readonly off: readonly MailTopic[]
  /** Somebody who reads it said that no letter was meant for them. */
  readonly refusedAt: string | null
  /** The last letters that went there while nobody had confirmed it. */
  readonly writtenAt: readonly string[]
}

type Asking = {
  /** Null: what is always told. */
  readonly topic: MailTopic | null
  /** The account in whose name it is written has confirmed this very address. */
  readonly isOfAccount: boolean
  readonly now: Date
}

/** What becomes of one's own registration, or of the event that it is for: somebody who is registered waits for that. */
const OF_REGISTRATION: readonly (MailTopic | null)[] = ['registration', 'changes', null]

/**
 * Whether a letter goes to an address: as it is; asking to confirm the address as well, where nobody has; or not at all. Nobody can
 * have us write to strangers again and again, and whoever says that it is not them is left alone.
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
 * Whether an address that somebody typed is asked whether it wants to hear of a series. It is asked though it was confirmed for
 * something else: whoever typed it has shown nothing.
 */
export function mayBeAsked(address: Pick<MailAddressState, 'refusedAt' | 'writtenAt'> | null, now: Date): boolean {
  if (address === null) return true
  return address.refusedAt === null && recentOf(address.writtenAt, now).length < MOST_UNCONFIRMED_A_DAY
}

/** The moments at which somebody was written to, with one more, as far as they are within a day. */
export function writtenNow(writtenAt: readonly string[], now: Date): readonly string[] {
  return [...recentOf(writtenAt, now), now.toISOString()]
}

const DAY_MS = 24 * 60 * 60 * 1000

function recentOf(writtenAt: readonly string[], now: Date): readonly string[] {
  return writtenAt.filter((at) => Date.parse(at) > now.getTime() - DAY_MS)
}
