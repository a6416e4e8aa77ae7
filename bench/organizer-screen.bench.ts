import type { Browser, Page } from '@playwright/test'
import { PROJECT_ID } from '@tablee/contract/channels'
import { addPlayersAtDesk } from '@tablee/contract/registrations/add-players-at-desk'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { generateAdvancedPairings } from '@tablee/contract/tournaments/generate-advanced-pairings'
import { submitAdvancedScore } from '@tablee/contract/tournaments/submit-advanced-score'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import { newOrganizer, type Organizer, signIn } from '../tools/replay/organizer-account.ts'
import { ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import type { Figure } from './figure.ts'
import { launchChromium } from './load/phone-browser.ts'

const PLAYERS = 1000
const AT_ONCE = 500
const ROUNDS = 3
/** How many times slower a phone is. */
const SLOWER = 4
const LONGEST_FRAME_MS = 50
const SCORES_BY_HAND = 5
const SCORES_OF_OTHERS = 20
const PATIENCE_MS = 60_000
const FIRST_IN_ROW = 8

const PHONE = { name: 'phone', viewport: { width: 412, height: 823 } } as const
const DESK = { name: 'desk', viewport: { width: 1440, height: 900 } } as const
type Screen = typeof PHONE | typeof DESK

type Event = {
  readonly code: string
  readonly enterScore: () => Promise<void>
}

/** Frame times on phone and desk of an organizer with a thousand players: scrolling, scoring, hearing of scores. */
export async function measure(): Promise<readonly Figure[]> {
  const server = await spawnServer({ LOG_LEVEL: 'error' })
  const browser = await launchChromium()
  try {
    const client = new ServerClient({ url: server.url, delayMs: 0 })
    const organizer = await newOrganizer(client, { ...process.env, DATA_DIR: server.dataFolder, DATABASE_URL: '' })
    await signIn(client, organizer)
    const event = await anEvent(client)
    const on = { url: server.url, organizer, event }
    const phone = await measureScreen(await openScreen(browser, { ...on, screen: PHONE }), event, PHONE)
    return [...phone, ...(await measureScreen(await openScreen(browser, { ...on, screen: DESK }), event, DESK))]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function anEvent(client: ServerClient): Promise<Event> {
  const announcement = { name: 'Bench', gameType: 'magic', format: 'modern', maxPlayers: PLAYERS } as const
  const tournamentDate = new Date().toISOString()
  const { tournamentId, code } = await client.call(createAdvancedTournament, { ...announcement, tournamentDate })
  const names = Array.from({ length: PLAYERS }, (_, index) => ({ playerName: `Player ${index}` }))
  for (let from = 0; from < PLAYERS; from += AT_ONCE) {
    await client.call(addPlayersAtDesk, { tournamentId, players: names.slice(from, from + AT_ONCE) })
  }
  const enter = (roundId: string) => client.call(submitAdvancedScore, { roundId, score1: 2, score2: 1 })
  let open: string[] = []
  for (let roundNumber = 1; roundNumber <= ROUNDS; roundNumber++) {
    for (const roundId of open) await enter(roundId)
    const { data } = await client.call(generateAdvancedPairings, { tournamentId, roundNumber })
    const { matches } = readTournamentDocument(data.tournament).tournament
    open = matches.filter((match) => isMeeting(match) && match.round === roundNumber).map(({ id }) => id)
  }
  return {
    code,
    enterScore: async () => {
      await enter(open.pop() ?? '')
    },
  }
}

type Opening = { readonly url: string; readonly organizer: Organizer; readonly event: Event; readonly screen: Screen }

async function openScreen(browser: Browser, { url, organizer, event, screen }: Opening): Promise<Page> {
  const context = await browser.newContext({
    viewport: screen.viewport,
    locale: 'fr-FR',
    serviceWorkers: 'block',
  })
  await context.request.post(`${url}/v1/account/sessions/email`, {
    headers: { 'x-appwrite-project': PROJECT_ID },
    data: organizer,
  })
  await context.addInitScript(() => localStorage.setItem('tablee:signed_in', 'yes'))
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(`${url}/tournament/${event.code}/admin-advanced`)
  await page.getByRole('tab', { name: 'Tables' }).click()
  await opener(page, 20).waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.waitForTimeout(3000)
  return page
}

const opener = (page: Page, table: number) =>
  page.getByRole('button', { name: `Saisir le score de la table ${table}`, exact: true })

async function measureScreen(page: Page, event: Event, screen: Screen): Promise<readonly Figure[]> {
  const acts = [
    { what: 'scroll through all tables', act: () => scroll(page) },
    screen === PHONE
      ? { what: `enter ${SCORES_BY_HAND} scores`, act: () => enterByHand(page) }
      : { what: `enter ${SCORES_BY_HAND} scores in their rows`, act: () => enterInRows(page) },
    { what: `type ${SCORES_BY_HAND} results`, act: () => typeResults(page) },
    { what: `hear of ${SCORES_OF_OTHERS} scores`, act: () => hearOfOthers(page, event) },
  ]
  const figures: Figure[] = []
  for (const { what, act } of acts) {
    const frames = await framesOf(page, act)
    const late = frames.filter((frame) => frame > LONGEST_FRAME_MS)
    const longest = frames.toSorted((one, other) => other - one).slice(0, 8)
    process.stdout.write(
      `${screen.name}, ${what}: ${frames.length} frames, ${late.length} late, longest ${longest.map(Math.round).join(' ')} ms\n`,
    )
    figures.push({
      what: `${PLAYERS} players, ${SLOWER} times slower, ${screen.name}, longest frame: ${what}`,
      measured: longest[0] ?? 0,
      limit: LONGEST_FRAME_MS,
      unit: 'ms',
    })
  }
  return figures
}

/** In milliseconds. */
async function framesOf(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  const watching = await page.evaluateHandle(() => {
    const times: number[] = []
    const state = { isOn: true }
    const note = (time: number) => {
      times.push(time)
      if (state.isOn) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    return { times, state }
  })
  await act()
  const times = await watching.evaluate(({ times, state }) => {
    state.isOn = false
    return times
  })
  return times.slice(1).map((time, index) => time - (times[index] ?? time))
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(200, 400)
  for (let step = 0; step < 200; step++) {
    await page.mouse.wheel(0, 150)
    await page.waitForTimeout(16)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(500)
}

/** Searching by role and name would keep the page busy. */
async function enterByHand(page: Page): Promise<void> {
  for (let table = 1; table <= SCORES_BY_HAND; table++) {
    await press(page, `[aria-label="Saisir le score de la table ${table}"]`)
    await press(page, `[role=dialog] button[aria-label*=" gagne "]`)
    await page.waitForSelector(`[aria-label="Corriger le score de la table ${table}"]`)
    await page.waitForFunction(() => document.querySelector('[role=dialog]') === null)
  }
  await page.waitForTimeout(500)
}

async function enterInRows(page: Page): Promise<void> {
  for (let table = FIRST_IN_ROW; table < FIRST_IN_ROW + SCORES_BY_HAND; table++) {
    await press(page, `li:has([aria-label="Saisir le score de la table ${table}"]) [data-wins=one]`)
    await page.waitForSelector(`[aria-label="Corriger le score de la table ${table}"]`)
  }
  await page.waitForTimeout(500)
}

/** `400 Enter 2 1`, as fast as the page takes keys. */
async function typeResults(page: Page): Promise<void> {
  const first = page.viewportSize()?.width === PHONE.viewport.width ? 400 : 420
  for (let table = first; table < first + SCORES_BY_HAND; table++) {
    await page.keyboard.type(String(table))
    await page.keyboard.press('Enter')
    await page.keyboard.type('21')
    await page.waitForSelector(`[aria-label="Corriger le score de la table ${table}"]`)
    await page.waitForFunction(() => document.querySelector('[role=dialog]') === null)
    await page.waitForTimeout(400)
  }
  await page.waitForTimeout(500)
}

async function press(page: Page, selector: string): Promise<void> {
  const button = await page.waitForSelector(selector)
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(400)
  const box = await button.boundingBox()
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

async function hearOfOthers(page: Page, event: Event): Promise<void> {
  for (let score = 0; score < SCORES_OF_OTHERS; score++) {
    await event.enterScore()
    await page.waitForTimeout(100)
  }
  await page.waitForTimeout(1000)
}
