import { expect, type Page, test } from '@playwright/test'
import { inspectPage } from './inspect-page.ts'
import { Organizer } from './people/organizer.ts'
import { Player } from './people/player.ts'

const SEEN = /^Hors ligne, vu à \d{2}:\d{2}$/

test('a phone without a network opens the app and shows the last state of its tournaments, with the time', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, { name: 'Vendredi soir', seats: 4 })
  const player = await Player.sitDown(browser, 'Amélie', organizer.code)
  await organizer.addPlayer('Bruno')
  await organizer.start()
  await expect(player.page.getByRole('heading', { name: 'Quel est le score ?' })).toBeVisible()
  await appKept(player.page)
  await tournamentKept(player.page, organizer.code)

  await player.phone.setOffline(true)
  await player.page.reload()
  await expect(player.page.getByText(SEEN)).toBeVisible()
  await expect(player.page.getByRole('heading', { name: 'Quel est le score ?' })).toBeVisible()
  await expect(player.page.getByText('Bruno').first()).toBeVisible()

  await test.step('the home page leads to the tournament', async () => {
    await player.page.goto('/')
    await expect(player.page.getByRole('heading', { name: 'Prenez place.' })).toBeVisible()
    const strip = player.page.getByRole('region', { name: 'Sans réseau' })
    await expect(strip.getByText(SEEN)).toBeVisible()
    await inspectPage(player.page)
    await strip.getByRole('link', { name: 'Vendredi soir' }).click()
    await expect(player.page.getByRole('heading', { name: 'Vendredi soir' })).toBeVisible()
    await expect(player.page.getByText(SEEN)).toBeVisible()
    await inspectPage(player.page)
  })

  await test.step('back on the network, it catches up by itself', async () => {
    await organizer.givesWin(1, 'Bruno')
    await player.phone.setOffline(false)
    await expect(player.page.getByText('En direct')).toBeVisible()
    await player.page.goto(`/tournament/${organizer.code}/player`)
    await expect(player.page.getByRole('heading', { name: 'Vous perdez 0-2' })).toBeVisible()
  })
})

/** The worker holds the whole app. */
async function appKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

async function tournamentKept(page: Page, code: string): Promise<void> {
  const isRunning = () =>
    page.evaluate(
      (wanted) =>
        new Promise<boolean>((resolve) => {
          const opening = indexedDB.open('tablee')
          opening.onsuccess = () => {
            const stores = [...opening.result.objectStoreNames]
            if (!stores.includes('seen-tournaments')) return resolve(false)
            const asked = opening.result.transaction('seen-tournaments').objectStore('seen-tournaments').get(wanted)
            asked.onsuccess = () => {
              opening.result.close()
              resolve(String(asked.result?.document).includes('"isStarted":true'))
            }
          }
        }),
      code,
    )
  await expect.poll(isRunning).toBe(true)
}
