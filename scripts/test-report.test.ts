import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { filesToTryAgain, tallyPlaywright, tallySecondTry, tallyVitest } from './test-report.mjs'

describe('the closing line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const report = (value: unknown) => {
    const file = join(folder, 'report.json')
    writeFileSync(file, JSON.stringify(value))
    return file
  }

  test('counts what the runners report', () => {
    expect(tallyVitest(report({ numPassedTests: 7, numFailedTests: 2 }), 1)).toEqual({ passed: 7, failed: 2 })
    const stats = { expected: 4, flaky: 1, unexpected: 3, skipped: 0 }
    expect(tallyPlaywright(report({ stats }), 1)).toEqual({ passed: 5, failed: 3 })
  })

  test('a journey that did not run to its end has failed, also where the runner is content', () => {
    const stats = { expected: 4, flaky: 0, unexpected: 1, skipped: 2 }
    expect(tallyPlaywright(report({ stats }), 0)).toEqual({ passed: 4, failed: 3 })
  })

  test('a runner that ends badly without a failed test counts as one failure', () => {
    expect(tallyVitest(report({ numPassedTests: 7, numFailedTests: 0 }), 1)).toEqual({ passed: 7, failed: 1 })
  })

  test('a test file that does not load is a failure beside the failed tests', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ]
    const file = report({ numPassedTests: 1, numFailedTests: 1, testResults })
    expect(tallyVitest(file, 1)).toEqual({ passed: 1, failed: 2 })
  })

  test('what failed in few files counts as it ended the second time', () => {
    const testResults = [
      { name: 'a', status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { name: 'b', status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] },
    ]
    const first = join(folder, 'first.json')
    writeFileSync(first, JSON.stringify({ testResults }))
    expect(filesToTryAgain(first)).toEqual(['a'])
    expect(tallySecondTry(first, report({ numPassedTests: 2, numFailedTests: 0 }), 0)).toEqual({ passed: 3, failed: 0 })
    expect(tallySecondTry(first, report({ numPassedTests: 1, numFailedTests: 1 }), 1)).toEqual({ passed: 2, failed: 1 })
    expect(tallySecondTry(first, join(folder, 'missing.json'), 1)).toEqual({ passed: 1, failed: 1 })
    const many = Array.from({ length: 9 }, (_, number) => ({
      name: `${number}`,
      status: 'failed',
      assertionResults: [],
    }))
    expect(filesToTryAgain(report({ testResults: many }))).toEqual([])
    expect(filesToTryAgain(join(folder, 'missing.json'))).toEqual([])
  })

  test('no report, an unreadable report and no test at all are failures', () => {
    expect(tallyVitest(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1 })
    writeFileSync(join(folder, 'broken.json'), '{')
    expect(tallyPlaywright(join(folder, 'broken.json'), 0)).toEqual({ passed: 0, failed: 1 })
    expect(tallyVitest(report({ numPassedTests: 0, numFailedTests: 0 }), 0)).toEqual({ passed: 0, failed: 1 })
  })
})
