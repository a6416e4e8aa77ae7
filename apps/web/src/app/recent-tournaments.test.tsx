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

/** A device that remembers these tournaments, the first one used last. */
async function openWith(ids: readonly string[], answer: Answer | Promise<Answer>, seen?: object) {
  const backend = aStorageBackend()
  const saved = ids.map((id, index) => ({
    ...{ id, code: `CODE${id.padStart(2, 'X')}`, role: 'player', lastAccessed: 1000 - index, playerName: null },
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

test('HOME-3 a card says name, code, players and round, and leads to the tournament', async () => {
  await openWith(['1', '2'], listed(tournament('1', { registeredPlayersCount: 1 }), tournament('2', finished)))
  const running = await screen.findByRole('link', { name: /Tournoi 1/ })
  expect(running.getAttribute('href')).toBe('/tournament/CODEX1')
  expect(running.textContent).toContain('Code: CODEX1')
  expect(running.textContent).toMatch(/1 joueur$/)
  expect(running.textContent).toContain('Round 2')
  const over = screen.getByRole('link', { name: /Tournoi 2/ })
  expect(over.textContent).toContain('Terminé')
  expect(over.textContent).toContain('8 joueurs')
})

test('HOME-2 hidden without any, a spinner while loading, a sentence on failure', async () => {
  await openWith([], listed())
  expect(region()).toBeNull()
  expect(asked()).toEqual([])
})

test('HOME-2 a spinner turns while they load', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  await openWith(['1'], promise)
  expect(await screen.findByText('Chargement de vos tournois récents…')).toBeTruthy()
  resolve(listed(tournament('1')))
  expect(await screen.findByText('Tournoi 1')).toBeTruthy()
})

test('HOME-2 HOME-4 a failure is told, can be tried again, and forgets nothing', async () => {
  const { user, storage } = await openWith(['1'], { status: 500, body: { message: '', code: 500 } })
  expect(await screen.findByText(FAILED, undefined, { timeout: 8000 })).toBeTruthy()
  expect(storage.savedTournaments()).toHaveLength(1)
  answerRecent(listed(tournament('1')))
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Tournoi 1')).toBeTruthy()
})

test('HOME-4 what the server does not know any more is forgotten', async () => {
  const { storage } = await openWith(['1', '2'], listed(tournament('2')))
  expect(await screen.findByText('Tournoi 2')).toBeTruthy()
  expect(storage.savedTournaments().map(({ id }) => id)).toEqual(['2'])
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

test('HOME-6 an unreadable list is as if there were none', async () => {
  const backend = aStorageBackend()
  backend.setItem('userTournaments', '{')
  await openApp('/', { origin: server.origin, backend })
  await screen.findByRole('heading', { level: 1 })
  expect(region()).toBeNull()
})
