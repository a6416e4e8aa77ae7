import { expect, type Page } from '@playwright/test'
import { getJournal } from '@tablee/contract/tournaments/questions/get-journal'
import { type SpawnedServer, spawnServer } from '../tools/spawn-server.ts'
import { test as journey } from './journey.ts'
import { LATER, laterBuild } from './later-build.ts'
import { enterResults, nextRound, readyDesk, tablesUpTo, waiting } from './people/apart-desk.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

type Deployed = { readonly url: string; readonly deploy: () => Promise<void> }

const test = journey.extend<{ deployed: Deployed }>({
  deployed: async ({ browserName: _ }, use) => {
    let server: SpawnedServer = await spawnServer()
    const later = laterBuild()
    const deploy = async () => {
      server = await server.restart({ WEB_DIR: later.folder })
    }
    await use({ url: server.url, deploy })
    await server.stop()
    later.remove()
  },
  baseURL: async ({ deployed }, use) => use(deployed.url),
})

test.use({ serviceWorkers: 'allow' })

const version = (page: Page) => page.evaluate(() => document.querySelector('meta[name=build]')?.getAttribute('content'))

/** As browsers do by themselves, once a day and with each page that is opened; then until each file of the app is kept, which come one by one. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    const coming = registration?.installing
    if (coming) await new Promise((resolve) => coming.addEventListener('statechange', resolve, { once: true }))
    return registration?.waiting !== null
  })

test('CAVE-49 a version that comes while a desk is without a line takes its decisions over, and hands each in once', async ({
  browser,
  deployed: { deploy },
}) => {
  const { desk, device, code } = await readyDesk(browser, 8)
  const isSamePage = () => desk.evaluate(() => document.body.hasAttribute('data-before'))
  // From the second visit on the page is the kept one.
  await desk.reload()
  await expect(desk.getByText('En direct')).toBeVisible()
  await desk.evaluate(() => document.body.setAttribute('data-before', ''))

  await test.step('the line comes back to a newer server: the old version hands in, and nothing reloads', async () => {
    await device.setOffline(true)
    await enterResults(desk, [1])
    await expect(waiting(desk)).toHaveText(/1/)
    await deploy()
    await device.setOffline(false)
    await expect(desk.getByText('1 décision prise sans réseau est remise')).toBeVisible()
    expect(await lookForUpdate(desk)).toBe(true)
    await expect(desk.getByRole('button', { name: 'Mettre à jour' })).toBeVisible()
    expect([await version(desk), await isSamePage()]).toEqual([undefined, true])
  })

  await test.step('without a line again the old version goes on beside the newer one, until somebody taps', async () => {
    await device.setOffline(true)
    await enterResults(desk, tablesUpTo(4, 2))
    await nextRound(desk, 'Ronde 2')
    await expect(waiting(desk)).toHaveText(/4/)
    expect([await version(desk), await isSamePage()]).toEqual([undefined, true])
    await press(desk.getByRole('button', { name: 'Mettre à jour' }))
    await expect.poll(() => version(desk).catch(() => null)).toBe(LATER)
  })

  await test.step('the newer version shows what waits, decides on it, and hands it in by itself', async () => {
    await expect(waiting(desk)).toHaveText(/4/)
    await expect(desk.getByRole('heading', { name: 'Ronde 2', exact: true })).toBeVisible()
    await enterResults(desk, [1])
    await expect(waiting(desk)).toHaveText(/5/)
    await device.setOffline(false)
    await expect(desk.getByText('5 décisions prises sans réseau sont remises')).toBeVisible()
    await expect(waiting(desk)).toHaveCount(0)
  })

  const [organizerId] = await desk.evaluate(() =>
    Object.values(JSON.parse(localStorage.getItem('tablee:organizer_ids') ?? '{}') as Record<string, string>),
  )
  const { data } = await callServer(device, getJournal, { code, organizerId: organizerId ?? '', asStaff: true })
  const acts = data.entries.map(({ act }) => act)
  expect(acts.filter((act) => act === 'start-next-round')).toHaveLength(1)
  expect(acts.filter((act) => act === 'update-score-quick-tournament')).toHaveLength(5)
  await device.close()
})
