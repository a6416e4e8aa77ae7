import { readdirSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Figure } from './figure.ts'

// Usage: npm run bench [-- search pairing …]: runs all bench/*.bench.ts, or those named (each exports `measure`), and prints results beside
// limits. Nothing fails: times depend on the machine and its load, printed below.

type Bench = { readonly measure: () => readonly Figure[] | Promise<readonly Figure[]> }

function isBench(module: unknown): module is Bench {
  return typeof module === 'object' && module !== null && 'measure' in module && typeof module.measure === 'function'
}

function amount(value: number, unit: Figure['unit']): string {
  if (unit === '') return String(value)
  return unit === 'x' ? `${value.toFixed(2)}x` : `${value.toFixed(value < 1 ? 3 : 1)} ${unit}`
}

function cells({ what, measured, limit, unit, isLeast }: Figure): readonly [string, string, string, string] {
  const missed = isLeast ? measured < limit && ' UNDER' : measured > limit && ' OVER'
  const share = `${limit === 0 ? '' : `${Math.round((100 * measured) / limit)} %`}${missed || ''}`
  return [what, amount(measured, unit), amount(limit, unit), share]
}

function print(figures: readonly Figure[]): void {
  const rows = [['', 'measured', 'limit', 'of limit'] as const, ...figures.map(cells)]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const [what, ...values] of rows) {
    const right = values.map((value, column) => value.padStart(widths[column + 1] ?? 0))
    process.stdout.write(`${[what.padEnd(widths[0] ?? 0), ...right].join('  ')}\n`)
  }
}

/** Runnable processes, averaged over the last minute. */
function load(): number {
  return loadavg()[0] ?? 0
}

/** A bench keeps a core busy, so the load before it counts. */
function printLoad(before: number): void {
  const cores = availableParallelism()
  const after = load()
  const isQuiet = before < cores / 2 && after < cores
  process.stdout.write(`\nload average ${before.toFixed(2)} before, ${after.toFixed(2)} after, on ${cores} cores\n`)
  if (!isQuiet) process.stdout.write('THE MACHINE WAS NOT QUIET: the times above are longer than they would be.\n')
}

const names = readdirSync(import.meta.dirname).flatMap((file) => /^(.+)\.bench\.ts$/.exec(file)?.[1] ?? [])
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`no bench is called ${unknown.join(', ')}: there are ${names.join(', ')}\n`)
  process.exit(2)
}
const before = load()
const figures: Figure[] = []
for (const name of names.toSorted()) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const module: unknown = await import(pathToFileURL(join(import.meta.dirname, `${name}.bench.ts`)).href)
  if (!isBench(module)) throw new Error(`${name}.bench.ts does not export a function named measure`)
  figures.push(...(await module.measure()))
}
print(figures)
printLoad(before)
