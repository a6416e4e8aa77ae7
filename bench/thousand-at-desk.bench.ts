import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import { newOrganizer, signIn } from '../tools/replay/organizer-account.ts'
import { ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import type { Figure } from './figure.ts'
import { at, type Course as CourseOf, type Courses, measureCourses } from './load/courses.ts'
import { deskOf, type LargeDesk, LargeRound, typeWithin } from './load/large-desk.ts'
import { launchChromium } from './load/phone-browser.ts'
import type { Shown } from './load/traced-act.ts'

// The longest task of the page's thread for each act at the desk, with a network: processor time at full speed, taken four times.
// `DESK_PLAYERS=1000`: one size only; `DESK_ACTS=typed,tabs`: some acts only; `DESK_TIMES=9`: how often each.

const SIZES = (process.env.DESK_PLAYERS ?? '1000,500').split(',').map(Number)
const WANTED = process.env.DESK_ACTS?.split(',')
const TIMES = Number(process.env.DESK_TIMES ?? 5)
const VIEWPORT = { width: 1440, height: 900 } as const
const ROUNDS = 3
const RESTS_MS = 1_200
/** Of somebody practised, for `132 Enter 2 1`. */
const TYPED_IN_MS = 200
const A_SECOND = 10

type At = { readonly desk: LargeDesk; readonly round: LargeRound }
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
      const desk = await deskOf({ browser, url: server.url, organizer }, round, VIEWPORT)
      const how = { page: desk, wanted: WANTED && ['open', ...WANTED], restsMs: RESTS_MS }
      figures.push(...(await measureCourses({ desk, round }, COURSES, { ...how, who: `${players} players` })))
      await desk.context.close()
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}

const entered = (table: number): Shown => ({ selector: `[aria-label="Corriger le score de la table ${table}"]` })
const open = (table: number): Shown => ({ selector: `[aria-label="Saisir le score de la table ${table}"]` })
const SHEET: Shown = { selector: '[role=dialog]' }
const tab = (name: string) => `[role=tab]:has-text("${name}")`
const panel = (name: string): Shown => ({ selector: `[role=tab][aria-selected=true]`, text: name })

async function* opening({ desk }: At): ReturnType<Course> {
  const act = async () => {
    await desk.page.goto(desk.address)
    await desk.page.waitForSelector(open(20).selector)
  }
  yield { what: 'opening the desk', shown: null, act }
}

async function* typed({ desk, round }: At, time: number): ReturnType<Course> {
  const table = 101 + 23 * time
  const act = () => typeWithin(desk, [...String(table), 'Enter', '2', '1'], TYPED_IN_MS)
  yield { what: 'a result typed in 200 ms', shown: entered(table), act }
  round.isEntered(table)
  await sheetGone(desk)
}

/** In the order of the keys, each shown before the next one. */
async function* slowly({ desk, round }: At, time: number): ReturnType<Course> {
  const table = 103 + 23 * time
  yield { what: 'the number of a table', shown: null, act: () => typeWithin(desk, [...String(table)], 60) }
  yield { what: 'its sheet, by Enter', shown: SHEET, act: () => typeWithin(desk, ['Enter'], 10) }
  yield { what: 'its result, by two keys', shown: entered(table), act: () => typeWithin(desk, ['2', '1'], 40) }
  round.isEntered(table)
  await sheetGone(desk)
}

async function* heard({ desk, round }: At): ReturnType<Course> {
  const act = () => round.enterLast()
  const shown = () => ({ ...entered(round.last), isHeard: true })
  yield { what: 'a result that arrives', shown: shown(), act }
  await desk.page.locator('input[type=search]').first().fill('4')
  await desk.page.waitForTimeout(RESTS_MS)
  yield { what: 'a result that arrives beside a number that is typed', shown: shown(), act }
  await desk.page.locator('input[type=search]').first().fill('')
  await desk.page.waitForTimeout(RESTS_MS)
}

