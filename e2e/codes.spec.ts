import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { getJournal } from '@tablee/contract/tournaments/questions/get-journal'
import { getTableCodes } from '@tablee/contract/tournaments/questions/get-table-codes'
import { wholeBrowser } from './browsers.ts'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { appKept, tournamentKept } from './kept-on-device.ts'
import { expectNothingSideways } from './layout-faults.ts'
import { matchesOf } from './people/filled-tournament.ts'
import { Organizer } from './people/organizer.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

/** What the cameras of these devices see, from the next time they are opened on. */
const SEEN = join(tmpdir(), `tablee-camera-${process.pid}.mjpeg`)

test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    ...wholeBrowser,
    args: [
      ...(wholeBrowser.args ?? []),
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${SEEN}`,
    ],
  },
})

const PEOPLE = ['Amélie', 'Bruno', 'Chloé', 'David', 'Élodie', 'Farid', 'Gaëlle', 'Hugo'] as const
const PHONE = { viewport: { width: 360, height: 780 }, permissions: ['camera'] }

const waiting = (page: Page) => page.getByRole('button', { name: /décisions? en attente/ })
const win = (page: Page, table: number) =>
  page.getByRole('button', { name: new RegExp(`^Table\\s${table}\\s: .+ gagne 2-0$`) }).first()

/** One device holds a code before the camera of another: smaller than the picture, grey, and not quite straight. */
async function holdUp(code: Locator): Promise<void> {
  await expect(code).toBeVisible()
  const browser = code.page().context().browser()
  const paper = await browser?.newPage()
  const photo = await paper?.evaluate(photograph, (await code.screenshot()).toString('base64'))
  await paper?.close()
  writeFileSync(SEEN, Buffer.from(photo ?? '', 'base64'))
}

async function photograph(screenshot: string): Promise<string> {
  const square = new Image()
  square.src = `data:image/png;base64,${screenshot}`
  await square.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: 960, height: 720 })
  const context = canvas.getContext('2d')
  if (!context) return ''
  context.fillStyle = '#98948c'
  context.fillRect(0, 0, 960, 720)
  context.translate(480, 360)
  context.rotate(0.04)
  context.globalAlpha = 0.9
  context.drawImage(square, -300, -300, 600, 600)
  return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? ''
}

async function openCamera(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'Ouvrir l’appareil photo' }))
}

/** A tournament of eight that has begun, its desk, ready to go on by itself, and the phone of its first player. */
async function aCellar(browser: Browser) {
  const organizer = await Organizer.open(browser, { name: 'Dans la cave', seats: 8 })
  const { page: desk, device, code } = organizer
  await device.grantPermissions(['camera'])
  const secrets = new Map(PEOPLE.map((name) => [name as string, randomUUID()]))
  for (const [playerName, playerId] of secrets) {
    await callServer(device, joinQuickTournament, { code, playerName, playerId })
  }
  await expect(desk.getByRole('listitem').filter({ hasText: 'Hugo' })).toBeVisible()
  await organizer.start()
  await expect(desk.getByText('En direct')).toBeVisible()
  await appKept(desk)
  await expect
    .poll(() => apartKeys(desk), { timeout: 20_000 })
    .toEqual([`${code} base`, `${code} codes`, `${code} seeds`])
  const [id = '', organizerId = ''] = await desk.evaluate(
    () =>
      Object.entries(JSON.parse(localStorage.getItem('tablee:organizer_ids') ?? '{}') as Record<string, string>)[0] ??
      [],
  )
  const phoneDevice = await browser.newContext(PHONE)
  const phone = await phoneDevice.newPage()
  await phone.addInitScript(
    ([saved, ids]) => {
      localStorage.setItem('userTournaments', saved)
      localStorage.setItem('tablee:player_ids', ids)
    },
    [
      JSON.stringify([{ id, code, role: 'player', lastAccessed: 1, playerName: 'Amélie' }]),
      JSON.stringify({ [id]: secrets.get('Amélie') }),
    ] as const,
  )
  await phone.goto(`/tournament/${code}/player`)
  await expect(phone.getByText('En direct')).toBeVisible()
  await appKept(phone)
  await tournamentKept(phone, code, 'Hugo')
  return { desk, device, phone, phoneDevice, code, organizerId }
}

function apartKeys(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // Opened before the app has made it, it would be made empty.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'tablee-apart')) return []
    return new Promise<readonly string[]>((resolve) => {
      const opening = indexedDB.open('tablee-apart')
      opening.onsuccess = () => {
        const asked = opening.result.transaction('acts').objectStore('acts').getAllKeys()
        asked.onsuccess = () => {
          opening.result.close()
          resolve(asked.result.map(String))
        }
      }
    })
  })
}

/** The table where Amélie sits, as a phone that knows the round shows it. */
async function ownTable(device: BrowserContext, code: string, organizerId: string) {
  const match = (await matchesOf(device, { code }, 1)).find((each) =>
    [each.player1Name, each.player2Name].includes('Amélie'),
  )
  const { data } = await callServer(device, getTableCodes, { code, organizerId })
  const token = data.tables.find(({ table }) => table === match?.table)?.token
  const shown = data.matches.find(({ matchId }) => matchId === match?.id)
  return { match, address: `/tournament/${code}/table#${match?.table}.${token}`, shown }
}

