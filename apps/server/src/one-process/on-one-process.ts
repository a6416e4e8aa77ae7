import type { Bus } from '../ports/bus.ts'
import type { Limit } from '../ports/counters.ts'
import type { Keys } from '../ports/keys.ts'
import type { Ports } from '../ports/ports.ts'
import { createLocalWork } from './local-work.ts'
import { createMemoryActs } from './memory-acts.ts'
import { createMemoryCounters } from './memory-counters.ts'

type OneProcess = {
  /** Holds every socket. */
  readonly hub: Bus
  readonly limits: Readonly<Record<string, Limit>>
  readonly keys: Keys
}

export function onOneProcess({ hub, limits, keys }: OneProcess): Ports {
  return {
    bus: hub,
    counters: createMemoryCounters(limits),
    // All lines are to this process.
    desks: { say: () => {}, hear: () => {} },
    keys,
    work: createLocalWork(),
    acts: createMemoryActs(),
  }
}
