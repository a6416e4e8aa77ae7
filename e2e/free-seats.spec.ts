import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { registerAdvancedPlayer } from '@tablee/contract/registrations/register-advanced-player'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { filledEvent } from './people/filled-tournament.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'
import { inviteToStaff } from './people/staff.ts'

const NAMES = ['Ana', 'Bob', 'Cléo', 'Dan', 'Eve']

const confirmed = (page: Page) =>
  page.getByRole('group', { name: 'Inscriptions par statut' }).getByRole('button', { name: 'Confirmées' })

test('FIND-4 three seats and five who ask: two of the staff see who plays and who waits, and never take more', async ({
  browser,
}) => {
  const { device: shop, account } = await signedInDevice(browser, 'Boutique', {
    viewport: { width: 1280, height: 900 },
  })
  await grantOrganizer(account)
  const event = await filledEvent(shop, 0, { maxPlayers: 3 })
  for (const playerName of NAMES) {
    const given = { firstName: playerName, lastName: 'Lopez', email: `${randomUUID()}@exemple.fr` }
    const person = { playerName, playerId: randomUUID(), ...given, policyAgreement: true as const }
    await callServer(shop, registerAdvancedPlayer, { tournamentId: event.id, ...person })
  }
  const desk = await shop.newPage()
  await desk.goto(event.path)
  await desk.getByRole('tab', { name: 'Plus' }).press('Enter')
  const address = await inviteToStaff(desk, { name: 'Nour', role: 'Co-organisation' })
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const other = await phone.newPage()
  await other.goto(address)
  await other.getByRole('link', { name: 'Ouvrir le tournoi' }).press('Enter')
  await other.getByRole('tab', { name: 'Joueurs' }).press('Enter')
  await desk.getByRole('tab', { name: 'Joueurs' }).press('Enter')

  await test.step('before, the desk reads who gets a seat, in the order of registration', async () => {
    for (const page of [desk, other])
      await expect(
        page.getByText('Dans l’ordre d’inscription, Ana, Bob et Cléo ont une place. Sans place : Dan et Eve.'),
      ).toBeVisible()
  })

  await test.step('both accept everybody at one moment: three have a seat, and both screens name who waits', async () => {
    const all = (page: Page) => page.getByRole('button', { name: 'Accepter les 3 premières' })
    await Promise.all([all(desk).press('Enter'), all(other).press('Enter')])
    for (const page of [desk, other]) {
      await expect(confirmed(page)).toHaveText(/3/)
      await expect(page.getByText(/elles forment la liste d’attente/)).toBeVisible()
      await expect(page.getByText('Sans place : Dan et Eve.', { exact: true })).toBeVisible()
    }
  })

  await test.step('one by one nobody comes in either, until a seat is free', async () => {
    for (const page of [desk, other])
      await expect(page.getByRole('button', { name: /^Accepter (Dan|Eve)$/ })).toHaveCount(0)
    await press(desk.getByRole('button', { name: 'Inscription de Bob' }))
    await press(desk.getByRole('button', { name: 'Annuler l’inscription' }))
    await expect(other.getByText('Dans l’ordre d’inscription, Dan a une place. Sans place : Eve.')).toBeVisible()
    await press(other.getByRole('button', { name: 'Accepter la première personne' }))
    await expect(
      other.getByText('Dan a une place. Eve reste sur la liste d’attente, faute de place.', { exact: true }),
    ).toBeVisible()
    await expect(desk.getByText('Sans place : Eve.', { exact: true })).toBeVisible()
  })
})
