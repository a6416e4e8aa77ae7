import type { RefusalCode } from '@tablee/domain/refusal-codes'
import type { ActName } from '@tablee/domain/tournaments/authority/may'

/** How a call ended: done, refused by a rule, or not done for another reason. */
export type CallEnd = 'accepted' | 'refused' | 'failed'

/** The caches whose use is counted. */
export type CacheName = 'answers' | 'tournaments'

/** What is counted while it happens. Names come from our own code alone: what strangers send would be a series each. */
export type Meters = {
  readonly acted: (act: ActName) => void
  readonly called: (call: string, end: CallEnd, ms: number) => void
  readonly refused: (code: RefusalCode) => void
  readonly answered: (request: {
    readonly method: string
    readonly route: string | null
    readonly status: number
  }) => void
  readonly read: (cache: CacheName, isHit: boolean) => void
}

/** Where nobody looks. */
export const NO_METERS: Meters = {
  acted: () => {},
  called: () => {},
  refused: () => {},
  answered: () => {},
  read: () => {},
}
