import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Tally */

/** A report that is missing, unreadable or empty means that its runner never came to its tests.
 * @type {Tally} */
const NEVER_RAN = { passed: 0, failed: 1 }

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A runner that ends badly though each of its tests passed (a suite that does not load, a leak) has failed once.
 * @param {Tally} tally
 * @param {number} status
 * @returns {Tally} */
function withStatus(tally, status) {
  if (tally.passed + tally.failed === 0) return NEVER_RAN
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/** A test file that does not load has no test that could fail.
 * @param {{ status: string, assertionResults: { status: string }[] }[]} files */
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

/**
 * @param {string} file
 * @param {number} status how the runner ended
 * @returns {Tally}
 */
export function tallyPlaywright(file, status) {
  const report = readReport(file)
  if (report === undefined) return NEVER_RAN
  const { expected, flaky, unexpected } = report.stats
  return withStatus({ passed: expected + flaky, failed: unexpected }, status)
}
