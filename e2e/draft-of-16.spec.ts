import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'
import { deleteQuickTournamentPlayer } from '@tablee/contract/tournaments/delete-quick-tournament-player'
import type { DocumentMatch } from '@tablee/contract/tournaments/documents/tournament-document'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectNothingSideways } from './layout-faults.ts'
import { type FilledTournament, holding, matchesOf, peopleOf } from './people/filled-tournament.ts'
import { Organizer } from './people/organizer.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

type Evening = { readonly device: BrowserContext; readonly tournament: FilledTournament; readonly organizerId: string }

const played = (matches: readonly DocumentMatch[]) => matches.filter(({ kind }) => kind === 'played')

async function everyTableEnds({ device, tournament, organizerId }: Evening, round: number): Promise<void> {
  for (const { id: matchId } of played(await matchesOf(device, tournament, round))) {
    const { code } = tournament
    await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId, score: '2-0' })
  }
}

test('DRFT-14 DRFT-15 DRFT-16 DRFT-17 DRFT-18 DRFT-20 sixteen draft in two pods, play three rounds, and draft again', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, { name: 'Draft du vendredi', seats: 16, structure: 'Draft' })
  const desk = organizer.page
  const kept = await desk.evaluate(() => localStorage.getItem('tablee:organizer_ids'))
  const [[id = '', organizerId = ''] = []] = Object.entries<string>(JSON.parse(kept ?? '{}'))
  const { code } = organizer
  const device = await browser.newContext()
  const tournament = { id, code, path: `/tournament/${code}/admin` }
  const evening = { device, tournament, organizerId }
  const secrets = new Map(peopleOf(16).map((name) => [name, randomUUID()]))
  for (const [playerName, playerId] of secrets) {
    await callServer(device, joinQuickTournament, { code, playerName, playerId })
  }
  const phone = await browser.newContext({ viewport: { width: 320, height: 700 }, hasTouch: true })
  const [name = '', secret = ''] = [...secrets][0] ?? []
  const page = await holding(phone, tournament, { player: secret })
  await page.goto(`/tournament/${code}/player`)

  await press(desk.getByRole('button', { name: 'Tirer les pods' }))
  const sheet = desk.getByRole('dialog')
  await expect(sheet.getByRole('radio', { name: /^2\spods de\s8$/ })).toBeChecked()
  await inspectPage(desk)
  await press(sheet.getByRole('button', { name: 'Tirer les pods' }))
  await expect(desk.getByRole('heading', { name: /^Pod\s\d · 8 personnes$/ })).toHaveCount(2)
  await expect(page.getByRole('heading', { name: /^Pod\s[12], siège\s[1-8]$/ })).toBeVisible()
  await expect(page.getByText(/^À gauche (de |d’)/)).toBeVisible()
  await expectNothingSideways(page, 'a seat at a draft')
  await inspectPage(page)

  const wall = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage()
  await wall.goto(`/tournament/${code}/live`)
  await expect(wall.getByRole('heading', { name: /^Pod\s2$/ })).toBeVisible()
  await press(desk.getByRole('button', { name: 'Commencer le draft' }))
  for (const screen of [desk, page, wall]) await expect(screen.getByText(/^Carte\s1 sur\s15$/)).toBeVisible()
  await expect(page.getByText('Passez à gauche')).toBeVisible()
  await press(desk.getByRole('button', { name: 'Pause' }))
  await expect(wall.getByRole('img', { name: 'En pause' })).toBeVisible()
  await press(desk.getByRole('button', { name: 'Choix suivant' }))
  for (const screen of [desk, page, wall]) await expect(screen.getByText(/^Carte\s2 sur\s15$/)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/40$/)
  await press(desk.getByRole('button', { name: 'Choix précédent' }))
  await expect(page.getByText(/^Carte\s1 sur\s15$/)).toBeVisible()
  await inspectPage(wall)
  await press(desk.getByRole('button', { name: 'Reprendre' }))
  await expect(wall.getByRole('img', { name: 'En pause' })).toBeHidden()

  await press(desk.getByRole('button', { name: /^Ronde\s1$/ }))
  await expect(desk.getByRole('heading', { name: /^Ronde\s1/ }).first()).toBeVisible()
  await expect(page.getByText(/^Ronde\s1\. Table/)).toBeAttached()
  expect(played(await matchesOf(device, tournament, 1))).toHaveLength(8)
  await everyTableEnds(evening, 1)
  await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  await expect(page.getByText(/^Ronde\s2\. Table/)).toBeAttached()
  const second = played(await matchesOf(device, tournament, 2))
  const gone = second.find(({ player1Name, player2Name }) => ![player1Name, player2Name].includes(name))
  await everyTableEnds(evening, 2)
  await callServer(device, deleteQuickTournamentPlayer, { code, organizerId, playerKey: gone?.player1Key ?? '' })
  await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  await expect(desk.getByRole('heading', { name: /^Ronde\s3/ }).first()).toBeVisible()
  expect(played(await matchesOf(device, tournament, 3))).toHaveLength(7)
  await everyTableEnds(evening, 3)

  await press(desk.getByRole('button', { name: 'Second draft' }))
  await press(desk.getByRole('dialog').getByRole('button', { name: 'Tirer les pods' }))
  await expect(page.getByRole('heading', { name: /^Pod\s[12], siège\s\d$/ })).toBeVisible()
  await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  await expect(desk.getByRole('heading', { name: /^Ronde\s4/ }).first()).toBeVisible()
  await everyTableEnds(evening, 4)
  await organizer.openTab('Classement')
  await expect(desk.getByRole('heading', { name: /^Classement/ }).first()).toBeVisible()
})
