import { callJudge } from '@tablee/domain/tournaments/judge-calls/call-judge'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import {
  after,
  openMatches,
  playerId,
  started,
  twoNil,
  whole,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { executed } from '../../../../transport/testing/local-server.ts'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'
import { takeTypedAhead } from './typed-ahead.ts'

const NINE_TABLES = Array.from({ length: 18 }, (_, index) => `Joueur ${index + 1}`)

afterEach(() => {
  takeTypedAhead()
  vi.restoreAllMocks()
})

/** Matches media queries up to this width. */
function onScreenOf(px: number) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const widths = [...query.matchAll(/min-width: (\d+)(px|em)/g)].map(
      ([, size, unit]) => Number(size) * (unit === 'em' ? 16 : 1),
    )
    const matches = widths.length > 0 && widths.every((width) => width <= px)
    return {
      matches,
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    } as unknown as MediaQueryList
  })
}

async function administer(tournament: Tournament, width: number) {
  onScreenOf(width)
  const server = await PlayedTournamentServer.start(tournament)
  server.local.answerProduct({ supportEmail: null, callKey: 'key' })
  server.others.set('get-journal', () => executed(200, { success: true, data: { entries: [], next: null } }))
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findAllByRole('tab')
  const stateOf = (table: number) =>
    server.tournament.matches
      .filter((match) => match.kind === 'played' && match.round === server.tournament.rounds.length)
      .find((match) => match.kind === 'played' && match.table === table)
  return { server, stateOf, ...shown }
}

const pressed = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
const rowOf = (table: number) => {
  const row = screen
    .getByRole('button', { name: new RegExp(`^(Saisir|Corriger) le score de la table ${table}$`) })
    .closest('li')
  if (row === null) throw new Error(`no row of table ${table}`)
  return row
}

test('DESK-1 on a desk a table is one line, from the left name with its points to the right one, as the scores read', async () => {
  const first = withResults(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])), twoNil)
  const { tournament } = (await administer(after(first, startNextRound(first, { seed: 'next', wished: null })), 1280))
    .server
  const [match] = openMatches(tournament)
  const names = (match ? pairOf(match) : []).map((id) => tournament.players.find((player) => player.id === id)?.name)
  const row = rowOf(match?.table ?? 0)
  const scores = within(row).getByRole('group').querySelectorAll('button')
  expect([...scores].map((button) => button.textContent)).toEqual([
    '2-0',
    '2-1',
    '1-0',
    '1-1',
    '0-0',
    '0-1',
    '1-2',
    '0-2',
  ])
  expect(scores[6]?.getAttribute('aria-label')).toMatch(`: ${names[1]} gagne 2-1`)
  expect(row.textContent).toMatch(new RegExp(`${names[0]}3 pts.*${names[1]}3 pts`))
})

test('DESK-1 a score on a desk is one tap, and stands between the names with the way back', async () => {
  const { user, stateOf } = await administer(started(venue(['Zoé', 'Max'])), 1280)
  await user.click(within(rowOf(1)).getByRole('group').querySelectorAll('button')[1] as HTMLElement)
  // Visible only for a moment: look for it first.
  expect(await screen.findByRole('button', { name: 'Annuler le score de la table 1' })).toBeTruthy()
  expect([...rowOf(1).querySelectorAll('data')].map(({ textContent }) => textContent)).toEqual(['2', '1'])
  expect(stateOf(1)).toMatchObject({ state: { result: { score: { wins1: 2, wins2: 1 } } } })
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(stateOf(1)).toMatchObject({ state: { kind: 'pending' } }))
})

test('DESK-2 a table, Enter and both numbers typed before anything is drawn: the score is kept', async () => {
  const { stateOf } = await administer(started(venue(NINE_TABLES, { capacity: 18 })), 1280)
  const box = screen.getByRole('searchbox', { name: 'Joueur ou numéro de table' })
  await typeAt(box, '4')
  // Nothing renders in between.
  box.closest('form')?.requestSubmit()
  for (const key of ['2', ' ', '1']) document.activeElement?.dispatchEvent(pressed(key))
  await waitFor(() =>
    expect(stateOf(4)).toMatchObject({ state: { result: { score: { wins1: 2, wins2: 1, draws: 0 } } } }),
  )
})

