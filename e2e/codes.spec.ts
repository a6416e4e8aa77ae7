import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { getJournal } from '@tablee/contract/tournaments/questions/get-journal'
import { getTableCodes } from '@tablee/contract/tournaments/questions/get-table-codes'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { appKept, tournamentKept } from './kept-on-device.ts'
import { expectNothingSideways } from './layout-faults.ts'
import { keptApart } from './people/apart-desk.ts'
import { browserWithCamera, holdUp, holdUpAll, openCamera } from './people/camera.ts'
import { filledQuickTournament, holding, matchesOf, startQuick } from './people/filled-tournament.ts'
import { Organizer } from './people/organizer.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

test.use({ serviceWorkers: 'allow', launchOptions: browserWithCamera })

const PEOPLE = ['Amélie', 'Bruno', 'Chloé', 'David', 'Élodie', 'Farid', 'Gaëlle', 'Hugo'] as const
const PHONE = { viewport: { width: 360, height: 780 }, permissions: ['camera'] }

const waiting = (page: Page) => page.getByRole('button', { name: /décisions? en attente/ })
const win = (page: Page, table: number) =>
  page.getByRole('button', { name: new RegExp(`^Table\\s${table}\\s: .+ gagne 2-0$`) }).first()

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
    .poll(() => keptApart(desk), { timeout: 20_000 })
    .toEqual([`${code} base`, `${code} codes`, `${code} keys`, `${code} seeds`])
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

test('CAVE-36 CAVE-37 CAVE-38 CAVE-39 CAVE-40 CAVE-51 CAVE-52 CAVE-53 a cellar goes on by what screens show to cameras, and on a second device, and each act counts once', async ({
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
  // Somebody asks once for a copy after each round: it comes with the round, by itself.
  await press(waiting(desk))
  await press(desk.getByRole('button', { name: 'Passer la main à un autre appareil' }))
  const words = desk.getByRole('dialog').locator('ol > li > span:last-child')
  await expect(words).toHaveText(Array.from({ length: 6 }, () => /^\p{L}+$/u))
  const phrase = (await words.allTextContents()).join(' ').toUpperCase()
  await desk.getByRole('checkbox', { name: /^Copie de secours après chaque ronde/ }).check()
  await inspectPage(desk)
  await desk.keyboard.press('Escape')
  const saving = desk.waitForEvent('download')
  await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  await expect(waiting(desk)).toHaveText(/5/)
  const copy = await saving
  expect(copy.suggestedFilename()).toMatch(new RegExp(`^tablee-${code}-.+\\.tablee$`))
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

  // The desk prints slips of that round: their characters say to it that both agree, from a phone that knows its match from a code alone.
  const charactersOf = await charactersOnSlips(desk)
  await press(phone.getByRole('button', { name: 'Donner le résultat au bureau' }))
  await press(phone.getByRole('button', { name: 'Amélie gagne 2-1' }))
  await phone.getByRole('textbox').first().click()
  const names = await phone.getByRole('img', { name: /^Code QR du résultat/ }).getAttribute('aria-label')
  const opponent = /· (\S+) 1\.$/.exec(names ?? '')?.[1] ?? ''
  await phone.keyboard.type(`${charactersOf.get('Amélie')}${charactersOf.get(opponent)}`)
  await expect(phone.getByText('il dit que vous êtes d’accord tous les deux')).toBeVisible()
  await expectNothingSideways(phone, 'a result with the characters of both')
  await inspectPage(phone)
  await holdUp(phone.getByRole('img', { name: /^Code QR du résultat/ }))
  await desk.goto(`/tournament/${code}/scan`)
  await openCamera(desk)
  await expect(desk.getByText('Confirmé à deux')).toBeVisible()
  await expect(desk.getByText('Inscrit')).toBeVisible()

  // The first device is about to die: a player lends a phone, which goes on where the round began.
  await phone.goto('/take-over')
  await phone.getByLabel('Choisir la copie').setInputFiles({
    ...{ name: 'copie.tablee', mimeType: 'application/octet-stream' },
    buffer: readFileSync(await copy.path()),
  })
  await phone.getByLabel('Les six mots').fill(phrase.replace(/\S+$/, 'ZZZ'))
  await press(phone.getByRole('button', { name: 'Continuer ici' }))
  await expect(phone.getByText(/^Ces mots n’ouvrent pas cette copie/)).toBeVisible()
  await inspectPage(phone)
  await phone.getByLabel('Les six mots').fill(phrase)
  await press(phone.getByRole('button', { name: 'Continuer ici' }))
  await expect(phone.getByText('Ronde 2', { exact: true }).first()).toBeVisible()
  await expect(waiting(phone)).toHaveText(/5/)

  // What was decided since passes from screen to camera, in several codes.
  await desk.goto(`/tournament/${code}/admin`)
  await expect(waiting(desk)).toHaveText(/6/)
  await press(waiting(desk))
  await press(desk.getByRole('button', { name: 'Passer la main à un autre appareil' }))
  await press(desk.getByRole('button', { name: 'Montrer en codes' }))
  expect(await holdUpAll(desk.getByRole('dialog'))).toBeGreaterThan(1)
  await inspectPage(desk)
  await phone.goto('/take-over')
  await openCamera(phone)
  await phone.getByLabel('Les six mots').fill(phrase)
  await press(phone.getByRole('button', { name: 'Continuer ici' }))
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
  await device.close()
  await test.step('a round of more than sixty is read from several codes', () => readLargeRound(browser, phone))
  await phoneDevice.close()
})

/** By name, as they stand on the edges of slips. */
async function charactersOnSlips(desk: Page): Promise<ReadonlyMap<string, string>> {
  await press(desk.getByRole('tab', { name: 'Plus' }))
  await press(desk.getByRole('link', { name: /^Imprimer/ }))
  await desk.getByText('Feuilles de match').click()
  const edges = desk.getByText('À plier').locator('xpath=..')
  await expect(edges).toHaveCount(8)
  return new Map(
    (await edges.allTextContents()).map((text) => {
      const [, name = '', characters = ''] = /^(.+)(.{3})À plier$/.exec(text) ?? []
      return [name, characters]
    }),
  )
}

async function readLargeRound(browser: Browser, phone: Page): Promise<void> {
  const device = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const tournament = await filledQuickTournament(device, 200)
  const seated = (await startQuick(device, tournament)).at(-1)?.player1Name ?? ''
  const desk = await holding(device, tournament, { organizer: tournament.organizerId })
  await desk.goto(tournament.path)
  await press(desk.getByRole('button', { name: new RegExp(tournament.code) }))
  await press(desk.getByRole('tab', { name: 'Ronde à scanner' }))
  expect(await holdUpAll(desk.getByRole('dialog'))).toBeGreaterThan(1)
  await device.close()
  await phone.goto(`/tournament/${tournament.code}/scan`)
  await openCamera(phone)
  await expect(phone.getByRole('heading', { name: 'Ronde 1' })).toBeVisible()
  // All are read: the camera is closed, and nothing is left to be scanned.
  await expect(phone.getByRole('button', { name: 'Ouvrir l’appareil photo' })).toBeVisible()
  await phone.getByRole('searchbox', { name: 'Chercher un nom' }).fill(seated)
  await press(phone.getByRole('button', { name: seated }).first())
  await expect(phone.getByText('contre')).toBeVisible()
  await expectNothingSideways(phone, 'the own table of a large round')
}
