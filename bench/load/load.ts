import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export type Asked = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** So many addresses ask in turns, as a proxy would tell them: what one address may ask in a minute is soon asked. */
  readonly addresses?: number
}

/** What the load generator is to do: ask on and on, or have everybody ask once at the same moment. */
export type Load =
  | {
      readonly kind: 'steady'
      readonly asked: readonly Asked[]
      readonly connections: number
      readonly sliceMs: number
      readonly slices: number
    }
  | { readonly kind: 'burst'; readonly asked: readonly Asked[]; readonly clients: number }

/** For each of those who were asked: answers a second in each slice, or the time until the last one had its answer. */
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

/** Answers a second of each of those who are asked, slice by slice. */
export async function steadyRates(
  load: Omit<Load & { kind: 'steady' }, 'kind'>,
): Promise<readonly (readonly number[])[]> {
  const loaded = await run({ kind: 'steady', ...load })
  return 'perSecond' in loaded ? loaded.perSecond : []
}

/** In milliseconds, for each of those who are asked one after the other. */
export async function burstTimes(asked: readonly Asked[], clients: number): Promise<readonly number[]> {
  const loaded = await run({ kind: 'burst', asked, clients })
  return 'untilLastMs' in loaded ? loaded.untilLastMs : []
}
