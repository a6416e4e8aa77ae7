import { type BrowserContext, expect, type Page } from '@playwright/test'
import { appDrawn } from './app-drawn.ts'
import { cut } from './cut.ts'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { filledEvent, filledQuickTournament, report, startQuick } from './people/filled-tournament.ts'

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
    await appDrawn(page)
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

/** Scripts matching `waiting` load once `until` resolves. A redraw logs a line, which no journey expects. */
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
  await appDrawn(page)
  expect(await title.evaluate(({ isConnected }) => isConnected)).toBe(true)
  return page
}

test('the app takes over what the server wrote', async ({ browser }) => {
  const device = await browser.newContext({ timezoneId: 'Asia/Tokyo' })
  // The app waits until the written page was seen.
  const page = await openedLate(device, '/', { waiting: '**/assets/*.js', until: async () => {} })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await device.close()
})

test('FAST-4 the app takes over the pages of words alone, and whoever is signed in sees no form that leads on', async ({
  browser,
}) => {
  const device = await browser.newContext()
  for (const path of ['/login', '/register', '/forgot-password', '/become-organizer', '/privacy', '/terms', '/about']) {
    const page = await openedLate(device, path, { waiting: '**/assets/*.js', until: async () => {} })
    await page.close()
  }
  await device.close()
  const shop = await signedInDevice(browser, 'Le Vieux Grimoire')
  for (const path of ['/', '/privacy', '/become-organizer']) {
    const page = await shop.device.newPage()
    await page.goto(path)
    await appDrawn(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.close()
  }
})

/** Scripts load once `mayCome` resolves; a page that asks for one early waits with its `load`. */
async function heldBack(page: Page, mayCome: Promise<unknown>) {
  const asked: string[] = []
  await page.route('**/assets/*.js', async (route) => {
    asked.push(route.request().url())
    await mayCome
    await route.continue()
  })
  return asked
}

test('FAST-6 a page answers without the app, which has what was typed and does what was pressed once it is there', async ({
  browser,
  expects,
}) => {
  const device = await browser.newContext({ viewport: { width: 390, height: 844 } })

  await test.step('words ask for no script, and say what they are', async () => {
    const page = await device.newPage()
    const asked = await heldBack(page, Promise.resolve())
    for (const [path, title] of [
      ['/login', 'Connexion · Tablée'],
      ['/about#help', 'À propos · Tablée'],
      ['/privacy', 'Confidentialité · Tablée'],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible()
    }
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
    expect(asked).not.toEqual([])
    await page.evaluate(() => localStorage.clear())
    await page.close()
  })

  await test.step('an address and a password, typed and sent before the app', async () => {
    const page = await device.newPage()
    const mayCome = Promise.withResolvers<void>()
    const asked = await heldBack(page, mayCome.promise)
    const sent: (string | null)[] = []
    await page.route('**/v1/account/sessions/email', async (route) => {
      sent.push(route.request().postData())
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('E-mail').fill('zoe@nowhere.example')
    await page.getByLabel('Mot de passe', { exact: true }).fill('une table de quatre')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('button', { name: 'Se connecter' }).click()
    expect(asked).not.toEqual([])
    expect(sent).toEqual([])
    expects.answer(401, '/v1/account/sessions/email')
    mayCome.resolve()
    await expect(page.getByText('L’adresse e-mail ou le mot de passe est incorrect.')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue('zoe@nowhere.example')
    expect(sent.map((body) => JSON.parse(body ?? ''))).toEqual([
      { email: 'zoe@nowhere.example', password: 'une table de quatre' },
    ])
    await page.close()
  })

  await test.step('half a code, and the rest when the app is there', async () => {
    const page = await device.newPage()
    const mayCome = Promise.withResolvers<void>()
    await heldBack(page, mayCome.promise)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const field = page.getByRole('textbox', { name: 'Le code affiché par l’organisation' })
    await field.click()
    await page.keyboard.type('zz')
    // Typing goes on whatever the app does.
    mayCome.resolve()
    await page.keyboard.type('z9', { delay: 40 })
    await appDrawn(page)
    await expect(field).toHaveValue('zzz9')
    await page.keyboard.type('qq')
    await expect(page.getByText('Aucun tournoi trouvé avec ce code')).toBeVisible()
  })

  await test.step('a button that is down while the app comes stays under the finger, and is pressed', async () => {
    const page = await device.newPage()
    const mayCome = Promise.withResolvers<void>()
    await heldBack(page, mayCome.promise)
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Nom du tournoi').fill('Sous le doigt')
    const button = page.getByRole('button', { name: 'Créer le tournoi' })
    await button.hover()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(0)
    await page.mouse.down()
    mayCome.resolve()
    await appDrawn(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await page.mouse.up()
    await expect(page.getByRole('heading', { name: 'Le tournoi est ouvert' })).toBeVisible()
    await page.close()
  })
  await device.close()
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

/** By address. */
function countAsked(page: Page): ReadonlyMap<string, number> {
  const asked = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/v1/')) return
    const what = `${request.method()} ${pathname}${decodeURIComponent(search)} ${request.postData() ?? ''}`
    asked.set(what, (asked.get(what) ?? 0) + 1)
  })
  return asked
}

const moreThanOnce = (asked: ReadonlyMap<string, number>) => [...asked].filter(([, times]) => times > 1)

test('FAST-7 a page asks for nothing twice, and a result that comes before the app is drawn into what stands there', async ({
  browser,
}) => {
  const shop = await signedInDevice(browser, 'Le Vieux Grimoire')
  await grantOrganizer(shop.account)
  const { code } = await filledEvent(shop.device, 4)
  const tournament = await filledQuickTournament(shop.device, 4)
  const [match] = await startQuick(shop.device, tournament)
  const device = await browser.newContext()

  for (const path of ['/', `/tournament/${code}`]) {
    await test.step(path, async () => {
      const page = await device.newPage()
      const asked = countAsked(page)
      await page.goto(path)
      await appDrawn(page)
      if (path !== '/') await expect(page.getByText('Zoé').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(moreThanOnce(asked)).toEqual([])
      await page.close()
    })
  }
  const mayCome = Promise.withResolvers<void>()
  const page = await device.newPage()
  const asked = countAsked(page)
  await heldBack(page, mayCome.promise)
  await page.goto(`/tournament/${tournament.code}`, { waitUntil: 'domcontentloaded' })
  const title = await page.waitForSelector('[data-early] h1')
  await report(shop.device, tournament, { match, disputed: false })
  mayCome.resolve()
  await expect(page.getByText('En direct')).toBeVisible()
  await expect(page.getByRole('main').getByText('2', { exact: true }).first()).toBeVisible()
  expect(await title.evaluate(({ isConnected }) => isConnected), 'the page is taken over, not drawn anew').toBe(true)
  expect(moreThanOnce(asked)).toEqual([])
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
