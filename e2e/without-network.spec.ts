import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { sendScoreQuickTournament } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { appKept } from './kept-on-device.ts'
import { matchesOf } from './people/filled-tournament.ts'
import { Organizer } from './people/organizer.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

// The app is kept on these devices, and opens from there.
test.use({ serviceWorkers: 'allow' })

const waiting = (page: Page) => page.getByRole('button', { name: /décisions? en attente/ })

const PEOPLE = ['Amélie', 'Bruno', 'Chloé', 'David', 'Élodie', 'Farid', 'Gaëlle', 'Hugo'] as const

/** A tournament of eight with phones of their own that has begun, and its desk, ready to go on by itself. */
async function readyDesk(browser: Browser) {
  const organizer = await Organizer.open(browser, { name: 'Dans la cave', seats: 8 })
  const { page: desk, device, code } = organizer
  const secrets = new Map(PEOPLE.map((name) => [name as string, randomUUID()]))
  for (const [playerName, playerId] of secrets) {
    await callServer(device, joinQuickTournament, { code, playerName, playerId })
  }
  await expect(desk.getByRole('listitem').filter({ hasText: 'Hugo' })).toBeVisible()
  await organizer.start()
  await expect(desk.getByText('En direct')).toBeVisible()
  await appKept(desk)
  // What it stands on is on its disk.
  const kept = () =>
    desk.evaluate(async (code) => {
      // Opened before the app has made it, it would be made empty.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'tablee-apart')) return false
      return new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('tablee-apart')
        opening.onsuccess = () => {
          const asked = opening.result.transaction('acts').objectStore('acts').getAllKeys()
          asked.onsuccess = () => {
            opening.result.close()
            resolve([`${code} base`, `${code} seeds`].every((key) => asked.result.includes(key)))
          }
        }
      })
    }, code)
  await expect.poll(kept, { timeout: 20_000 }).toBe(true)
  return { desk, device, code, secrets }
}

async function enterResults(desk: Page, tables: number): Promise<void> {
  for (let table = 1; table <= tables; table++) {
    await press(desk.getByRole('button', { name: new RegExp(`^Table\\s${table}\\s: .+ gagne 2-0$`) }).first())
  }
}

test('CAVE-28 CAVE-30 an event goes on from the desk alone, lives through a reload, and is handed in when the line is back', async ({
  browser,
}) => {
  const { desk, device, code } = await readyDesk(browser)
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(`/tournament/${code}`)
  await expect(phone.getByText('En direct')).toBeVisible()

  await device.setOffline(true)
  await enterResults(desk, 4)
  await expect(waiting(desk)).toHaveText(/4/)
  await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  await expect(desk.getByText('Ronde 2', { exact: true }).first()).toBeVisible()
  await expect(waiting(desk)).toHaveText(/5/)
  await inspectPage(desk)

  await desk.reload()
  await expect(waiting(desk)).toHaveText(/5/)
  await expect(desk.getByText('Ronde 2', { exact: true }).first()).toBeVisible()
  await enterResults(desk, 4)
  await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  await expect(desk.getByText('Ronde 3', { exact: true }).first()).toBeVisible()
  await press(waiting(desk))
  await expect(desk.getByRole('dialog').getByText(/continue seul depuis .+ 10 décisions y attendent/)).toBeVisible()
  await desk.keyboard.press('Escape')
  const tables = await desk.getByRole('button', { name: /^Table\s\d\s: .+ gagne 2-0$/ }).allTextContents()

  await device.setOffline(false)
  await expect(desk.getByText('10 décisions prises sans réseau sont remises')).toBeVisible()
  await expect(waiting(desk)).toHaveCount(0)
  await expect(desk.getByRole('button', { name: /^Table\s\d\s: .+ gagne 2-0$/ })).toHaveText(tables)
  await expect(phone.getByRole('button', { name: /^Ronde 3/ })).toBeVisible()
  expect(await matchesOf(device, { code }, 3)).toHaveLength(4)
  await phone.goto(`/tournament/${code}/rounds/3/verify`)
  await expect(phone.getByText(/c’est la graine 2 sur 24 de l’enveloppe scellée le/)).toBeVisible()
  await expect(phone.getByText('Recalculés ici, les 4 appariements sont identiques.')).toBeVisible()
  await inspectPage(phone)
  await phone.context().close()
  await device.close()
})

test('CAVE-31 results that players with a line said meanwhile are asked about, and nothing is lost', async ({
  browser,
}) => {
  const { desk, device, code, secrets } = await readyDesk(browser)
  const elsewhere = await browser.newContext()
  const matches = await matchesOf(elsewhere, { code }, 1)
  await device.setOffline(true)
  await enterResults(desk, 4)
  await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  await expect(waiting(desk)).toHaveText(/5/)
  const [one] = matches.filter(({ table }) => table === 1)
  for (const [name, score] of [
    [one?.player1Name, '0-2'],
    [one?.player2Name, '0-2'],
  ] as const) {
    const playerId = secrets.get(name ?? '') ?? ''
    await callServer(elsewhere, sendScoreQuickTournament, { code, playerId, matchId: one?.id ?? '', score })
  }
  await device.setOffline(false)
  const sheet = desk.getByRole('dialog', { name: 'Le réseau est revenu' })
  await expect(sheet.getByText(/^Table\s1\s: deux résultats$/)).toBeVisible()
  await inspectPage(desk)
  await sheet.getByRole('radio', { name: /^Prendre celui du serveur/ }).check()
  await press(sheet.getByRole('button', { name: 'Tout réunir' }))
  await expect(desk.getByText(/décisions prises sans réseau sont remises$/)).toBeVisible()
  await expect(waiting(desk)).toHaveCount(0)
  const there = await matchesOf(device, { code }, 1)
  expect(there.find(({ id }) => id === one?.id)).toMatchObject({ score1: 0, score2: 2 })
  expect(await matchesOf(device, { code }, 2)).toHaveLength(4)
  await device.close()
  await elsewhere.close()
})
