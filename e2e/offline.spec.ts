import { expect } from '@playwright/test'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { appKept, tournamentKept } from './kept-on-device.ts'
import { Organizer } from './people/organizer.ts'
import { Player } from './people/player.ts'

test.use({ serviceWorkers: 'allow' })

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
  await tournamentKept(player.page, organizer.code, '"isStarted":true')

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
    await expect(player.page.getByRole('heading', { name: 'Bruno gagne 2-0' })).toBeVisible()
  })
})
