import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { appKept } from './kept-on-device.ts'
import { signedInDevice, signIn } from './people/accounts.ts'
import { Organizer } from './people/organizer.ts'
import { typeCode } from './people/player.ts'

test.use({ serviceWorkers: 'allow' })

/** By displayed name. */
async function heldBy(page: Page): Promise<readonly string[]> {
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const names = databases.map(({ name = '' }) => name)
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...names, ...(await caches.keys())]
  })
  const cookies = await page.context().cookies()
  return [...cookies.map(({ name }) => name), ...stored]
}

test('SHOP-57 after a walk a browser holds nothing that the page about privacy does not name', async ({ browser }) => {
  const { account } = await signedInDevice(browser, 'Zoé')
  const { page, code } = await Organizer.open(browser, { name: 'Vendredi', seats: 4 })
  const held = new Set<string>()
  const look = async () => {
    for (const name of await heldBy(page)) held.add(name)
  }

  await test.step('an evening with a player of one’s own, and a name half typed', async () => {
    await page.getByLabel('Ajouter un joueur').fill('Amél')
    await appKept(page)
    await look()
    await page.goto('/')
    await typeCode(page, code)
    await page.getByLabel('Votre nom de joueur').fill('Amélie')
    await page.getByRole('button', { name: 'Rejoindre le tournoi' }).click()
    await expect(page.getByRole('heading', { name: 'Vous avez votre place' })).toBeVisible()
    await look()
  })

  await test.step('an account, its colours and its events', async () => {
    await signIn(page, account)
    await page.goto('/my-events')
    await page.goto('/about')
    await page.getByRole('button', { name: 'Compte de Zoé' }).click()
    await page.getByRole('menuitem', { name: 'Thème' }).click()
    await page.getByRole('menuitemradio', { name: 'Sombre' }).click()
    await look()
  })

  await page.goto('/privacy')
  await expect(page.locator('#kept code').first()).toBeVisible()
  await look()
  const told = await page.locator('#kept code').allTextContents()
  const isTold = (name: string) =>
    told.some((one) => (one.endsWith('…') ? name.startsWith(one.slice(0, -1)) : one === name))
  for (const name of ['a_session_tablee', 'a_device_tablee', 'userTournaments', 'tablee', 'tablee:drafts']) {
    expect([...held]).toContain(name)
  }
  expect([...held].some((name) => name.startsWith('workbox-precache'))).toBe(true)
  expect([...held].filter((name) => !isTold(name))).toEqual([])
})
