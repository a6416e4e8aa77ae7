import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Figure } from './figure.ts'

// Runs every bench/*.bench.ts (each exports `measure`) and prints what it measured beside its limits. It only reports:
// times depend on the machine and on what else it does, so nothing fails here.

type Bench = { readonly measure: () => readonly Figure[] | Promise<readonly Figure[]> }

function isBench(module: unknown): module is Bench {
  return typeof module === 'object' && module !== null && 'measure' in module && typeof module.measure === 'function'
}

function amount(value: number, unit: Figure['unit']): string {
  return unit === 'x' ? `${value.toFixed(2)}x` : `${value.toFixed(value < 1 ? 3 : 1)} ms`
}

function cells({ what, measured, limit, unit }: Figure): readonly [string, string, string, string] {
  const share = `${Math.round((100 * measured) / limit)} %${measured > limit ? ' OVER' : ''}`
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

const figures: Figure[] = []
for (const file of readdirSync(import.meta.dirname).sort()) {
  if (!file.endsWith('.bench.ts')) continue
  const module: unknown = await import(pathToFileURL(join(import.meta.dirname, file)).href)
  if (!isBench(module)) throw new Error(`${file} does not export a function named measure`)
  figures.push(...(await module.measure()))
}
print(figures)
