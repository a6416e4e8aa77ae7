import { expect } from '@playwright/test'
import { test } from './journey.ts'

const NAME = /^Tournois #[1-9]\d\d$/

test('CREA-2 each visitor is proposed a number of their own, which stays when the app draws over the page', async ({
  browser,
}) => {
  const seen = new Set<string>()
  for (const visitor of ['Zoé', 'Max', 'Léa', 'Inès']) {
    const device = await browser.newContext()
    const page = await device.newPage()
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const name = page.getByLabel('Nom du tournoi', { exact: true })
    await expect(name, `${visitor} sees it before the app is there`).toHaveValue(NAME)
    const first = await name.inputValue()
    scripts.resolve()
    await expect(page.locator('#root')).not.toHaveAttribute('data-early')
    await expect(name).toHaveValue(first)
    seen.add(first)
    await device.close()
  }
  expect(seen.size).toBeGreaterThan(1)
})

test('the links of a page lead on before the app is there', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Devenir organisateur' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/become-organizer$/)
})

test('the app takes over what the server wrote', async ({ browser }) => {
  const device = await browser.newContext({ timezoneId: 'Asia/Tokyo' })
  const page = await device.newPage()
  const warnings: string[] = []
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())))
  // Until the written page was seen the app does not come, however slow this browser is.
  const seen = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const title = await page.waitForSelector('[data-early] h1')
  seen.resolve()
  await expect(page.locator('#root')).not.toHaveAttribute('data-early')
  expect(await title.evaluate(({ isConnected }) => isConnected)).toBe(true)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(warnings).toEqual([])
  await device.close()
})

test('LAY-3 DETL-6 an address that nobody knows is answered 404, with a page that helps', async ({ page }) => {
  for (const [path, help] of [
    ['/nowhere', 'Cette table n’existe pas'],
    ['/about/nowhere', 'Cette table n’existe pas'],
    ['/tournament/ZZZZZZ', 'Aucun tournoi trouvé avec le code: ZZZZZZ'],
    ['/tournament/ZZZZZZ/admin', 'Aucun tournoi trouvé avec le code: ZZZZZZ'],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(help)
    await expect(page.getByRole('main').getByRole('link', { name: /accueil/i })).toBeVisible()
  }
  for (const path of ['/', '/about', '/login', '/my-organized-events']) {
    expect((await page.goto(path))?.status(), path).toBe(200)
  }
})
