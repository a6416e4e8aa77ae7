import { expect, type Page } from '@playwright/test'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import { PLAYER_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/players/player-name'
import { test } from './journey.ts'
import { filledQuickTournament, holding, report, startQuick } from './people/filled-tournament.ts'
import { Organizer } from './people/organizer.ts'
import { Player } from './people/player.ts'
import { callServer } from './people/server-call.ts'

/** Whatever they hit. */
async function tapsOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const counted = { taps: 0 }
    Object.assign(window, { counted })
    addEventListener('click', ({ detail }) => (counted.taps += detail > 0 ? 1 : 0), { capture: true })
  })
  await act()
  return page.evaluate(() => (window as unknown as { counted: { taps: number } }).counted.taps)
}

/** Without scrolling. */
async function expectOnFirstScreen(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
}

test('EVEN-8 a player reports in two taps, and corrects the own report in two', async ({ browser }) => {
  const organizer = await Organizer.open(browser, { name: 'Vendredi soir', seats: 4 })
  const player = await Player.sitDown(browser, 'Élodie', organizer.code)
  await player.page.setViewportSize({ width: 360, height: 740 })
  await organizer.addPlayer('Inès')
  await organizer.start()
  const { page } = player
  await expect(player.heading).toBeVisible()
  await test.step('EVEN-7 the table, the opponent, every score and the button that sends are on the first screen', async () => {
    await expect(page.getByText('contre', { exact: true })).toBeInViewport()
    await expectOnFirstScreen(page, [
      'Vous gagnez 2-0',
      'Vous gagnez 1-0',
      'Nul 0-0',
      'Inès gagne 1-0',
      'Choisissez un score',
    ])
  })
  const reporting = await tapsOf(page, async () => {
    await page.getByRole('button', { name: 'Inès gagne 2-0', exact: true }).click()
    await expectOnFirstScreen(page, ['Envoyer : Inès gagne 2-0'])
    await page.getByRole('button', { name: 'Envoyer : Inès gagne 2-0' }).click()
    await expect(page.getByRole('heading', { name: 'Inès gagne 2-0' })).toBeVisible()
  })
  expect(reporting).toBe(2)
  await page.reload()
  await expectOnFirstScreen(page, ['Modifier'])
  const correcting = await tapsOf(page, async () => {
    await page.getByRole('button', { name: 'Modifier' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Inès gagne 2-1' }).click()
    await expect(page.getByRole('heading', { name: 'Inès gagne 2-1' })).toBeVisible()
  })
  expect(correcting).toBe(2)
})

test('EVEN-2 EVEN-5 a new round comes to the top of the screen, to the focus and to the tab', async ({ browser }) => {
  const device = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
  const tournament = await filledQuickTournament(device, 8)
  const matches = await startQuick(device, tournament)
  const [player = ''] = tournament.secrets.values()
  const page = await holding(device, tournament, { player })
  await page.goto(`/tournament/${tournament.code}/player`)
  await expect(page).toHaveTitle(/^Table\s\d · /)
  for (const match of matches) await report(device, tournament, { match, disputed: false })
  await expect(page).toHaveTitle(/^Ma table/)
  await page.getByRole('link', { name: 'Voir le tournoi' }).scrollIntoViewIfNeeded()
  const { id: tournamentId, organizerId } = tournament
  await callServer(device, startNextRound, { tournamentId, organizerId })
  const heading = page.getByRole('heading', { name: 'Ronde 2/3' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page).toHaveTitle(/^Table\s\d · /)
  await expect(page.getByText('(vous)')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await device.close()
})

test('EVEN-7 on the smallest phone, against the longest name, the button that sends covers no score', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, { name: 'Vendredi soir', seats: 4 })
  const { page, heading } = await Player.sitDown(browser, 'Élodie', organizer.code)
  await page.setViewportSize({ width: 320, height: 568 })
  await organizer.addPlayer('W'.repeat(PLAYER_NAME_MAX_LENGTH))
  await organizer.start()
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: /^W+ gagne 2-1$/ }).click()
  const send = page.getByRole('button', { name: /^Envoyer\s: W+ gagne 2-1$/ })
  await expect(send).toBeInViewport({ ratio: 1 })
  const [lowest, button] = [
    await page.getByRole('button', { name: 'Vous gagnez 1-0', exact: true }).boundingBox(),
    await send.boundingBox(),
  ]
  expect((lowest?.y ?? Number.NaN) + (lowest?.height ?? Number.NaN)).toBeLessThanOrEqual(button?.y ?? Number.NaN)
})
