import { anEmptyTournament } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tournamentDocumentOf } from '../features/tournaments/testing/tournament-document-of.ts'
import { type Answer, executed, type LocalServer, startLocalServer } from '../transport/testing/local-server.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'

const FAILED = 'Une erreur est survenue lors du chargement de vos tournois récents'
const tournament = (id: string, more: object = {}) => ({
  $id: id,
  code: `CODE${id.padStart(2, 'X')}`,
  name: `Tournoi ${id}`,
  isStarted: true,
  isFinished: false,
  currentRound: 2,
  registeredPlayersCount: 8,
  ...more,
})
const finished = { isFinished: true }

let server: LocalServer
beforeEach(async () => {
  server = await startLocalServer()
})
afterEach(() => server.close())

async function openWith(ids: readonly string[], answer: Answer | Promise<Answer>, seen?: object) {
  return await openAs('player', { ids, answer, ...(seen ? { seen } : {}) })
}

type Kept = { readonly ids: readonly string[]; readonly answer: Answer | Promise<Answer>; readonly seen?: object }

async function openAs(role: 'player' | 'organizer', { ids, answer, seen }: Kept) {
  const backend = aStorageBackend()
  const saved = ids.map((id, index) => ({
    ...{ id, code: `CODE${id.padStart(2, 'X')}`, role, lastAccessed: 1000 - index, playerName: null },
  }))
  backend.setItem('userTournaments', JSON.stringify(saved))
  answerRecent(answer)
  const opened = await openApp('/', { origin: server.origin, backend, ...(seen ? { seen: seen as never } : {}) })
  await screen.findByRole('heading', { level: 1 })
  return opened
}
const answerRecent = (answer: Answer | Promise<Answer>) =>
  server.answer(({ path }) => (path.includes('/documents?') ? answer : executed(200, { success: true, data: [] })))
const listed = (...documents: object[]): Answer => ({ status: 200, body: { total: documents.length, documents } })
const region = () => screen.queryByRole('region', { name: 'Vos tournois récents' })
const asked = () => server.requests.filter(({ path }) => path.includes('/documents?'))

test('HOME-1 up to three active and three completed ones, those used last, in one call', async () => {
  const all = ['1', '2', '3', '4', '5', '6', '7', '8']
  const documents = all.map((id) => tournament(id, Number(id) > 4 ? finished : {}))
  await openWith(all, listed(...documents.reverse()))
  expect(await screen.findByRole('heading', { name: 'Vos tournois récents' })).toBeTruthy()
  expect(screen.getByText('Accédez rapidement à vos tournois récents')).toBeTruthy()
  const names = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
  await screen.findByRole('list', { name: 'Tournois en cours' })
  expect(names('Tournois en cours')).toEqual(['Tournoi 1', 'Tournoi 2', 'Tournoi 3'])
  expect(names('Tournois terminés')).toEqual(['Tournoi 5', 'Tournoi 6', 'Tournoi 7'])
  expect(asked()).toHaveLength(1)
})

test('HOME-3 a card says name, code, players and round, and leads to one’s own table, or to what came of it', async () => {
  await openWith(['1', '2'], listed(tournament('1', { registeredPlayersCount: 1 }), tournament('2', finished)))
  const running = await screen.findByRole('link', { name: /Tournoi 1/ })
  expect(running.getAttribute('href')).toBe('/tournament/CODEX1/player')
  expect(running.textContent).toContain('Code: CODEX1')
  expect(running.textContent).toMatch(/1 joueur$/)
  expect(running.textContent).toContain('Round 2')
  const over = screen.getByRole('link', { name: /Tournoi 2/ })
  expect(over.getAttribute('href')).toBe('/tournament/CODEX2')
  expect(over.textContent).toContain('Terminé')
  expect(over.textContent).toContain('8 joueurs')
})

test('HOME-3 whoever runs a tournament comes back to run it', async () => {
  const answer = listed(tournament('1', { type: 'quick' }), tournament('2', { type: 'advance' }))
  await openAs('organizer', { ids: ['1', '2'], answer })
  const quick = await screen.findByRole('link', { name: /Tournoi 1/ })
  expect(quick.getAttribute('href')).toBe('/tournament/CODEX1/admin')
  expect(screen.getByRole('link', { name: /Tournoi 2/ }).getAttribute('href')).toBe('/tournament/CODEX2/admin-advanced')
})

test('HOME-3 STAK-9 in a bracket the card names its round', async () => {
  await openWith(['1'], listed(tournament('1', { currentRound: 5, bracketPlaces: 4 })))
  const card = await screen.findByRole('link', { name: /Tournoi 1/ })
  expect(card.textContent).toContain('Demi-finale')
  expect(card.textContent).not.toContain('Round')
})

test('HOME-3 a tournament that has not started waits, and has no round', async () => {
  await openWith(['1'], listed(tournament('1', { isStarted: false, currentRound: 0 })))
  const waiting = await screen.findByRole('link', { name: /Tournoi 1/ })
  expect(waiting.textContent).toContain('En attente')
  expect(waiting.textContent).not.toContain('Round')
})

test('HOME-2 on a device without tournaments the block is hidden, and nothing is asked', async () => {
  await openWith([], listed())
  await waitFor(() => expect(server.requests.some(({ path }) => path.includes('get-last-advanced-event'))).toBe(true))
  expect(region()).toBeNull()
  expect(asked()).toEqual([])
})

