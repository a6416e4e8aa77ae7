import type { Browser, Page } from '@playwright/test'
import { ServerClient } from '../tools/replay/server-client.ts'
import { type SpawnedServer, spawnServer } from '../tools/spawn-server.ts'
import { type Figure, median } from './figure.ts'
import { at, type DeskPage, type DeskScreen, deskApart } from './load/desk-screen.ts'
import { launchChromium } from './load/phone-browser.ts'
import { type Shown, timeOfAct, type Work, workOfAct } from './load/traced-act.ts'

// What stands between a press at the desk and the frame that shows what it did, without a network, and what a next press waits for
// afterwards. `SHOWN_ACTS=15`: how often each; `SHOWN_SCREENS=desk,phone`: some screens only; `TRACE_TO=act.json`: keeps the last trace.

const PLAYERS = 256
const TIMES = Number(process.env.SHOWN_ACTS ?? 15)
/** How many times slower a phone is. */
const SLOWER = 4
const SHOWN_WITHIN_MS = 50
/** The first ones bring and compile what the next ones use. */
const WARMING = 3
const SETTLED_MS = 900

const SCREENS: readonly DeskScreen[] = [
  { name: 'desk', width: 1280, height: 800 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'phone', width: 360, height: 740 },
]

/** One press; those of a step follow one another. */
type Act = { readonly what: string; readonly shown: Shown; readonly press: () => Promise<void> }
type Step = (desk: DeskPage, time: number) => AsyncGenerator<Act, void, void>

