import { type BrowserContext, expect, type Page } from '@playwright/test'
import { appDrawn } from './app-drawn.ts'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { Organizer } from './people/organizer.ts'
import { withoutWorkers } from './without-workers.ts'

test.use({ serviceWorkers: 'allow' })

type Frame = { type: string; data: Record<string, unknown> }

/** The real server, its words changed to a later version's on the way. */
class LaterServer {
  alterFrame: (frame: Frame) => Frame = (frame) => frame
  alterDocument: (document: Record<string, unknown>) => Record<string, unknown> = (document) => document
  /** Whole ones: asking for the number of the last act is none. */
  documentsRead = 0

  static async inFrontOf(page: Page): Promise<LaterServer> {
    const later = new LaterServer()
    await page.routeWebSocket(/\/v1\/realtime/, (phone) => {
      const server = phone.connectToServer()
      server.onMessage((text) => phone.send(JSON.stringify(later.alterFrame(JSON.parse(String(text))))))
    })
    await page.route(/\/collections\/tournaments\/documents/, async (route) => {
      const answer = await route.fetch()
      const list = await answer.json()
      if (!route.request().url().includes('select')) later.documentsRead += 1
      await route.fulfill({ response: answer, json: { ...list, documents: list.documents.map(later.alterDocument) } })
    })
    return later
  }
}

/** Without workers the test stands between app and server. */
async function aPhone(device: Promise<BrowserContext>): Promise<{ page: Page; later: LaterServer }> {
  const page = await (await device).newPage()
  await withoutWorkers(page)
  return { page, later: await LaterServer.inFrontOf(page) }
}

const PHONE = { viewport: { width: 390, height: 844 } } as const

test('changes that the built app has never heard of lead it to the truth, and no screen breaks', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, { name: 'Demain', seats: 8 })
  const { page, later } = await aPhone(browser.newContext(PHONE))
  await page.goto(`/tournament/${organizer.code}`)
  await expect(page.getByText('En direct')).toBeVisible()
  later.alterFrame = (frame) => {
    const { payload } = (frame.data ?? {}) as { payload?: { sequence?: number; changes?: unknown[] } }
    if (frame.type !== 'event' || !payload?.changes?.length) return frame
    return { ...frame, data: { ...frame.data, later: 1, payload: { ...payload, changes: [{ kind: 'pod_seated' }] } } }
  }
  const before = later.documentsRead
  await organizer.addPlayer('Amélie')
  await organizer.addPlayer('Bruno')
  await expect(page.getByRole('listitem').filter({ hasText: 'Amélie' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Bruno' })).toBeVisible()
  await organizer.start()
  await expect(page.getByRole('button', { name: /^Ronde 1/ })).toBeVisible()
  // One reading each at most: of two players, the start, and the seeds that the desk may seal meanwhile.
  expect(later.documentsRead - before).toBeLessThanOrEqual(4)
})

test('a document with kinds and members of a later server is shown as far as it goes, and says so', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, { name: 'Demain', seats: 8 })
  await organizer.addPlayer('Amélie')
  await organizer.addPlayer('Bruno')
  await organizer.start()
  const { page, later } = await aPhone(browser.newContext(PHONE))
  later.alterDocument = (document) => ({
    ...document,
    leagues: ['{}'],
    matches: (document.matches as string[] | undefined)?.map((text) =>
      JSON.stringify({ ...JSON.parse(text), kind: 'pod', status: 'judged', seats: 4 }),
    ),
  })
  // The written page is of this version.
  await page.goto('/become-organizer')
  await appDrawn(page)
  await page.evaluate((path) => history.pushState(null, '', path), `/tournament/${organizer.code}`)
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByText('Le serveur est plus récent que cette page')).toBeVisible()
  await expect(page.getByText('Amélie').first()).toBeVisible()
  await inspectPage(page)
})

test('an app that the server no longer serves says so, waits for what is being typed, and reloads itself', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, { name: 'Demain', seats: 8 })
  const { page, later } = await aPhone(browser.newContext(PHONE))
  await page.clock.install()
  later.alterFrame = (frame) =>
    frame.type === 'connected' ? { ...frame, data: { ...frame.data, wire: { revision: 99, oldestServed: 99 } } } : frame
  await page.goto(`/tournament/${organizer.code}`)
  await expect(page.getByText('Cette page est trop ancienne pour le serveur')).toBeVisible()
  await page.evaluate(() => document.body.setAttribute('data-before', ''))
  const name = page.getByLabel('Votre nom de joueur')
  await name.fill('Amélie')
  await page.clock.fastForward(60_000)
  await expect(page.locator('body[data-before]')).toHaveCount(1)
  await expect(name).toHaveValue('Amélie')
  await name.fill('')
  await page.clock.fastForward(60_000)
  await expect(page.locator('body[data-before]')).toHaveCount(0)
  // Still as old, it does not reload in circles.
  await expect(page.getByText('Cette page est trop ancienne pour le serveur')).toBeVisible()
  await page.evaluate(() => document.body.setAttribute('data-before', ''))
  await page.clock.fastForward(60_000)
  await expect(page.locator('body[data-before]')).toHaveCount(1)
})
