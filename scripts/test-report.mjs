import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { projectRoot } from './project-root.mjs'

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * A missing, unreadable or empty report means that the runner never reached its tests.
 * @type {Tally}
 */
const NEVER_RAN = { passed: 0, failed: 1 }

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * A runner that fails although every test passed (a suite that does not load, a leak) has failed once.
 * @param {Tally} tally
 * @param {number} status
 * @returns {Tally}
 */
function withStatus(tally, status) {
  if (tally.passed + tally.failed === 0) return NEVER_RAN
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/**
 * A test file that does not load has no test that could fail.
 * @param {{ status: string, assertionResults: { status: string }[] }[]} files
 */
function countFilesThatNeverRan(files) {
  const neverRan = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return neverRan.length
}

/**
 * @param {string} file
 * @param {number} status how the runner ended
 * @returns {Tally}
 */
export function tallyVitest(file, status) {
  const report = readReport(file)
  if (report === undefined) return NEVER_RAN
  const failed = report.numFailedTests + countFilesThatNeverRan(report.testResults ?? [])
  return withStatus({ passed: report.numPassedTests, failed }, status)
}

/** More failures than these are no accident of a busy machine. */
const FILES_WORTH_A_SECOND_TRY = 8

/**
 * @param {string} file
 * @returns {readonly string[]} the failed test files; none if retrying would only take time
 */
export function filesToTryAgain(file) {
  /** @type {{ status: string, name: string }[]} */
  const files = readReport(file)?.testResults ?? []
  const failed = files.filter(({ status }) => status === 'failed').map(({ name }) => name)
  return failed.length > FILES_WORTH_A_SECOND_TRY ? [] : failed
}

/**
 * @param {string} first the report of all files
 * @param {string} second the report of those tried again
 * @param {number} status of the second run
 * @returns {Tally} each test at its last try
 */
export function tallySecondTry(first, second, status) {
  const again = new Set(filesToTryAgain(first))
  /** @type {{ name: string, assertionResults: { status: string }[] }[]} */
  const files = readReport(first)?.testResults ?? []
  const elsewhere = files.filter(({ name }) => !again.has(name)).flatMap(({ assertionResults }) => assertionResults)
  const tally = tallyVitest(second, status)
  return { ...tally, passed: tally.passed + elsewhere.filter((test) => test.status === 'passed').length }
}

/**
 * No journey is skipped on purpose: those were interrupted or never began.
 * @param {string} file
 * @param {number} status how the runner ended
 * @returns {Tally}
 */
export function tallyPlaywright(file, status) {
  const report = readReport(file)
  if (report === undefined) return NEVER_RAN
  const { expected, flaky, unexpected, skipped } = report.stats
  return withStatus({ passed: expected + flaky, failed: unexpected + skipped }, status)
}

/** @typedef {{ file: string, suites?: Suite[], specs?: { title: string, tests: { results: { duration: number }[] }[] }[] }} Suite */

/**
 * The seconds of each test file, by path in the checkout, and of each journey, by title.
 * @param {readonly string[]} reports missing ones are ignored
 * @returns {ReadonlyMap<string, number>}
 */
export function readTimes(reports) {
  return new Map(reports.map(readReport).flatMap((report) => [...unitTimes(report), ...journeyTimes(report ?? {})]))
}

/** @param {{ testResults?: { name: string, startTime: number, endTime: number }[] } | undefined} report
 * @returns {[string, number][]} */
function unitTimes(report) {
  const files = report?.testResults ?? []
  return files.map(({ name, startTime, endTime }) => [
    relative(projectRoot, name).replaceAll('\\', '/'),
    (endTime - startTime) / 1000,
  ])
}

/** @param {{ suites?: Suite[], specs?: Suite['specs'] }} suite
 * @returns {[string, number][]} */
function journeyTimes({ suites = [], specs = [] }) {
  const own = specs.map(({ title, tests }) => {
    const tries = tests.flatMap(({ results }) => results)
    return /** @type {[string, number]} */ ([title, tries.reduce((sum, { duration }) => sum + duration, 0) / 1000])
  })
  return [...own, ...suites.flatMap(journeyTimes)]
}
