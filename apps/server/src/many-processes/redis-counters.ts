import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { countersOf } from '../one-process/memory-counters.ts'
import type { Counters, Limit } from '../ports/counters.ts'
import type { BusConnection } from './bus-connection.ts'

/** Counts for all processes together; while the bus is away each counts for itself, rather than letting everything through or nobody. */
export function createSharedCounters(
  limits: Readonly<Record<string, Limit>>,
  { speaker }: Pick<BusConnection, 'speaker'>,
  prefix: string,
): Counters {
  return countersOf(limits, (name, limit) => {
    const insuranceLimiter = new RateLimiterMemory(limit)
    return new RateLimiterRedis({
      ...limit,
      storeClient: speaker,
      useRedisPackage: true,
      keyPrefix: `${prefix} ${name}`,
      insuranceLimiter,
    })
  })
}
