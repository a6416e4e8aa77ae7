import { expect, type Page } from '@playwright/test'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { filledEvent, filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'
import { callServer } from './people/server-call.ts'

const SCREEN = { viewport: { width: 320, height: 740 }, reducedMotion: 'reduce' } as const
/** High enough for every row: those out of sight are not drawn. */
const WHOLE_LIST_PX = 3000
const LONG_NAME =
  'Championnat interrégional de Modern du vendredi soir de la boutique du Vieux Grimoire, quatorzième édition, finale de la saison'

/** Where the games of each player end, and how far names reach into them. */
function numbersOf(page: Page) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('status') })
    .evaluateAll((rows) =>
      rows.flatMap((row) =>
        [...row.querySelectorAll('output')].map((number) => {
          const right = Math.round(number.getBoundingClientRect().right)
          const nameEnd = number.previousElementSibling?.getBoundingClientRect().right ?? Number.NaN
          return { right, isBesideName: nameEnd <= number.getBoundingClientRect().left }
        }),
      ),
    )
}

test('EVEN-7 the numbers of a result stand below each other, however long the names are', async ({ browser }) => {
  const device = await browser.newContext(SCREEN)
  const tournament = await filledQuickTournament(device, 24)
  const { code, organizerId } = tournament
  for (const { id: matchId, table } of await startQuick(device, tournament)) {
    const score = table === 2 ? '1-1' : '2-1'
    await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId, score })
  }
  const page = await holding(device, tournament, { organizer: organizerId })
  await page.setViewportSize({ width: SCREEN.viewport.width, height: WHOLE_LIST_PX })
  for (const path of [`/tournament/${code}`, tournament.path]) {
    await page.goto(path)
    await expect(page.getByRole('status').nth(23)).toBeAttached()
    for (const width of [320, 820]) {
      await page.setViewportSize({ width, height: WHOLE_LIST_PX })
      const numbers = await numbersOf(page)
      expect(numbers, `${path} at ${width} px`).toHaveLength(24)
      expect(new Set(numbers.map(({ right }) => right)).size, `${path} at ${width} px`).toBe(1)
      expect(numbers.filter(({ isBesideName }) => !isBesideName)).toEqual([])
    }
  }
})

/** Left and right edge of what header, screen and footer hold. */
function edgesOf(page: Page) {
  return page.evaluate(() => {
    const box = (element: Element | null | undefined) => {
      if (!element) throw new Error('a part of the page is missing')
      const { left, right } = element.getBoundingClientRect()
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      return [Math.round(left + Number.parseFloat(paddingLeft)), Math.round(right - Number.parseFloat(paddingRight))]
    }
    const [footerLeft, footerRight] = [...document.querySelectorAll('footer a, footer button')].map(box)
    return {
      header: box(document.querySelector('header > div')),
      line: box(document.querySelector('[data-top-line]')),
      tabs: box(document.querySelector('[role=tablist]')),
      panel: box(document.querySelector('[role=tabpanel]:not([hidden])')),
      footer: [footerLeft?.[0], footerRight?.[1]],
    }
  })
}

/** Headings of more than three lines. */
function tallHeadings(page: Page) {
  return page.locator('h1:visible, h2:visible, h3:visible').evaluateAll((headings) => {
    return headings.flatMap((heading) => {
      const { height } = heading.getBoundingClientRect()
      const lines = Math.round(height / Number.parseFloat(getComputedStyle(heading).lineHeight))
      return lines > 3 ? [`${lines} lines: ${heading.textContent}`] : []
    })
  })
}

test('EVEN-1 the organizer’s content stands on the grid of header and footer; no heading takes four lines', async ({
  browser,
}) => {
  const { device, account } = await signedInDevice(browser, 'Boutique du Vieux Grimoire', SCREEN)
  await grantOrganizer(account)
  const { code, path } = await filledEvent(device, 6, { name: LONG_NAME })
  const page = await device.newPage()
  await page.goto(path)
  for (const tab of ['Tables', 'Joueurs', 'Plus']) {
    await page.getByRole('tab', { name: tab }).press('Enter')
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const of = [(width - Math.min(width, 1152)) / 2 + 24, (width + Math.min(width, 1152)) / 2 - 24]
      const all = { header: of, line: of, tabs: of, panel: of, footer: of }
      await expect.poll(() => edgesOf(page), `${tab}, ${width} px`).toEqual(all)
    }
    await page.setViewportSize(SCREEN.viewport)
    await expect.poll(() => tallHeadings(page), tab).toEqual([])
  }
  for (const below of ['', '/journal', '/live', '/print']) {
    await page.goto(`/tournament/${code}${below}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => tallHeadings(page), below).toEqual([])
  }
})
