import { type BrowserContext, expect, type Page } from '@playwright/test'
import { getDoorCode } from '@tablee/contract/registrations/get-door-code'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { type FilledTournament, filledEvent } from './people/filled-tournament.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
const MINUTE_MS = 60_000

const here = (page: Page) => page.getByRole('button', { name: 'Je suis là' })
const noted = (page: Page) => page.getByText('Votre arrivée est notée.')

async function register(page: Page, name: string): Promise<void> {
  const given = { Pseudo: name, Prénom: name, Nom: 'Lopez', 'E-mail': `${name.toLowerCase()}@exemple.fr` }
  for (const [label, text] of Object.entries(given)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('checkbox', { name: /politique de confidentialité/ }).check()
  await press(page.getByRole('button', { name: 'S’inscrire', exact: true }))
}

async function doorOf(shop: BrowserContext, { id: tournamentId, code }: FilledTournament): Promise<string> {
  const { data } = await callServer(shop, getDoorCode, { tournamentId })
  return `/tournament/${code}/here#${data.doorCode}`
}

test('FIND-6 players come in by the code at the door, and the organizer sees them come', async ({ browser }) => {
  const { device: shop, account } = await signedInDevice(browser, 'Boutique', {
    viewport: { width: 1280, height: 900 },
  })
  await grantOrganizer(account)
  const event = await filledEvent(shop, 0, { registrationRules: { acceptsAutomatically: true, checksInByCode: true } })
  const desk = await shop.newPage()
  await desk.goto(event.path)
  await desk.getByRole('button', { name: 'Autres actions' }).press('Enter')
  await desk.getByRole('link', { name: 'Code de l’entrée' }).press('Enter')
  await expect(desk.getByRole('img', { name: 'Code QR pour signaler son arrivée' })).toBeVisible()
  await desk.getByRole('link', { name: 'Retour à la gestion' }).press('Enter')
  const door = await doorOf(shop, event)

  const ana = await (await browser.newContext(PHONE)).newPage()
  await test.step('whoever is not registered does it first, and is not sent back to the door', async () => {
    await ana.goto(door)
    await expect(ana.getByText('Ce navigateur n’a pas d’inscription à ce tournoi')).toBeVisible()
    expect(new URL(ana.url()).hash).toBe('')
    await ana.getByRole('main').getByRole('link', { name: 'S’inscrire' }).press('Enter')
    await register(ana, 'Ana')
    await expect(here(ana)).toBeInViewport()
    await expect(desk.getByRole('button', { name: 'Présence d’Ana', pressed: false })).toBeVisible()
    await here(ana).press('Enter')
    await expect(noted(ana)).toBeVisible()
  })

  await test.step('the organizer sees it at once, and takes it back; the phone says so by itself', async () => {
    await expect(desk.getByText('Sur place : 1 sur 1')).toBeVisible()
    await press(desk.getByRole('button', { name: 'Présence d’Ana' }))
    await expect(here(ana)).toBeVisible()
  })

  await test.step('coming back, one’s own registration is the next thing seen; a tap at the door is enough', async () => {
    await ana.goto(`/tournament/${event.code}`)
    await expect(ana.getByRole('heading', { name: 'Votre inscription' })).toBeInViewport()
    await expect(ana.getByText('Inscription acceptée')).toBeInViewport()
    await ana.goto(door)
    await here(ana).press('Enter')
    await expect(noted(ana)).toBeVisible()
    await expect(desk.getByText('Sur place : 1 sur 1')).toBeVisible()
  })

  await test.step('the code of another door lets nobody in', async () => {
    const other = await filledEvent(shop, 0, {
      registrationRules: { acceptsAutomatically: true, checksInByCode: true },
    })
    const [, wrong] = (await doorOf(shop, other)).split('#')
    const bob = await (await browser.newContext(PHONE)).newPage()
    await bob.goto(`/tournament/${event.code}`)
    await register(bob, 'Bob')
    await expect(bob.getByText('Sur place, scannez le code QR')).toBeVisible()
    await bob.goto(`/tournament/${event.code}/here#${wrong}`)
    await here(bob).press('Enter')
    await expect(bob.getByText('Ce code n’est pas celui de l’entrée de ce tournoi.')).toBeVisible()
    await expect(desk.getByText('Sur place : 1 sur 2')).toBeVisible()
  })
})

test('FIND-6 in the hour before the start, a player says from anywhere that they are there', async ({ browser }) => {
  const { device: shop, account } = await signedInDevice(browser, 'Ludothèque')
  await grantOrganizer(account)
  const event = await filledEvent(shop, 0, {
    tournamentDate: new Date(Date.now() + 30 * MINUTE_MS).toISOString(),
    registrationRules: { acceptsAutomatically: true, checkInMinutes: 60 },
  })
  const phone = await (await browser.newContext(PHONE)).newPage()
  await phone.goto(`/tournament/${event.code}`)
  await register(phone, 'Léa')
  await here(phone).press('Enter')
  await expect(noted(phone)).toBeVisible()
  await phone.reload()
  await expect(noted(phone)).toBeInViewport()
  await press(phone.getByRole('button', { name: 'Annuler mon arrivée' }))
  await expect(here(phone)).toBeVisible()
})

test('MINR-58 a walk-in below the age is written in on a small phone, to the last line', async ({ browser }) => {
  const { device: shop, account } = await signedInDevice(browser, 'Maison des jeux', {
    viewport: { width: 320, height: 640 },
    hasTouch: true,
  })
  await grantOrganizer(account)
  const event = await filledEvent(shop, 4, { isYouth: true })
  const door = await shop.newPage()
  await door.goto(`/tournament/${event.code}/desk`)
  await door.getByLabel('Chercher ou ajouter un joueur').fill('Zoé Petit')
  await door.getByRole('checkbox', { name: /moins de 15/ }).check()
  await door.getByLabel('Nom de la personne responsable').fill('Odile Petit')
  await door.getByRole('checkbox', { name: 'Accord donné sur place ou sur papier' }).check()
  await door.getByRole('checkbox', { name: 'A besoin d’une place fixe' }).check()
  await door.getByRole('button', { name: /^Ajouter/ }).press('Enter')
  await expect(door.getByRole('button', { name: /Présence de Zoé Petit/ })).toBeVisible()
})
