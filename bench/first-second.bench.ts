import type { Browser, Page } from '@playwright/test'
import { ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import { type Figure, median } from './figure.ts'
import { fullVenue } from './load/full-venue.ts'
import { launchChromium } from './load/phone-browser.ts'

const PLAYERS = 40
const ROUNDS = 2
const RUNS = 3
/** How many times slower a phone is. */
const SLOWER = 4
/** Lighthouse's slow 4G: 1.6 Mbit/s, 150 ms round trip. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const LONGEST_MS = 30_000
const MOST_WAITED_MS = 1_000
const MOST_UNHEARD_MS = 100

/**
 * How long a page looks ready without answering, on a slow phone and network: a press right after the paint must take effect. The same HTML
 * without scripts is painted for comparison, since a shared machine's times say little alone.
 */
export async function measure(): Promise<readonly Figure[]> {
  const server = await spawnServer({ LOG_LEVEL: 'error' })
  const browser = await launchChromium()
  try {
    const { code } = await fullVenue(new ServerClient({ url: server.url, delayMs: 0 }), PLAYERS, ROUNDS)
    const figures: Figure[] = []
    for (const path of ['/', `/tournament/${code}`, '/login', '/privacy']) {
      const what = path.replace(code, '…')
      figures.push(...(await figuresOf(browser, { what, url: server.url + path })))
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}

type Visit = { readonly what: string; readonly url: string }
/** `hears`: no press is lost from then on; `answers`: the menu pressed after the paint is open. */
type Moments = { readonly painted: number; readonly hears: number; readonly answers: number }

async function figuresOf(browser: Browser, { what, url }: Visit): Promise<readonly Figure[]> {
  const whole: Moments[] = []
  const bare: number[] = []
  for (let run = 0; run < RUNS; run++) {
    bare.push((await momentsOf(browser, url, { isBare: true })).painted)
    whole.push(await momentsOf(browser, url, { isBare: false }))
  }
  const [painted, hears, answers, empty] = [
    median(whole.map((each) => each.painted)),
    median(whole.map((each) => each.hears)),
    median(whole.map((each) => each.answers)),
    median(bare),
  ]
  const lines = `painted ${painted.toFixed(0)} ms, hears ${hears.toFixed(0)} ms, answers ${answers.toFixed(0)} ms; the same HTML without scripts ${empty.toFixed(0)} ms`
  process.stdout.write(`${what}: ${lines}\n`)
  return [
    {
      what: `${what}: from painted to hearing`,
      measured: Math.max(0, hears - painted),
      limit: MOST_UNHEARD_MS,
      unit: 'ms',
    },
    { what: `${what}: from painted to answering`, measured: answers - painted, limit: MOST_WAITED_MS, unit: 'ms' },
    { what: `${what}: answers, of the same HTML without scripts`, measured: answers / empty, limit: 2, unit: 'x' },
  ]
}

async function momentsOf(browser: Browser, url: string, { isBare }: { readonly isBare: boolean }): Promise<Moments> {
  const device = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'fr-FR',
    serviceWorkers: 'block',
  })
  try {
    const page = await device.newPage()
    if (isBare) await withoutScripts(page, url)
    const session = await device.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await page.goto(url, { waitUntil: 'commit' })
    const painted = await momentOf(page, () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    if (isBare) return { painted, hears: painted, answers: painted }
    // Only the app opens the menu.
    await page.locator('header button').first().click()
    const hears = await page.evaluate(() => performance.getEntriesByName('hears')[0]?.startTime ?? 0)
    const isOpen = () => (document.querySelector('[role=menu]') ? performance.now() : undefined)
    return { painted, hears, answers: await momentOf(page, isOpen) }
  } finally {
    await device.close()
  }
}

async function momentOf(page: Page, moment: () => number | undefined): Promise<number> {
  const found = await page.waitForFunction(moment, null, { timeout: LONGEST_MS })
  return (await found.jsonValue()) ?? 0
}

async function withoutScripts(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    await route.fulfill({ response, body })
  })
}
