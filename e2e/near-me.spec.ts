import { type BrowserContext, expect, type Page } from '@playwright/test'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' } as const
/** The square in front of Villeurbanne's town hall. */
const HERE = { latitude: 45.76612, longitude: 4.87949 }

async function announce(shop: BrowserContext, name: string, location: string): Promise<void> {
  await callServer(shop, createAdvancedTournament, {
    ...{ name, location, gameType: 'magic', format: 'modern' },
    tournamentDate: '2032-01-16T18:00:00.000Z',
  })
}

function listenTo(page: Page): { readonly addresses: string[]; readonly bodies: string[] } {
  const [addresses, bodies]: [string[], string[]] = [[], []]
  page.on('request', (request) => {
    addresses.push(request.url())
    bodies.push(request.postData() ?? '')
  })
  return { addresses, bodies }
}

const cardOf = (page: Page) => page.getByRole('region', { name: 'Rechercher un tournoi' })

test('FIND-1 what is near is found on consent, by a position that nobody learns exactly', async ({ browser }) => {
  const { device: shop, account } = await signedInDevice(browser, 'Boutique des Proches')
  await grantOrganizer(account)
  await announce(shop, 'Proche aux Gratte-Ciel', 'Le Repaire, 69100 Villeurbanne')
  await announce(shop, 'Proche à Vienne', 'Vienne (38)')
  await announce(shop, 'Loin à Brest', 'Brest')

  const phone = await browser.newContext({ ...PHONE, geolocation: HERE, permissions: ['geolocation'] })
  const page = await phone.newPage()
  const sent = listenTo(page)
  await page.goto('/')
  const card = cardOf(page)
  await expect(card.getByRole('button', { name: 'Autour de moi' })).toBeVisible()
  expect(sent.addresses.some((address) => address.includes('/near'))).toBe(false)

  await test.step('one tap finds what is near, and says how far it is', async () => {
    await card.getByRole('button', { name: 'Autour de moi' }).click()
    await expect(card.getByRole('link', { name: /Proche aux Gratte-Ciel/ })).toContainText('à moins de 5 km')
    await expect(card.getByText('Loin à Brest')).toHaveCount(0)
    await expect(card.getByText(/arrondie à 5 km/)).toBeVisible()
    await inspectPage(page)
  })

  await test.step('further around, more is found', async () => {
    await card.getByLabel('Rayon autour de vous').selectOption('Environ 50 km')
    await expect(card.getByRole('link', { name: /Proche à Vienne/ })).toContainText(/à 2\d km/)
  })

  await test.step('it comes back with the tab, and the position is in no address', async () => {
    await card.getByRole('link', { name: /Proche à Vienne/ }).click()
    await expect(page).toHaveURL(/\/tournament\/\w{6}$/)
    await page.goBack()
    await expect(card.getByLabel('Rayon autour de vous')).toHaveValue('50')
    await expect(card.getByRole('link', { name: /Proche à Vienne/ })).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    for (const address of sent.addresses) expect(address).not.toMatch(/45[.,]7|4[.,]8[78]/)
    const near = sent.bodies.filter((body) => body.includes('latitude'))
    expect(near.length).toBeGreaterThan(0)
    for (const body of near) expect(body).toContain('"latitude":45.75,"longitude":4.9')
    for (const body of sent.bodies) expect(body).not.toContain('45.766')
  })

  await test.step('switched off, nothing is left of it', async () => {
    await press(card.getByRole('button', { name: /^Autour de moi/ }))
    await expect(card.getByRole('link', { name: /Proche/ })).toHaveCount(0)
    await page.reload()
    await expect(card.getByRole('button', { name: 'Autour de moi', exact: true })).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('45.75')
  })
})

test('FIND-1 who refuses the position is told what to do, and finds the town by its name', async ({ browser }) => {
  const { device: shop, account } = await signedInDevice(browser, 'Boutique des Refus')
  await grantOrganizer(account)
  await announce(shop, 'Refus à Villeurbanne', '69100 Villeurbanne')
  const phone = await browser.newContext({ ...PHONE, permissions: [] })
  const page = await phone.newPage()
  await page.goto('/')
  const card = cardOf(page)

  await test.step('the reason and the way out are told', async () => {
    await card.getByRole('button', { name: 'Autour de moi' }).click()
    await expect(card.getByText(/Autorisez-la pour ce site/)).toBeVisible()
    await inspectPage(page)
  })

  await test.step('a place is chosen from those that are suggested', async () => {
    await card.getByRole('button', { name: 'Filtres' }).click()
    const place = page.getByRole('combobox', { name: 'Lieu' })
    await place.pressSequentially('villeurb')
    await page.getByRole('option', { name: /Villeurbanne/ }).tap()
    await expect(place).toHaveValue('Villeurbanne (69)')
    await inspectPage(page)
    await press(page.getByRole('button', { name: 'Appliquer' }))
    await expect(card.getByRole('link', { name: /Refus à Villeurbanne/ })).toBeVisible()
  })
})