export async function measure(): Promise<readonly Figure[]> {
  const server = await spawnServer({ LOG_LEVEL: 'error' })
  const browser = await launchChromium()
  const wanted = process.env.SHOWN_SCREENS?.split(',')
  try {
    const figures: Figure[] = []
    for (const screen of SCREENS) {
      if (wanted && !wanted.includes(screen.name)) continue
      const results = screen.name === 'phone' ? bySheet : inRows
      const typed = screen.name === 'desk' ? [byKeys] : []
      figures.push(...(await measureSteps({ server, browser, screen }, false, [results, ...typed, aPlayer])))
      figures.push(...(await measureSteps({ server, browser, screen }, true, [pairing, nextRound])))
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}

type On = { readonly server: SpawnedServer; readonly browser: Browser; readonly screen: DeskScreen }

async function measureSteps(
  { server, browser, screen }: On,
  isPlayed: boolean,
  steps: readonly Step[],
): Promise<readonly Figure[]> {
  const client = new ServerClient({ url: server.url, delayMs: 0 })
  const desk = await deskApart({ browser, client, url: server.url }, screen, { players: PLAYERS, isPlayed })
  const session = await desk.context.newCDPSession(desk.page)
  const figures: Figure[] = []
  for (const step of steps) {
    const worked = new Map<string, Work[]>()
    const lasted = new Map<string, number[]>()
    for (let time = 0; time < WARMING + 2 * TIMES; time++) {
      const isTraced = time < WARMING + TIMES
      await session.send('Emulation.setCPUThrottlingRate', { rate: isTraced ? 1 : SLOWER })
      for await (const { what, shown, press } of step(desk, time)) {
        if (isTraced) {
          const work = await workOfAct(desk, shown, press)
          if (time >= WARMING) note(worked, what, work)
        } else {
          note(lasted, what, await timeOfAct(desk.page, shown, press))
          await desk.page.waitForTimeout(SETTLED_MS)
        }
      }
    }
    for (const [what, works] of worked) {
      const each = works.map(({ untilShown, afterwards, longestTask }) =>
        [untilShown, afterwards, longestTask].map((work) => work.toFixed(1)).join('/'),
      )
      process.stdout.write(
        `${screen.name}: ${what}: ${each.join(' ')} ms until shown/afterwards/longest task of that\n`,
      )
      figures.push(...figuresOf(`${screen.name}: ${what}`, works, lasted.get(what)))
    }
  }
  await desk.context.close()
  return figures
}

function note<Noted>(times: Map<string, Noted[]>, what: string, noted: Noted): void {
  times.set(what, [...(times.get(what) ?? []), noted])
}

function figuresOf(what: string, worked: readonly Work[], lasted: readonly number[] = []): readonly Figure[] {
  const row = (by: string, measured: number, limit = SHOWN_WITHIN_MS) =>
    ({ what: `${PLAYERS} players, ${what}, ${by}`, measured, limit, unit: 'ms' }) as const
  const of = (part: keyof Work) => worked.map((work) => work[part] * SLOWER)
  return [
    row(`until shown, ${SLOWER} times its processor time, median`, median(of('untilShown'))),
    row('worst', Math.max(...of('untilShown'))),
    row('afterwards, all, median', median(of('afterwards')), 0),
    row('longest task afterwards, median', median(of('longestTask'))),
    row('worst', Math.max(...of('longestTask'))),
    row(`by the clock, ${SLOWER} times slower, median`, median(lasted)),
    row('worst', Math.max(...lasted)),
  ]
}

const entered = (table: number): Shown => ({ selector: `[aria-label="Corriger le score de la table ${table}"]` })
const SHEET: Shown = { selector: '[role=dialog]' }
const NO_SHEET: Shown = { selector: '[role=dialog]', isGone: true }

/** A score that stands in its row, and its undo. */
async function* inRows(desk: DeskPage, time: number): ReturnType<Step> {
  const table = time + 1
  const score = `li:has([aria-label$=" la table ${table}"]) fieldset button >> nth=0`
  yield { what: 'a result in its row', shown: entered(table), press: await at(desk, score) }
  yield { what: 'its undo', shown: open(table), press: await undoOf(desk, table) }
}

/** On a phone the scores stand in the sheet of their table. */
async function* bySheet(desk: DeskPage, time: number): ReturnType<Step> {
  const table = time + 1
  const row = `[aria-label="Saisir le score de la table ${table}"]`
  yield { what: "a table's sheet", shown: SHEET, press: await at(desk, row) }
  const score = '[role=dialog] button[aria-label*=" gagne "] >> nth=0'
  yield { what: 'a result in the sheet', shown: entered(table), press: await at(desk, score) }
  await gone(desk.page)
  yield { what: 'its undo', shown: open(table), press: await undoOf(desk, table) }
}

const open = (table: number): Shown => ({ selector: `[aria-label="Saisir le score de la table ${table}"]` })

/** Offered for five seconds: no time to wait for the page to rest. */
const undoOf = (desk: DeskPage, table: number) => at(desk, `[aria-label="Annuler le score de la table ${table}"]`)

/** `45 Enter 2 1` */
async function* byKeys({ page }: DeskPage, time: number): ReturnType<Step> {
  const table = time + 45
  await page.keyboard.type(String(table))
  yield { what: "a table's sheet by its number", shown: SHEET, press: () => page.keyboard.press('Enter') }
  // The time of the second counts: one key alone is soon forgotten.
  yield { what: 'a result by keys', shown: entered(table), press: () => page.keyboard.type('21') }
  await gone(page)
}

async function* aPlayer(desk: DeskPage, time: number): ReturnType<Step> {
  const { page } = desk
  if (time === 0) await page.click('[role=tab]:has-text("Joueurs")')
  await page.waitForSelector('[data-player]')
  const id = await page.evaluate(
    (nth) => document.querySelectorAll('[data-player]')[nth]?.getAttribute('data-player'),
    time,
  )
  const row = `[data-player="${id}"]`
  yield { what: "a player's sheet", shown: SHEET, press: await at(desk, row) }
  await page.click('[role=dialog] button:has-text("Faire abandonner")')
  const confirm = await at(desk, '[role=dialog] button:has-text("Confirmer l’abandon")')
  yield { what: 'a player leaves', shown: { selector: row, text: 'Abandon' }, press: confirm }
  await gone(page)
}

async function gone(page: Page): Promise<void> {
  await page.waitForFunction(({ selector }) => document.querySelector(selector) === null, NO_SHEET)
}

const PAIRING: Shown = { selector: 'button[aria-busy]', text: 'Appariement' }

async function* pairing(desk: DeskPage): ReturnType<Step> {
  yield { what: 'that the next round is being paired', shown: PAIRING, press: await next(desk) }
  await taken(desk)
}

async function* nextRound(desk: DeskPage): ReturnType<Step> {
  yield { what: 'the next round and its tables', shown: open(1), press: await next(desk) }
  await taken(desk)
}

const next = (desk: DeskPage) => at(desk, 'button:has-text("Ronde suivante")')

/** Undone, so that it can be opened again. */
async function taken({ page }: DeskPage): Promise<void> {
  // By keyboard: of two quick taps on one spot the second does not count.
  await page.press('button:has-text("Annuler la ronde")', 'Enter')
  await page.press('[role=alertdialog] button:has-text("Annuler la ronde")', 'Enter')
  await page.waitForSelector('button:has-text("Ronde suivante")')
  await page.waitForTimeout(SETTLED_MS)
}
