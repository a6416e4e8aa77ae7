import type { RefusalCode } from '@tablee/domain/refusal-codes'
import type { ActName } from '@tablee/domain/tournaments/authority/may'

/** How a call ended: done, refused by a rule, or not done for another reason. */
export type CallEnd = 'accepted' | 'refused' | 'failed'

/** The caches whose use is counted. */
export type CacheName = 'answers' | 'tournaments'

export type MailEnd = 'sent' | 'postponed' | 'refused' | 'given up' | 'box failed'

/** What is counted while it happens. Names come from our own code alone: what strangers send would be a series each. */
export type Meters = {
  readonly acted: (act: ActName) => void
  readonly called: (call: string, end: CallEnd, ms: number) => void
  readonly refused: (code: RefusalCode) => void
  readonly answered: (request: {
    readonly method: string
    readonly route: string | null
    readonly status: number
    /** Null for sockets, which last as long as somebody looks. */
    readonly ms: number | null
  }) => void
  /** A letter was handed over, or not. */
  readonly mailed: (end: MailEnd) => void
  /** The time that the database took to keep what a transaction did. */
  readonly committed: (ms: number) => void
  /** From the commit of an act until every socket of this process that follows it was handed the news. */
  readonly told: (ms: number) => void
  readonly read: (cache: CacheName, isHit: boolean) => void
}

/** Where nobody looks. */
export const NO_METERS: Meters = {
  acted: () => {},
  called: () => {},
  refused: () => {},
  answered: () => {},
  mailed: () => {},
  committed: () => {},
  told: () => {},
  read: () => {},
}
