import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { registerAdvancedPlayer } from '@tablee/contract/registrations/register-advanced-player'
import { withDe } from '@tablee/messages/elision'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { filledEvent, holding } from './people/filled-tournament.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const
const RUDE = 'Ordure Infâme'

test('NONE-12 EVEN-2 a name that offends is a number on every phone that has the event open, and is found again by both', async ({
  browser,
}) => {
  const { device, account } = await signedInDevice(browser, 'Boutique', PHONE)
  await grantOrganizer(account)
  const event = await filledEvent(device, 2)
  const other = await browser.newContext(PHONE)
  const secret = randomUUID()
  const given = { firstName: 'Jean', lastName: 'Martin', email: 'jean@exemple.fr', policyAgreement: true } as const
  const asking = { tournamentId: event.id, playerName: RUDE, playerId: secret, ...given }
  await callServer(other, registerAdvancedPlayer, asking)
  const own = await holding(other, event, { player: secret })
  await own.goto(`/tournament/${event.code}`)
  await expect(own.getByText(RUDE).first()).toBeVisible()
  const visitor = await (await browser.newContext(PHONE)).newPage()
  await visitor.goto(`/tournament/${event.code}`)

  const page = await device.newPage()
  await page.goto(event.path)
  await press(page.getByRole('button', { name: `Accepter ${RUDE}` }))
  await expect(visitor.getByText(RUDE)).toBeVisible()
  await press(page.getByRole('button', { name: `Inscription ${withDe(RUDE)}` }))
  const sheet = page.getByRole('dialog', { name: RUDE })
  await press(sheet.getByRole('button', { name: 'Masquer le nom' }))
  await expect(sheet.getByText(/les autres lisent «.Nº 3.»/)).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Montrer le nom' })).toBeFocused()
  await expect(visitor.getByText('Nº 3')).toBeVisible()
  await expect(visitor.getByText(RUDE)).toHaveCount(0)
  await expect(own.getByText(/masqué votre nom.: les autres lisent «.Nº 3.»/)).toBeVisible()

  await page.keyboard.press('Escape')
  const row = page.getByRole('listitem').filter({ hasText: RUDE })
  await expect(row).toContainText('Nº 3 (masqué)')
  await page.getByLabel('Chercher ou ajouter un joueur').fill('nº 3')
  await expect(page.getByRole('listitem')).toHaveCount(1)
})
