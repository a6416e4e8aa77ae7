import { DOUBLE_LOSS } from '@tablee/domain/tournaments/results/score'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, openMatches, started, twoNil, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { TournamentPage } from './tournament-page.tsx'

afterEach(() => vi.restoreAllMocks())

const page = () => <TournamentPage code="abcdef" event={NO_EVENT} onJoined={() => {}} />

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

const secondRound = () => {
  const first = withResults(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])), twoNil)
  return after(first, startNextRound(first, { seed: 'next', wished: null }))
}

test('DESK-6 on a desk a table that plays says so, and goes behind the others once it is over and nobody touches the page', async () => {
  const running = secondRound()
  const [one, other] = openMatches(running)
  if (!one || !other) throw new Error('no tables')
  const server = await PlayedTournamentServer.start(
    after(running, setScore(running, { matchId: one.id, score: twoNil })),
  )
  await showScreen(page(), { server })
  const rowOf = (table: number) => screen.getAllByText(`Table ${table}`)[0]?.closest('li')
  await waitFor(() => expect(rowOf(one.table)).toBeTruthy())
  expect(within(rowOf(other.table) as HTMLElement).getByText('en jeu')).toBeTruthy()
  expect(within(rowOf(one.table) as HTMLElement).queryByText('en jeu')).toBeNull()
  const isBehind = (table: number) => rowOf(table)?.classList.contains('desk:order-1')
  expect([isBehind(one.table), isBehind(other.table)]).toEqual([true, false])
  server.happens(setScore(server.tournament, { matchId: other.id, score: twoNil }))
  await waitFor(() => expect(within(rowOf(other.table) as HTMLElement).queryByText('en jeu')).toBeNull())
  expect(isBehind(other.table)).toBe(false)
})

test('DESK-6 beside the tables of a desk stand the first ten with the way to the whole ranking, on a phone they do not', async () => {
  const server = await PlayedTournamentServer.start(secondRound())
  const phone = await showScreen(page(), { server })
  await screen.findByRole('heading', { name: 'Matchs' })
  expect(screen.queryByRole('region', { name: 'En tête' })).toBeNull()
  phone.view.unmount()
  onDesk()
  await showScreen(page(), { server })
  const leaders = await screen.findByRole('region', { name: 'En tête' })
  expect(within(leaders).getAllByRole('listitem')).toHaveLength(4)
  expect(within(leaders).getByRole('link', { name: 'Tout le classement' }).getAttribute('href')).toBe('#standings')
})

test('DESK-10 on the public page of a desk a double loss stands between the names in words', async () => {
  const running = secondRound()
  const [one] = openMatches(running)
  if (!one) throw new Error('no tables')
  const server = await PlayedTournamentServer.start(
    after(running, setScore(running, { matchId: one.id, score: DOUBLE_LOSS })),
  )
  await showScreen(page(), { server })
  const between = await waitFor(() => {
    const row = screen.getAllByText(`Table ${one.table}`)[0]?.closest('li')
    const shown = row?.querySelector<HTMLElement>('.desk\\:col-start-2')
    if (!shown) throw new Error('no row')
    return shown
  })
  expect(between.textContent).toBe('Double défaite')
})

test('LOOK-14 on a desk the name of a tournament is whole, and so is the long one of a player in its one line', async () => {
  const long = 'Maximilienne-Alexandra de la Rochefoucauld'
  const name = 'Le grand vendredi Modern de la boutique du Vieux Grimoire, quatorzième édition anniversaire'
  const server = await PlayedTournamentServer.start({ ...started(venue([long, 'Max'])), name })
  await showScreen(page(), { server })
  const classes = (await screen.findByRole('heading', { level: 1 })).className.split(' ')
  expect(classes.filter((each) => /clamp-\d|truncate/.test(each))).toEqual(['max-sm:line-clamp-3'])
  const shown = within(await screen.findByRole('region', { name: 'Matchs' })).getByText(long).parentElement
  expect(shown?.className).toContain('desk:text-sm')
  expect(shown?.className).not.toContain('nowrap')
  expect(screen.getByText('Max').parentElement?.className).toContain('desk:whitespace-nowrap')
})
