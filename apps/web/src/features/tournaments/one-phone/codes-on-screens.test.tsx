import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { reportAtTable } from '@tablee/domain/tournaments/results/report-at-table'
import { submitScore } from '@tablee/domain/tournaments/results/submit-score'
import { after, started, twoNil } from '@tablee/domain/tournaments/testing/a-tournament'
import type { WholeTournament } from '@tablee/domain/tournaments/tournament'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { Paper } from '../paper/paper.tsx'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'

const NAMES = ['Zoé', 'Max', 'Léa', 'Inès']
// No reports: nothing is kept back.
const round = started(venue(NAMES)) as WholeTournament
const match = matchOf(round, 'p1')

test('CAVE-9 a player’s card says the own characters, and nobody else’s', async () => {
  const server = await PlayedTournamentServer.start(round)
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  const own = pairOf(match)[0] === 'p1' ? 'CCC' : 'DDD'
  expect(await screen.findByText(new RegExp(`^Votre code à table\\s: ${own}$`))).toBeTruthy()
  expect(screen.queryByText(/^Votre code à table/)?.textContent).not.toContain(own === 'CCC' ? 'DDD' : 'CCC')
})

const paper = (wanted: 'slips' | 'tableCodes') => (
  <Paper
    code="ABCDEF"
    wanted={[wanted]}
    isPrintedAtOnce={false}
    decks={(_, show) => show({ decks: null, isFailed: false })}
  />
)

test('CAVE-9 slips carry the characters of each player on an edge of their own, for who may read them', async () => {
  const server = await PlayedTournamentServer.start(round)
  await showScreen(paper('slips'), { server, organizer: ORGANIZER_SECRET })
  expect(await screen.findAllByText('CCC')).toHaveLength(2)
  const edges = screen.getAllByText('À plier').map((word) => word.parentElement?.textContent)
  const name = (id: string) => NAMES[Number(id.slice(1)) - 1]
  expect(edges.slice(0, 2)).toEqual([`${name(pairOf(match)[0])}CCCÀ plier`, `${name(pairOf(match)[1])}DDDÀ plier`])
})

test('CAVE-9 a guest prints slips without characters, and no codes of tables', async () => {
  const server = await PlayedTournamentServer.start(round)
  await showScreen(paper('slips'), { server })
  expect(await screen.findByRole('checkbox', { name: /^Feuilles de match/ })).toHaveProperty('checked', true)
  expect(screen.queryByRole('checkbox', { name: /^Codes des tables/ })).toBeNull()
  expect(screen.queryByText('À plier')).toBeNull()
  expect(server.calls.map(({ id }) => id)).not.toContain('get-table-codes')
})

test('CAVE-9 the sheet of the tables has a square for each of them, eight a page', async () => {
  const server = await PlayedTournamentServer.start(
    venue(
      Array.from({ length: 18 }, (_, index) => `J${index}`),
      { capacity: 32 },
    ),
  )
  await showScreen(paper('tableCodes'), { server, organizer: ORGANIZER_SECRET })
  expect(await screen.findByRole('button', { name: 'Imprimer 2 pages' })).toBeTruthy()
  const cards = [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent)
  expect(cards).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((table) => `Table${table}`))
})

test('CAVE-9 the staff shows the square of a table, and reads what both confirmed', async () => {
  const both = pairOf(match).reduce(
    (tournament, by) =>
      after(tournament, submitScore(tournament, { matchId: match.id, by, score: twoNil, contest: false })),
    round,
  )
  const server = await PlayedTournamentServer.start(both)
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('button', { name: /^Corriger.*table 1/i }))
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByText('Confirmé à deux')).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: 'Code de cette table' }))
  expect(await within(sheet).findByRole('img', { name: 'Code QR de la table 1' })).toBeTruthy()
})

test('CAVE-9 a table with wrong characters stands on top, and says that it is the staff’s', async () => {
  const guarded = after(
    round,
    reportAtTable(
      round,
      { matchId: match.id, table: match.table, score: twoNil },
      { hasTableCode: true, areBoth: false, wrongBefore: 2 },
    ),
  )
  const server = await PlayedTournamentServer.start(guarded)
  await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  expect(await screen.findByText(/^Codes faux à cette table, trois fois/)).toBeTruthy()
})
