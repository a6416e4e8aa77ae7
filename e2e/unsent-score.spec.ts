import { expect, type Page } from '@playwright/test'
import { getRoundDraws } from '@tablee/contract/tournaments/questions/get-round-draws'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { Organizer } from './people/organizer.ts'
import { Player } from './people/player.ts'
import { callServer } from './people/server-call.ts'

test.use({ serviceWorkers: 'allow' })

/** Acts of the journal, without the seals of the desk's seeds, which may come between two questions. */
async function acts(page: Page, code: string): Promise<number> {
  const sequence = async () => (await (await page.request.get(`/v1/tournaments/${code}`)).json()).sequence as number
  const before = await sequence()
  const { data } = await callServer(page.context(), getRoundDraws, { code })
  return (await sequence()) === before ? before - data.envelopes.length : acts(page, code)
}

async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

const WAITING = 'Part tout seul dès que le serveur répond.'

test('EVEN-4 a score chosen offline outlives a reload and a closed page, and arrives by itself, once', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, { name: 'Sous-sol', seats: 4 })
  const player = await Player.sitDown(browser, 'Amélie', organizer.code)
  await organizer.addPlayer('Bruno')
  await organizer.start()
  await expect(player.heading).toBeVisible()
  await isKept(player.page)
  const before = await acts(organizer.page, organizer.code)

  await player.phone.setOffline(true)
  await player.report('Vous gagnez 2-1')
  await expect(player.page.getByText(WAITING)).toBeVisible()
  await expect(player.page.getByText(/^(Amélie 2 · Bruno 1|Bruno 1 · Amélie 2)$/)).toBeVisible()
  await inspectPage(player.page)
  await player.page.reload()
  await expect(player.page.getByText('À envoyer', { exact: true })).toBeVisible()
  await player.page.close()

  const page = await player.phone.newPage()
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await player.phone.setOffline(false)
  await expect(organizer.page.getByRole('button', { name: 'Corriger le score de la table 1' })).toBeVisible()
  await page.goto(`/tournament/${organizer.code}/player`)
  await expect(page.getByRole('heading', { name: 'Vous gagnez 2-1' })).toBeVisible()
  await expect(page.getByText('À envoyer', { exact: true })).toHaveCount(0)
  expect(await acts(organizer.page, organizer.code)).toBe(before + 1)
})

test('EVEN-4 what waits can be taken back, and never leaves the device', async ({ browser }) => {
  const organizer = await Organizer.open(browser, { name: 'Sous-sol', seats: 4 })
  const player = await Player.sitDown(browser, 'Amélie', organizer.code)
  await organizer.addPlayer('Bruno')
  await organizer.start()
  await expect(player.heading).toBeVisible()
  const before = await acts(organizer.page, organizer.code)
  await player.phone.setOffline(true)
  await player.report('Bruno gagne 2-0')
  await player.page.getByRole('button', { name: 'Ne pas envoyer' }).click()
  await expect(player.heading).toBeVisible()
  await player.phone.setOffline(false)
  await expect(player.page.getByText('En direct')).toBeVisible()
  await player.report('Vous gagnez 2-0')
  await expect(player.page.getByRole('heading', { name: 'Vous gagnez 2-0' })).toBeVisible()
  expect(await acts(organizer.page, organizer.code)).toBe(before + 1)
})
