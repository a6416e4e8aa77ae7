import { expect, type Locator } from '@playwright/test'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { test } from './journey.ts'
import { filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'
import { callServer } from './people/server-call.ts'

const WIDTHS = [320, 360] as const
const PLAYERS = 18
/** A word of more has no room in a line of the narrowest phone. */
const LONGEST_WORD = 16

/** Names that are cut though each of their words has room. */
const cutIn = (names: Locator) =>
  names.evaluateAll(
    (all, longest) =>
      all.flatMap((name) => {
        const text = name.textContent ?? ''
        const isCut = name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1
        return isCut && text.split(/[\s-]/).every((word) => word.length <= longest) ? [text] : []
      }),
    LONGEST_WORD,
  )

test('LOOK-26 in the ranking of a narrow phone a name whose words have room is whole', async ({ browser }) => {
  const device = await browser.newContext({ viewport: { width: 320, height: 740 }, reducedMotion: 'reduce' })
  const tournament = await filledQuickTournament(device, PLAYERS)
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
    await expect(names.nth(PLAYERS - 1)).toBeVisible()
    expect(await cutIn(names), `at ${width} px`).toEqual([])
  }
  await device.close()
})
