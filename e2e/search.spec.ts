import { expect, type Page } from '@playwright/test'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' } as const

async function createNamed(page: Page, name: string): Promise<string> {
  await page.goto('/')
  await page.getByLabel('Nom du tournoi', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Créer le tournoi' }).click()
  await page.getByRole('link', { name: 'Aller au tournoi' }).click()
  await page.waitForURL(/\/tournament\/\w{6}\/admin$/)
  return /tournament\/(\w{6})/.exec(page.url())?.[1] ?? ''
}

test('SRCH-1 SRCH-4 SRCH-8 HOME-1 FIND-1 a tournament is found by name and code, and found again on its own device', async ({
  browser,
}) => {
  const organizer = await (await browser.newContext(PHONE)).newPage()
  const code = await createNamed(organizer, 'Éphémère des Étoiles')

  const phone = await browser.newContext(PHONE)
  const page = await phone.newPage()
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Rechercher un tournoi' })
  const box = card.getByPlaceholder('Rechercher par nom ou code...')

  await test.step('SRCH-2 by the beginnings of words, on Enter', async () => {
    await box.fill('etoiles ephem')
    await box.press('Enter')
    const found = card.getByRole('link', { name: /Éphémère des Étoiles/ }).filter({ hasText: code })
    await expect(found).toContainText('En attente de démarrage')
    await expect(found.getByRole('heading')).toBeInViewport()
    await expect(page).toHaveURL(/\?q=etoiles%20ephem$/)
    await inspectPage(page)
  })

  await test.step('SRCH-4 by the code, and again after reloading', async () => {
    await box.fill(code.toLowerCase())
    await box.press('Enter')
    await expect(page).toHaveURL(new RegExp(`[?]q=${code}$`, 'i'))
    await page.reload()
    await expect(card.getByRole('list', { name: 'Tournois trouvés' }).getByRole('link')).toHaveCount(1)
    await expect(box).toHaveValue(code.toLowerCase())
    await page.goBack()
    await expect(box).toHaveValue('etoiles ephem')
  })

  await test.step('WORD-1 WORD-4 a slip finds nothing, and one tap looks for what was meant', async () => {
    await box.fill('ephemre')
    await box.press('Enter')
    await card.getByRole('button', { name: /^Vouliez-vous dire Éphémère/ }).click()
    await expect(card.getByRole('link', { name: /Éphémère des Étoiles/ }).filter({ hasText: code })).toBeVisible()
    await expect(card.getByText(/^\d+ tournois?$/)).toBeVisible()
    await expect(page).toHaveTitle(/^Éphémère\s: tournois · Tablée$/)
  })

  await test.step('SRCH-5 SRCH-6 not among those that are over', async () => {
    await card.getByRole('button', { name: 'Filtres' }).click()
    const sheet = page.getByRole('dialog')
    await expect.poll(() => sheet.evaluate((part) => part.contains(document.activeElement))).toBe(true)
    await inspectPage(page)
    await page.getByLabel('Statut').selectOption('Terminé')
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await expect(card.getByText('Aucun tournoi trouvé')).toBeVisible()
    await card.getByRole('button', { name: 'Retirer le filtre : Terminé' }).click()
    await card
      .getByRole('link', { name: /Éphémère des Étoiles/ })
      .filter({ hasText: code })
      .click()
    await expect(page).toHaveURL(new RegExp(`/tournament/${code}$`))
  })

  await test.step('HOME-1 HOME-3 the organizer comes back to it from home', async () => {
    await organizer.goto('/')
    const recent = organizer.getByRole('region', { name: 'Vos tournois récents' })
    await expect(recent.getByRole('link', { name: /Éphémère des Étoiles/ })).toContainText(`Code: ${code}`)
    await inspectPage(organizer)
  })
})
