import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'
import type { DocumentMatch } from '@tablee/contract/tournaments/documents/tournament-document'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectNothingSideways } from './layout-faults.ts'
import { type FilledTournament, holding, matchesOf, peopleOf } from './people/filled-tournament.ts'
import { Organizer } from './people/organizer.ts'
import { press } from './people/press.ts'
import { finishTournament } from './people/rounds.ts'
import { callServer } from './people/server-call.ts'

type Evening = { readonly device: BrowserContext; readonly tournament: FilledTournament; readonly organizerId: string }

const played = (matches: readonly DocumentMatch[]) => matches.filter(({ kind }) => kind === 'played')

/** One wins all; elsewhere the player named first. */
async function everyTableEnds(
  { device, tournament, organizerId }: Evening,
  round: number,
  winner: string,
): Promise<void> {
  for (const { id: matchId, player2Name } of played(await matchesOf(device, tournament, round))) {
    const { code } = tournament
    const score = player2Name === winner ? '0-2' : '2-0'
    await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId, score })
  }
}

test('STAK-9 twelve players play three groups, then the bracket that was said before the start', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, {
    name: 'Groupes du samedi',
    seats: 12,
    structure: 'Groupes puis tableau',
  })
  const desk = organizer.page
  const kept = await desk.evaluate(() => localStorage.getItem('tablee:organizer_ids'))
  const [[id = '', organizerId = ''] = []] = Object.entries<string>(JSON.parse(kept ?? '{}'))
  const { code } = organizer
  const device = await browser.newContext()
  const tournament = { id, code, path: `/tournament/${code}/admin` }
  const evening = { device, tournament, organizerId }
  const secrets = new Map(peopleOf(12).map((name) => [name, randomUUID()]))
  for (const [playerName, playerId] of secrets) {
    await callServer(device, joinQuickTournament, { code, playerName, playerId })
  }
  const phone = await browser.newContext({ viewport: { width: 320, height: 700 }, hasTouch: true })
  const [name = '', secret = ''] = [...secrets][0] ?? []
  const page = await holding(phone, tournament, { player: secret })
  await page.goto(`/tournament/${code}/player`)
  const wall = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage()
  await wall.goto(`/tournament/${code}/live`)

  const note = desk.getByText(/^12\spersonnes en 3\sgroupes de 4, 3\srondes, puis un tableau final à 8\./)
  await expect(note).toBeVisible()
  await organizer.start()
  for (const round of [1, 2, 3]) {
    await expect(desk.getByRole('heading', { name: `Ronde ${round}`, exact: true })).toBeVisible()
    await expect(page.getByText(new RegExp(`^Ronde\\s${round}\\. Table`))).toBeAttached()
    expect(played(await matchesOf(device, tournament, round))).toHaveLength(6)
    await expect(page.getByText(/^Groupe\s[ABC]$/)).toBeVisible()
    await expectNothingSideways(page, `round ${round} of the groups`)
    await everyTableEnds(evening, round, name)
    if (round < 3) await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  }
  await expect(desk.getByRole('button', { name: /^Lancer le tableau final/ })).toBeVisible()
  await expect(page.getByText(/^C’était la dernière ronde des groupes/)).toBeVisible()
  await expect(page.getByText(/^Votre place · Groupe\s[ABC]$/)).toBeVisible()
  await expect(wall.getByText('C’était la dernière ronde des groupes.')).toBeVisible()
  await inspectPage(page)
  await organizer.openTab('Classement')
  await expect(desk.getByRole('heading', { name: /^Groupe\s[ABC]$/ })).toHaveCount(3)
  await organizer.openTab('Tables')
  await press(desk.getByRole('button', { name: /^Lancer le tableau final/ }))
  for (const [index, round] of ['Quart de finale', 'Demi-finale', 'Finale'].entries()) {
    await expect(desk.getByRole('heading', { name: round, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: round, exact: true })).toBeVisible()
    expect(played(await matchesOf(device, tournament, 4 + index))).toHaveLength(4 / 2 ** index)
    await expect(wall.getByText('Tableau final').first()).toBeVisible()
    await expect(page.getByText(/Groupe\s[ABC]/)).toHaveCount(0)
    await expectNothingSideways(page, round)
    await everyTableEnds(evening, 4 + index, name)
    if (round !== 'Finale') await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  }
  await finishTournament(desk)
  await expect(page.getByRole('heading', { name: /remporte/ })).toBeVisible()
  await inspectPage(page)
})