test('DESK-2 two results typed in one breath are both kept, and the next number stands in the search', async () => {
  const { stateOf } = await administer(started(venue(NINE_TABLES, { capacity: 18 })), 1280)
  const box = screen.getByRole('searchbox', { name: 'Joueur ou numéro de table' })
  await typeAt(box, '4')
  box.closest('form')?.requestSubmit()
  for (const key of ['2', '1', '6', 'Enter', '0', '2', '8']) document.activeElement?.dispatchEvent(pressed(key))
  await waitFor(() => expect(stateOf(4)).toMatchObject({ state: { result: { score: { wins1: 2, wins2: 1 } } } }))
  await waitFor(() => expect(stateOf(6)).toMatchObject({ state: { result: { score: { wins1: 0, wins2: 2 } } } }))
  await waitFor(() => expect(box).toHaveProperty('value', '8'))
})

test('DESK-2 Escape lets go of what was typed ahead', async () => {
  const { stateOf } = await administer(started(venue(NINE_TABLES, { capacity: 18 })), 1280)
  const box = screen.getByRole('searchbox', { name: 'Joueur ou numéro de table' })
  await typeAt(box, '4')
  box.closest('form')?.requestSubmit()
  for (const key of ['2', 'Escape']) document.activeElement?.dispatchEvent(pressed(key))
  await screen.findByRole('dialog', { name: 'Table 4' })
  expect(stateOf(4)).toMatchObject({ state: { kind: 'pending' } })
})

test('DESK-3 "?" shows the keys, and up and down walk through the tables', async () => {
  const { user } = await administer(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])), 1280)
  await user.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Touches du clavier' })
  expect(within(help).getByText('132 Entrée')).toBeTruthy()
  await user.click(within(help).getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('searchbox', { name: 'Joueur ou numéro de table' }))
  await user.keyboard('{ArrowDown}')
  expect(rowOf(1).contains(document.activeElement)).toBe(true)
  await user.keyboard('{ArrowDown}')
  expect(rowOf(2).contains(document.activeElement)).toBe(true)
  await user.keyboard('{ArrowUp}')
  expect(rowOf(1).contains(document.activeElement)).toBe(true)
})

test('DESK-4 a wide desk has what waits and what was decided in a column of their own', async () => {
  const { server } = await administer(started(venue(['Zoé', 'Max'])), 1440)
  const waits = await screen.findByRole('region', { name: 'En attente' })
  expect(within(waits).getByText('Rien n’attend.')).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Dernières décisions' })).toBeTruthy()
  await waitFor(() => expect(server.calls.some(({ id }) => id === 'get-journal')).toBe(true))
})

function calling(): Tournament {
  const playing = started(venue(['Zoé', 'Max']))
  return after(playing, callJudge(whole(playing), playerId('p1'), new Date()))
}

test('DESK-11 a desk of two columns has the bar of calls beside its tables and not above them', async () => {
  await administer(calling(), 1280)
  const bar = await screen.findByRole('button', { name: /^1 appel · Table/ })
  expect(bar.closest('.beside-tables')).toBeTruthy()
})

test('JUDG-49 the widest desk has calls and the switch for being told of them under what waits, once', async () => {
  const { server } = await administer(calling(), 1440)
  const waits = within(await screen.findByRole('region', { name: 'En attente' }))
  expect(await waits.findByRole('heading', { name: '1 table appelle l’arbitrage' })).toBeTruthy()
  await waitFor(() => expect(server.calls.length).toBeGreaterThan(0))
  expect(await waits.findAllByText(/Ce navigateur ne peut pas vous avertir|M’avertir des appels/)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^1 appel/ })).toBeNull()
})

