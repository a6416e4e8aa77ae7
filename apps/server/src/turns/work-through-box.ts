const MOST_AT_ONCE = 4
/** How often what other or ended processes left is looked for. */
const LOOK_MS = 30_000
const SHORTEST_PAUSE_MS = 10
/** The rest is done after the next start. */
const LAST_WAIT_MS = 2000

/** Rows that wait in the database; due again later unless they are settled. */
export type Box<Item> = {
  readonly take: (most: number) => Promise<readonly Item[]>
  readonly nextDue: () => Promise<Date | null>
}

export type BoxWorker = { readonly wake: () => void; readonly stop: () => Promise<void> }

type Working<Item> = {
  readonly box: Box<Item>
  readonly now: () => Date
  /** Handles its own failures. */
  readonly carry: (item: Item) => Promise<void>
  readonly onBoxFailure: (error: unknown) => void
}

/** A few at a time, whenever some are due. */
export function workThroughBox<Item>({ box, now, carry, onBoxFailure }: Working<Item>): BoxWorker {
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
        // This look is one of them.
        const free = MOST_AT_ONCE + 1 - underWay.size
        const isToTake = free > 0 && (await isDue(box, now())) && !isStopped
        const items = isToTake ? await box.take(free) : []
        for (const item of items) void track(carry(item)).finally(wake)
      }
      pauseMs = await untilNext(box, now())
    } catch (error) {
      onBoxFailure(error)
    } finally {
      isLooking = false
    }
    if (isStopped) return
    if (isWoken) wake()
    else timer = setTimeout(wake, pauseMs).unref()
  }

  /** What a look took meanwhile, too: it would stay taken, and be done late or twice. */
  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.allSettled(underWay)
  }

  return {
    wake,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await Promise.race([settled(), new Promise((resume) => setTimeout(resume, LAST_WAIT_MS).unref())])
    },
  }
}

async function isDue({ nextDue }: Pick<Box<unknown>, 'nextDue'>, now: Date): Promise<boolean> {
  const due = await nextDue()
  return due !== null && due <= now
}

async function untilNext({ nextDue }: Pick<Box<unknown>, 'nextDue'>, now: Date): Promise<number> {
  const due = await nextDue()
  return due === null ? LOOK_MS : Math.min(LOOK_MS, Math.max(SHORTEST_PAUSE_MS, due.getTime() - now.getTime()))
}
