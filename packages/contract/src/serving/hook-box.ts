import type { Language } from '@tablee/domain/language'
import type { DeliveryFailure, HookKind } from '@tablee/domain/shops/hook'
import type { HookPayload } from '../shops/hook-payload.ts'

/** One thing to send, as it stands now. */
export type HookDelivery = {
  /** The same at every attempt. */
  readonly id: string
  readonly kind: HookKind
  readonly address: string
  /** `whsec_…`, of Standard Webhooks. */
  readonly secret: string
  readonly language: Language
  readonly payload: HookPayload
  /** The card that stands on Discord; null: none yet. */
  readonly messageId: string | null
}

export type HookAttempt =
  | {
      readonly kind: 'sent'
      readonly status: number
      readonly messageId?: string
      /** Nothing more to this address before. */
      readonly pauseMs?: number
    }
  /** The address says that it is no more. */
  | { readonly kind: 'gone'; readonly status: number }
  | {
      readonly kind: 'failed'
      readonly why: DeliveryFailure
      readonly status: number | null
      /** The pause that the other side asks for. */
      readonly afterMs: number | null
    }

/** What waits for shops' addresses; survives restarts. */
export type HookBox = {
  /** Due ones, no two of one address. They become due again later unless `settle` decides. */
  readonly take: (most: number) => Promise<readonly HookDelivery[]>
  readonly settle: (id: string, attempt: HookAttempt) => Promise<void>
  readonly nextDue: () => Promise<Date | null>
}
