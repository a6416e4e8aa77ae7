import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Counted, Counters, Limit } from '../ports/counters.ts'

/** Counts do not survive a restart. */
export function createMemoryCounters(limits: Readonly<Record<string, Limit>>): Counters {
  return countersOf(limits, (_, limit) => new RateLimiterMemory(limit))
}

type Limiter = Pick<RateLimiterMemory, 'consume' | 'reward'>

/** One limiter per limit, whatever its storage. */
export function countersOf(
  limits: Readonly<Record<string, Limit>>,
  limiterFor: (name: string, limit: Limit) => Limiter,
): Counters {
  const limiters = new Map(Object.entries(limits).map(([name, limit]) => [name, limiterFor(name, limit)]))
  const limiterOf = (name: string) => {
    const limiter = limiters.get(name)
    if (!limiter) throw new Error(`${name} is no limit`)
    return limiter
  }
  return {
    add: async (name, key, points = 1) => {
      try {
        return countedOf(await limiterOf(name).consume(key, points), false)
      } catch (state) {
        if (state instanceof RateLimiterRes) return countedOf(state, true)
        throw state
      }
    },
    giveBack: async (name, key) => {
      await limiterOf(name).reward(key)
    },
  }
}

function countedOf({ remainingPoints, msBeforeNext }: RateLimiterRes, isTooMany: boolean): Counted {
  return { isTooMany, left: Math.max(0, remainingPoints), msToReset: msBeforeNext }
}
