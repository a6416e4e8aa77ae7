import { expect, type Page } from '@playwright/test'
import { appDrawn } from './app-drawn.ts'
import { test } from './journey.ts'
import { filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'
import { press } from './people/press.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

const sheetOf = (page: Page) => page.getByRole('dialog')
const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('EVEN-3 Back closes the sheet and keeps the place, and only then leaves the tables', async ({ browser }) => {
  const device = await browser.newContext(PHONE)
  const tournament = await filledQuickTournament(device, 40)
  await startQuick(device, tournament)
  const page = await holding(device, tournament, { organizer: tournament.organizerId })
  const row = page.getByRole('button', { name: 'Saisir le score de la table 15', exact: true })
  const sheet = sheetOf(page)
  await page.goto('/')
  await page.goto(tournament.path)
  const open = async () => {
    await row.press('Enter')
    await expect(sheet).toBeVisible()
  }

  await test.step('the sheet closes, and the list stays where it is', async () => {
    await row.scrollIntoViewIfNeeded()
    await open()
    const before = await scrolled(page)
    expect(before).toBeGreaterThan(100)
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(tournament.path)
    await expect(row).toBeFocused()
    expect(await scrolled(page)).toBe(before)
  })

  await test.step('forward opens nothing', async () => {
    await page.evaluate(() => history.forward())
    await expect(sheet).toBeHidden()
    await expect(row).toBeInViewport()
  })

  await test.step('closed by hand, by a score or by a reload, it is not in the way', async () => {
    await open()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await open()
    await sheet
      .getByRole('button', { name: /gagne 2-0$/ })
      .first()
      .press('Enter')
    await expect(sheet).toBeHidden()
    await press(page.getByRole('button', { name: 'Saisir le score de la table 16', exact: true }))
    await expect(sheet).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Ronde 1' })).toBeVisible()
    await appDrawn(page)
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('tablee:open')
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
})

test('EVEN-3 Back closes a menu, and what is open over the first page of a tab', async ({ browser }) => {
  const device = await browser.newContext(PHONE)
  const tournament = await filledQuickTournament(device, 4)
  await startQuick(device, tournament)
  const page = await holding(device, tournament, { organizer: tournament.organizerId })
  await page.goto(tournament.path)
  await press(page.getByRole('button', { name: tournament.code }))
  await expect(sheetOf(page)).toBeVisible()
  await page.goBack()
  await expect(sheetOf(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Ronde 1' })).toBeVisible()

  await press(page.getByRole('button', { name: 'Menu', exact: true }))
  await expect(page.getByRole('menu')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page).toHaveURL(tournament.path)

  await press(page.getByRole('button', { name: 'Menu', exact: true }))
  await page.getByRole('menu').getByRole('menuitem', { name: 'À propos' }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page).toHaveURL(tournament.path)
  await expect(page.getByRole('heading', { name: 'Ronde 1' })).toBeVisible()
})

test('FIND-4 the view after a creation survives a reload, and Back leads to the form', async ({ browser }) => {
  const device = await browser.newContext(PHONE)
  const page = await device.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Créer le tournoi' }).click()
  const title = page.getByRole('heading', { level: 1, name: 'Le tournoi est ouvert' })
  await expect(title).toBeVisible()
  const code = await page.locator('[data-code]').first().getAttribute('data-code')
  await page.reload()
  await expect(title).toBeVisible()
  await expect(page.locator('[data-code]').first()).toHaveAttribute('data-code', code ?? '')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Créer le tournoi' })).toBeVisible()
})
