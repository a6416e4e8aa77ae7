import type { BusHearing } from './database/connection/serving-lock.ts'
import type { Lacking, Standing } from './wire/health-routes.ts'

/** Whether this server should get requests, for load balancers. */
export type Readiness = {
  readonly standing: () => Promise<Standing>
  readonly lacking: () => Promise<readonly Lacking[]>
  readonly stop: () => void
}

export type ReadinessParts = {
  readonly askDatabase: () => Promise<void>
  /** A newer version has taken over the data. */
  readonly isOutdated?: () => boolean
  readonly isLockHeld: () => boolean
  /** Null without a bus. */
  readonly isBusReady: (() => boolean) | null
  /** What is known of others' bus; null for a single process. */
  readonly hearing: BusHearing | null
}

export function createReadiness(parts: ReadinessParts): Readiness {
  const { askDatabase, isOutdated, isLockHeld, isBusReady, hearing } = parts
  if (isBusReady) hearing?.follow(isBusReady)
  const isDatabaseThere = createProbe(askDatabase)
  // A probe reports whether its question was answered: here, that no other process was found.
  const isMissedByAll = createProbe(async () => {
    if (await hearing?.isHeardElsewhere()) throw new Error('The bus reaches another process')
  })
  let isStopping = false
  const standing = async (): Promise<Standing> => {
    if (isStopping) return { missing: isOutdated?.() ? ['newer_data', 'stopping'] : ['stopping'], impaired: [] }
    const [isThere, isHeld, isHeard] = [await isDatabaseThere(), isLockHeld(), isBusReady?.() ?? true]
    if (isOutdated?.()) return { missing: ['newer_data'], impaired: [] }
    // Without a bus anywhere, no process serves better: each goes on alone, and reads what it could not be sent.
    const isImpaired = !isHeard && isThere && isHeld && (await isMissedByAll())
    return {
      missing: [
        ...(isThere ? [] : (['database'] as const)),
        ...(isHeld ? [] : (['serving_lock'] as const)),
        ...(isHeard || isImpaired ? [] : (['bus'] as const)),
      ],
      impaired: isImpaired ? ['bus'] : [],
    }
  }
  return {
    standing,
    lacking: async () => Object.values(await standing()).flat(),
    stop: () => {
      isStopping = true
    },
  }
}

type ProbeTimes = {
  /** No answer by then counts as away. */
  readonly patienceMs: number
  /** How long an answer is valid. */
  readonly restMs: number
  readonly nowMs: () => number
}

const TIMES: ProbeTimes = { patienceMs: 2000, restMs: 1000, nowMs: () => performance.now() }

/** However often it is called: one question at a time, and one per second. */
export function createProbe(question: () => Promise<void>, times: Partial<ProbeTimes> = {}): () => Promise<boolean> {
  const { patienceMs, restMs, nowMs } = { ...TIMES, ...times }
  let last: { readonly askedAt: number; readonly isWell: Promise<boolean> } | null = null
  let isAsking = false

  async function ask(): Promise<boolean> {
    isAsking = true
    const answer = question()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        isAsking = false
      })
    const silence = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => silence.resolve(false), patienceMs)
    return Promise.race([answer, silence.promise]).finally(() => clearTimeout(timer))
  }

  return () => {
    if (last && (isAsking || nowMs() - last.askedAt < restMs)) return last.isWell
    last = { askedAt: nowMs(), isWell: ask() }
    return last.isWell
  }
}
