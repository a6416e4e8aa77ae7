import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readKept, writeKept } from './weight/kept-weights.ts'
import { nextKept } from './weight/next-kept.ts'
import { HIGHER, LOWER, reportOf } from './weight/report-weights.ts'
import { weighBuild } from './weight/weigh-build.ts'
import { originTable, partTable, routeTable } from './weight/weight-tables.ts'
import type { Kept, Measured } from './weight/weights.ts'

// What each route loads before it answers, beside the recorded weights: `npm run weight` prints it, the check compares it, and the build
// writes it beside its files.

const BUILD_FOLDER = fileURLToPath(new URL('../apps/web/dist', import.meta.url))
/** Not public: the server sends nothing from a dot folder. */
const MEASURED_FILE = `${BUILD_FOLDER}/.vite/route-weights.json`

const USAGE = `Usage: npm run weight                     what each route loads, and where it comes from
       npm run weight -- --route home     what the script of one route is made of
       ${LOWER}         writes down what became lighter
       ${HIGHER}  writes down everything as it is, also what became heavier`
const OPTIONS = {
  route: { type: 'string' },
  record: { type: 'boolean', default: false },
  higher: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
} as const

function readWish() {
  try {
    const { values } = parseArgs({ options: OPTIONS })
    if (values.higher && !values.record) throw new Error('--higher says what to write down: it goes with --record')
    return values
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`)
    process.exit(2)
  }
}

function say(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
}

function check(kept: Kept, measured: Measured): void {
  const report = reportOf(kept, measured)
  say(report)
  process.exitCode = report.length === 0 ? 0 : 1
}

function record(kept: Kept, measured: Measured, isHigherToo: boolean): void {
  const next = nextKept(kept, measured, { isHigherToo })
  if (next === null) {
    say([...reportOf(kept, measured), 'Nothing was written down.'])
    process.exitCode = 1
    return
  }
  writeKept(next)
  say(routeTable(measured, next.weights))
}

function show(kept: Kept, measured: Measured, route: string | undefined): void {
  if (route === undefined) {
    say(['What each route loads before it answers, as it travels:', '', ...routeTable(measured, kept.weights)])
    say(['', 'Where its script comes from, in kB:', '', ...originTable(measured)])
    say(['', ...reportOf(kept, measured)])
  } else if (measured.weights[route]) {
    say(partTable(measured, route))
  } else {
    process.stderr.write(`There is no route ${route}; there are: ${Object.keys(measured.weights).join(', ')}\n`)
    process.exitCode = 2
  }
}

const wish = readWish()
// Written pages show days and hours: France's on every machine.
process.env.TZ = 'Europe/Paris'
const measured = await weighBuild(BUILD_FOLDER)
if (wish.write) writeFileSync(MEASURED_FILE, `${JSON.stringify(measured, null, 2)}\n`)
else if (wish.check) check(readKept(), measured)
else if (wish.record) record(readKept(), measured, wish.higher)
else show(readKept(), measured, wish.route)
