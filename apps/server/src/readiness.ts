import type { Lacking } from './wire/health-routes.ts'

/** Whether requests may be sent here, for whoever spreads them over servers. */
export type Readiness = {
  readonly lacking: () => Promise<readonly Lacking[]>
  /** From now on nobody should send any more. */
  readonly stop: () => void
}

export type ReadinessParts = {
  readonly askDatabase: () => Promise<void>
  /** A newer version has taken over the data. */
  readonly isOutdated?: () => boolean
  readonly isLockHeld: () => boolean
  /** Null where there is no bus. */
  readonly isBusReady: (() => boolean) | null
}

export function createReadiness({ askDatabase, isOutdated, isLockHeld, isBusReady }: ReadinessParts): Readiness {
  const isDatabaseThere = createProbe(askDatabase)
  let isStopping = false
  return {
    lacking: async () => {
      if (isStopping) return isOutdated?.() ? ['newer_data', 'stopping'] : ['stopping']
      const [isThere, isHeld, isHeard] = [await isDatabaseThere(), isLockHeld(), isBusReady?.() ?? true]
      if (isOutdated?.()) return ['newer_data']
      return [
        ...(isThere ? [] : (['database'] as const)),
        ...(isHeld ? [] : (['serving_lock'] as const)),
        ...(isHeard ? [] : (['bus'] as const)),
      ]
    },
    stop: () => {
      isStopping = true
    },
  }
}

type ProbeTimes = {
  /** Who has not answered by then counts as away. */
  readonly patienceMs: number
  /** An answer is good for so long. */
  readonly restMs: number
  readonly nowMs: () => number
}

const TIMES: ProbeTimes = { patienceMs: 2000, restMs: 1000, nowMs: () => performance.now() }

/** However often anybody asks: one question at a time, and one a second. */
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
