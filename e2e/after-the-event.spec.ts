import { expect } from '@playwright/test'
import { addPlayersAtDesk } from '@tablee/contract/registrations/add-players-at-desk'
import { registerAdvancedPlayer } from '@tablee/contract/registrations/register-advanced-player'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { EventOrganizer } from './people/event-organizer.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

test('FIND-8 after the last round everybody reads how the matches ended, and an account what it won', async ({
  browser,
}) => {
  const wide = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const
  const { device: shop, account } = await signedInDevice(browser, 'Boutique', wide)
  await grantOrganizer(account)
  const organizer = await EventOrganizer.announce(shop, { name: 'Modern du jeudi', format: 'Modern', seats: 8 })
  const { tournamentId, code, page: desk } = organizer
  const ana = await signedInDevice(browser, 'Ana', PHONE)
  await callServer(ana.device, registerAdvancedPlayer, {
    tournamentId,
    playerName: 'Ana',
    playerId: ana.account.id,
    firstName: 'Ana',
    lastName: 'Lopez',
    email: ana.account.email,
    policyAgreement: true,
  })
  await callServer(shop, addPlayersAtDesk, { tournamentId, players: [{ playerName: 'Bob' }] })
  const anybody = await (await browser.newContext(PHONE)).newPage()
  const statistics = anybody.getByRole('region', { name: 'Résultats', exact: true })

  await test.step('a round is played, and nobody reads statistics yet', async () => {
    await desk.reload()
    await organizer.openTab('Joueurs')
    await press(desk.getByRole('button', { name: 'Accepter Ana' }))
    await expect(organizer.pill('Confirmées')).toHaveText(/2/)
    await organizer.start({ rounds: 1 })
    await press(desk.getByRole('button', { name: 'Saisir le score de la table 1', exact: true }))
    await press(desk.getByRole('button', { name: 'Table 1 : Ana gagne 2-0', exact: true }))
    await expect(desk.getByRole('button', { name: 'Corriger le score de la table 1', exact: true })).toBeVisible()
    await anybody.goto(`/tournament/${code}`)
    await expect(anybody.getByRole('link', { name: 'Classement', exact: true })).toBeVisible()
    await expect(statistics).toHaveCount(0)
    await organizer.finish()
  })

  await test.step('somebody without an account reads them on the page of the event', async () => {
    await anybody.reload()
    await press(anybody.getByRole('link', { name: 'Statistiques', exact: true }))
    await expect(statistics.getByRole('row', { name: /^2-0/ })).toBeVisible()
    await expect(statistics).toBeInViewport()
  })

  await test.step('the account finds its place and its matches, on a device that never saw the event', async () => {
    const page = await ana.device.newPage()
    await page.goto('/my-events')
    const event = page.getByRole('listitem').filter({ hasText: 'Modern du jeudi' })
    await expect(event.getByText('1er sur 2')).toBeVisible()
    await expect(event).toContainText('1-0-0 (V-D-N)')
    const totals = page.getByRole('region', { name: 'Vos résultats' })
    for (const figure of ['événement terminé', 'première place', 'match gagné']) {
      await expect(totals.getByText(figure, { exact: true }).locator('xpath=..')).toHaveText(/1/)
    }
  })
})
