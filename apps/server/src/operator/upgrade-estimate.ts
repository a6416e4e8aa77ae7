import type { DataSize } from '../database/whole/count-rows.ts'

/**
 * What an upgrade took on two busy cores, and on quiet ones half of it: docs/reliability.md. A step that changes a table reads or writes all of
 * it, and an index is made of all rows.
 */
const STEPS_BYTES_PER_S = { quick: 200_000_000, slow: 50_000_000 }
const FILLING_MS = { quick: 1.5, slow: 7 }

export type Estimate = {
  /** Until the server answers, in seconds. */
  readonly away: { readonly from: number; readonly to: number }
  /** Until the search finds everything again, in seconds; null where it does all the time. */
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
