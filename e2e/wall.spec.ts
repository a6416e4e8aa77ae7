import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { filledQuickTournament, startQuick } from './people/filled-tournament.ts'

/** Each with what it is read from: a projector, a television, a large one, and one that stands. */
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 1080, height: 1920 },
] as const
/** Letters in per cent of the shorter side, a tenth below what they are beside the longest names; `npm run bench wall` measures usual ones. */
const ROOMS = [
  { players: 8, pages: 1, letters: 4.3 },
  { players: 18, pages: 1, letters: 3.7 },
  { players: 40, pages: 1, letters: 2.1 },
  { players: 96, pages: 2, letters: 2.1 },
] as const
const WHOLE = 24

function readWall(page: Page) {
  return page.evaluate((whole) => {
    const [list] = document.querySelectorAll('ol')
    const names = [...document.querySelectorAll<HTMLElement>('ol > li bdi')]
    const isCut = (name: Element) => {
      const [around] = [name.parentElement ?? name]
      return [name, around].some((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
    }
    const { clientWidth, clientHeight } = document.documentElement
    const beyond = [...document.querySelectorAll('ol > li')].filter((row) => {
      const { right, bottom } = row.getBoundingClientRect()
      return right > clientWidth + 1 || bottom > clientHeight + 1
    })
    return {
      rows: document.querySelectorAll('ol > li').length,
      letters: list ? Number.parseFloat(getComputedStyle(list).fontSize) : 0,
      cut: names
        .filter((name) => isCut(name) && (name.textContent ?? '').length <= whole)
        .map((name) => name.textContent),
      beyond: beyond.map((row) => row.textContent),
    }
  }, WHOLE)
}

for (const { players, pages, letters } of ROOMS) {
  test(`WALL-10 ${players} names fill the wall of every room, long ones too, and none is cut below ${WHOLE} letters`, async ({
    browser,
  }) => {
    const device = await browser.newContext({ viewport: SCREENS[0] })
    const tournament = await filledQuickTournament(device, players)
    await startQuick(device, tournament)
    const page = await device.newPage()
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      await page.goto(`/tournament/${tournament.code}/live`)
      await page.locator('ol > li').first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      const what = `${screen.width}x${screen.height}`
      const seen = await readWall(page)
      expect.soft(seen.cut, `${what}: names cut`).toEqual([])
      expect.soft(seen.beyond, `${what}: rows beyond the screen`).toEqual([])
      expect.soft(Math.ceil(players / seen.rows), `${what}: pages`).toBeLessThanOrEqual(pages)
      const percent = (100 * seen.letters) / Math.min(screen.width, screen.height)
      expect.soft(percent, `${what}: letters`).toBeGreaterThanOrEqual(letters)
    }
  })
}
