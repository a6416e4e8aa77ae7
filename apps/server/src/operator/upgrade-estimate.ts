import type { DataSize } from '../database/whole/count-rows.ts'

/**
 * Measured for upgrades on two busy cores: docs/reliability.md. Adding a column touches no row, filling it writes them all; the search
 * index is filled in half of the time at most.
 */
const STEPS_BYTES_PER_S = { quick: 1_000_000_000, slow: 50_000_000 }
const FILLING_MS = { quick: 3, slow: 30 }

export type Estimate = {
  /** Until the server answers, in seconds. */
  readonly away: { readonly from: number; readonly to: number }
  /** Until the search is complete again, in seconds; null where it always is. */
  readonly search: { readonly from: number; readonly to: number } | null
}

export function estimateUpgrade({ tournaments, bytes }: DataSize, makesSearchAnew: boolean): Estimate {
  return {
    away: { from: Math.ceil(bytes / STEPS_BYTES_PER_S.quick), to: Math.ceil(bytes / STEPS_BYTES_PER_S.slow) },
    search: makesSearchAnew
      ? {
          from: Math.ceil((tournaments * FILLING_MS.quick) / 1000),
          to: Math.ceil((tournaments * FILLING_MS.slow) / 1000),
        }
      : null,
  }
}
