import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { filledQuickTournament, holding } from './people/filled-tournament.ts'
import { press } from './people/press.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

test('EVEN-8 STAK-12 thirty pasted names cost two taps, and nothing is added before the second', async ({
  browser,
}) => {
  const device = await browser.newContext({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] })
  const tournament = await filledQuickTournament(device, 2)
  const page = await holding(device, tournament, { organizer: tournament.organizerId })
  await page.goto(tournament.path)
  const names = Array.from({ length: 30 }, (_, index) => `Invité ${index + 1}`)
  await page.evaluate((text) => navigator.clipboard.writeText(text), names.join('\n'))
  const field = page.getByLabel('Chercher ou ajouter un joueur')
  await field.click()
  await page.keyboard.press('ControlOrMeta+V')
  const sheet = page.getByRole('dialog', { name: 'Ajouter une liste' })
  await expect(sheet.getByText('30 noms à ajouter')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^2 joueurs sur/, includeHidden: true })).toHaveCount(1)
  await sheet.getByRole('button', { name: 'Ajouter 30 joueurs' }).click()
  await expect(page.getByText('30 joueurs ajoutés.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '32 joueurs sur 32' })).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('listitem').first()).toContainText('Invité 30')
  await device.close()
})

test('EVEN-2 EVEN-8 a name is added without a tap, found again, renamed and removed from its sheet', async ({
  browser,
}) => {
  const device = await browser.newContext(PHONE)
  const tournament = await filledQuickTournament(device, 40)
  const page = await holding(device, tournament, { organizer: tournament.organizerId })
  await page.goto(tournament.path)
  const field = page.getByLabel('Chercher ou ajouter un joueur')
  await field.fill('Nora')
  await field.press('Enter')
  const row = page.getByRole('listitem').filter({ hasText: 'Nora' }).getByRole('button')
  await expect(row).toBeVisible()
  await field.fill('NORÀ')
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await row.press('Enter')
  const sheet = page.getByRole('dialog')
  await press(sheet.getByRole('button', { name: 'Renommer' }))
  await sheet.getByLabel('Nouveau nom de Nora').fill('Norah')
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(row).toHaveText(/^Norah/)
  await expect(row).toBeFocused()
  await row.press('Enter')
  await press(sheet.getByRole('button', { name: 'Retirer' }))
  await press(sheet.getByRole('button', { name: 'Retirer' }))
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^40 joueurs/ })).toBeFocused()
  await device.close()
})
