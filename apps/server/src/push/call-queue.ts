import type { CallSubscription } from '@tablee/contract/serving/player-calling'
import { type AttemptParts, attemptCall } from './attempt-call.ts'

const MOST_AT_ONCE = 16
/** A longer queue means that the services do not work. */
const MOST_HELD = 20_000
/** The end of the process waits no longer. */
const LAST_WAIT_MS = 2000

export type CallQueue = {
  readonly waiting: () => number
  readonly add: (to: CallSubscription, text: string) => void
  readonly stop: () => Promise<void>
}

type Job = {
  readonly to: CallSubscription
  readonly text: string
  readonly host: string
  /** Browser and tournament: only the latest call counts. */
  readonly line: string
  attempts: number
}

/** Sends a few calls at once; a host that asked for a pause gets it. */
export function createCallQueue(parts: AttemptParts): CallQueue {
  const waiting = new Set<Job>()
  const pausedUntil = new Map<string, number>()
  const latest = new Map<string, Job>()
  const underWay = new Set<Promise<void>>()
  let held = 0
  let isStopped = false

  function go(): void {
    for (const job of waiting) {
      if (isStopped || underWay.size >= MOST_AT_ONCE) return
      waiting.delete(job)
      const pauseMs = (pausedUntil.get(job.host) ?? 0) - performance.now()
      if (latest.get(job.line) !== job) end(job)
      else if (pauseMs > 0) putBack(job, pauseMs)
      else follow(job)
    }
  }

  function follow(job: Job): void {
    job.attempts++
    const work = attemptCall(job, parts).then((again) => {
      if (again?.isOfHost) pausedUntil.set(job.host, performance.now() + again.ms)
      if (again) putBack(job, again.ms)
      else end(job)
      underWay.delete(work)
      go()
    })
    underWay.add(work)
  }

  function putBack(job: Job, ms: number): void {
    setTimeout(() => {
      waiting.add(job)
      go()
    }, ms).unref()
  }

  function end(job: Job): void {
    held--
    if (latest.get(job.line) === job) latest.delete(job.line)
  }

  function add(to: CallSubscription, text: string): void {
    if (isStopped) return
    if (held >= MOST_HELD) {
      parts.note({ event: 'too many' })
      return
    }
    const job: Job = { to, text, ...placesOf(to), attempts: 0 }
    held++
    latest.set(job.line, job)
    waiting.add(job)
    go()
  }

  return {
    waiting: () => held,
    add,
    stop: async () => {
      isStopped = true
      const lastWait = new Promise((resume) => setTimeout(resume, LAST_WAIT_MS).unref())
      await Promise.race([Promise.allSettled(underWay), lastWait])
      parts.service.close()
    },
  }
}

function placesOf({ tournamentId, callee, endpoint }: CallSubscription): Pick<Job, 'host' | 'line'> {
  return { host: new URL(endpoint).host, line: `${tournamentId} ${callee} ${endpoint}` }
}
