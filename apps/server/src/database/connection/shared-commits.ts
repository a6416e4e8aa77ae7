import { AsyncLocalStorage } from 'node:async_hooks'
import { StorageFailure } from '@tablee/contract/serving/storage-failure'
import { CompiledQuery } from 'kysely'
import type { Database, Transaction } from '../database.ts'
import { storageFailureOf } from './storage-failures.ts'

/** More in one commit would keep the first of them, and everybody who reads, waiting for the last. */
const MOST_TOGETHER = 64
/** When the storage hangs, works pile up behind one another; by now the phones have given up waiting. */
const LONGEST_WAIT_MS = 10_000

const SAVE = CompiledQuery.raw('savepoint one_work')
const RELEASE = CompiledQuery.raw('release savepoint one_work')
const GO_BACK = CompiledQuery.raw('rollback to savepoint one_work')

type InSharedTransaction = Database['inSharedTransaction']

type Waiting = {
  readonly work: (tx: Transaction) => Promise<unknown>
  readonly askedAt: number
  readonly resolve: (result: never) => void
  readonly reject: (error: unknown) => void
}

export type SharedCommitParts = Pick<Database, 'dialect' | 'inTransaction'> & { readonly longestWaitMs?: number }

/**
 * A commit waits for the disk, so works that come while one is under way go into the next one together: in the order
 * asked for, each in a savepoint of its own, and none answered before the commit. SQLite has one writer for everything;
 * on PostgreSQL different keys do not wait for each other.
 */
export function createSharedCommits(parts: SharedCommitParts): InSharedTransaction {
  const lanes = new Map<string, Waiting[]>()

  async function serve(lane: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      // What the network has brought by now is read first, and so comes along.
      await new Promise((resume) => setImmediate(resume))
      await carryTogether(parts, queue.splice(0, MOST_TOGETHER))
    }
    lanes.delete(lane)
  }

  return (key, work) =>
    new Promise((resolve, reject) => {
      const lane = parts.dialect.writesTogether ? key : ''
      // Whoever serves the lane works for others too: each in the name of who asked.
      const inOwnName = AsyncLocalStorage.snapshot()
      const waiting: Waiting = { work: (tx) => inOwnName(work, tx), askedAt: performance.now(), resolve, reject }
      const queue = lanes.get(lane)
      if (queue) {
        queue.push(waiting)
        return
      }
      const opened = [waiting]
      lanes.set(lane, opened)
      void serve(lane, opened)
    })
}

async function carryTogether(
  { inTransaction, longestWaitMs = LONGEST_WAIT_MS }: SharedCommitParts,
  some: readonly Waiting[],
): Promise<void> {
  const now = performance.now()
  const { inTime = [], late = [] } = Object.groupBy(some, ({ askedAt }) =>
    now - askedAt <= longestWaitMs ? 'inTime' : 'late',
  )
  for (const { reject } of late) reject(new StorageFailure('storage_busy', new Error('Others took too long')))
  if (inTime.length === 0) return
  try {
    const answers = await inTransaction(async (tx) => {
      const answers: (() => void)[] = []
      for (const waiting of inTime) answers.push(await carryOne(tx, waiting, inTime.length === 1))
      return answers
    })
    for (const answer of answers) answer()
  } catch (error) {
    for (const { reject } of inTime) reject(error)
  }
}

/** Gives how to answer once the commit is done. Alone, the transaction is savepoint enough. */
async function carryOne(tx: Transaction, { work, resolve, reject }: Waiting, isAlone: boolean): Promise<() => void> {
  if (isAlone) {
    const result = await work(tx)
    return () => resolve(result as never)
  }
  const steps: (() => void)[] = []
  await tx.db.executeQuery(SAVE)
  try {
    const result = await work({ ...tx, afterCommit: (step) => steps.push(step) })
    await tx.db.executeQuery(RELEASE)
    for (const step of steps) tx.afterCommit(step)
    return () => resolve(result as never)
  } catch (error) {
    await undo(tx, error)
    return () => reject(storageFailureOf(error) ?? error)
  }
}

/** A full disk or a lost connection ends the whole transaction by itself: then its reason goes to everybody in it. */
async function undo(tx: Transaction, reason: unknown): Promise<void> {
  try {
    await tx.db.executeQuery(GO_BACK)
    await tx.db.executeQuery(RELEASE)
  } catch {
    throw reason
  }
}
