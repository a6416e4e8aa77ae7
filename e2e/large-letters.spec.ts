import { expect, type Page } from '@playwright/test'
import { planRounds } from '@tablee/contract/tournaments/plan-rounds'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { test } from './journey.ts'
import { filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'
import { callServer } from './people/server-call.ts'

const WIDTH = 320

/** Null until the letters of 200 % are there: `rem` follows only a recomputed root size. */
function inLargeLetters(page: Page, what: 'width' | 'lines of the head') {
  return page.evaluate((asked) => {
    const root = document.documentElement
    root.style.fontSize = '1px'
    void document.body.offsetHeight
    root.style.removeProperty('font-size')
    if (Number.parseFloat(getComputedStyle(root).fontSize) !== 32) return null
    if (asked === 'width') return root.scrollWidth
    const head = document.querySelector(':not([hidden]) > [role=tabpanel] [data-figure=points]')
    if (!head) return 'none'
    return Math.round(head.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(head).lineHeight))
  }, what)
}

test('LOOK-50 in letters of 200 % a narrow phone has the round of the wall and the head of the points in one piece', async ({
  browser,
}) => {
  const device = await browser.newContext({ viewport: { width: WIDTH, height: 740 }, reducedMotion: 'reduce' })
  const tournament = await filledQuickTournament(device, 18)
  const { id: tournamentId, code, organizerId } = tournament
  await callServer(device, planRounds, { tournamentId, organizerId, rounds: 12 })
  for (const { id: matchId } of await startQuick(device, tournament)) {
    await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId, score: '2-1' })
  }
  await callServer(device, startNextRound, { tournamentId, organizerId })
  const page = await holding(device, tournament, { organizer: organizerId })
  const settings = await device.newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.goto(`/tournament/${code}/live`)
  await expect(page.getByText(/^Ronde.2\/12$/)).toBeVisible()
  await expect.poll(() => inLargeLetters(page, 'width')).toBe(WIDTH)
  await page.goto(tournament.path)
  await page.getByRole('tab', { name: 'Classement' }).press('Enter')
  await expect(page.getByRole('table', { name: /Classement/ })).toBeVisible()
  await expect.poll(() => inLargeLetters(page, 'lines of the head')).toBe(1)
  await device.close()
})

test('LOOK-54 in letters of 200 % the line of whoever plays lies over no field that is typed in', async ({
  browser,
}) => {
  const device = await browser.newContext({ viewport: { width: WIDTH, height: 640 }, reducedMotion: 'reduce' })
  const tournament = await filledQuickTournament(device, 18)
  await startQuick(device, tournament)
  const [secret = ''] = tournament.secrets.values()
  const page = await holding(device, tournament, { player: secret })
  const settings = await device.newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.goto(`/tournament/${tournament.code}`)
  await expect(page.getByRole('region', { name: 'Pour vous' })).toBeVisible()
  await expect.poll(() => inLargeLetters(page, 'width')).toBe(WIDTH)
  await page.getByRole('link', { name: 'Tables' }).click()
  const field = page.getByRole('searchbox', { name: 'Trouver un joueur' })
  await field.focus()
  const isOnTop = () =>
    field.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === element
    })
  await expect.poll(isOnTop).toBe(true)
  await device.close()
})
