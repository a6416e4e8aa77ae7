import type { BusConnection } from './bus-connection.ts'

/** Beyond this many waiting messages, a stuck bus counts as lost. */
const MOST_WAITING = 5000

/** Messages are sent in order. */
export type Speech = {
  /** Dropped when the bus is away, or fails. */
  readonly say: (work: () => Promise<void>, whenLost: () => void) => void
  /** Sent in order; after a failure, before anything else as soon as possible. */
  readonly owe: (order: string) => void
  readonly repeat: () => void
}

export function createSpeech({ speaker, isReady }: Pick<BusConnection, 'speaker' | 'isReady'>, orders: string): Speech {
  let waiting = 0
  let failures = 0
  let last: Promise<unknown> = Promise.resolve()
  const owed: string[] = []

  async function sayOwed(): Promise<void> {
    for (let order = owed[0]; order !== undefined; order = owed[0]) {
      await speaker.sPublish(orders, order)
      owed.shift()
    }
  }

  /** After a failure the waiting messages are dropped too: each would hold up the next. */
  function say(work: () => Promise<void>, whenLost = () => {}): void {
    if (!isReady() || waiting >= MOST_WAITING) {
      whenLost()
      return
    }
    const failuresBefore = failures
    waiting++
    last = last
      .then(async () => {
        if (failures > failuresBefore) {
          whenLost()
          return
        }
        await sayOwed()
        await work()
      })
      .catch(() => {
        failures++
        whenLost()
      })
      .finally(() => waiting--)
  }

  return {
    say,
    owe: (order) =>
      say(
        async () => void (await speaker.sPublish(orders, order)),
        () => {
          owed.push(order)
          if (owed.length > MOST_WAITING) owed.shift()
        },
      ),
    repeat: () => say(async () => {}),
  }
}
