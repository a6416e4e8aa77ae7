import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Figure } from './figure.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MEASURING = 'apps/server/src/testing/measure-strangers.ts'
const LIMIT_MS = 50

type Measured = { readonly what: string; readonly holdMs: number; readonly totalMs: number; readonly status: number }

/** How long strangers' dearest questions delay others, with 100,000 tournaments. */
export async function measure(): Promise<readonly Figure[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [MEASURING], { cwd: ROOT })
  const measured: unknown = JSON.parse(stdout)
  if (!Array.isArray(measured)) throw new Error('strangers were not measured')
  return measured.filter(isMeasured).map(({ what, holdMs, totalMs, status }): Figure => {
    const answer = status === 200 ? `answered in ${totalMs.toFixed(0)} ms` : 'refused'
    return { what: `${what} (${answer})`, measured: holdMs, limit: LIMIT_MS, unit: 'ms' }
  })
}

function isMeasured(value: unknown): value is Measured {
  return typeof value === 'object' && value !== null && 'what' in value && 'holdMs' in value && 'status' in value
}
