import type { Letter, LetterBox } from '@tablee/contract/serving/letter'
import { type BoxWorker, workThroughBox } from '../turns/work-through-box.ts'
import type { Carrier, Delivery } from './carriers.ts'
import { type DeliveryFailure, deliveryFailureOf } from './delivery-failure.ts'
import { calendarOf, writeLetter } from './write-letter.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Pauses between attempts; after the last one, every hour for about a day. */
const PAUSES_MS = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS]
const MOST_ATTEMPTS = 28

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

export type Postman = BoxWorker

/** A few at a time, with retries. */
export function startPostman({ box, carrier, now, note, calendarFile, pausesMs = PAUSES_MS }: PostmanParts): Postman {
  const carrying = { box, carrier, note, calendarFile, pausesMs }
  const worker = workThroughBox({
    ...{ box, now },
    carry: (letter) => carryLetter(letter, carrying),
    onBoxFailure: (error) => note({ event: 'box failed', error }),
  })
  return {
    wake: worker.wake,
    stop: () => {
      const stopped = worker.stop()
      carrier.close()
      return stopped
    },
  }
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