test('DESK-5 a result that comes keeps the height of its row; those that stood already are low', async () => {
  const running = started(venue(['Zoé', 'Max', 'Léa', 'Inès']))
  const [one] = openMatches(running)
  if (!one) throw new Error('no match')
  const { server, user, stateOf } = await administer(
    after(running, setScore(running, { matchId: one.id, score: twoNil })),
    1280,
  )
  const isLow = (table: number) => rowOf(table).classList.contains('min-h-9')
  const other = one.table === 1 ? 2 : 1
  expect([isLow(one.table), isLow(other)]).toEqual([true, false])
  await user.click(within(rowOf(other)).getByRole('group').querySelector('button') as HTMLElement)
  await waitFor(() => expect(stateOf(other)).toMatchObject({ state: { kind: 'terminated' } }))
  await waitFor(() => expect(rowOf(other).querySelectorAll('data')).toHaveLength(2))
  expect(isLow(other)).toBe(false)
  expect(server.tournament.rounds).toHaveLength(1)
})

test('DESK-8 the line that stays has one word for the state beside the whole one, for phones without room', async () => {
  await administer(started(venue(['Zoé', 'Max'])), 360)
  expect(screen.getByText('Ronde 1/1').className).toContain('sr-only')
  expect(screen.getByText('R1/1').getAttribute('aria-hidden')).toBe('true')
})

async function typeAt(box: HTMLElement, text: string) {
  const { default: userEvent } = await import('@testing-library/user-event')
  await userEvent.setup().type(box, text)
}

test('DESK-9 a search leaves tables out and takes nothing away: each row comes back as the element it was, and the keys pass those that are hidden', async () => {
  const { user } = await administer(started(venue(NINE_TABLES, { capacity: 18 })), 1280)
  const rows = Array.from({ length: 9 }, (_, index) => rowOf(index + 1))
  expect(screen.getAllByRole('listitem').filter((item) => item.matches('[data-line]'))).toEqual(rows)
  await user.keyboard('8')
  await waitFor(() => expect(rows.filter((row) => !row.closest('[hidden]'))).toEqual([rows[7]]))
  expect(rows.every((row) => row.isConnected)).toBe(true)
  await user.keyboard('{ArrowDown}')
  expect(rows[7]?.contains(document.activeElement)).toBe(true)
  await user.clear(screen.getByRole('searchbox'))
  await waitFor(() => expect(rows.some((row) => row.closest('[hidden]'))).toBe(false))
  expect(Array.from({ length: 9 }, (_, index) => rowOf(index + 1))).toEqual(rows)
})

test('DESK-9 the side that a score would let win is lit by the row itself, and no longer once the score is chosen', async () => {
  const { user, stateOf } = await administer(started(venue(NINE_TABLES, { capacity: 18 })), 1280)
  const row = rowOf(3)
  const [first] = within(row).getAllByRole('button', { name: /gagne 2-0$/ })
  if (!first) throw new Error('no score')
  await user.hover(first)
  expect(row.dataset.lit).toBe('one')
  await user.unhover(first)
  expect(row.dataset.lit).toBeUndefined()
  await user.click(first)
  await waitFor(() => expect(stateOf(3)).toMatchObject({ state: { result: { score: { wins1: 2, wins2: 0 } } } }))
  await waitFor(() => expect(row.dataset.lit).toBeUndefined())
})

test('LOOK-14 until a round is complete the tables of a wide desk have the room of the ranking, which says nothing yet', async () => {
  const first = started(venue(['Zoé', 'Max', 'Léa', 'Inès']))
  const { server } = await administer(first, 1440)
  expect(await screen.findByRole('heading', { name: 'En attente' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /^Classement/ })).toBeNull()
  for (const match of openMatches(server.tournament))
    act(() => server.happens(setScore(server.tournament, { matchId: match.id, score: twoNil })))
  expect(await screen.findByRole('heading', { name: /^Classement/ })).toBeTruthy()
})

test('LOOK-43 below the tables of a desk it is said what the numbers beside names are, where there are any', async () => {
  const said = 'Le chiffre à côté d’un nom, ce sont ses points avant la ronde.'
  const first = withResults(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])), twoNil)
  const second = after(first, startNextRound(first, { seed: 'next', wished: null }))
  await administer(second, 1280)
  expect(screen.getByText(said)).toBeTruthy()
  cleanup()
  await administer(second, 360)
  expect(screen.queryByText(said)).toBeNull()
  cleanup()
  await administer(first, 1280)
  expect(screen.queryByText(said)).toBeNull()
})
