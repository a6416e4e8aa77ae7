import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Figure } from './figure.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MEASURING = 'apps/server/src/features/tournaments/testing/measure-search.ts'
const LIMIT_MS = 20
/** Asked once, after finding nothing. */
const LIMIT_OF_MEANT_MS = 50

type Measured = { readonly what: string; readonly median: number; readonly percentile99: number }

/** Every question of the search card over a million tournaments, on both databases; takes some minutes. */
export async function measure(): Promise<readonly Figure[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [MEASURING], { cwd: ROOT })
  const measured: unknown = JSON.parse(stdout)
  if (!Array.isArray(measured)) throw new Error('the search was not measured')
  return measured.filter(isMeasured).flatMap(({ what, median, percentile99 }): Figure[] => {
    const limit = what.includes(', meant: ') ? LIMIT_OF_MEANT_MS : LIMIT_MS
    return [
      { what: `${what}, median`, measured: median, limit, unit: 'ms' },
      { what: `${what}, 99th`, measured: percentile99, limit, unit: 'ms' },
    ]
  })
}

function isMeasured(value: unknown): value is Measured {
  return typeof value === 'object' && value !== null && 'what' in value && 'median' in value && 'percentile99' in value
}
