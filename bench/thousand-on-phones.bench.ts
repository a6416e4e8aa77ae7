import type { Browser } from '@playwright/test'
import { createDeviceLink } from '@tablee/contract/tournaments/create-device-link'
import { newOrganizer, signIn } from '../tools/replay/organizer-account.ts'
import { ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import type { Figure } from './figure.ts'
import { at, type Course as CourseOf, type Courses, measureCourses } from './load/courses.ts'
import { LargeRound, type Viewport } from './load/large-desk.ts'
import { launchChromium } from './load/phone-browser.ts'
import type { Shown } from './load/traced-act.ts'

// What those who play and watch do on the page of a large event: the longest task of the page's thread, and the work until the act is shown.
// `HALL_PLAYERS=1000`: one size only; `HALL_ACTS=search,heard`: some acts only; `HALL_TIMES=9`: how often each; `HALL_SCREENS=phone`: one screen.

const SIZES = (process.env.HALL_PLAYERS ?? '1000,500').split(',').map(Number)
const WANTED = process.env.HALL_ACTS?.split(',')
const TIMES = Number(process.env.HALL_TIMES ?? 5)
const SCREENS = (process.env.HALL_SCREENS ?? 'phone,desk').split(',')
const VIEWPORTS: Readonly<Record<string, Viewport>> = {
  phone: { width: 412, height: 915 },
  desk: { width: 1440, height: 900 },
}
const ROUNDS = 3
const RESTS_MS = 1_200
const PATIENCE_MS = 60_000

/** One who plays, opened by a link to this device. */
type At = {
  readonly page: Awaited<ReturnType<Browser['newPage']>>
  readonly round: LargeRound
  readonly address: string
}
type Course = CourseOf<At>

export async function measure(): Promise<readonly Figure[]> {
  const server = await spawnServer({ LOG_LEVEL: 'error' })
  const browser = await launchChromium()
  try {
    const figures: Figure[] = []
    for (const players of SIZES) {
      const client = new ServerClient({ url: server.url, delayMs: 0 })
      const organizer = await newOrganizer(client, { ...process.env, DATA_DIR: server.dataFolder, DATABASE_URL: '' })
      await signIn(client, organizer)
      const round = new LargeRound(client, { players, rounds: ROUNDS })
      await round.play()
      for (const screen of SCREENS) {
        const hall = await hallOf({ browser, client }, round, VIEWPORTS[screen])
        const how = { page: { browser, page: hall.page }, wanted: WANTED, restsMs: RESTS_MS }
        figures.push(...(await measureCourses(hall, COURSES, { ...how, who: `${players} players, ${screen}` })))
        await hall.page.context().close()
      }
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function hallOf(
  { browser, client }: { readonly browser: Browser; readonly client: ServerClient },
  round: LargeRound,
  viewport: Viewport | undefined,
): Promise<At> {
  const context = await browser.newContext({
    ...(viewport ? { viewport } : {}),
    ...{ locale: 'fr-FR', serviceWorkers: 'block' },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const address = `${client.url}/tournament/${round.code}`
  const { data } = await client.call(createDeviceLink, { code: round.code, playerName: round.nameOf(6) })
  await page.goto(`${address}/device#${data.oneTimeCode}`)
  await page.waitForURL(`${address}/player`)
  return { page, round, address }
}

const HEAD = 'section[aria-labelledby=matches-title] h3 button'
const FIELD = 'section[aria-labelledby=matches-title] input[type=search]'
const WHOLE = '#standings button:has-text("Voir les ")'
const OWN_PLACE = 'button:has-text("Pourquoi cette place")'

async function* opening({ page, address }: At): ReturnType<Course> {
  const act = async () => {
    await page.goto(address)
    await page.waitForSelector(HEAD)
  }
  yield { what: 'opening the page', shown: null, act }
}

async function* heard({ page, round }: At): ReturnType<Course> {
  const done = round.entered + 1
  const shown = { selector: HEAD, text: `${done} sur`, isHeard: true }
  yield { what: 'a result that arrives', shown, act: () => round.enterLast() }
  await page.waitForTimeout(RESTS_MS)
}

async function* search({ page }: At): ReturnType<Course> {
  await page.focus(FIELD)
  const act = async () => {
    for (const key of 'zoé') {
      await page.keyboard.insertText(key)
      await page.waitForTimeout(150)
    }
  }
  yield { what: 'three letters into the search', shown: null, act }
  await page.keyboard.press('Shift+Home')
  yield { what: 'and away with them', shown: null, act: () => page.keyboard.press('Delete') }
}

async function* ranking({ page }: At): ReturnType<Course> {
  await page.locator(WHOLE).scrollIntoViewIfNeeded()
  await page.waitForTimeout(RESTS_MS)
  const shown: Shown = { selector: '#standings tbody tr:nth-child(30)' }
  yield { what: 'the whole ranking', shown, act: await at(page, WHOLE) }
  await page.locator('#standings tbody tr >> nth=9').scrollIntoViewIfNeeded()
  await page.waitForTimeout(RESTS_MS)
  const row = '#standings tbody tr:nth-child(10) button'
  yield { what: 'a row of it', shown: { selector: 'td[colspan] section' }, act: await at(page, row) }
  yield { what: 'its closing', shown: { selector: 'td[colspan] section', isGone: true }, act: await at(page, row) }
  await page.locator('button:has-text("Voir seulement")').click()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(RESTS_MS)
}

async function* scrolling({ page }: At): ReturnType<Course> {
  const act = async () => {
    await page.mouse.move(200, 500)
    for (let step = 0; step < 150; step++) {
      await page.mouse.wheel(0, 150)
      await page.waitForTimeout(16)
    }
  }
  yield { what: 'scrolling through the tables', shown: null, act }
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(RESTS_MS)
}

async function* ownTable({ page, round, address }: At, time: number): ReturnType<Course> {
  const act = async () => {
    await page.goto(`${address}/player`)
    await page.waitForSelector(OWN_PLACE)
  }
  yield { what: 'opening one’s own table', shown: null, act }
  yield { what: 'a result that arrives at one’s own table', shown: null, act: () => round.enterLast() }
  if (time > 0) return
  await page.waitForTimeout(RESTS_MS)
  const why = await at(page, OWN_PLACE)
  yield { what: 'why this place', shown: { selector: '.basis-full section h3' }, act: why }
}

async function* nextRound({ page, round, address }: At): ReturnType<Course> {
  await page.goto(address)
  await page.waitForSelector(HEAD)
  await round.enterAll()
  await page.waitForTimeout(RESTS_MS)
  const shown = { selector: HEAD, text: '0 sur', isHeard: true }
  yield { what: 'the next round', shown, act: () => round.pair() }
}

const COURSES: Courses<At> = {
  own: { course: ownTable, times: TIMES },
  open: { course: opening, times: 3 },
  heard: { course: heard, times: TIMES },
  search: { course: search, times: TIMES },
  ranking: { course: ranking, times: 3 },
  scroll: { course: scrolling, times: 2 },
  next: { course: nextRound, times: 2 },
}
