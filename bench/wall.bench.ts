import type { Browser, Page } from '@playwright/test'
import { addPlayersAtDesk } from '@tablee/contract/registrations/add-players-at-desk'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { generateAdvancedPairings } from '@tablee/contract/tournaments/generate-advanced-pairings'
import { demoPeople } from '../tools/demo/people.ts'
import { newOrganizer, signIn } from '../tools/replay/organizer-account.ts'
import { ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import type { Figure } from './figure.ts'
import { launchChromium } from './load/phone-browser.ts'

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 1080, height: 1920 },
] as const
const FIELDS = [
  { players: 8, pages: 1 },
  { players: 18, pages: 1 },
  { players: 40, pages: 1 },
  { players: 96, pages: 2 },
  { players: 256, pages: 4 },
  { players: 1_000, pages: 14 },
] as const
/** Of the screen's shorter side. */
const LEAST = { letters: 2.1, row: 3.9 }

/** How readable the wall is, with French names: letter size, pages, names cut. Needs a build. */
export async function measure(): Promise<readonly Figure[]> {
  const server = await spawnServer({ LOG_LEVEL: 'error' })
  const browser = await launchChromium()
  try {
    const client = new ServerClient({ url: server.url, delayMs: 0 })
    const environment = { ...process.env, DATA_DIR: server.dataFolder, DATABASE_URL: '' }
    await signIn(client, await newOrganizer(client, environment))
    const figures: Figure[] = []
    for (const field of FIELDS) {
      const code = await pairedEvent(client, field.players)
      figures.push(...(await figuresOf(browser, { url: `${server.url}/tournament/${code}/live`, ...field })))
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function pairedEvent(client: ServerClient, count: number): Promise<string> {
  const announcement = { name: 'Les mercredis du Vieux Grimoire', gameType: 'magic', format: 'modern' } as const
  const made = await client.call(createAdvancedTournament, {
    ...announcement,
    tournamentDate: new Date().toISOString(),
  })
  const { tournamentId } = made
  const names = new Map<string, number>()
  const players = demoPeople(count, 'wall').map(({ name }) => {
    const times = (names.get(name) ?? 0) + 1
    names.set(name, times)
    return { playerName: times === 1 ? name : `${name} ${times}` }
  })
  for (let first = 0; first < count; first += 500) {
    await client.call(addPlayersAtDesk, { tournamentId, players: players.slice(first, first + 500) })
  }
  const { data } = await client.call(generateAdvancedPairings, { tournamentId, roundNumber: 1 })
  return data.tournament.code
}

type Wall = { readonly url: string; readonly players: number; readonly pages: number }

async function figuresOf(browser: Browser, { url, players, pages }: Wall): Promise<readonly Figure[]> {
  const page = await browser.newPage({ locale: 'fr-FR', viewport: SCREENS[0] })
  const figures: Figure[] = []
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    await page.goto(url)
    await page.locator('ol > li').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    const seen = await readWall(page)
    const side = Math.min(screen.width, screen.height)
    const what = `${players} players, ${screen.width}x${screen.height}`
    const percent = (px: number) => Math.round((10_000 * px) / side) / 100
    figures.push(
      { what: `${what}: letters`, measured: percent(seen.letters), limit: LEAST.letters, unit: '%', isLeast: true },
      { what: `${what}: rows`, measured: percent(seen.row), limit: LEAST.row, unit: '%', isLeast: true },
      {
        what: `${what}: pages of ${seen.rows} names`,
        measured: Math.ceil(players / seen.rows),
        limit: pages,
        unit: '',
      },
      { what: `${what}: names cut`, measured: seen.cut, limit: 0, unit: '' },
    )
  }
  await page.close()
  return figures
}

function readWall(page: Page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('ol > li')]
    const names = [...document.querySelectorAll('ol > li bdi')]
    const [row] = rows
    const list = row?.parentElement
    return {
      rows: rows.length,
      row: row?.getBoundingClientRect().height ?? 0,
      letters: list ? Number.parseFloat(getComputedStyle(list).fontSize) : 0,
      cut: names.filter((name) => name.scrollWidth > name.clientWidth).length,
    }
  })
}
