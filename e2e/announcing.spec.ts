import { type Browser, expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { press } from './people/press.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
const LAPTOP = { viewport: { width: 1280, height: 900 } }

async function openForm(browser: Browser, device: typeof PHONE | typeof LAPTOP): Promise<Page> {
  const { device: shop, account } = await signedInDevice(browser, 'Le Repaire', device)
  await grantOrganizer(account)
  const page = await shop.newPage()
  await page.goto('/announce')
  await expect(page.getByRole('button', { name: 'Créer le tournoi' })).toBeEnabled()
  return page
}

test('FIND-3 a shop announces its Fridays in few taps, sees them beforehand, and prints the poster', async ({
  browser,
}) => {
  const page = await openForm(browser, PHONE)
  await page.getByLabel('Nom du tournoi').fill('Vendredi Premodern')
  await page.getByRole('button', { name: 'Premodern', exact: true }).tap()
  await page.getByRole('button', { name: 'Vendredi prochain 19:30' }).tap()
  await page.getByLabel('Nombre de joueurs maximum').fill('32')
  await page.getByLabel('Répéter chaque semaine').selectOption('3 dates')
  await page.getByRole('button', { name: 'Aperçu' }).tap()
  const preview = page.getByRole('region', { name: 'Aperçu' })
  await expect(preview.getByText('Vendredi Premodern')).toBeVisible()
  await expect(preview).toContainText('Magic The Gathering - Premodern')
  await expect(preview).toContainText('32 places libres sur 32')
  await expect(preview).toContainText('S’inscrire')
  await page.getByRole('button', { name: 'Créer les 3 tournois' }).tap()
  await expect(page.getByRole('heading', { name: 'Le tournoi est ouvert' })).toBeFocused()

  await test.step('the dates are Fridays at half past seven, a week apart', async () => {
    const dates = page.getByRole('list', { name: 'Les 3 tournois annoncés' }).getByRole('time')
    await expect(dates).toHaveCount(3)
    const starts = await dates.evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
    for (const text of await dates.allTextContents()) expect(text).toMatch(/^vendredi .* 19:30$/)
    const days = starts.map((start) => Math.round(Date.parse(start) / 86_400_000))
    expect(days.map((day) => day - (days[0] ?? 0))).toEqual([0, 7, 14])
  })

  await test.step('all of it is there again after a reload', async () => {
    await page.reload()
    await expect(page.getByRole('list', { name: 'Les 3 tournois annoncés' })).toBeVisible()
    await expect(page.getByText('Vendredi Premodern')).toBeVisible()
  })

  await test.step('the poster is one side of paper', async () => {
    await page.getByRole('link', { name: 'Imprimer l’affiche' }).click()
    await expect(page.getByRole('button', { name: 'Imprimer 1 page' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const poster = page.locator('[data-paper-side]')
    await expect(poster.getByRole('heading', { name: 'Vendredi Premodern' })).toBeVisible()
    await expect(poster.getByRole('img', { name: /^Code QR de la page du tournoi/ })).toBeVisible()
    await expect(poster).toContainText('32 places')
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })
})

const VARIED = /Règles adaptées\s: une seule partie/

test('FIND-3 SHOP-61 GAME-2 on a wide screen the page of the event stands beside the form, and a date that has passed is asked about', async ({
  browser,
}) => {
  const page = await openForm(browser, LAPTOP)
  const preview = page.getByRole('region', { name: 'Aperçu' })
  await page.getByRole('radio', { name: 'Lorcana' }).press('Space')
  await page.getByLabel('Nom du tournoi').fill('Ligue Lorcana')
  await page.getByLabel('Date du tournoi').fill('29/02/2020')
  await page.getByRole('radio', { name: 'Une partie' }).press('Space')
  await expect(preview).toContainText('Lorcana - Construit')
  await expect(preview).toContainText(VARIED)
  await expect(preview).toContainText('29 février 2020')
  const name = await page.getByLabel('Nom du tournoi').boundingBox()
  const shown = await preview.boundingBox()
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(shown?.x ?? 0)
  await press(page.getByRole('button', { name: 'Créer le tournoi' }))
  const question = page.getByRole('alertdialog', { name: /^Cette date est passée\. Annoncer quand même\s\?$/ })
  await press(question.getByRole('button', { name: 'Changer la date' }))
  await expect(question).toBeHidden()
  await page.getByLabel('Date du tournoi').fill('16/01/2099')
  await press(page.getByRole('button', { name: 'Créer le tournoi' }))
  await expect(page.getByRole('heading', { name: 'Le tournoi est ouvert' })).toBeFocused()
  const own = await page.getByRole('link', { name: 'Aller au tournoi' }).getAttribute('href')
  const stranger = await (await browser.newContext(LAPTOP)).newPage()
  await stranger.goto(`/tournament/${/[A-Z0-9]{6}/.exec(own ?? '')?.[0]}`)
  await expect(stranger.getByRole('main')).toContainText(VARIED)
})

test('FIND-3 an event is announced once more for another day, with all that was decided for it', async ({
  browser,
}) => {
  const page = await openForm(browser, PHONE)
  const form = page.getByRole('main')
  await form.getByLabel('Nom du tournoi').fill('Ligue du jeudi')
  await form.getByLabel('Format').selectOption('Duel Commander')
  await form.getByLabel('Date du tournoi').fill('16/01/2098')
  await form.getByLabel('Nombre de joueurs maximum').fill('24')
  await form.getByRole('combobox', { name: 'Lieu' }).fill('12 rue du Lac, 69003 Lyon')
  const registrations = form.getByRole('button', { name: /^Inscriptions/ })
  await registrations.click()
  const automatic = form.getByRole('checkbox', { name: /^Accepter les inscriptions automatiquement/ })
  await automatic.check()
  await press(page.getByRole('button', { name: 'Créer le tournoi' }))
  await press(page.getByRole('link', { name: 'Aller au tournoi' }))

  await test.step('the form is filled in, but for the day', async () => {
    await page.getByRole('tab', { name: 'Plus' }).click()
    await press(page.getByRole('link', { name: 'Annoncer le même à une autre date' }))
    await expect(form.getByLabel('Nom du tournoi')).toHaveValue('Ligue du jeudi')
    await expect(form.getByLabel('Nombre de joueurs maximum')).toHaveValue('24')
    await expect(form.getByRole('combobox', { name: 'Lieu' })).toHaveValue('12 rue du Lac, 69003 Lyon')
    await registrations.click()
    await expect(automatic).toBeChecked()
    await expect(form.getByLabel('Format')).toHaveValue('duel-commander')
    await press(page.getByRole('button', { name: 'Créer le tournoi' }))
    await expect(form.getByLabel('Date du tournoi')).toBeFocused()
  })

  await test.step('both stand in the list of what is coming', async () => {
    await form.getByLabel('Date du tournoi').fill('23/01/2098')
    await press(page.getByRole('button', { name: 'Créer le tournoi' }))
    await expect(page.getByRole('heading', { name: 'Le tournoi est ouvert' })).toBeFocused()
    await page.goto('/organized-tournaments')
    const coming = page.getByRole('region', { name: 'À venir' })
    await expect(coming.getByRole('heading', { name: 'Ligue du jeudi' })).toHaveCount(2)
  })
})
