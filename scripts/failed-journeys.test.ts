import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { runQuietly } from './processes.mjs'
import { projectRoot } from './project-root.mjs'

/** Git ignores it. */
const FOLDER = join(projectRoot, '.out', 'planted-journeys')
const KEPT = join(FOLDER, 'kept')
const REPORT = join(FOLDER, 'report.json')

const CONFIG = `
import journeys from '../../playwright.config.ts'
const { webServer, ...rest } = journeys
export default {
  ...rest,
  testDir: '.',
  outputDir: 'kept',
  globalTeardown: '../../e2e/evidence-budget.ts',
  webServer: { ...webServer, cwd: '../..' },
  retries: 0,
}`

const JOURNEYS = `
import { writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { cut } from '../../e2e/cut.ts'
import { test } from '../../e2e/journey.ts'
import { filledQuickTournament, startQuick } from '../../e2e/people/filled-tournament.ts'

test('a warning and a refusal', async ({ browser }) => {
  const device = await browser.newContext()
  const tournament = await filledQuickTournament(device, 4)
  await startQuick(device, tournament)
  const page = await device.newPage()
  await page.goto('/tournament/' + tournament.code)
  await page.evaluate(async () => {
    console.warn('planted warning')
    await fetch('/v1/planted')
  })
})

test('on the page that the runner opens', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => console.info('planted word'))
})

test('an error that nobody catches', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('planted rejection'))))
})

test('an expectation that nobody meets', async ({ page, expects }) => {
  expects.answer(404, '/v1/planted')
  await page.goto('/about')
})

test('what is left out', async ({}, journey) => {
  writeFileSync(journey.outputPath('huge.zip'), Buffer.alloc(6_000_000))
  writeFileSync(journey.outputPath('large.txt'), Buffer.alloc(500_000))
  throw new Error('planted failure')
})

test('expected: a refusal and a word', async ({ page, expects }) => {
  expects.answer(404, /v1.planted$/)
  expects.console(/^planted warning$/)
  await page.goto('/about')
  await page.evaluate(async () => {
    console.warn('planted warning')
    await fetch('/v1/planted')
  })
})

test('expected: a page that is left while it asks', async ({ page }) => {
  await page.goto('/about')
  await page.route('**/v1/planted', () => {})
  await page.evaluate(() => void fetch('/v1/planted').catch(() => {}))
  await page.goto('/privacy')
})

test('expected: a journey takes the network away', async ({ page, context }) => {
  await page.goto('/about')
  await cut(page, '**/v1/planted')
  await page.evaluate(() => fetch('/v1/planted').catch(() => {}))
  await context.setOffline(true)
  await page.evaluate(() => fetch('/v1/elsewhere').catch(() => {}))
})
`

type Reported = {
  readonly title: string
  readonly ok: boolean
  readonly tests: readonly {
    readonly results: readonly {
      readonly errors: readonly { readonly message: string }[]
      readonly attachments: readonly { readonly name: string; readonly path?: string }[]
    }[]
  }[]
}

async function runPlanted(): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'playwright.config.ts'), CONFIG)
  writeFileSync(join(FOLDER, 'planted.spec.ts'), JOURNEYS)
  // The journeys get their own server and folders.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:E2E_|VITEST|TEST|NODE_ENV|DEV$|PROD$|SSR$)/.test(name),
  )
  const env = { ...Object.fromEntries(own), E2E_KEPT_MB: '3', PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT }
  const words = ['node_modules/@playwright/test/cli.js', 'test', '--config', FOLDER, '--reporter=line,json']
  const { output } = await runQuietly(process.execPath, words, { cwd: projectRoot, env })
  return output
}

describe('journeys that are planted to fail, and others', () => {
  let output = ''
  let journeys: ReadonlyMap<string, Reported> = new Map()
  const errorsOf = (title: string) =>
    journeys.get(title)?.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)) ?? []
  const said = (title: string) =>
    errorsOf(title)
      .map(({ message }) => message)
      .join('\n')
  const filesOf = (title: string) =>
    new Map(
      (journeys.get(title)?.tests[0]?.results[0]?.attachments ?? []).map(
        ({ name, path = '' }) => [name, path] as const,
      ),
    )
  const textOf = (title: string, name: string) => readFileSync(filesOf(title).get(name) ?? '', 'utf8')

  beforeAll(async () => {
    output = await runPlanted()
    const { suites } = JSON.parse(readFileSync(REPORT, 'utf8'))
    const specs: readonly Reported[] = suites[0].specs
    journeys = new Map(specs.map((reported) => [reported.title, reported]))
  })

  test('a warning, an error and a refusal that nobody expects fail a journey, on any device', () => {
    const told = said('a warning and a refusal')
    expect(told, output).toContain('console warning: planted warning')
    expect(told).toMatch(/404 http:.*\/v1\/planted"/)
    expect(said('on the page that the runner opens')).toContain('console info: planted word')
    expect(said('an error that nobody catches')).toContain('uncaught: Error: planted rejection')
  })

  test('what is expected and does not come fails it too', () => {
    expect(said('an expectation that nobody meets')).toContain('an answer 404 at /v1/planted')
  })

  test('what is expected, what is taken back and what the journey cuts off itself fails none', () => {
    const fine = [...journeys.values()].filter(({ title }) => title.startsWith('expected: '))
    expect(fine.map(({ title }) => [title, said(title)])).toEqual(fine.map(({ title }) => [title, '']))
    expect(fine).toHaveLength(3)
  })

  test('one that failed keeps its trace, the console, the log of the server and the seeds', () => {
    const title = 'a warning and a refusal'
    expect(textOf(title, 'console.txt')).toMatch(/device 1 \S+\/tournament\/\w{6} warning: planted warning/)
    const [, requestId = 'none'] = /GET \S+\/v1\/planted 404 (\S+)/.exec(textOf(title, 'requests.txt')) ?? []
    expect(textOf(title, 'server.log')).toContain(`"requestId":"${requestId}"`)
    expect(textOf(title, 'seeds.txt')).toMatch(/^\w{6} round 1: 8-[0-9a-f]{16}$/m)
    const trace = readFileSync(filesOf(title).get('trace') ?? '')
    expect(trace.includes('0-trace.trace')).toBe(true)
    expect(readFileSync(filesOf('on the page that the runner opens').get('trace') ?? '').includes('0-trace')).toBe(true)
  })

  test('all of them together stay within the limit: the largest trace is left out, and that is said', () => {
    const left = readdirSync(KEPT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const bytes = left.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    expect(bytes).toBeLessThan(3_000_000)
    const names = left.map(({ name }) => name)
    expect(names).toContain('large.txt')
    expect(names).toContain('huge.zip.left-out.txt')
    expect(names).not.toContain('huge.zip')
    expect(output).toMatch(/huge\.zip is left out/)
  })
})
