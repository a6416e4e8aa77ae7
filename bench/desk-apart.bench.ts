import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addPlayersQuickTournament } from '@tablee/contract/tournaments/add-players-quick-tournament'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import { type Figure, median } from './figure.ts'
import { baseKept } from './load/desk-screen.ts'
import { launchChromium } from './load/phone-browser.ts'

const PLAYERS = 256
/** How many times slower a phone is. */
const SLOWER = 4
const SHOWN_WITHIN_MS = 50
const ACTS = 12
/** The first acts begin to work alone, and compile what follows. */
const WARMING = 3
const PATIENCE_MS = 60_000

const SCREENS = [
  { name: 'desk', viewport: { width: 1440, height: 900 } },
  { name: 'tablet', viewport: { width: 820, height: 1180 } },
] as const

/** From the press of a result without a network to the row that shows it, decided and kept by the device. */
export async function measure(): Promise<readonly Figure[]> {
  const server = await spawnServer({ LOG_LEVEL: 'error' })
  const browser = await launchChromium()
  try {
    const figures: Figure[] = []
    for (const { name, viewport } of SCREENS) {
      const { code, path, secrets } = await aRound(new ServerClient({ url: server.url, delayMs: 0 }))
      const context = await browser.newContext({ viewport, locale: 'fr-FR', serviceWorkers: 'block' })
      await context.addInitScript((kept) => localStorage.setItem('tablee:organizer_ids', kept), secrets)
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      await page.goto(`${server.url}${path}`)
      await baseKept(page, code)
      await context.setOffline(true)
      const quiet = Math.min(...(await loops(page, 40)))
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      const acts = (await timesOfActs(page)).slice(WARMING)
      const measured = median(acts.map(({ shown }) => shown))
      const slower = median(acts.map(({ loop }) => loop)) / quiet
      process.stdout.write(`${name}: ${acts.map(({ shown }) => shown.toFixed(0)).join(' ')} ms\n`)
      process.stdout.write(
        `${name}: a loop took ${slower.toFixed(1)} times as long as at best; ${SLOWER} times, it would be ${((measured * SLOWER) / slower).toFixed(0)} ms\n`,
      )
      figures.push({
        what: `${PLAYERS} players, ${SLOWER} times slower, ${name}: a result without a network is shown, median`,
        measured,
        limit: SHOWN_WITHIN_MS,
        unit: 'ms',
      })
      await context.close()
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function aRound(client: ServerClient) {
  const organizerId = randomUUID()
  const { tournament } = await client.call(createQuickTournament, { name: 'Bench', playerCount: PLAYERS, organizerId })
  const { $id: tournamentId, code } = tournament
  const playerNames = Array.from({ length: PLAYERS }, (_, index) => `Player ${index}`)
  await client.call(addPlayersQuickTournament, { code, playerNames, organizerId })
  await client.call(startQuickTournament, { tournamentId, organizerId })
  return { code, path: `/tournament/${code}/admin`, secrets: JSON.stringify({ [tournamentId]: organizerId }) }
}

/** In ms: a yardstick, for other work on the machine makes acts and loops slower alike. */
function loops(page: Page, count: number): Promise<readonly number[]> {
  return page.evaluate(
    (times) =>
      Array.from({ length: times }, () => {
        const start = performance.now()
        let value = 1
        for (let step = 0; step < 3e6; step++) value = (value * 31 + step) | 0
        return performance.now() - start + 0 * value
      }),
    count,
  )
}

async function timesOfActs(page: Page) {
  const times: { readonly shown: number; readonly loop: number }[] = []
  for (let table = 1; table <= ACTS; table++) {
    const before = await loops(page, 3)
    const watching = await page.evaluateHandle(watchRow, table)
    const button = await page.waitForSelector(`li:has([aria-label$=" la table ${table}"]) fieldset button >> nth=0`)
    const box = await button.boundingBox()
    if (!box) throw new Error(`table ${table} offers no result`)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    const shown = await watching.evaluate((row) => row.shown)
    times.push({ shown, loop: median([...before, ...(await loops(page, 2))]) })
    // Until the undo, the count and the next button stand.
    await page.waitForTimeout(1_000)
  }
  return times
}

/** Runs in the page: from the press, by the browser's clock, to the mutation that shows the result. */
function watchRow(table: number): { readonly shown: Promise<number> } {
  const find = (label: string) => document.querySelector(`[aria-label="${label} le score de la table ${table}"]`)
  const row = find('Saisir')?.closest('li')
  row?.scrollIntoView({ block: 'center' })
  const shown = new Promise<number>((resolve) => {
    if (!row) return
    row.addEventListener(
      'click',
      ({ timeStamp }) => {
        new MutationObserver((_, observer) => {
          if (!find('Corriger')) return
          observer.disconnect()
          resolve(performance.now() - timeStamp)
        }).observe(row, { subtree: true, childList: true, attributes: true })
      },
      { capture: true, once: true },
    )
  })
  return { shown }
}
