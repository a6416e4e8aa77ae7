import { expect } from '@playwright/test'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { test } from './journey.ts'
import { filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'
import { callServer } from './people/server-call.ts'

const WIDTHS = [320, 360] as const

test('LOOK-26 in the ranking of a narrow phone every name is whole', async ({ browser }) => {
  const device = await browser.newContext({ viewport: { width: 320, height: 740 }, reducedMotion: 'reduce' })
  const tournament = await filledQuickTournament(device, 18)
  const { code, organizerId } = tournament
  for (const { id: matchId } of await startQuick(device, tournament)) {
    await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId, score: '2-1' })
  }
  const page = await holding(device, tournament, { organizer: organizerId })
  await page.goto(tournament.path)
  await page.getByRole('tab', { name: 'Classement' }).press('Enter')
  const names = page.getByRole('table', { name: /Classement/ }).locator('.unbroken-words:visible')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    await expect(names.nth(17)).toBeVisible()
    const cut = await names.evaluateAll((all) =>
      all
        .filter((name) => name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1)
        .map(({ textContent }) => textContent),
    )
    expect(cut).toEqual([])
  }
  await device.close()
})
