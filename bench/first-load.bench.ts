import type { Browser, Page } from '@playwright/test'
import { ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import { type Figure, median } from './figure.ts'
import { fullVenue } from './load/full-venue.ts'
import { launchChromium } from './load/phone-browser.ts'

const PLAYERS = 256
const ROUNDS = 2
/** Compressed scripts before the page is idle. */
const MOST_KB = 130
const MOST_BLOCKING_MS = 100
/** Later files were fetched in the background. */
const LOADED_MS = 1500
const SETTLED_MS = 6000
/** How many times slower a phone is. */
const SLOWER = 4
const RUNS = 5

/** A phone's first visit: each script's compressed size, and how long scripts block touches (task time beyond 50 ms). Needs a build. */
export async function measure(): Promise<readonly Figure[]> {
  const server = await spawnServer({ LOG_LEVEL: 'error' })
  const browser = await launchChromium()
  try {
    const { code } = await fullVenue(new ServerClient({ url: server.url, delayMs: 0 }), PLAYERS, ROUNDS)
    const figures: Figure[] = []
    for (const [what, path] of [
      ['home', '/'],
      [`a tournament of ${PLAYERS}`, `/tournament/${code}`],
    ] as const) {
      figures.push(...(await figuresOf(browser, { what, url: server.url + path })))
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}

type Visit = { readonly what: string; readonly url: string }

async function figuresOf(browser: Browser, { what, url }: Visit): Promise<readonly Figure[]> {
  const { early, all } = await scriptsOf(browser, url)
  const lines = [...early].map(([file, bytes]) => `  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${file}`)
  process.stdout.write(`${what}\n${lines.join('\n')}\n`)
  const blocking: number[] = []
  for (let run = 0; run < RUNS; run++) blocking.push(await blockingOf(browser, url))
  return [
    { what: `${what}: scripts at load`, measured: kilobytes(early), limit: MOST_KB, unit: 'kB' },
    { what: `${what}: scripts after six seconds`, measured: kilobytes(all), limit: MOST_KB, unit: 'kB' },
    {
      what: `${what}: blocking, ${SLOWER} times slower`,
      measured: median(blocking),
      limit: MOST_BLOCKING_MS,
      unit: 'ms',
    },
  ]
}

type Scripts = ReadonlyMap<string, number>

function kilobytes(scripts: Scripts): number {
  return [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000
}

async function scriptsOf(browser: Browser, url: string): Promise<{ readonly early: Scripts; readonly all: Scripts }> {
  return onPhone(browser, async (page) => {
    const found = new Map<string, number>()
    page.on('requestfinished', async (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) found.set(pathname, (await request.sizes()).responseBodySize)
    })
    await page.goto(url)
    await page.waitForTimeout(LOADED_MS)
    const early = new Map(found)
    await page.waitForTimeout(SETTLED_MS - LOADED_MS)
    return { early, all: found }
  })
}

async function blockingOf(browser: Browser, url: string): Promise<number> {
  return onPhone(browser, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url)
    await page.waitForTimeout(SETTLED_MS)
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, { duration }) => sum + duration - 50, 0)),
          )
          observer.observe({ type: 'longtask', buffered: true })
          setTimeout(() => resolve(0), 500)
        }),
    )
  })
}

async function onPhone<Found>(browser: Browser, visit: (page: Page) => Promise<Found>): Promise<Found> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'fr-FR',
    serviceWorkers: 'block',
  })
  try {
    return await visit(await context.newPage())
  } finally {
    await context.close()
  }
}
