import type { HookAttempt, HookBox, HookDelivery } from '@tablee/contract/serving/hook-box'
import { type BoxWorker, workThroughBox } from '../turns/work-through-box.ts'
import type { SendRequest } from './send-request.ts'
import { sendToDiscord } from './send-to-discord.ts'
import { sendWebhook } from './send-webhook.ts'

export type CourierParts = {
  readonly box: HookBox
  readonly send: SendRequest
  readonly now: () => Date
  readonly userAgent: string
  /** For the operator, never with an address or a secret. */
  readonly note: (what: HookNote) => void
}

export type HookNote = {
  readonly event: HookAttempt['kind'] | 'box failed'
  readonly delivery?: string
  readonly why?: string
  readonly status?: number | null
  readonly error?: unknown
}

export type Courier = BoxWorker

/** What is tried again stands in the box. */
export function startCourier(parts: CourierParts): Courier {
  const { box, now, note } = parts
  return workThroughBox({
    ...{ box, now },
    carry: (delivery) => carryDelivery(delivery, parts),
    onBoxFailure: (error) => note({ event: 'box failed', error }),
  })
}

async function carryDelivery(delivery: HookDelivery, parts: CourierParts): Promise<void> {
  const { box, note } = parts
  const { id } = delivery
  try {
    const attempt = await attemptAt(delivery, parts)
    note({
      ...{ event: attempt.kind, delivery: id, status: attempt.status },
      ...(attempt.kind === 'failed' ? { why: attempt.why } : {}),
    })
    await box.settle(id, attempt)
  } catch (error) {
    note({ event: 'box failed', delivery: id, error })
  }
}

function attemptAt(delivery: HookDelivery, { send, now, userAgent }: CourierParts): Promise<HookAttempt> {
  switch (delivery.kind) {
    case 'json':
      return sendWebhook(delivery, { send, userAgent, now: now() })
    case 'discord':
      return sendToDiscord(delivery, { send, userAgent })
    default:
      return delivery.kind satisfies never
  }
}
