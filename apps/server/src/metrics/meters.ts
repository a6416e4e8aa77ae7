import type { RefusalCode } from '@tablee/domain/refusal-codes'
import type { ActName } from '@tablee/domain/tournaments/authority/may'

/** Done, refused by a rule, or failed. */
export type CallEnd = 'accepted' | 'refused' | 'failed'

export type CacheName = 'answers' | 'tournaments'

export type MailEnd = 'sent' | 'postponed' | 'refused' | 'given up' | 'box failed'

export type HookAttemptEnd = 'sent' | 'failed' | 'gone' | 'box failed'

/** Counted as it happens. Labels come from our own code only: strangers' input would create a series each. */
export type Meters = {
  readonly acted: (act: ActName) => void
  readonly called: (call: string, end: CallEnd, ms: number) => void
  readonly refused: (code: RefusalCode) => void
  readonly answered: (request: {
    readonly method: string
    readonly route: string | null
    readonly status: number
    /** Null for sockets, which last as long as a page is open. */
    readonly ms: number | null
  }) => void
  readonly mailed: (end: MailEnd) => void
  /** A shop's address, or not. */
  readonly toldAddress: (end: HookAttemptEnd) => void
  /** How long a commit took. */
  readonly committed: (ms: number) => void
  /** From an act's commit until every following socket of this process has the news. */
  readonly told: (ms: number) => void
  readonly read: (cache: CacheName, isHit: boolean) => void
}

/** Without metrics. */
export const NO_METERS: Meters = {
  acted: () => {},
  called: () => {},
  refused: () => {},
  answered: () => {},
  mailed: () => {},
  toldAddress: () => {},
  committed: () => {},
  told: () => {},
  read: () => {},
}
