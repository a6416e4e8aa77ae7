import { expect, type Page } from '@playwright/test'
import { wholeBrowser } from './browsers.ts'
import { test } from './journey.ts'
import { appKept } from './kept-on-device.ts'
import { Organizer } from './people/organizer.ts'
import { Player } from './people/player.ts'

// Only a browser with windows shows notifications.
test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser })

const CALL = { title: 'Ronde 3\u202f: table 12, contre Léa', body: 'Vendredi soir', language: 'fr' }

async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

/** A busy browser may lose a push, and a push service resends it. */
async function deliverUntilShown(page: Page, data: string, notification: object): Promise<void> {
  await expect(async () => {
    await deliver(page, data)
    await expect.poll(() => shown(page), { timeout: 4000 }).toEqual([notification])
  }).toPass({ timeout: 30_000 })
}

test('STAK-13 a call shows a notification, and a tap opens the page of the player', async ({ browser }) => {
  const organizer = await Organizer.open(browser, { name: 'Vendredi soir', seats: 4 })
  const player = await Player.sitDown(browser, 'Amélie', organizer.code)
  const { page } = player
  await page.context().grantPermissions(['notifications'])
  await appKept(page)
  const path = `/tournament/${organizer.code}/player`
  const call = { title: CALL.title, body: CALL.body, tag: 'tournament-x' }
  await deliverUntilShown(page, JSON.stringify({ ...CALL, path, tag: 'tournament-x' }), call)

  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('No worker runs')
  // Only a real tap lets a worker open a page; no tool can make one.
  const opened = await worker.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration
      clients: { openWindow: (address: string) => Promise<null>; matchAll: () => Promise<readonly unknown[]> }
      dispatchEvent: (event: Event) => void
      NotificationEvent: new (kind: string, init: { notification: Notification }) => Event
    }
    const [notification] = await scope.registration.getNotifications()
    if (!notification) throw new Error('Nothing is shown')
    scope.clients.matchAll = async () => []
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (address) => {
        resolve(address)
        return null
      }
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    })
  })
  expect(new URL(opened).pathname).toBe(path)
  await expect.poll(() => shown(page)).toEqual([])
})

test('STAK-13 a push that nobody can read shows something all the same', async ({ browser }) => {
  const organizer = await Organizer.open(browser, { name: 'Vendredi soir', seats: 4 })
  const { page } = await Player.sitDown(browser, 'Amélie', organizer.code)
  await page.context().grantPermissions(['notifications'])
  await appKept(page)
  await deliverUntilShown(page, 'no call', { title: 'Tablée', body: '', tag: 'tablee' })
})