test('HOME-2 a spinner turns in the block while the tournaments load, and goes once they are there', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  await openWith(['1'], promise)
  const block = within(await screen.findByRole('region', { name: 'Vos tournois récents' }))
  expect(block.getByRole('status').textContent).toBe('Chargement de vos tournois récents…')
  expect(block.queryByText(FAILED)).toBeNull()
  expect(block.queryByRole('link')).toBeNull()
  resolve(listed(tournament('1')))
  expect(await block.findByRole('link', { name: /Tournoi 1/ })).toBeTruthy()
  expect(block.queryByRole('status')).toBeNull()
})

test('HOME-2 the block is there while tournaments load, and hidden once none of them exists any more', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  await openWith(['1'], promise)
  expect(region()).not.toBeNull()
  resolve(listed())
  await waitFor(() => expect(region()).toBeNull())
})

test('HOME-2 HOME-4 a failure is told in place of the spinner, can be tried again, and forgets nothing', async () => {
  const { user, storage } = await openWith(['1'], { status: 500, body: { message: '', code: 500 } })
  const block = within(await screen.findByRole('region', { name: 'Vos tournois récents' }))
  expect(await block.findByText(FAILED, undefined, { timeout: 8000 })).toBeTruthy()
  expect(block.queryByRole('status')).toBeNull()
  expect(storage.savedTournaments()).toHaveLength(1)
  answerRecent(listed(tournament('1')))
  await user.click(block.getByRole('button', { name: 'Réessayer' }))
  expect(await block.findByRole('link', { name: /Tournoi 1/ })).toBeTruthy()
  expect(block.queryByText(FAILED)).toBeNull()
})

test('HOME-4 what the server does not know any more is forgotten', async () => {
  const { storage } = await openWith(['1', '2'], listed(tournament('2')))
  expect(await screen.findByText('Tournoi 2')).toBeTruthy()
  expect(storage.savedTournaments().map(({ id }) => id)).toEqual(['2'])
})

test('FIND-4 HOME-4 what was deleted may come back, and is not forgotten', async () => {
  const backend = aStorageBackend()
  const saved = [{ id: '1', code: 'ABCDEF', role: 'player', lastAccessed: 1, playerName: null }]
  backend.setItem('userTournaments', JSON.stringify(saved))
  const deleted = executed(404, { success: false, message: 'Supprimé', reason: 'tournament_deleted' })
  server.answer(({ path }) => (path.includes('get-seat-queue') ? deleted : listed()))
  const { storage } = await openApp('/', { origin: server.origin, backend })
  await waitFor(() => expect(server.requests.some(({ path }) => path.includes('get-seat-queue'))).toBe(true))
  await waitFor(() => expect(region()).toBeNull())
  expect(storage.savedTournaments()).toHaveLength(1)
})

test('HOME-4 when all are gone the block is', async () => {
  const { storage } = await openWith(['1'], listed())
  await waitFor(() => expect(storage.savedTournaments()).toEqual([]))
  await waitFor(() => expect(region()).toBeNull())
})

test('HOME-4 without network the last seen state is shown, and nothing is forgotten', async () => {
  const seen = { ...anEmptyTournament(), name: 'Vu hier' }
  const kept = { code: seen.code, seenAt: 1, document: JSON.stringify(tournamentDocumentOf(seen, 1)) }
  const backend = { read: async () => [kept], write: async () => {}, remove: async () => {} }
  const { storage } = await openWith([seen.id, '2'], 'cut', backend)
  expect(await screen.findByText('Vu hier', undefined, { timeout: 8000 })).toBeTruthy()
  expect(screen.getByText(/voici ce que vous aviez vu en dernier/)).toBeTruthy()
  expect(storage.savedTournaments()).toHaveLength(2)
})

test('HOME-6 HOME-1 a tournament that is opened again comes first; one that is only looked at does not get onto the list', async () => {
  const mine = { ...anEmptyTournament(), name: 'Le mien' }
  const foreign = { ...anEmptyTournament(), id: 't-foreign' as never, code: 'FRGNXX' as never }
  const { router, storage } = await openWith(['1', mine.id], listed(tournament('1'), tournamentDocumentOf(mine, 1)))
  await screen.findByText('Tournoi 1')
  const opened = (shown: typeof mine) => router.navigate({ to: '/tournament/$code', params: { code: shown.code } })
  const before = storage.savedTournaments()
  answerRecent(listed(tournamentDocumentOf(foreign, 1)))
  await opened(foreign)
  await screen.findByRole('heading', { level: 1, name: foreign.name })
  expect(storage.savedTournaments()).toEqual(before)
  answerRecent(listed(tournamentDocumentOf(mine, 1)))
  await opened(mine)
  await screen.findByRole('heading', { level: 1, name: 'Le mien' })
  expect(storage.savedTournaments().map(({ id }) => id)).toEqual([mine.id, '1'])
  expect(storage.savedTournaments()[0]?.lastAccessed).toBeGreaterThan(1000)
})

test('HOME-6 an unreadable list is as if there were none', async () => {
  const backend = aStorageBackend()
  backend.setItem('userTournaments', '{')
  await openApp('/', { origin: server.origin, backend })
  await screen.findByRole('heading', { level: 1 })
  expect(region()).toBeNull()
})
