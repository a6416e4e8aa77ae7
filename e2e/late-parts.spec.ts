import { type BrowserContext, expect } from '@playwright/test'
import { test } from './journey.ts'
import { filledQuickTournament } from './people/filled-tournament.ts'

/** Holds back the files of these names until released. */
async function holdBack(device: BrowserContext, names: RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let asked = 0
  await device.route(names, async (route) => {
    asked += 1
    await released
    await route.continue()
  })
  return { release: () => release(), asked: () => asked }
}

test('FAST-13 a code typed before its part of the app has come is looked up once it has', async ({ browser }) => {
  const device = await browser.newContext()
  const { code } = await filledQuickTournament(device, 4)
  const late = await holdBack(device, /\/assets\/find-code-/)
  const page = await device.newPage()
  await page.goto('/')
  await page.getByLabel('Le code affiché par l’organisation').fill(code)
  await expect.poll(late.asked).toBeGreaterThan(0)
  await expect(page).toHaveURL('/')
  late.release()
  await expect(page).toHaveURL(`/tournament/${code}`)
})

test('FAST-13 a tournament is made once its part of the app has come', async ({ browser }) => {
  const device = await browser.newContext()
  const late = await holdBack(device, /\/assets\/create-quick-tournament-/)
  const page = await device.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Créer le tournoi' }).click()
  await expect.poll(late.asked).toBeGreaterThan(0)
  late.release()
  await expect(page.getByRole('heading', { name: 'Le tournoi est ouvert' })).toBeVisible()
})
