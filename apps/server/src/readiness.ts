import type { BusHearing } from './database/connection/serving-lock.ts'
import type { Lacking, Standing } from './wire/health-routes.ts'

/** Whether requests may be sent here, for whoever spreads them over servers. */
export type Readiness = {
  readonly standing: () => Promise<Standing>
  /** What is missing or impaired. */
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
  /** What is known of the bus of others; null where nobody else can serve. */
  readonly hearing: BusHearing | null
}

export function createReadiness(parts: ReadinessParts): Readiness {
  const { askDatabase, isOutdated, isLockHeld, isBusReady, hearing } = parts
  if (isBusReady) hearing?.follow(isBusReady)
  const isDatabaseThere = createProbe(askDatabase)
  // A probe tells whether the question was answered at all: here, that nobody else was found.
  const isMissedByAll = createProbe(async () => {
    if (await hearing?.isHeardElsewhere()) throw new Error('The bus reaches another process')
  })
  let isStopping = false
  const standing = async (): Promise<Standing> => {
    if (isStopping) return { missing: isOutdated?.() ? ['newer_data', 'stopping'] : ['stopping'], impaired: [] }
    const [isThere, isHeld, isHeard] = [await isDatabaseThere(), isLockHeld(), isBusReady?.() ?? true]
    if (isOutdated?.()) return { missing: ['newer_data'], impaired: [] }
    // Where nobody has a bus nobody serves better: each goes on alone, and reads again what it could not be told.
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
