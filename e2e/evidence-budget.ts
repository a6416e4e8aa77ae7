import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'

const MB = 1_000_000

const MOST_MB = Number(process.env.E2E_KEPT_MB ?? 200)

const LEFT_OUT = '.left-out.txt'

type Kept = { readonly path: string; readonly bytes: number }

function filesBelow(folder: string): readonly Kept[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, bytes: statSync(path, { throwIfNoEntry: false })?.size ?? 0 }))
}

const isTrace = ({ path }: Kept) => path.endsWith('.zip')

/** Drops the largest traces first, leaving a note for each. */
export function keepWithin(folder: string, mostBytes: number): void {
  const files = filesBelow(folder)
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const largestFirst = files.toSorted((a, b) => Number(isTrace(b)) - Number(isTrace(a)) || b.bytes - a.bytes)
  for (const file of largestFirst) {
    if (bytes <= mostBytes) return
    rmSync(file.path, { force: true })
    const note = `${(file.bytes / MB).toFixed(1)} MB, left out: failed journeys keep ${mostBytes / MB} MB at most\n`
    writeFileSync(`${file.path}${LEFT_OUT}`, note)
    bytes -= file.bytes - Buffer.byteLength(note)
  }
}

export const keepWithinBudget = (folder: string) => keepWithin(folder, MOST_MB * MB)

export default function tellWhatIsLeftOut({ projects }: FullConfig): void {
  for (const { outputDir } of projects) {
    if (!statSync(outputDir, { throwIfNoEntry: false })) continue
    keepWithinBudget(outputDir)
    const leftOut = filesBelow(outputDir).filter(({ path }) => path.endsWith(LEFT_OUT))
    for (const { path } of leftOut)
      process.stdout.write(`${path.slice(0, -LEFT_OUT.length)} is left out: see beside it\n`)
  }
}
