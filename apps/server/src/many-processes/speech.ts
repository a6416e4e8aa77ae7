import type { BusConnection } from './bus-connection.ts'

/** What waits to be said, at most: beyond it a bus that stands still is treated like one that is away. */
const MOST_WAITING = 5000

/** What this process says on the bus, one after the other, so that what is said first arrives first. */
export type Speech = {
  /** Not said when the bus is away, and not later either. */
  readonly say: (work: () => Promise<void>) => void
  /** Said in its turn; when that fails, before anything else as soon as it is possible. */
  readonly owe: (order: string) => void
  /** Tries again to say what is owed. */
  readonly repeat: () => void
}

export function createSpeech({ speaker, isReady }: Pick<BusConnection, 'speaker' | 'isReady'>, orders: string): Speech {
  let waiting = 0
  let failures = 0
  let last: Promise<unknown> = Promise.resolve()
  /** What could not be said and must be. */
  const owed: string[] = []

  async function sayOwed(): Promise<void> {
    for (let order = owed[0]; order !== undefined; order = owed[0]) {
      await speaker.sPublish(orders, order)
      owed.shift()
    }
  }

  /** Once the bus fails, what waits is not said either: each would keep the next one waiting. */
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
    say: (work) => say(work),
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
