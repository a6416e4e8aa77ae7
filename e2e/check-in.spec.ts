import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'
import { registerAdvancedPlayer } from '@tablee/contract/registrations/register-advanced-player'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { Thumb } from './people/counting-thumb.ts'
import { type FilledTournament, filledEvent, peopleOf } from './people/filled-tournament.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

async function registerMany(device: BrowserContext, { id: tournamentId }: FilledTournament, count: number) {
  for (const [index, playerName] of peopleOf(count).entries()) {
    const given = { firstName: 'Camille', lastName: `Lopez ${index}`, email: `${randomUUID()}@exemple.fr` }
    const person = { playerName, playerId: randomUUID(), ...given, policyAgreement: true as const }
    await callServer(device, registerAdvancedPlayer, { tournamentId, ...person })
  }
}

test('STAK-15 SHOP-44 EVEN-1 EVEN-3 EVEN-8 thirty registrations are accepted by one tap, and checked in by one tap each or one for all', async ({
  browser,
}) => {
  const { device, account } = await signedInDevice(browser, 'Boutique', PHONE)
  await grantOrganizer(account)
  const event = await filledEvent(device, 0)
  await registerMany(device, event, 30)
  const page = await device.newPage()
  await page.goto(event.path)
  const thumb = new Thumb()
  const accept = page.getByRole('button', { name: 'Accepter les 30 en attente' })
  await expect(accept).toBeInViewport({ ratio: 1 })

  await test.step('the first registration stands within 250 px of the top of the tab', async () => {
    const top = await page.getByRole('tabpanel', { name: 'Joueurs' }).boundingBox()
    const row = await page.getByRole('region', { name: 'Inscriptions' }).getByRole('listitem').first().boundingBox()
    expect((row?.y ?? Number.NaN) - (top?.y ?? Number.NaN)).toBeLessThanOrEqual(250)
    expect(row?.height).toBeLessThanOrEqual(56)
  })

  await thumb.tap(accept)
  await expect(page.getByText('30 inscriptions acceptées')).toBeVisible()
  thumb.expectAtMost(1)

  await page.getByRole('link', { name: 'Pointer les arrivées' }).click()
  const list = page.getByRole('list', { name: 'Personnes attendues' })
  const rows = list.getByRole('listitem')
  const tick = (at: number) => rows.nth(at).getByRole('button')
  await expect(rows).toHaveCount(30)

  await test.step('without a fee the whole row is the tick, and no row moves', async () => {
    const before = await rows.allTextContents()
    const third = await rows.nth(2).boundingBox()
    for (const at of [0, 1, 2]) await thumb.tap(tick(at))
    thumb.expectAtMost(3)
    await expect(page.getByRole('heading', { name: '3 / 30 sur place' })).toBeInViewport({ ratio: 1 })
    expect(await rows.allTextContents()).toEqual(before)
    expect((await rows.nth(2).boundingBox())?.y).toBe(third?.y)
  })

  await test.step('the count and the field stay in sight at the end of the list', async () => {
    await rows.last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: '3 / 30 sur place' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
  })

  await test.step('a reload keeps the door, Back leads to the list, and what was noted stays', async () => {
    await page.reload()
    await expect(rows).toHaveCount(27)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${event.path}$`))
    await page.getByRole('link', { name: 'Pointer les arrivées' }).press('Enter')
    await expect(page.getByRole('heading', { name: '3 / 30 sur place' })).toBeVisible()
  })

  await test.step('one tap notes everybody, and another takes back what it changed', async () => {
    await thumb.tap(page.getByRole('button', { name: 'Tout le monde est là' }))
    await expect(page.getByRole('heading', { name: '30 / 30 sur place' })).toBeVisible()
    thumb.expectAtMost(1)
    await page.getByRole('button', { name: 'Annuler' }).press('Enter')
    await expect(page.getByRole('heading', { name: '3 / 30 sur place' })).toBeVisible()
  })
  await device.close()
})
