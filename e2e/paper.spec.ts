import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'

test.use({ serviceWorkers: 'allow' })

function pagesIn(pdf: Buffer): number {
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length
}

test('STAK-7 EVEN-8 an organizer prints the tables in two taps, without a network, on as many pages as announced', async ({
  browser,
}) => {
  const device = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
  const tournament = await filledQuickTournament(device, 41)
  const page = await holding(device, tournament, { organizer: tournament.organizerId })
  await page.addInitScript(() => {
    const counted = { prints: 0 }
    Object.assign(window, { counted, print: () => (counted.prints += 1) })
  })
  await startQuick(device, tournament)
  await page.goto(tournament.path)
  await expect(page.getByRole('heading', { name: 'Ronde 1' })).toBeVisible()
  // Then the device keeps the app.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await device.setOffline(true)

  await page.getByRole('tab', { name: 'Plus' }).click()
  await page.getByRole('link', { name: 'Imprimer les tables' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { counted: { prints: number } }).counted.prints))
    .toBe(1)

  await test.step('whoever chose the dark theme prints black on white', async () => {
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    await page.emulateMedia({ media: 'print' })
    const side = page.locator('[data-paper-side]').first()
    await expect(side).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(side.getByRole('heading')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(26, 29, 36)')
    await page.emulateMedia({ media: null })
  })

  await test.step('every kind of sheet keeps to its pages, on A4 and on Letter', async () => {
    for (const box of await page.getByRole('checkbox').all()) await box.setChecked(true)
    const button = await page.getByRole('button', { name: /^Imprimer \d+ pages$/ }).textContent()
    const announced = Number(/\d+/.exec(button ?? '')?.[0])
    for (const format of ['A4', 'Letter']) expect(pagesIn(await page.pdf({ format })), format).toBe(announced)
  })
})
