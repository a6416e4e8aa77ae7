import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Structure, Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { standingCells } from '../spreadsheet/standing-cells.ts'
import { liveStandings } from '../standings-table/live-standings.ts'
import { NO_EVENT } from '../testing/no-event.ts'
import { openSetting, settingClosed } from '../testing/open-setting.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'
import { BracketTree } from '../top-cut/bracket-tree.tsx'
import { FirstTen } from '../tournament-page/first-ten.tsx'
import { RankingSection } from '../tournament-page/ranking-section.tsx'

const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `Joueuse ${index + 1}`)

function chosen(structure: Structure, players: number): Tournament {
  const waiting = venue(namesOf(players), { capacity: Math.max(2, players) })
  return after(waiting, changeSettings(waiting, { structure }))
}

function ended(structure: Structure, players: number): Tournament {
  let tournament = withResults(started(chosen(structure, players)))
  for (;;) {
    const paired = startNextRound(tournament, { seed: 'next', wished: null })
    if (!paired.accepted) return after(tournament, finishTournament(tournament))
    tournament = withResults(after(tournament, paired))
  }
}

async function administer(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  return { server, ...shown }
}

test('STAK-9 the organizer chooses another structure until the start, and is asked for no number of rounds then', async () => {
  const { server, user } = await administer(chosen('swiss', 4))
  await user.click(screen.getByRole('tab', { name: 'Plus' }))
  const isThere = { name: /^Rondes 2 \(conseil\s: / }
  expect(await screen.findByRole('button', isThere)).toBeTruthy()
  await openSetting(user, 'Tournoi')
  await user.selectOptions(screen.getByLabelText('Formule'), 'Toutes rondes')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(structureOf(server.tournament)).toBe('round-robin'))
  await settingClosed()
  await waitFor(() => expect(screen.queryByRole('button', isThere)).toBeNull())
})

test.each([
  ['elimination', 5, '5 joueurs, 3 rondes jusqu’à la finale. Le tableau est tiré au sort.', false],
  ['round-robin', 4, '4 joueurs, 3 rondes : tout le monde se rencontre une fois, dans un ordre tiré au sort.', false],
  ['round-robin', 2, /^« Toutes rondes » se joue à 3 au moins/, true],
] as const)(
  'STAK-9 before the start a %s of %i says what begins, or what to do first',
  async (...[structure, players, note, isClosed]) => {
    await administer(chosen(structure, players))
    expect(await screen.findByText(note)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Démarrer le tournoi' })).toHaveProperty('disabled', isClosed)
  },
)

test('STAK-9 a round of a structure that was drawn is not repaired by hand, and undoing the first one waits again', async () => {
  const { server, user } = await administer(started(chosen('elimination', 4)))
  expect(screen.getByRole('heading', { name: 'Demi-finale' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Réparer/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Annuler/ }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.queryByText(/rondes suisses/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: /^Annuler l/ }))
  await waitFor(() => expect(server.tournament.stages).toEqual([{ kind: 'elimination', seeds: [] }]))
})

test('STAK-9 the ranking of a bracket alone says how far everybody came, and no points', async () => {
  const tournament = ended('elimination', 5)
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<RankingSection tournament={tournament} own={null} />, { server })
  const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent ?? '')
  expect(rows.map((text) => text.replace(/Joueuse \d/, ' ').split(' ')[0])).toEqual(['1', '2', '3-4', '3-4', '5'])
  expect(rows[2]).toContain('Demi-finale')
  expect(rows[4]).toContain('Quart')
  expect(document.body.textContent).not.toMatch(/\d+\spoints?/)
  const steps = within(screen.getByRole('region', { name: / remporte le tournoi$/ })).getAllByRole('listitem')
  // Both semifinal losers are on the third step.
  expect(steps.map(({ textContent }) => textContent?.replaceAll(/Joueuse \d/g, ' '))).toEqual([
    expect.stringMatching(/^1er Victoire · [23]-0$/),
    expect.stringMatching(/^2e Finaliste · [12]-1$/),
    expect.stringMatching(/^3e Demi-finale · [01]-1 Demi-finale · [01]-1$/),
  ])
})

