import type { CallBook, CallSubscription } from '@tablee/contract/serving/player-calling'
import { LIFE_S, type PushService } from './push-service.ts'

const MOST_ATTEMPTS = 4
const PAUSE_MS = 2000

export type CallNote = {
  readonly event: 'refused' | 'given up' | 'too many' | 'failed'
  readonly host?: string
  readonly error?: unknown
}

export type AttemptParts = {
  readonly book: CallBook
  readonly service: PushService
  /** For the operator: the host, never the endpoint. */
  readonly note: (what: CallNote) => void
}

export type Call = {
  readonly to: CallSubscription
  readonly text: string
  readonly host: string
  /** Includes this one. */
  readonly attempts: number
}

/** When to retry; `isOfHost` when the service asked for a pause. */
export type Again = { readonly ms: number; readonly isOfHost: boolean }

/** One attempt. Null when the call is over, either way. */
export async function attemptCall(call: Call, parts: AttemptParts): Promise<Again | null> {
  const { host, to, attempts } = call
  const { book, service, note } = parts
  try {
    const delivery = await service.deliver(to, call.text)
    if (delivery.kind === 'later') {
      const { afterMs } = delivery
      const again = { ms: afterMs ?? PAUSE_MS * attempts, isOfHost: afterMs !== null }
      if (attempts < MOST_ATTEMPTS && again.ms < LIFE_S * 1000) return again
      note({ event: 'given up', host })
    }
    if (delivery.kind === 'gone') await book.remove(to.endpoint)
    if (delivery.kind === 'refused') note({ event: 'refused', host })
  } catch (error) {
    note({ event: 'failed', host, error })
  }
  return null
}
