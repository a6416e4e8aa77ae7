import type { HookAttempt, HookBox, HookDelivery } from '@tablee/contract/serving/hook-box'
import type { SendRequest } from './send-request.ts'
import { sendToDiscord } from './send-to-discord.ts'
import { sendWebhook } from './send-webhook.ts'

const MOST_AT_ONCE = 4
/** How often what other or ended processes left is looked for. */
const LOOK_MS = 30_000
const SHORTEST_PAUSE_MS = 10
/** The rest is sent after the next start, under the same id. */
const LAST_WAIT_MS = 2000

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

export type Courier = { readonly wake: () => void; readonly stop: () => Promise<void> }

/** A few at a time; what is tried again stands in the box. */
export function startCourier(parts: CourierParts): Courier {
  const { box, now, note } = parts
  const underWay = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isLooking = false
  let isWoken = false

  function wake(): void {
    isWoken = true
    if (!isLooking && !isStopped) track(look())
  }

  function track(work: Promise<void>): void {
    const tracked = work.finally(() => underWay.delete(tracked))
    underWay.add(tracked)
  }

  async function look(): Promise<void> {
    isLooking = true
    clearTimeout(timer)
    let pauseMs = LOOK_MS
    try {
      while (isWoken && !isStopped) {
        isWoken = false
        const free = MOST_AT_ONCE + 1 - underWay.size
        const due = free > 0 && (await isDue(box, now())) ? await box.take(free) : []
        for (const delivery of due) track(carry(delivery).then(wake))
      }
      pauseMs = await untilNext(box, now())
    } catch (error) {
      note({ event: 'box failed', error })
    } finally {
      isLooking = false
    }
    if (isStopped) return
    if (isWoken) wake()
    else timer = setTimeout(wake, pauseMs).unref()
  }

  async function carry(delivery: HookDelivery): Promise<void> {
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

  return {
    wake,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await Promise.race([
        Promise.allSettled(underWay),
        new Promise((resume) => setTimeout(resume, LAST_WAIT_MS).unref()),
      ])
    },
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

async function isDue(box: HookBox, now: Date): Promise<boolean> {
  const due = await box.nextDue()
  return due !== null && due <= now
}

async function untilNext(box: HookBox, now: Date): Promise<number> {
  const due = await box.nextDue()
  return due === null ? LOOK_MS : Math.min(LOOK_MS, Math.max(SHORTEST_PAUSE_MS, due.getTime() - now.getTime()))
}
