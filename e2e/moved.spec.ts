import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type SpawnedServer, spawnServer } from '../tools/spawn-server.ts'
import { inspectPage } from './inspect-page.ts'
import { test as journey } from './journey.ts'
import { Organizer } from './people/organizer.ts'
import { Player } from './people/player.ts'

/** Two names are two origins with separate storage. */
type Moving = { readonly old: string; readonly young: string; readonly move: () => Promise<void> }

const test = journey.extend<{ moving: Moving }>({
  moving: async ({ browserName: _ }, use) => {
    let server: SpawnedServer = await spawnServer()
    const young = server.url
    const old = young.replace('127.0.0.1', 'localhost')
    const move = async () => {
      server = await server.restart({ PUBLIC_URL: young, MOVED_FROM: old })
    }
    await use({ old, young, move })
    await server.stop()
  },
  baseURL: async ({ moving }, use) => use(moving.old),
})

test.use({ serviceWorkers: 'allow' })

/** Once it keeps the app. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.close()
}

async function opened(device: BrowserContext, address: string): Promise<Page> {
  const page = await device.newPage()
  await page.goto(address)
  return page
}

test('OPS-27 after a move player and organizer keep what is theirs, and a score is reported at the new address', async ({
  browser,
  moving: { old, young, move },
}) => {
  const organizer = await Organizer.open(browser, { name: 'Déménagement', seats: 4 })
  const { code } = organizer
  const player = await Player.sitDown(browser, 'Amélie', code)
  await organizer.addPlayer('Bruno')
  await organizer.start()
  await expect(player.heading).toBeVisible()
  await leave(player.page)
  const desk = organizer.page.context()
  await leave(organizer.page)
  await move()

  // From the device once more; then it lets the old address go.
  const seat = `/tournament/${code}/player`
  const kept = await opened(player.phone, `${old}${seat}`)
  await expect(kept.getByRole('heading', { name: 'Quel est le score ?' })).toBeVisible()
  expect(kept.url()).toBe(`${old}${seat}`)
  await expect(kept.getByRole('button', { name: 'Mettre à jour' })).toBeVisible()
  await kept.close()
  const page = await player.phone.newPage()
  await expect(async () => {
    await page.goto(`${old}${seat}`)
    await page.waitForURL(`${young}${seat}`, { timeout: 3_000 })
  }).toPass()
  const moved = new Player('Amélie', player.phone, page)
  await expect(moved.heading).toBeVisible()
  await moved.report('Vous gagnez 2-1')
  await expect(page.getByRole('heading', { name: 'Vous gagnez 2-1' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('tablee:handed_over'))).toBeNull()

  // So does accepting the newer version.
  const desktop = await opened(desk, `${old}/tournament/${code}/admin`)
  await desktop.getByRole('button', { name: 'Mettre à jour' }).click()
  await desktop.waitForURL(`${young}/tournament/${code}/admin`)
  await expect(desktop.getByRole('button', { name: 'Corriger le score de la table 1' })).toBeVisible()
  await inspectPage(desktop)

  await page.goto(`${old}${seat}`)
  await page.waitForURL(`${young}${seat}`)
  await expect(page.getByRole('heading', { name: 'Vous gagnez 2-1' })).toBeVisible()
})

test('OPS-27 who kept nothing at the old address, or runs no scripts, goes on to the page that was wanted', async ({
  browser,
  moving: { old, young, move },
}) => {
  await move()
  const visitor = await opened(await browser.newContext(), `${old}/about?from=poster#rules`)
  await visitor.waitForURL(`${young}/about?from=poster#rules`)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()

  const scriptless = await browser.newContext({ javaScriptEnabled: false })
  const page = await opened(scriptless, `${old}/about?from=poster`)
  await expect(page.getByRole('heading', { name: 'L’adresse de Tablée a changé' })).toBeVisible()
  await page.getByRole('button', { name: 'Continuer à la nouvelle adresse' }).click()
  const onward = page.getByRole('link', { name: 'Continuer à la nouvelle adresse' })
  await expect(onward).toHaveAttribute('href', `${young}/about?from=poster`)
})

test('OPS-27 of more than is taken in the dearest is handed over, in full', async ({
  browser,
  moving: { old, young, move },
}) => {
  await move()
  const device = await browser.newContext()
  const page = await opened(device, `${old}/tablee.svg`)
  await page.evaluate(() => {
    localStorage.setItem('tablee:player_ids', JSON.stringify({ t1: 'é"\\'.repeat(9_000) }))
    localStorage.setItem('tablee:chosen_scores', JSON.stringify([['t1', 'x'.repeat(300_000)]]))
    localStorage.setItem('tablee:arranged_rounds', JSON.stringify([['t1', { round: 3 }]]))
  })
  await page.goto(`${old}/about`)
  await page.waitForURL(`${young}/about`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const keys = () => page.evaluate(() => Object.keys(localStorage))
  await expect
    .poll(keys)
    .toEqual(expect.arrayContaining(['tablee:player_ids', 'tablee:arranged_rounds', 'tablee:taken_over']))
  expect(await keys()).not.toContain('tablee:chosen_scores')
  const secret = await page.evaluate(() => JSON.parse(localStorage.getItem('tablee:player_ids') ?? '{}').t1)
  expect(secret).toBe('é"\\'.repeat(9_000))
})
