import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { toLargeText } from './layout-faults.ts'
import { filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'

const LEAST_PX = 44

test('LOOK-18 in letters of 200 % all tabs at the bottom of a narrow phone are in sight, whole and high enough', async ({
  browser,
}) => {
  const device = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  const tournament = await filledQuickTournament(device, 18)
  await startQuick(device, tournament)
  const page = await holding(device, tournament, { organizer: tournament.organizerId })
  await page.goto(tournament.path)
  await expect(page.getByRole('heading', { name: 'Ronde 1' })).toBeVisible()
  const settings = await device.newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const faults = () =>
    page.evaluate((least) => {
      // `rem` follows only a recomputed root size.
      document.documentElement.style.fontSize = '1px'
      void document.body.offsetHeight
      document.documentElement.style.removeProperty('font-size')
      if (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) !== 32) return ['not yet large']
      return [...document.querySelectorAll('[role=tab]')].flatMap((tab) => {
        const { left, right, bottom, height } = tab.getBoundingClientRect()
        const isWhole = left >= 0 && right <= 320 && bottom <= 640 && tab.scrollWidth <= tab.clientWidth + 1
        return isWhole && height >= least ? [] : [`${tab.textContent}: ${left} to ${right}, ${height} high`]
      })
    }, LEAST_PX)
  await expect.poll(faults).toEqual([])
  await expect(page.getByRole('tab')).toHaveCount(4)
})

test('GAME-21 in letters of 200 % scores with a drawn game stay on one line, and choosing them moves nothing', async ({
  browser,
}) => {
  const device = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  const tournament = await filledQuickTournament(device, 4)
  const [match] = await startQuick(device, tournament)
  const page = await holding(device, tournament, { player: tournament.secrets.get(match?.player1Name ?? '') ?? '' })
  await page.goto(`/tournament/${tournament.code}/player`)
  await toLargeText(page)
  const drawnGame = page.getByRole('button', { name: '+1 partie nulle' })
  await drawnGame.scrollIntoViewIfNeeded()
  const before = await drawnGame.boundingBox()
  await drawnGame.press('Enter')
  const win = page.getByRole('button', { name: /^Vous gagnez 2-1/ })
  await expect(win).toHaveText('2-1-1')
  expect(await drawnGame.boundingBox()).toEqual(before)
  expect(await win.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true)
})
