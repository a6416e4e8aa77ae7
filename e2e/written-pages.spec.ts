import { type BrowserContext, expect, type Page } from '@playwright/test'
import { cut } from './cut.ts'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { filledEvent } from './people/filled-tournament.ts'

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
  await cut(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Devenir organisateur' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/become-organizer$/)
})

/**
 * Opened on a device of its own; the scripts that `waiting` names come only once `until` is fulfilled. A page that is drawn anew
 * says so on the console, and no journey expects that.
 */
async function openedLate(
  device: BrowserContext,
  path: string,
  { waiting, until }: { readonly waiting: string; readonly until: (page: Page) => Promise<unknown> },
) {
  const page = await device.newPage()
  const mayCome = Promise.withResolvers<void>()
  await page.route(waiting, async (route) => {
    await mayCome.promise
    await route.continue()
  })
  const isTime = until(page)
  await page.goto(path, { waitUntil: 'commit' })
  const title = await page.waitForSelector('[data-early] h1')
  await isTime
  mayCome.resolve()
  await expect(page.locator('#root')).not.toHaveAttribute('data-early')
  expect(await title.evaluate(({ isConnected }) => isConnected)).toBe(true)
  return page
}

test('the app takes over what the server wrote', async ({ browser }) => {
  const device = await browser.newContext({ timezoneId: 'Asia/Tokyo' })
  // Until the written page was seen the app does not come, however slow this browser is.
  const page = await openedLate(device, '/', { waiting: '**/assets/*.js', until: async () => {} })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await device.close()
})

test('FAST-4 the app takes over the pages of words alone, and whoever is signed in sees no form that leads on', async ({
  browser,
}) => {
  const device = await browser.newContext()
  for (const path of ['/login', '/register', '/forgot-password', '/privacy', '/terms', '/about']) {
    const page = await openedLate(device, path, { waiting: '**/assets/*.js', until: async () => {} })
    await page.close()
  }
  await device.close()
  const shop = await signedInDevice(browser, 'Le Vieux Grimoire')
  for (const path of ['/', '/privacy', '/about']) {
    const page = await shop.device.newPage()
    await page.goto(path)
    await expect(page.locator('#root')).not.toHaveAttribute('data-early')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.close()
  }
})

test('the app takes over the page of an event also when answers are quicker than its first drawing', async ({
  browser,
}) => {
  const shop = await signedInDevice(browser, 'Le Vieux Grimoire')
  await grantOrganizer(shop.account)
  const { code } = await filledEvent(shop.device, 4)
  const device = await browser.newContext()
  const page = await openedLate(device, `/tournament/${code}`, {
    waiting: '**/assets/drawn-*.js',
    until: (opened) => opened.waitForResponse(/get-advanced-registrations/),
  })
  await expect(page.getByText('Zoé').first()).toBeVisible()
  await device.close()
})

test('LAY-3 DETL-6 an address that nobody knows is answered 404, with a page that helps', async ({ page, expects }) => {
  for (const [path, help] of [
    ['/nowhere', 'Cette table n’existe pas'],
    ['/about/nowhere', 'Cette table n’existe pas'],
    ['/tournament/ZZZZZZ', 'Aucun tournoi trouvé avec le code: ZZZZZZ'],
    ['/tournament/ZZZZZZ/admin', 'Aucun tournoi trouvé avec le code: ZZZZZZ'],
  ] as const) {
    expects.answer(404, path)
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(help)
    await expect(page.getByRole('main').getByRole('link', { name: /accueil/i })).toBeVisible()
  }
  for (const path of ['/', '/about', '/login', '/my-organized-events']) {
    expect((await page.goto(path))?.status(), path).toBe(200)
  }
})
