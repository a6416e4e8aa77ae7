import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'
import { addPlayersQuickTournament } from '@tablee/contract/tournaments/add-players-quick-tournament'
import { deleteQuickTournamentPlayer } from '@tablee/contract/tournaments/delete-quick-tournament-player'
import type { DocumentMatch } from '@tablee/contract/tournaments/documents/tournament-document'
import { finishTournament } from '@tablee/contract/tournaments/finish-tournament'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { sendScoreQuickTournament } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectNothingSideways } from './layout-faults.ts'
import { type FilledTournament, holding, matchesOf, peopleOf } from './people/filled-tournament.ts'
import { Organizer } from './people/organizer.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

const tablesIn = (matches: readonly DocumentMatch[]) => matches.filter(({ table }) => table !== null)
const sizesOf = (matches: readonly DocumentMatch[]) => tablesIn(matches).map(({ sides }) => sides?.length ?? 2)

/** A night that its organizer runs by calls. */
class Night {
  readonly device: BrowserContext
  readonly tournament: FilledTournament
  readonly organizerId: string
  readonly secrets: ReadonlyMap<string, string>
  keys: ReadonlyMap<string, string> = new Map()

  constructor(
    device: BrowserContext,
    {
      tournament,
      organizerId,
      names,
    }: { readonly tournament: FilledTournament; readonly organizerId: string; readonly names: readonly string[] },
  ) {
    this.device = device
    this.tournament = tournament
    this.organizerId = organizerId
    this.secrets = new Map(names.map((name) => [name, randomUUID()]))
  }

  async everybodyJoins(): Promise<void> {
    const { code } = this.tournament
    for (const [playerName, playerId] of this.secrets) {
      await callServer(this.device, joinQuickTournament, { code, playerName, playerId })
    }
  }

  /** The staff enters a winner wherever there is none. */
  async restIsDecided(round: number, but: string): Promise<void> {
    const [{ code }, organizerId] = [this.tournament, this.organizerId]
    for (const { id: matchId } of tablesIn(await matchesOf(this.device, this.tournament, round))) {
      if (matchId === but) continue
      await callServer(this.device, updateScoreQuickTournament, { code, organizerId, matchId, placings: { winner: 0 } })
    }
  }
}

test('PODS-8 PODS-9 PODS-12 thirteen play Commander, one comes late and one leaves, to the podium', async ({
  browser,
}) => {
  const home = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await home.goto('/')
  await home.getByLabel('Nombre de joueurs maximum').fill('13')
  await home.getByRole('radio', { name: 'Tables de 4' }).press('Space')
  await expect(home.getByText(/13 personnes\s: 1 table de 4 et 3 tables de 3\./)).toBeVisible()
  const organizer = await Organizer.open(browser, { name: 'Nuit Commander', seats: 16, structure: 'Tables de 4' })
  const kept = await organizer.page.evaluate(() => localStorage.getItem('tablee:organizer_ids'))
  const [[id = '', organizerId = ''] = []] = Object.entries<string>(JSON.parse(kept ?? '{}'))
  const { code } = organizer
  const device = await browser.newContext()
  const tournament = { id, code, path: `/tournament/${code}/admin` }
  const night = new Night(device, { tournament, organizerId, names: peopleOf(13) })
  await night.everybodyJoins()
  const { data } = await callServer(device, startQuickTournament, { tournamentId: id, organizerId })
  expect(data.tournament.matches).toHaveLength(4)
  const first = await matchesOf(device, tournament, 1)
  expect(sizesOf(first).toSorted()).toEqual([3, 3, 3, 4])

  const four = first.find(({ sides }) => sides?.length === 4)
  const [one, two] = [night.secrets.get(four?.player1Name ?? ''), night.secrets.get(four?.player2Name ?? '')]
  const phone = await browser.newContext({ viewport: { width: 320, height: 700 }, hasTouch: true })
  const page = await holding(phone, tournament, { player: two ?? '' })
  await page.goto(`/tournament/${code}/player`)
  await expect(page.getByText(/^Siège\s2$/)).toBeVisible()
  await expectNothingSideways(page, 'a table of four')
  await inspectPage(page)
  await press(page.getByRole('button', { name: 'J’ai gagné' }))
  await press(page.getByRole('button', { name: /^Envoyer\s: vous avez gagné$/ }))
  await expect(page.getByRole('heading', { name: 'Vous avez gagné' })).toBeVisible()
  const agreed = { code, playerId: one ?? '', matchId: four?.id ?? '', placings: { winner: 1 } }
  await callServer(device, sendScoreQuickTournament, agreed)
  await expect(page.getByText(/^Vous avez envoyé ce résultat\. Confirmé par/)).toBeVisible()
  for (const { table } of tablesIn(first).filter((match) => match !== four)) {
    await press(organizer.page.getByRole('button', { name: new RegExp(`^Table\\s${table}\\s: .+ gagne$`) }).first())
  }
  await expect(organizer.page.getByText('Toutes les tables sont terminées.').first()).toBeVisible()
  await inspectPage(organizer.page)

  await callServer(device, addPlayersQuickTournament, { code, organizerId, playerNames: ['Nora Tardive'] })
  const gone = first.find((match) => tablesIn([match]).length === 1 && match !== four)
  const playerKey = gone?.player1Key ?? ''
  await callServer(device, deleteQuickTournamentPlayer, { code, organizerId, playerKey })
  await callServer(device, startNextRound, { tournamentId: id, organizerId, roundNumber: 2 })
  const second = await matchesOf(device, tournament, 2)
  expect(sizesOf(second).toSorted()).toEqual([3, 3, 3, 4])
  await expect(page.getByRole('heading', { name: /^Ronde 2/ })).toBeVisible()
  await press(page.getByRole('button', { name: 'Nulle' }))
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await expectNothingSideways(page, 'a draw at a table')
  await press(page.getByRole('button', { name: /^Envoyer\s: nulle$/ }))
  await expect(page.getByRole('heading', { name: 'Nulle' })).toBeVisible()
  const own = second.find(({ sides }) => sides?.flat().includes(four?.player2Key ?? ''))
  await night.restIsDecided(2, own?.id ?? '')
  const reader = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await reader.goto(`/tournament/${code}`)
  await expect(reader.getByText('Nora Tardive').first()).toBeVisible()
  await expectNothingSideways(reader, 'tables of four on everybody’s page')
  await reader.setViewportSize({ width: 360, height: 740 })
  await press(reader.getByRole('table').locator('tbody').getByRole('button').first())
  const lines = reader.getByRole('table').locator('section li')
  await expect(lines.first()).toBeVisible()
  // A name without spaces, and its sentence, stay within the explanation.
  expect(await lines.evaluateAll((all) => all.filter((line) => line.getBoundingClientRect().right > 360))).toEqual([])
  await callServer(device, finishTournament, { tournamentId: id, organizerId })
  await expect(reader.getByRole('heading', { name: /remporte le tournoi/ })).toBeVisible()
  await expect(page.getByText(/^(Vous terminez|Vous remportez)/)).toBeVisible()
})
