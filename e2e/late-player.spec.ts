import { expect, type Locator } from '@playwright/test'
import { test } from './journey.ts'
import { filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

test('STAK-4 EVEN-5 EVEN-8 a late player meets who has the bye in three taps, and the phone of the exempt turns into a table', async ({
  browser,
}) => {
  const device = await browser.newContext(PHONE)
  const tournament = await filledQuickTournament(device, 5)
  const { organizerId, secrets, path, code } = tournament
  const page = await holding(device, tournament, { organizer: organizerId })
  const exempt = (await startQuick(device, tournament)).find(({ kind }) => kind === 'bye')?.player1Name ?? ''
  const other = await browser.newContext(PHONE)
  const phone = await holding(other, tournament, { player: secrets.get(exempt) ?? '' })
  await phone.goto(`/tournament/${code}/player`)
  await expect(phone.getByText(/exempt/i).first()).toBeVisible()

  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await page.goto(path)
  await tap(page.getByRole('tab', { name: /^Joueurs/ }))
  await tap(page.getByLabel('Chercher ou ajouter un joueur'))
  await page.keyboard.type('Nora')
  await page.keyboard.press('Enter')
  const against = page.getByRole('dialog').getByRole('button', { name: `Contre ${exempt}, exempt de cette ronde` })
  await expect(against).toBeInViewport({ ratio: 1 })
  await tap(against)
  await expect(page.getByText(`Nora joue à la table 3, contre ${exempt}.`)).toBeVisible()
  expect(taps).toBe(3)

  await expect(phone.getByText('Votre table a changé : table 3, contre Nora.')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Nora gagne 2-0', exact: true })).toBeVisible()
})