/** As many as ten phones a second send, for five results. */
async function* beside({ desk, round }: At, time: number): ReturnType<Course> {
  const act = async () => {
    const phones = { areSending: true }
    const sending = sendOn(round, phones)
    for (let result = 0; result < TIMES; result++) {
      const table = 9 + 10 * time + result
      await typeWithin(desk, [...String(table), 'Enter', '2', '1'], TYPED_IN_MS)
      await desk.page.waitForFunction((one) => document.querySelector(one) !== null, entered(table).selector)
      round.isEntered(table)
      await desk.page.waitForTimeout(400)
    }
    phones.areSending = false
    await sending
  }
  yield { what: `${TIMES} results typed beside ten others a second`, shown: null, act }
}

async function sendOn(round: LargeRound, phones: { readonly areSending: boolean }): Promise<void> {
  while (phones.areSending) {
    await round.enterLast()
    await new Promise((resolve) => setTimeout(resolve, 1000 / A_SECOND))
  }
}

async function* tabs({ desk: { page } }: At, time: number): ReturnType<Course> {
  for (const name of ['Joueurs', 'Tables', 'Classement', 'Tables']) {
    const act = await at(page, tab(name))
    const again = time === 0 && name !== 'Tables' ? ', the first time' : ''
    yield { what: `to the tab ${name}${again}`, shown: panel(name), act }
  }
}

async function* search({ desk: { page } }: At): ReturnType<Course> {
  await page.click(tab('Joueurs'))
  await page.waitForTimeout(RESTS_MS)
  await page.focus(':not([hidden]) > [role=tabpanel] input >> nth=0')
  const act = async () => {
    for (const key of 'zoé') {
      await page.keyboard.insertText(key)
      await page.waitForTimeout(150)
    }
  }
  yield { what: 'three letters into the search of players', shown: null, act }
  await page.keyboard.press('Shift+Home')
  yield { what: 'and away with them', shown: null, act: () => page.keyboard.press('Delete') }
  const row = await at(page, ':not([hidden]) > [role=tabpanel] [data-whole-row] >> nth=7')
  yield { what: "a player's sheet", shown: SHEET, act: row }
  yield { what: 'its closing', shown: { ...SHEET, isGone: true }, act: () => page.keyboard.press('Escape') }
  await page.click(tab('Tables'))
  await page.waitForTimeout(RESTS_MS)
}

async function* scrolling({ desk: { page } }: At): ReturnType<Course> {
  const act = async () => {
    await page.mouse.move(400, 500)
    for (let step = 0; step < 150; step++) {
      await page.mouse.wheel(0, 150)
      await page.waitForTimeout(16)
    }
  }
  yield { what: 'scrolling through the tables', shown: null, act }
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(RESTS_MS)
}

async function* nextRound({ desk: { page }, round }: At): ReturnType<Course> {
  await round.enterAll()
  const button = page.locator('button:has-text("Ronde suivante")')
  await button.waitFor()
  await page.waitForTimeout(RESTS_MS)
  yield { what: 'the next round', shown: open(1), act: await at(page, 'button:has-text("Ronde suivante")') }
  const listed = await page.request.get(`${new URL(page.url()).origin}${documentPath(round.code)}`, {
    headers: { 'x-appwrite-project': 'tablee' },
  })
  const { documents } = (await listed.json()) as { documents: Parameters<typeof readTournamentDocument>[0][] }
  const [document] = documents
  if (document) round.begins(readTournamentDocument(document).tournament.matches.filter(isMeeting))
}

function documentPath(code: string): string {
  const query = encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'code', values: [code] }))
  return `/v1/databases/tablee/collections/tournaments/documents?queries[0]=${query}`
}

async function sheetGone({ page }: LargeDesk): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[role=dialog]') === null)
}

const COURSES: Courses<At> = {
  open: { course: opening, times: 3 },
  typed: { course: typed, times: TIMES },
  slowly: { course: slowly, times: TIMES },
  heard: { course: heard, times: TIMES },
  beside: { course: beside, times: 2 },
  tabs: { course: tabs, times: TIMES },
  search: { course: search, times: TIMES },
  scroll: { course: scrolling, times: 2 },
  next: { course: nextRound, times: 2 },
}
