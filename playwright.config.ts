import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { leanBrowser } from './e2e/browsers.ts'

/** The runner reads this file once for itself and once in each worker: the workers take what the runner chose. */
async function choosePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port')
  return String(address.port)
}

function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

process.env.E2E_PORT ??= await choosePort()
process.env.E2E_DATA_DIR ??= makeDataFolder()
// What the server says, of which a journey that fails keeps its part.
process.env.E2E_SERVER_LOG ??= join(process.env.E2E_DATA_DIR, 'server.log')
// Where a journey may open a deck site of its own.
process.env.E2E_DECK_SITE_PORT ??= await choosePort()

const address = `http://127.0.0.1:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  // One long file would keep one worker busy while the other has nothing left.
  fullyParallel: true,
  outputDir: 'test-results',
  globalTeardown: './e2e/evidence-budget.ts',
  // Journeys wait for screens: one more than there are cores leaves none of them idle.
  workers: Math.min(4, availableParallelism() + 1),
  // A browser that a busy machine starves is no fault of ours; the report names what passed only then.
  retries: 1,
  // On a busy machine an evening takes longer, and a screen is drawn later.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'line',
  use: {
    baseURL: address,
    // What is never there to be pressed fails before the whole journey has run out of time.
    actionTimeout: 60_000,
    locale: 'fr-FR',
    // A phone that comes for the first time keeps the whole app beside its first page: a quarter of the work of an evening
    // of phones. Journeys without a network, and the whole evenings, ask for it.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Paris',
    // Pictures and copies of every page take as long as the journey itself; `--trace on` takes them for one that failed.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: leanBrowser,
  },
  webServer: {
    command: 'node scripts/start-logged.mjs',
    url: `${address}/`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: process.env.E2E_PORT,
      HOST: '127.0.0.1',
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: '',
      PUBLIC_URL: address,
      RATE_LIMITS: 'off',
      E2E_SERVER_LOG: process.env.E2E_SERVER_LOG,
      LOG_LEVEL: 'info',
      ACCESS_LOG: 'on',
      DECK_SITE_URL: `http://127.0.0.1:${process.env.E2E_DECK_SITE_PORT}`,
    },
  },
})
