import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, openMatches, started, twoNil, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Drawing, Drawings } from '../testing/count-drawings.ts'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { secretOf, venue } from '../testing/venue.ts'
import { TournamentPage } from './tournament-page.tsx'

afterEach(() => void vi.restoreAllMocks())

const TABLES = 40
const NAMES = Array.from({ length: 2 * TABLES }, (_, index) => `Nom ${index + 1}`)

function secondRound() {
  const first = withResults(started(venue(NAMES, { capacity: NAMES.length })), twoNil)
  return after(first, startNextRound(first, { seed: 'next', wished: null }))
}

/** As wide as a desk. */
function onDesk() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('min-width: 1024px'),
        media: query,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  )
}

async function shown(player?: string) {
  const server = await PlayedTournamentServer.start(secondRound())
  const drawings = new Drawings()
  const page = (
    <Profiler id="page" onRender={drawings.note}>
      <TournamentPage code="abcdef" event={NO_EVENT} onJoined={() => {}} />
    </Profiler>
  )
  const { user } = await showScreen(page, { server, ...(player === undefined ? {} : { player }) })
  const matches = await screen.findByRole('region', { name: 'Matchs' })
  await waitFor(() => expect(within(matches).getAllByText(/^Table \d+$/)).toHaveLength(TABLES))
  return { server, drawings, user, matches }
}

const count = (drawn: readonly Drawing[], name: string) => drawn.filter((each) => each.name === name).length

test.each([
  ['phone', undefined],
  ['phone', secretOf(1)],
  ['desk', undefined],
])(
  'DESK-17 on the page of a %s a result that arrives draws its own row, and no other name',
  async (screenOf, player) => {
    if (screenOf === 'desk') onDesk()
    const { server, drawings } = await shown(player)
    if (screenOf === 'desk') await screen.findByRole('region', { name: 'En tête' })
    const { length } = drawings.commits
    const matchId = openMatches(server.tournament)[38]?.id ?? ('' as never)
    server.happens(setScore(server.tournament, { matchId, score: twoNil }))
    expect(await screen.findByText(`1 sur ${TABLES} tables terminées`)).toBeTruthy()
    expect(await screen.findByText(/^Table \d+\s: Nom/)).toBeTruthy()
    const drawn = drawings.commits.slice(length).flat()
    expect(count(drawn, 'MatchRow')).toBe(1)
    expect(count(drawn, 'MatchGroup')).toBe(1)
    expect(count(drawn, 'PlayerName')).toBe(2)
    expect(count(drawn, 'StandingsTable') + count(drawn, 'TableRow')).toBe(0)
  },
)

test('DESK-18 a search of the page takes no row away, and where it alone unfolds a round draws nothing but what it finds', async () => {
  const { drawings, user, matches } = await shown()
  const rows = within(matches).getAllByRole('listitem')
  const { length } = drawings.commits
  await user.type(screen.getByRole('searchbox', { name: 'Trouver un joueur' }), 'Nom 77')
  await waitFor(() => expect(within(matches).getAllByText('Nom 77')).toHaveLength(2))
  expect(rows.every((row) => row.isConnected)).toBe(true)
  expect(rows.filter((row) => !row.closest('[hidden]'))).toHaveLength(1)
  const drawn = drawings.commits.slice(length)
  expect(Math.max(...drawn.map((each) => count(each, 'MatchRow')))).toBeLessThanOrEqual(36)
  await user.clear(screen.getByRole('searchbox', { name: 'Trouver un joueur' }))
  await waitFor(() => expect(rows.some((row) => row.closest('[hidden]'))).toBe(false))
  expect(within(matches).getAllByRole('listitem')).toEqual(rows)
})

test('DESK-18 the tables of a page are drawn in portions, of which the first fills the screen', async () => {
  const { drawings } = await shown()
  const ofRows = drawings.commits.map((drawn) => count(drawn, 'MatchRow'))
  expect(ofRows.find((rows) => rows > 0)).toBe(36)
  expect(Math.max(...ofRows)).toBeLessThanOrEqual(36)
})

test('DESK-19 the whole ranking is drawn in portions, and each row once', async () => {
  const { drawings, user } = await shown()
  const ranking = screen.getByRole('region', { name: /^Classement/ })
  const { length } = drawings.commits
  await user.click(within(ranking).getByRole('button', { name: `Voir les ${NAMES.length} joueurs` }))
  // The head of the columns is a row too.
  await waitFor(() => expect(within(ranking).getAllByRole('row')).toHaveLength(NAMES.length + 1))
  const ofNames = drawings.commits.slice(length).map((drawn) => count(drawn, 'NameAndRecord'))
  expect(Math.max(...ofNames)).toBeLessThanOrEqual(36)
  expect(ofNames.reduce((sum, names) => sum + names, 0)).toBe(NAMES.length - 24)
})

test('LOOK-52 in the line of whoever plays the place stands before the name, which gives way', async () => {
  await shown(secretOf(1))
  const line = screen.getByRole('region', { name: 'Pour vous' })
  expect(line.textContent).toMatch(new RegExp(`\\d+(?:er|e) sur ${NAMES.length}\\s·\\s\\d points?\\s·\\sNom 1`))
})
