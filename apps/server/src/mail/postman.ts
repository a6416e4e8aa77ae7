import type { Letter, LetterBox } from '@tablee/contract/serving/letter'
import type { Carrier, Delivery } from './carriers.ts'
import { type DeliveryFailure, deliveryFailureOf } from './delivery-failure.ts'
import { calendarOf, writeLetter } from './write-letter.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Pauses between attempts; after the last one, every hour for about a day. */
const PAUSES_MS = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS]
const MOST_ATTEMPTS = 28

const MOST_AT_ONCE = 4
/** How often letters of other or ended processes are looked for. */
const LOOK_MS = 30 * SECOND_MS
const SHORTEST_PAUSE_MS = 10
/** The letter is sent after the next start. */
const LAST_WAIT_MS = 2 * SECOND_MS

export type PostmanParts = {
  readonly box: LetterBox
  readonly carrier: Carrier
  readonly now: () => Date
  /** For the operator, never with an address or a link. */
  readonly note: (what: MailNote) => void
  /** An event's calendar file; null when it is gone. */
  readonly calendarFile: (code: string) => Promise<string | null>
  /** Replaces the pauses in tests. */
  readonly pausesMs?: readonly number[]
}

export type MailNote = {
  readonly event: 'postponed' | 'refused' | 'given up' | 'box failed'
  readonly letter?: string
  readonly why?: DeliveryFailure
  readonly error?: unknown
}

export type Postman = {
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

/** A few at a time, with retries. */
export function startPostman({ box, carrier, now, note, calendarFile, pausesMs = PAUSES_MS }: PostmanParts): Postman {
  const underWay = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isLooking = false
  let isWoken = false

  function wake(): void {
    isWoken = true
    if (!isLooking && !isStopped) void track(look())
  }

  function track(work: Promise<void>): Promise<void> {
    underWay.add(work)
    return work.finally(() => underWay.delete(work))
  }

  async function look(): Promise<void> {
    isLooking = true
    clearTimeout(timer)
    let pauseMs = LOOK_MS
    try {
      while (isWoken && !isStopped) {
        isWoken = false
        const free = MOST_AT_ONCE + 1 - underWay.size
        const letters = free > 0 && (await isDue(box, now())) ? await box.take(free) : []
        for (const letter of letters) void track(carry(letter).finally(wake))
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

  function carry(letter: Letter): Promise<void> {
    return carryLetter(letter, { box, carrier, note, calendarFile, pausesMs })
  }

  return {
    wake,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      carrier.close()
      await Promise.race([
        Promise.allSettled(underWay),
        new Promise((resume) => setTimeout(resume, LAST_WAIT_MS).unref()),
      ])
    },
  }
}

async function isDue(box: LetterBox, now: Date): Promise<boolean> {
  const due = await box.nextDue()
  return due !== null && due <= now
}

async function untilNext(box: LetterBox, now: Date): Promise<number> {
  const due = await box.nextDue()
  return due === null ? LOOK_MS : Math.min(LOOK_MS, Math.max(SHORTEST_PAUSE_MS, due.getTime() - now.getTime()))
}

type Carrying = Pick<PostmanParts, 'box' | 'carrier' | 'note' | 'calendarFile'> & {
  readonly pausesMs: readonly number[]
}

async function carryLetter(letter: Letter, carrying: Carrying): Promise<void> {
  const { box, note, pausesMs } = carrying
  const { id, attempts } = letter
  try {
    const delivery = await deliver(letter, carrying)
    if (delivery.kind === 'sent') return await box.sent(id)
    const { kind, why } = delivery
    if (kind === 'refused' || attempts >= MOST_ATTEMPTS) {
      note({ event: kind === 'refused' ? 'refused' : 'given up', letter: id, why })
      return await box.giveUp(id, kind === 'refused' ? 'refused' : 'lost')
    }
    note({ event: 'postponed', letter: id, why })
    await box.postpone(id, pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? HOUR_MS)
  } catch (error) {
    note({ event: 'box failed', letter: id, error })
  }
}

async function deliver(
  letter: Letter,
  { carrier, calendarFile }: Pick<Carrying, 'carrier' | 'calendarFile'>,
): Promise<Delivery> {
  try {
    const code = calendarOf(letter)
    return await carrier.deliver(writeLetter(letter, code === null ? null : await calendarFile(code)))
  } catch (error) {
    return { kind: 'failed', why: deliveryFailureOf(error) }
  }
}
