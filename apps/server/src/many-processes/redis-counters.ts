import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { countersOf } from '../one-process/memory-counters.ts'
import type { Counters, Limit } from '../ports/counters.ts'
import type { BusConnection } from './bus-connection.ts'

/** Without the bus each process counts by itself, rather than allowing all or nothing. */
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