test('CAVE-36 CAVE-37 CAVE-38 CAVE-39 CAVE-40 a cellar goes on by what screens show to cameras, and on a second device, and each act counts once', async ({
  browser,
}) => {
  const { desk, device, phone, phoneDevice, code, organizerId } = await aCellar(browser)
  const { match, address, shown } = await ownTable(device, code, organizerId)
  for (const each of [device, phoneDevice]) await each.setOffline(true)

  // Both settle their table on one phone, and show it to the desk: their characters confirm it.
  await phone.goto(address)
  await press(phone.getByRole('button', { name: `${match?.player1Name} gagne 2-0` }))
  await phone.getByRole('textbox').first().click()
  await phone.keyboard.type(`${shown?.characters1}${shown?.characters2}`)
  await phone.keyboard.press('Enter')
  await press(phone.getByRole('button', { name: 'Montrer au bureau' }).first())
  await holdUp(phone.getByRole('dialog').getByRole('img', { name: /^Code QR du résultat/ }))
  await desk.getByRole('tab', { name: 'Plus' }).click()
  await press(desk.getByRole('link', { name: 'Scanner un résultat' }))
  await openCamera(desk)
  await expect(desk.getByText('Confirmé à deux')).toBeVisible()
  await expect(desk.getByText('Inscrit')).toBeVisible()

  // The next round, from the desk to the phone.
  await desk.goto(`/tournament/${code}/admin`)
  await expect(waiting(desk)).toHaveText(/1/)
  for (const table of [1, 2, 3, 4].filter((each) => each !== match?.table)) await press(win(desk, table))
  await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  await expect(waiting(desk)).toHaveText(/5/)
  await press(desk.getByRole('button', { name: new RegExp(code) }))
  await holdUp(desk.getByRole('dialog').getByRole('img', { name: /^Code QR de la ronde 2/ }))
  await inspectPage(desk)
  await desk.keyboard.press('Escape')
  await phone.goto(`/tournament/${code}/player`)
  await press(phone.getByRole('link', { name: 'Scanner la ronde au bureau' }))
  await openCamera(phone)
  await expect(phone.getByRole('heading', { name: 'Ronde 2' })).toBeVisible()
  await expect(phone.getByText('contre')).toBeVisible()
  await expectNothingSideways(phone, 'the own table, read from a code')
  await inspectPage(phone)

  // A phone that knows its match from a code alone shows a result too; the desk is told to ask.
  await press(phone.getByRole('button', { name: 'Donner le résultat au bureau' }))
  await press(phone.getByRole('button', { name: 'Amélie gagne 2-1' }))
  await holdUp(phone.getByRole('img', { name: /^Code QR du résultat/ }))
  await desk.goto(`/tournament/${code}/scan`)
  await openCamera(desk)
  await expect(desk.getByText('Pas confirmé par les deux')).toBeVisible()
  await press(desk.getByRole('button', { name: 'Inscrire ce résultat' }))
  await expect(desk.getByText('Inscrit')).toBeVisible()

  // The first device is about to die: a player lends a phone, which goes on where it was.
  await desk.goto(`/tournament/${code}/admin`)
  await expect(waiting(desk)).toHaveText(/6/)
  await press(waiting(desk))
  await press(desk.getByRole('button', { name: 'Passer la main à un autre appareil' }))
  const words = desk.getByRole('dialog').locator('ol > li > span:last-child')
  await expect(words).toHaveText(Array.from({ length: 6 }, () => /^\p{L}+$/u))
  const phrase = (await words.allTextContents()).join(' ').toUpperCase()
  const saving = desk.waitForEvent('download')
  await press(desk.getByRole('button', { name: 'Enregistrer la copie' }))
  const copy = await (await saving).path()
  await inspectPage(desk)
  await phone.goto('/take-over')
  await phone.getByLabel('Choisir la copie').setInputFiles({
    ...{ name: 'copie.tablee', mimeType: 'application/octet-stream' },
    buffer: readFileSync(copy),
  })
  await phone.getByLabel('Les six mots').fill(phrase.replace(/\S+$/, 'ZZZ'))
  await press(phone.getByRole('button', { name: 'Continuer ici' }))
  await expect(phone.getByText(/^Ces mots n’ouvrent pas cette copie/)).toBeVisible()
  await inspectPage(phone)
  await phone.getByLabel('Les six mots').fill(phrase)
  await press(phone.getByRole('button', { name: 'Continuer ici' }))
  await expect(phone.getByText('Ronde 2', { exact: true }).first()).toBeVisible()
  await expect(waiting(phone)).toHaveText(/6/)
  await press(phone.getByRole('button', { name: /^Saisir/ }).first())
  await press(
    phone
      .getByRole('dialog')
      .getByRole('button', { name: / gagne 2-0$/ })
      .first(),
  )
  await expect(waiting(phone)).toHaveText(/7/)

  // Both hand in what they have.
  await phoneDevice.setOffline(false)
  await expect(phone.getByText('7 décisions prises sans réseau sont remises')).toBeVisible()
  await desk.keyboard.press('Escape')
  await device.setOffline(false)
  await expect(waiting(desk)).toHaveCount(0)
  const { data } = await callServer(device, getJournal, { code, organizerId, asStaff: true })
  const acts = data.entries.map(({ act }) => act)
  expect(acts.filter((act) => act === 'start-next-round')).toHaveLength(1)
  // What both said at their table may have come first from their phone.
  const results = data.entries.filter(({ act }) => act === 'update-score-quick-tournament')
  const said = results.map(({ facts }) => JSON.stringify(facts.map(({ round, tables }) => [round, tables])))
  expect(new Set(said).size).toBe(said.length)
  const played = async (round: number) =>
    (await matchesOf(device, { code }, round)).filter(({ score1, score2 }) => Number(score1) + Number(score2) > 0)
  expect(await played(1)).toHaveLength(4)
  expect(await played(2)).toHaveLength(2)
  for (const each of [device, phoneDevice]) await each.close()
})
