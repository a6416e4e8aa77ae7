import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { projectRoot } from './project-root.mjs'
import { tallyPlaywright } from './test-report.mjs'

/** Planted tests find the project's packages there. */
const out = join(projectRoot, '.out')
mkdirSync(out, { recursive: true })
const house = mkdtempSync(join(out, 'planted-'))
/** A killed run cannot clean up. */
const temporary = mkdtempSync(join(tmpdir(), 'planted-'))
// Databases' own user must pass through.
chmodSync(temporary, 0o755)
const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})
afterAll(() => {
  for (const folder of [house, temporary]) rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

/** What a nested runner would take for its own. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|PG_URL)/.test(name)))

function plant(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(house, 'run-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

type Run = {
  readonly child: ChildProcess
  /** Rejects if the run ends without it. */
  readonly says: (words: string) => Promise<string>
  /** The exit status a shell would report, and the whole output. */
  readonly ended: Promise<{ readonly status: number; readonly output: string }>
}

/** @param script below node_modules */
function begin(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(process.execPath, [join(projectRoot, 'node_modules', script), ...args], {
    env: { ...environment, NO_COLOR: '1', TMPDIR: temporary, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  const looks = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      for (const look of looks) look()
    })
  }
  const ended = new Promise<{ status: number; output: string }>((resolve) => {
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve({ status: code ?? 128 + constants.signals[signal ?? 'SIGKILL'], output })
    })
  })
  const says = (words: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const line = output
          .split('\n')
          .slice(0, -1)
          .find((each) => each.includes(words))
        if (line !== undefined) resolve(line)
      }
      looks.add(look)
      look()
      void ended.then(() => reject(new Error(`never said “${words}”:\n${output}`)))
    })
  return { child, says, ended }
}

describe('a run of tests of the server, with the database that it starts', () => {
  const server = join(projectRoot, 'apps/server')
  const CONFIG = `
    import { join } from 'node:path'
    import server from '${server}/vitest.config.ts'
    const globalSetup = server.test.globalSetup.map((path) => join('${server}', path))
    export default { ...server, root: import.meta.dirname, test: { ...server.test, globalSetup, include: ['*.test.ts'] } }`
  const IMPORTS = `
    import { expect, inject, test } from 'vitest'
    import { startPostgres } from '${server}/src/database/testing/start-postgres.ts'`

  function runPlanted(text: string, reporter = 'default'): Run {
    const folder = plant({ 'vitest.config.mjs': CONFIG, 'planted.test.ts': `${IMPORTS}\n${text}` })
    if (reporter !== 'default') writeFileSync(join(folder, 'reporter.mjs'), reporter)
    const reporters = reporter === 'default' ? [] : ['--reporter=default', `--reporter=${join(folder, 'reporter.mjs')}`]
    return begin('vitest/vitest.mjs', ['run', '--config', join(folder, 'vitest.config.mjs'), ...reporters])
  }

  async function toldPort(run: Run): Promise<number> {
    return Number(/:(\d+)\/postgres/.exec(await run.says('postgres://'))?.[1])
  }

  const isGone = (port: number) => vi.waitUntil(async () => !(await isListening(port)), { timeout: 30_000 })

  test('ends with 0 when every test passes', async () => {
    const run = runPlanted("test('has it', () => expect(inject('postgresUrl')).toMatch(/^postgres:/))")
    const { status, output } = await run.ended
    expect(output).toContain('1 passed')
    expect(status).toBe(0)
  })

  test.each([
    ['a test fails', "test('counts', () => expect(1 + 1).toBe(3))", '1 failed'],
    ['a file is no TypeScript', "test('counts', () => {", 'Failed Suites 1'],
    ['a file imports what is not there', "import './nowhere.ts'\ntest('counts', () => {})", 'Failed Suites 1'],
  ])('ends with 1 when %s', async (_, text, said) => {
    const { status, output } = await runPlanted(text).ended
    expect(output).toContain(said)
    expect(status).toBe(1)
  })

  test('ends with 1 when a test fails that has started a database of its own, which goes with it', async () => {
    const run = runPlanted(
      "test('starts', async () => { console.log((await startPostgres()).url); expect(1 + 1).toBe(3) })",
    )
    const port = await toldPort(run)
    expect((await run.ended).status).toBe(1)
    await isGone(port)
  })

  const WAITS = "test('waits', () => { console.log(inject('postgresUrl')); return new Promise(() => {}) })"
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'that dies of %s has not passed, and takes its database along',
    async (signal) => {
      const run = runPlanted(WAITS)
      const port = await toldPort(run)
      expect(await isListening(port)).toBe(true)
      run.child.kill(signal)
      expect((await run.ended).status).toBe(128 + constants.signals[signal])
      await isGone(port)
    },
  )

  test('that ends before its time takes its database along', async () => {
    const told = "test('tells', () => { console.log(inject('postgresUrl')) })"
    const run = runPlanted(told, 'export default class { onTestRunEnd() { process.exit(3) } }')
    const port = await toldPort(run)
    expect((await run.ended).status).toBe(3)
    await isGone(port)
  })
})

describe('a run of tests in a browser', () => {
  const CONFIG = 'export default { testDir: import.meta.dirname, workers: 1, timeout: 0 }'
  const TESTS = `
    import { test } from '@playwright/test'
    test('passes', () => {})
    test('waits', () => { console.log('begun'); return new Promise(() => {}) })
    test('comes later', () => {})`

  /** As the closing line counts it. */
  function runPlanted(text: string, before?: string): Run & { readonly report: string } {
    const folder = plant({ 'playwright.config.mjs': CONFIG, 'planted.spec.mjs': text })
    const report = join(folder, 'report.json')
    if (before !== undefined) writeFileSync(report, before)
    const args = ['test', '--config', join(folder, 'playwright.config.mjs'), '--reporter=line,json']
    return { ...begin('@playwright/test/cli.js', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }), report }
  }

  test('that is cut off counts the test under way, and those that never began, as failed', async () => {
    const run = runPlanted(TESTS)
    await run.says('begun')
    run.child.kill('SIGINT')
    const { status } = await run.ended
    expect(status).toBe(130)
    expect(tallyPlaywright(run.report, status)).toEqual({ passed: 1, failed: 2 })
  })

  const earlier = JSON.stringify({ stats: { expected: 3, skipped: 0, unexpected: 0, flaky: 0 } })
  test.each([
    ['SIGTERM', 'leaving no report', undefined],
    ['SIGKILL', 'leaving no report', undefined],
    ['SIGKILL', 'leaving that of an earlier run', earlier],
  ] as const)('that dies of %s, %s, has failed', async (signal, _, before) => {
    const run = runPlanted(TESTS, before)
    await run.says('begun')
    run.child.kill(signal)
    const { status } = await run.ended
    expect(status).toBe(128 + constants.signals[signal])
    expect(tallyPlaywright(run.report, status).failed).toBe(1)
  })

  test('with a file that cannot be loaded has failed', async () => {
    const run = runPlanted("import './nowhere.mjs'")
    const { status } = await run.ended
    expect(status).toBe(1)
    expect(tallyPlaywright(run.report, status)).toEqual({ passed: 0, failed: 1 })
  })
})

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
