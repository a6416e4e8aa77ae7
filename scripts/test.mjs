import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from './check-steps.mjs'
import { ensureInstalled } from './installation.mjs'
import { findNode } from './node-runtime.mjs'
import { endWithNpm, runAloud } from './processes.mjs'
import { projectRoot } from './project-root.mjs'
import { filesToTryAgain, tallyPlaywright, tallySecondTry, tallyVitest } from './test-report.mjs'
import { ensureWebBuilt } from './web-build.mjs'

/** @typedef {import('./test-report.mjs').Tally} Tally */

const reports = join(projectRoot, '.out')
const unitReport = join(reports, 'vitest.json')
const secondReport = join(reports, 'vitest-second-try.json')
const browserReport = join(reports, 'playwright.json')

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
    env: { ...process.env, ...env },
  })
}

/** @returns {Promise<Tally>} */
async function runUnitTests() {
  // Tests mostly wait: one worker less than there are cores would leave half of a small machine idle.
  const status = await runVitest(unitReport, '--maxWorkers=100%')
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
async function runBrowserTests() {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport }
  const status = await runTestTool('@playwright/test/cli.js', ['test', '--reporter=line,json'], env)
  return tallyPlaywright(browserReport, status)
}

/** The build counts as a test only when it fails.
 * @returns {Promise<Tally>} */
async function buildWeb() {
  return { passed: 0, failed: (await ensureWebBuilt()) ? 0 : 1 }
}

/** @returns {Promise<Tally>} */
async function installAll() {
  await ensureInstalled()
  // What is missing makes the tests fail that need it, and this stage has said how to get it.
  await runAloud('sh', [join(projectRoot, 'scripts', 'ensure-browser.sh')])
  await runAloud('sh', [join(projectRoot, 'scripts', 'ensure-redis.sh')])
  return { passed: 0, failed: 0 }
}

let passed = 0
let failed = 0
let isComplete = false

// The closing line comes even when a stage ends the process.
process.on('exit', () => {
  if (!isComplete) failed += 1
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  if (failed > 0) process.exitCode = 1
})

/** Ending early takes the running stage along, as `runAloud` ends its program with us. */
function endEarly() {
  process.exit(1)
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, endEarly)
endWithNpm(endEarly)

mkdirSync(reports, { recursive: true })
for (const report of [unitReport, secondReport, browserReport]) rmSync(report, { force: true })

for (const [name, work] of /** @type {const} */ ([
  ['install', installAll],
  ['build', buildWeb],
  ['check', check],
  ['unit and integration tests', runUnitTests],
  ['browser tests', runBrowserTests],
])) {
  const tally = await stage(name, work)
  passed += tally.passed
  failed += tally.failed
}
isComplete = true