test('STAK-9 the file of a bracket alone has places and rounds, the one of a round robin what any ranking has', () => {
  const reach = {
    of: () => 'Finaliste',
    hasPlace: () => true,
    isUnranked: () => false,
    withUnranked: <Rows,>(rows: Rows) => rows,
    isAlone: true,
  }
  const words = { column: (column: string) => column, percent: String, number: String, reach, bracket: () => '' }
  const elimination = ended('elimination', 4)
  const [head, ...rows] = standingCells(liveStandings(elimination), elimination, words)
  expect(head).toEqual(['rank', 'player', 'reach', 'droppedAfter'])
  expect(rows.map(([rank]) => rank)).toEqual(['1', '2', '3-4', '3-4'])
  const circle = ended('round-robin', 4)
  const cells = standingCells(liveStandings(circle), circle, { ...words, reach: null })
  expect(cells[0]).toContain('points')
  expect(cells.slice(1).map(([rank]) => rank)).toEqual(['1', '2', '3', '4'])
})

test('STAK-9 a large bracket is folded until its last rounds, and opens whole on wish', async () => {
  const tournament = started(chosen('elimination', 40))
  const server = await PlayedTournamentServer.start(tournament)
  const { user } = await showScreen(<BracketTree tournament={tournament} own={null} />, { server })
  expect(await screen.findByText(/Le tableau compte 64 places/)).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Voir tout le tableau' }))
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6)
  expect(screen.queryByText(/^Tête de série/)).toBeNull()
})

test('STAK-9 whoever has nobody to meet in a drawn round is not told of an odd number, and who lost that they are out', async () => {
  const first = started(chosen('elimination', 6))
  const bye = first.matches.find(({ kind }) => kind === 'bye')
  const exempt = first.players.findIndex(({ id }) => bye && seatsOf(bye).includes(id)) + 1
  const server = await PlayedTournamentServer.start(first)
  const seen = await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, {
    server,
    player: secretOf(exempt),
  })
  expect(await screen.findByText(/Personne n’est en face à ce tour du tableau/)).toBeTruthy()
  seen.view.unmount()
  const second = after(withResults(first), startNextRound(withResults(first), { seed: 'next', wished: null }))
  const playing = new Set(second.matches.filter(({ round }) => round === 2).flatMap(seatsOf))
  const out = second.players.findIndex(({ id }) => !playing.has(id)) + 1
  const later = await PlayedTournamentServer.start(second)
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server: later, player: secretOf(out) })
  expect(await screen.findByRole('heading', { name: 'Élimination' })).toBeTruthy()
})

test.each([
  ['swiss', 12, /^Tables 1 à 6$/],
  ['pods', 13, /^Tables 1 à 4$/],
] as const)('STAK-8 the tables that a %s of %i needs are said before the start', async (structure, players, row) => {
  const { user } = await administer(chosen(structure, players))
  await user.click(screen.getByRole('tab', { name: 'Plus' }))
  expect(await screen.findByRole('button', { name: row })).toBeTruthy()
})

test('DESK-6 with groups, the first of each group lead', async () => {
  const tournament = withResults(started(chosen('groups', 12)))
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<FirstTen tournament={tournament} own={null} />, { server })
  const leaders = within(await screen.findByRole('region', { name: 'En tête' })).getAllByRole('listitem')
  const texts = leaders.map(({ textContent }) => textContent ?? '')
  expect(texts.every((text) => text.startsWith('1'))).toBe(true)
  expect(texts.flatMap((text) => /Groupe\s(.)/.exec(text)?.[1] ?? []).join('')).toMatch(/^A+B+C+$/)
})
