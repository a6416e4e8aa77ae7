import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import { buildManifest, MANIFEST_FILE, saidParts, WORDS_FILE } from '@tablee/contract/serving/built-files'
import { scriptsOf } from '../tools/weight/route-scripts.ts'
import { WEIGHED_ROUTES } from '../tools/weight/weighed-routes.ts'
import { appDrawn } from './app-drawn.ts'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { filledEvent, filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'

const FOLDER = new URL('../apps/web/dist/', import.meta.url)
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))
const built = { manifest: buildManifest.parse(read(MANIFEST_FILE)), words: saidParts.parse(read(WORDS_FILE)) }

type Opened = { readonly page: Page; readonly path: string; readonly shows: string }

async function runningTournament(browser: Browser) {
  const device = await browser.newContext({ serviceWorkers: 'block' })
  const tournament = await filledQuickTournament(device, 4)
  await startQuick(device, tournament)
  return { device, tournament }
}

/** As its users do. */
const OPENING: Readonly<Record<string, (browser: Browser) => Promise<Opened>>> = {
  home: async (browser) => ({ page: await aStranger(browser), path: '/', shows: 'Prenez place.' }),
  tournament: async (browser) => {
    const { code } = (await runningTournament(browser)).tournament
    return { page: await aStranger(browser), path: `/tournament/${code}`, shows: 'Les mercredis du Vieux Grimoire' }
  },
  player: async (browser) => {
    const { device, tournament } = await runningTournament(browser)
    const [player = ''] = tournament.secrets.values()
    const page = await holding(device, tournament, { player })
    return { page, path: `/tournament/${tournament.code}/player`, shows: 'Table' }
  },
  organizer: async (browser) => {
    const { device, tournament } = await runningTournament(browser)
    const page = await holding(device, tournament, { organizer: tournament.organizerId })
    return { page, path: tournament.path, shows: 'Les mercredis du Vieux Grimoire' }
  },
  event: async (browser) => {
    const { device, account } = await signedInDevice(browser, 'Boutique du Vieux Grimoire')
    await grantOrganizer(account)
    const { code } = await filledEvent(device, 3)
    return { page: await aStranger(browser), path: `/tournament/${code}`, shows: 'Grand Open' }
  },
  'sign-in': async (browser) => ({ page: await aStranger(browser), path: '/login', shows: 'Se connecter' }),
  legal: async (browser) => ({ page: await aStranger(browser), path: '/privacy', shows: 'Vos données' }),
}

async function aStranger(browser: Browser): Promise<Page> {
  return (await browser.newContext({ serviceWorkers: 'block' })).newPage()
}

/** The first screen removes the server's title: from then on the page answers. */
async function noteWhenItAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { remove } = HTMLTitleElement.prototype
    HTMLTitleElement.prototype.remove = function () {
      performance.mark('answers')
      remove.call(this)
    }
  })
}

function askedBefore(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const [answers] = performance.getEntriesByName('answers')
    const asked = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const before = asked.filter(({ startTime }) => startTime < (answers?.startTime ?? 0))
    // Fetched early and then run, a script is listed twice.
    return [...new Set(before.map(({ name }) => name))]
  })
}

for (const route of WEIGHED_ROUTES) {
  test(`SPEED-1 ${route.name} loads the scripts that are weighed, and no other, before it answers`, async ({
    browser,
  }) => {
    const open = OPENING[route.name]
    if (!open) throw new Error(`nobody opens ${route.name} here`)
    const { page, path, shows } = await open(browser)
    await noteWhenItAnswers(page)
    await page.goto(path)
    await appDrawn(page)
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
    const weighed = scriptsOf(built, route).map((file) => new URL(`/${file}`, page.url()).href)
    // Scripts under way are not listed yet.
    await expect.poll(async () => (await askedBefore(page)).toSorted()).toEqual(weighed.toSorted())
  })
}

test('FAST-29 the first format of a page is made once its first screen rests', async ({ browser }) => {
  const { code } = (await runningTournament(browser)).tournament
  const page = await aStranger(browser)
  await noteWhenItAnswers(page)
  await page.addInitScript(() => {
    for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat'] as const) {
      const noted = new Proxy(Intl[name], {
        construct(format, options, maker) {
          performance.mark('format', { detail: name })
          return Reflect.construct(format, options, maker)
        },
      })
      Object.defineProperty(Intl, name, { value: noted })
    }
  })
  await page.goto(`/tournament/${code}`)
  await appDrawn(page)
  const marks = () =>
    page.evaluate(() =>
      performance.getEntriesByType('mark').flatMap((mark) => {
        if (mark.name === 'answers') return ['answers']
        return mark.name === 'format' ? [String(Reflect.get(mark, 'detail'))] : []
      }),
    )
  await expect.poll(marks).toEqual(['answers', 'NumberFormat'])
})
