import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runChecks } from './check-steps.mjs'
import { ensureInstalled } from './installation.mjs'
import { findNear } from './near.mjs'
import { findNode } from './node-runtime.mjs'
import { endWithNpm, runAloud } from './processes.mjs'
import { projectRoot } from './project-root.mjs'
import { ensureReadyToServe } from './ready-to-serve.mjs'
import { serverEnvironment } from './server-process.mjs'
import { slowestOf } from './slowest.mjs'
import { filesToTryAgain, readTimes, tallyPlaywright, tallySecondTry, tallyVitest } from './test-report.mjs'
import { makeTestsFolder } from './tests-folder.mjs'
import { tallyWeight } from './weight.mjs'

// Usage: npm test [-- --near [--since COMMIT]]: everything, or what the current change touches.
const { values: wish } = parseArgs({ options: { near: { type: 'boolean' }, since: { type: 'string' } } })

/** @typedef {import('./test-report.mjs').Tally} Tally */
/** @typedef {readonly [name: string, work: () => Promise<Tally>]} Stage */

const reports = join(projectRoot, '.out')
const unitReport = join(reports, 'vitest.json')
const secondReport = join(reports, 'vitest-second-try.json')
const browserReport = join(reports, 'playwright.json')
const nearUnitReport = join(reports, 'vitest-near.json')
const nearBrowserReport = join(reports, 'playwright-near.json')

/** @type {Tally} */
const NOTHING = { passed: 0, failed: 0 }

/** Tests mostly wait, for databases, letters and screens: two per core keep it busy. */
const UNIT_WORKERS = 2 * availableParallelism()

const testsFolder = makeTestsFolder()
const compiledCode = serverEnvironment(process.env).NODE_COMPILE_CACHE

/**
 * Says which stage runs and how long it took.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function stage(name, work) {
  process.stdout.write(`\n== ${name}\n`)
  const startedAt = Date.now()
  const result = await work()
  process.stdout.write(`== ${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`)
  return result
}

/** @returns {Promise<Tally>} */
async function check() {
  const results = await runChecks()
  const passed = results.filter(({ isPassed }) => isPassed).length
  return { passed, failed: results.length - passed }
}

/** @param {string} script below node_modules
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] */
function runTestTool(script, args, env) {
  return runAloud(findNode(), [join(projectRoot, 'node_modules', ...script.split('/')), ...args], {
    cwd: projectRoot,
    // At SIGTERM Playwright dies at once and leaves its server running; both runners handle Ctrl-C.
    killSignal: 'SIGINT',
    // Tests start only Node processes, browsers aside: each reuses code the others compiled.
    env: { ...process.env, TMPDIR: testsFolder, NODE_COMPILE_CACHE: compiledCode, ...env },
  })
}

/** @returns {Promise<Tally>} */
async function runUnitTests() {
  const status = await runVitest(unitReport, `--maxWorkers=${UNIT_WORKERS}`)
  const again = filesToTryAgain(unitReport)
  if (again.length === 0) return tallyVitest(unitReport, status)
  process.stdout.write(`\n== tried again, one after the other:\n${again.join('\n')}\n`)
  return tallySecondTry(unitReport, secondReport, await runVitest(secondReport, '--no-file-parallelism', ...again))
}

/** @param {string} report
 * @param {readonly string[]} args */
function runVitest(report, ...args) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runTestTool('vitest/vitest.mjs', ['run', ...reporters, ...args])
}

/** @returns {Promise<Tally>} */
function runBrowserTests() {
  return runPlaywright(browserReport)
}

/** @param {string} report
 * @param {readonly string[]} which
 * @returns {Promise<Tally>} */
async function runPlaywright(report, ...which) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const status = await runTestTool('@playwright/test/cli.js', ['test', '--reporter=line,json', ...which], env)
  return tallyPlaywright(report, status)
}

/**
 * The build counts as a test only when it fails; its pages' weight does.
 * @returns {Promise<Tally>}
 */
async function buildWeb() {
  return (await ensureReadyToServe()) ? tallyWeight() : { passed: 0, failed: 1 }
}

/** @returns {Promise<Tally>} */
async function installAll() {
  await ensureInstalled()
  // Tests that need what is missing fail, and this stage says how to get it.
  await runAloud('sh', [join(projectRoot, 'scripts', 'ensure-browser.sh')])
  await runAloud('sh', [join(projectRoot, 'scripts', 'ensure-redis.sh')])
  return NOTHING
}

/**
 * Types and lint need nothing that tests have: both run at once, and checks print as they end.
 * @returns {Promise<Tally>}
 */
async function checkAndTest() {
  const [checks, tests] = await Promise.all([check(), runUnitTests()])
  return { passed: checks.passed + tests.passed, failed: checks.failed + tests.failed }
}

/** @returns {Stage[]} */
function wholeRun() {
  return [
    ['install', installAll],
    ['build', buildWeb],
    ['checks, unit and integration tests', checkAndTest],
    ['browser tests', runBrowserTests],
  ]
}

/** @returns {Stage[]} */
function nearRun() {
  const { changed, unit, journeys, leftOut } = findNear({ since: wish.since, reports: [unitReport, browserReport] })
  process.stdout.write(
    `${changed.length} files changed: ${unit.length} test files and ${journeys.length} journeys are near`,
  )
  process.stdout.write(leftOut > 0 ? `, ${leftOut} more would take longer: npm test runs them\n` : '\n')
  const places = journeys.map(({ file, line }) => `${file}:${line}`)
  return [
    ['install', installAll],
    ['build', journeys.length > 0 ? buildWeb : async () => NOTHING],
    [
      'unit and integration tests',
      async () => {
        if (unit.length === 0) return NOTHING
        const status = await runVitest(nearUnitReport, `--maxWorkers=${UNIT_WORKERS}`, ...unit)
        return tallyVitest(nearUnitReport, status)
      },
    ],
    ['browser tests', async () => (places.length === 0 ? NOTHING : runPlaywright(nearBrowserReport, ...places))],
  ]
}

let passed = 0
let failed = 0
let isComplete = false

// The closing line comes even when a stage ends the process.
process.on('exit', () => {
  rmSync(testsFolder, { recursive: true, force: true })
  if (!isComplete) failed += 1
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  if (failed > 0) process.exitCode = 1
})

/** Ending early ends the running stage too, as `runAloud` ends its program with us. */
function endEarly() {
  process.exit(1)
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, endEarly)
endWithNpm(endEarly)

mkdirSync(reports, { recursive: true })
const stages = wish.near ? nearRun() : wholeRun()
const written = wish.near ? [nearUnitReport, nearBrowserReport] : [unitReport, secondReport, browserReport]
for (const report of written) rmSync(report, { force: true })

for (const [name, work] of stages) {
  const tally = await stage(name, work)
  passed += tally.passed
  failed += tally.failed
}
process.stdout.write(`\n${slowestOf(readTimes(written))}`)
isComplete = true
