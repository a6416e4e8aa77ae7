import { AsyncLocalStorage } from 'node:async_hooks'
import { StorageFailure } from '@tablee/contract/serving/storage-failure'
import { CompiledQuery } from 'kysely'
import type { Database, Transaction } from '../database.ts'
import { storageFailureOf } from './storage-failures.ts'

/** With more per commit, the first of them and all readers would wait for the last. */
const MOST_TOGETHER = 64
/** When storage hangs, work piles up; by now the phones have given up waiting. */
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
 * A commit waits for the disk, so work that arrives meanwhile shares the next one: in order of arrival, each in its own savepoint, none
 * answered before the commit. On PostgreSQL different keys do not wait for each other, and who arrives while a transaction waits for
 * another process still joins it.
 */
export function createSharedCommits(parts: SharedCommitParts): InSharedTransaction {
  const lanes = new Map<string, Waiting[]>()

  async function serve(lane: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      // First read what the network has already delivered, so that it joins this commit.
      await new Promise((resume) => setImmediate(resume))
      await carryTogether(parts, queue)
    }
    lanes.delete(lane)
  }

  return (key, work) =>
    new Promise((resolve, reject) => {
      const lane = parts.dialect.writesTogether ? key : ''
      // Work of other callers keeps its own async context.
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

/** SQLite waits for nobody once it has begun, so that nobody arrives. */
async function carryTogether(parts: SharedCommitParts, queue: Waiting[]): Promise<void> {
  const { dialect, inTransaction } = parts
  const carried = takeInTime(parts, queue, MOST_TOGETHER)
  if (carried.length === 0) return
  try {
    const answers = await inTransaction(async (tx) => {
      const answers: (() => void)[] = []
      for (let some: readonly Waiting[] = [...carried]; some.length > 0; ) {
        for (const waiting of some) answers.push(await carryOne(tx, waiting, carried.length === 1))
        some = dialect.writesTogether ? takeInTime(parts, queue, MOST_TOGETHER - carried.length) : []
        carried.push(...some)
      }
      return answers
    })
    for (const answer of answers) answer()
  } catch (error) {
    for (const { reject } of carried) reject(error)
  }
}

/** Those who waited too long are told so. */
function takeInTime({ longestWaitMs = LONGEST_WAIT_MS }: SharedCommitParts, queue: Waiting[], most: number): Waiting[] {
  const now = performance.now()
  const { inTime = [], late = [] } = Object.groupBy(queue.splice(0, most), ({ askedAt }) =>
    now - askedAt <= longestWaitMs ? 'inTime' : 'late',
  )
  for (const { reject } of late) reject(new StorageFailure('storage_busy', new Error('Others took too long')))
  return inTime
}

/** Returns how to answer once the commit is done. Who begins a transaction alone needs no savepoint: nothing stands before. */
async function carryOne(tx: Transaction, { work, resolve, reject }: Waiting, isAlone: boolean): Promise<() => void> {
  if (isAlone) {
    const result = await work({ ...tx, isAlone: true })
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

/** A full disk or a lost connection ends the whole transaction. */
async function undo(tx: Transaction, reason: unknown): Promise<void> {
  try {
    await tx.db.executeQuery(GO_BACK)
    await tx.db.executeQuery(RELEASE)
  } catch {
    throw reason
  }
}
