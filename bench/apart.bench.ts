import type { Browser, CDPSession, Page } from '@playwright/test'
import { addPlayersQuickTournament } from '@tablee/contract/tournaments/add-players-quick-tournament'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { demoPeople } from '../tools/demo/people.ts'
import { ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import { type Figure, median } from './figure.ts'
import { launchChromium } from './load/phone-browser.ts'

const PLAYERS = 256
const ORGANIZER = 'bench-apart-organizer'
/** How many times slower a phone is. */
const SLOWER = 4
const FIRST_TABLES = [3, 5, 7, 9, 11]
const LAST_TABLES = [13, 15, 17, 19, 21]
const LIMIT_MS = 50
/** A machine with much other work is slower at both. */
const MOST_TIMES_A_LINE = 3
const PATIENCE_MS = 120_000

/**
 * From a tap on a result to the frame in which its row shows it, on the page of a desk without a line, and on the same page with one; and
 * the processor time of the page's thread for the first, which other work does not lengthen. An act that asks no server may not take a
 * multiple of one that does: that ends the run with an error. Needs a build.
 */
export async function measure(): Promise<readonly Figure[]> {
  const server = await spawnServer({ LOG_LEVEL: 'error' })
  const browser = await launchChromium()
  try {
    const client = new ServerClient({ url: server.url, delayMs: 0 })
    const desk = await openDesk(browser, server.url, await aRound(client))
    // The first time a page does something it is read and compiled.
    await withAndWithout(desk, 1)
    await slowDown(desk, SLOWER)
    const slow = await eachOf(FIRST_TABLES, (table) => withAndWithout(desk, table))
    await slowDown(desk, 1)
    const quick = await eachOf(LAST_TABLES, (table) => withAndWithout(desk, table))
    return figuresOf(slow, quick)
  } finally {
    await browser.close()
    await server.stop()
  }
}

type Taken = { readonly shownMs: number; readonly workMs: number }
type Both = { readonly line: Taken; readonly apart: Taken }

/** A result with a line, and the next table's without one, which is handed in before this ends. */
async function withAndWithout(desk: Desk, table: number): Promise<Both> {
  const { page } = desk
  const line = await resultOf(desk, table)
  await page.context().setOffline(true)
  const apart = await resultOf(desk, table + 1)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: /décisions? en attente/ }).waitFor({ state: 'hidden' })
  return { line, apart }
}

async function eachOf<Made>(
  tables: readonly number[],
  make: (table: number) => Promise<Made>,
): Promise<readonly Made[]> {
  const made: Made[] = []
  for (const table of tables) made.push(await make(table))
  return made
}

function figuresOf(slow: readonly Both[], quick: readonly Both[]): readonly Figure[] {
  const apart = slow.map((both) => both.apart.shownMs)
  const line = slow.map((both) => both.line.shownMs)
  const work = quick.map((both) => SLOWER * both.apart.workMs)
  const written = (times: readonly number[]) => `${times.map(Math.round).join(' ')} ms`
  process.stdout.write(`a result without a line: ${written(apart)}\nthe same with one: ${written(line)}\n`)
  process.stdout.write(`work of the page for one without a line, ${SLOWER} times: ${written(work)}\n`)
  const [shown, peer] = [median(apart), median(line)]
  if (shown > LIMIT_MS && shown > MOST_TIMES_A_LINE * peer) {
    throw new Error(`a result without a line takes ${Math.round(shown)} ms, with one ${Math.round(peer)} ms`)
  }
  const what = `${PLAYERS} players, ${SLOWER} times slower, a result without a line`
  return [
    { what: `${what}, until it is shown`, measured: shown, limit: LIMIT_MS, unit: 'ms' },
    { what: `${what}, processor time of the page`, measured: median(work), limit: LIMIT_MS, unit: 'ms' },
    { what: `${what}, of the same with one`, measured: shown / peer, limit: MOST_TIMES_A_LINE, unit: 'x' },
  ]
}

type Desk = { readonly page: Page; readonly session: CDPSession }
type Round = { readonly id: string; readonly code: string }

async function aRound(client: ServerClient): Promise<Round> {
  const made = { name: 'Bench', playerCount: PLAYERS, organizerId: ORGANIZER }
  const { tournament } = await client.call(createQuickTournament, made)
  const { code, $id: id } = tournament
  const playerNames = demoPeople(PLAYERS, 'apart').map(({ name }) => name)
  await client.call(addPlayersQuickTournament, { code, playerNames, organizerId: ORGANIZER })
  await client.call(startQuickTournament, { tournamentId: id, organizerId: ORGANIZER })
  return { id, code }
}

async function openDesk(browser: Browser, url: string, { id, code }: Round): Promise<Desk> {
  const context = await browser.newContext({
    ...{ viewport: { width: 1440, height: 900 }, locale: 'fr-FR', serviceWorkers: 'block' },
  })
  const ids = JSON.stringify({ [id]: ORGANIZER })
  await context.addInitScript((kept) => localStorage.setItem('tablee:organizer_ids', kept), ids)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(`${url}/tournament/${code}/admin`)
  await page.getByText('En direct').waitFor()
  // What decides without a line is there, and the state that it decides on.
  await page.waitForFunction(isKept, `${code} base`)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  return { page, session }
}

async function slowDown({ session }: Desk, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

async function isKept(key: string): Promise<boolean> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'tablee-apart')) return false
  return new Promise((resolve) => {
    const opening = indexedDB.open('tablee-apart')
    opening.onsuccess = () => {
      const asked = opening.result.transaction('acts').objectStore('acts').getAllKeys()
      asked.onsuccess = () => {
        opening.result.close()
        resolve(asked.result.includes(key))
      }
    }
  })
}

async function resultOf({ page, session }: Desk, table: number): Promise<Taken> {
  const button = page.locator(`li:has([aria-label="Saisir le score de la table ${table}"]) [data-wins=one]`).first()
  await button.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const timing = page.evaluate(untilShown, `[aria-label="Corriger le score de la table ${table}"]`)
  const before = await threadMs(session)
  await button.click()
  const shownMs = await timing
  return { shownMs, workMs: (await threadMs(session)) - before }
}

async function threadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN)
}

function untilShown(wanted: string): Promise<number> {
  return new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelector(wanted) === null) return
          watching.disconnect()
          requestAnimationFrame((shownAt) => resolve(shownAt - timeStamp))
        }
        const watching = new MutationObserver(look)
        watching.observe(document.body, { subtree: true, childList: true, attributes: true })
      },
      { capture: true, once: true },
    )
  })
}
