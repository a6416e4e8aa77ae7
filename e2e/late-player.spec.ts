import { expect, type Locator } from '@playwright/test'
import { leaveQuickTournament } from '@tablee/contract/tournaments/leave-quick-tournament'
import { test } from './journey.ts'
import { filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

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
  await expect(phone.getByText(/ne jouez pas/).first()).toBeVisible()

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
  const against = page
    .getByRole('dialog')
    .getByRole('button', { name: `Contre ${exempt}, qui ne joue pas cette ronde` })
  await expect(against).toBeInViewport({ ratio: 1 })
  await tap(against)
  await expect(page.getByText(`Nora joue à la table 3, contre ${exempt}.`)).toBeVisible()
  expect(taps).toBe(3)

  await expect(phone.getByText('Votre table a changé : table 3, contre Nora.')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Nora gagne 2-0', exact: true })).toBeVisible()
})

test('NONE-6 EVEN-5 a late player in a round of full tables: one table is made anew, and the phones of its players turn', async ({
  browser,
}) => {
  const device = await browser.newContext(PHONE)
  const tournament = await filledQuickTournament(device, 4)
  const { organizerId, secrets, path, code } = tournament
  const page = await holding(device, tournament, { organizer: organizerId })
  await startQuick(device, tournament)
  await page.goto(path)
  await page.getByRole('tab', { name: /^Joueurs/ }).click()
  await page.getByLabel('Chercher ou ajouter un joueur').fill('Nora')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Nora' })
  await expect(sheet.getByRole('heading', { name: 'Asseoir maintenant : 1 table à refaire' })).toBeVisible()
  const after = sheet.getByRole('heading', { name: 'Après' }).locator('..').getByRole('listitem')
  const exempt = (await after.filter({ hasText: 'Ne joue pas' }).locator('bdi').textContent()) ?? ''
  const opponent = (await after.filter({ hasText: 'Nora' }).locator('bdi').first().textContent()) ?? ''

  const phoneOf = async (name: string, against: string) => {
    const phone = await holding(await browser.newContext(PHONE), tournament, { player: secrets.get(name) ?? '' })
    await phone.goto(`/tournament/${code}/player`)
    await expect(phone.locator('bdi').filter({ hasText: against }).first()).toBeVisible()
    return phone
  }
  const [met, alone] = [await phoneOf(opponent, exempt), await phoneOf(exempt, opponent)]
  await press(sheet.getByRole('button', { name: 'Asseoir maintenant' }))
  await expect(page.getByText(new RegExp(`^Nora joue à la table\\s\\d, contre ${opponent}.$`))).toBeVisible()
  await expect(met.getByRole('button', { name: 'Nora gagne 2-0', exact: true })).toBeVisible()
  await expect(alone.getByText(/ne jouez pas/).first()).toBeVisible()
})

test('STAK-4 EVEN-5 one leaves and one comes: the empty chair is the first proposal, and the one opposite plays', async ({
  browser,
}) => {
  const device = await browser.newContext(PHONE)
  const tournament = await filledQuickTournament(device, 6)
  const { organizerId, secrets, path, code } = tournament
  const match = (await startQuick(device, tournament)).at(-1)
  const [stays, leaves] = [match?.player1Name ?? '', match?.player2Name ?? '']
  await callServer(device, leaveQuickTournament, { code, playerId: secrets.get(leaves) ?? '' })
  const page = await holding(device, tournament, { organizer: organizerId })
  const phone = await holding(await browser.newContext(PHONE), tournament, { player: secrets.get(stays) ?? '' })
  await phone.goto(`/tournament/${code}/player`)
  await expect(phone.getByText(/a quitté le tournoi\s: l’organisation note votre victoire$/)).toBeVisible()
  await page.goto(path)
  await page.getByRole('tab', { name: /^Joueurs/ }).click()
  await page.getByLabel('Chercher ou ajouter un joueur').fill('Nora')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Nora' })
  const chair = sheet.getByRole('listitem').first().getByRole('button')
  await expect(chair).toHaveText(new RegExp(`^Prendre la place .*, table\\s${match?.table}, contre `))
  await press(chair)
  await expect(
    phone.getByText(new RegExp(`Votre table a changé\\s: table\\s${match?.table}, contre Nora\\.`)),
  ).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Nora gagne 2-0', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Départs à noter' })).toHaveCount(0)
})
