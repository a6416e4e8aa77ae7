import { expect, type Locator } from '@playwright/test'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { test } from './journey.ts'
import { filledQuickTournament, holding, matchesOf } from './people/filled-tournament.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

/** What is pressed below a message, by its words; not the forecast, which a press only explains. */
function coveredBy(shown: Locator) {
  return shown.evaluate((message) => {
    const own = message.getBoundingClientRect()
    const pressed = [...document.querySelectorAll('a, button, input, summary')].filter(
      (each) => !message.contains(each),
    )
    const covered = pressed.filter((each) => {
      const { top, bottom, left, right, width } = each.getBoundingClientRect()
      return width > 1 && top < own.bottom && bottom > own.top && left < own.right && right > own.left
    })
    const words = covered.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)
    return words.filter((text) => !text?.startsWith('Fin de la ronde'))
  })
}

for (const width of [1280, 1440]) {
  test(`LOOK-27 ${width} px wide: a message about a round covers no row, filter or button`, async ({ browser }) => {
    const device = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const tournament = await filledQuickTournament(device, 18)
    const { code, organizerId } = tournament
    const page = await holding(device, tournament, { organizer: organizerId })
    await page.goto(tournament.path)
    await press(page.getByRole('button', { name: 'Démarrer le tournoi' }))
    await expect.poll(() => coveredBy(page.locator('.toast', { hasText: 'Le tournoi commence' }))).toEqual([])
    for (const { id: matchId } of await matchesOf(device, tournament, 1)) {
      await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId, score: '2-1' })
    }
    await press(page.getByRole('button', { name: 'Ronde suivante' }))
    await expect.poll(() => coveredBy(page.locator('.toast', { hasText: 'La ronde 2' }))).toEqual([])
    await device.close()
  })
}
