import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export type Asked = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** As a proxy would report them: one address soon reaches its limit per minute. */
  readonly addresses?: number
}

/** Either ask on and on, or have everybody ask once at the same moment. */
export type Load =
  | {
      readonly kind: 'steady'
      readonly asked: readonly Asked[]
      readonly connections: number
      readonly sliceMs: number
      readonly slices: number
    }
  | { readonly kind: 'burst'; readonly asked: readonly Asked[]; readonly clients: number }

/** For each target: answers a second per slice, or the time until the last answer. */
export type Loaded =
  | { readonly perSecond: readonly (readonly number[])[] }
  | { readonly untilLastMs: readonly number[] }

export function isLoad(value: unknown): value is Load {
  return typeof value === 'object' && value !== null && 'kind' in value && 'asked' in value
}

const GENERATOR = fileURLToPath(new URL('./load-generator.ts', import.meta.url))

async function run(load: Load): Promise<Loaded> {
  const { stdout } = await promisify(execFile)(process.execPath, [GENERATOR, JSON.stringify(load)])
  return JSON.parse(stdout)
}

export async function steadyRates(
  load: Omit<Load & { kind: 'steady' }, 'kind'>,
): Promise<readonly (readonly number[])[]> {
  const loaded = await run({ kind: 'steady', ...load })
  return 'perSecond' in loaded ? loaded.perSecond : []
}

/** In milliseconds, per target. */
export async function burstTimes(asked: readonly Asked[], clients: number): Promise<readonly number[]> {
  const loaded = await run({ kind: 'burst', asked, clients })
  return 'untilLastMs' in loaded ? loaded.untilLastMs : []
}
