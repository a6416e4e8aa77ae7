import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publicIdOf } from '../device-storage/secret.ts'
import { type Answer, executed, type LocalServer, startLocalServer } from '../transport/testing/local-server.ts'
import { anAccount } from './testing/an-account.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'

const NONE = { playing: [], organizing: [], seats: [] }
const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const event = (id: string, more: object = {}) => ({
  ...{ id, code: `CODE${id.padStart(2, 'X')}`, name: `Tournoi ${id}`, type: 'advance' },
  ...{ tournamentDate: inHours(-1), isStarted: true, currentRound: 2 },
  ...more,
})
const played = (id: string, more: object = {}) => ({
  ...event(id, more),
  ...{ status: 'confirmed', waitingPosition: null, seat: null },
  ...more,
})
const run = (id: string, more: object = {}) => ({ ...event(id), registeredPlayersCount: 18, openTables: 3, ...more })
const seat = { round: 2, table: 5, opponentName: 'Max', isOver: false }

let server: LocalServer
beforeEach(async () => {
  server = await startLocalServer()
  server.answerAccount(() => ({ status: 200, body: anAccount() }))
})
afterEach(() => server.close())

const asked = () => server.requests.filter(({ path }) => path.includes('get-own-evening'))
function answerEvening(answer: Answer | Promise<Answer>, documents: readonly object[] = []): void {
  server.answer(({ path }) => {
    if (path.includes('get-own-evening')) return answer
    if (path.includes('/documents?')) return { status: 200, body: { total: documents.length, documents } }
    return executed(200, { success: true, data: [] })
  })
}
const evening = (data: object) => executed(200, { success: true, data: { ...NONE, ...data } })

async function open(languages = ['fr-FR'], backend = aStorageBackend()) {
  const opened = await openApp('/', { origin: server.origin, languages, backend })
  await screen.findByRole('heading', { level: 1 })
  return opened
}

test('FIND-2 one’s own table stands first, then what one runs, each with the next act', async () => {
  answerEvening(
    evening({
      playing: [played('1', { seat })],
      organizing: [run('2'), run('3', { openTables: 0, type: 'quick', bracketPlaces: 4 })],
    }),
  )
  await open()
  const region = within(await screen.findByRole('region', { name: 'Votre soirée' }))
  const cards = region.getAllByRole('link')
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Tournoi 1Ronde 2Table\u{a0}5 · contre MaxMa table',
    'Tournoi 2Ronde 23 tables à saisirSaisir les résultats',
    'Tournoi 3Demi-finaleTous les résultats sont làContinuer',
  ])
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([
    '/tournament/CODEX1/player',
    '/tournament/CODEX2/admin-advanced',
    '/tournament/CODEX3/admin',
  ])
})

test('FIND-2 a bye, and a result that is in, are told', async () => {
  const bye = { ...seat, table: null, opponentName: null, isOver: true }
  answerEvening(evening({ playing: [played('1', { seat: bye }), played('2', { seat: { ...seat, isOver: true } })] }))
  await open()
  const region = within(await screen.findByRole('region', { name: 'Votre soirée' }))
  expect(region.getByText('Vous ne jouez pas cette ronde')).toBeTruthy()
  expect(region.getByText('Table 5 · contre Max · résultat enregistré')).toBeTruthy()
})

test('FIND-2 on other days it is the next event, with the standing in it; what comes later waits', async () => {
  const waiting = {
    isStarted: false,
    currentRound: 0,
    tournamentDate: inHours(72),
    status: 'pending',
    waitingPosition: 3,
  }
  answerEvening(evening({ playing: [played('1', waiting), played('2', { ...waiting, tournamentDate: inHours(99) })] }))
  await open()
  const region = within(await screen.findByRole('region', { name: 'Votre prochain tournoi' }))
  const [card, ...others] = region.getAllByRole('link')
  expect(others).toEqual([])
  expect(card?.textContent).toContain('Liste d’attente, 3e')
  expect(card?.textContent).toContain('Mon inscription')
  expect(card?.getAttribute('href')).toBe('/tournament/CODEX1')
})

test('FIND-2 who has nothing sees nothing, and who is nobody asks for nothing', async () => {
  answerEvening(evening({}))
  const { storage } = await open()
  await waitFor(() => expect(asked()).toHaveLength(1))
  expect(screen.queryByRole('region', { name: /Votre/ })).toBeNull()
  expect(storage.preference('has-evening')).toBeNull()
})

test('FIND-2 the place of what was there the last time is kept free from the beginning', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const backend = aStorageBackend()
  backend.setItem('tablee:has-evening', 'yes')
  answerEvening(promise)
  await open(['fr-FR'], backend)
  expect(await screen.findByRole('status', { name: 'Chargement de votre soirée…' })).toBeTruthy()
  resolve(evening({ organizing: [run('2')] }))
  expect(await screen.findByRole('link', { name: /Tournoi 2/ })).toBeTruthy()
  expect(screen.queryByRole('status', { name: 'Chargement de votre soirée…' })).toBeNull()
})

test('FIND-2 a failure is told, and trying again brings the evening; in English too', async () => {
  answerEvening({ status: 404, body: { message: 'No', code: 404, type: 'x', version: '1' } })
  const { user } = await open(['en-GB'])
  expect(await screen.findByText('Your evening could not be loaded')).toBeTruthy()
  answerEvening(evening({ playing: [played('1', { seat })] }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Table 5 · against Max')).toBeTruthy()
})

test('FIND-2 a device that is nobody’s reads its table too; what stands in the evening is not told twice', async () => {
  const backend = aStorageBackend()
  const secret = 'a-secret-of-this-device-123'
  backend.setItem('tablee:player_ids', JSON.stringify({ 1: secret }))
  const saved = ['1', '2'].map((id) => ({ id, code: `CODEX${id}`, role: 'player', lastAccessed: 1, playerName: 'Zoé' }))
  backend.setItem('userTournaments', JSON.stringify(saved))
  const documents = saved.map(({ id, code }) => ({
    ...{ $id: id, code, name: `Tournoi ${id}`, isStarted: true, isFinished: false },
    ...{ currentRound: 2, registeredPlayersCount: 8 },
  }))
  const seats = [{ tournamentId: '1', ...seat }]
  answerEvening(evening({ seats, playing: [played('2', { seat })] }), documents)
  await open(['fr-FR'], backend)
  const recent = within(await screen.findByRole('region', { name: 'Vos tournois récents' }))
  await waitFor(() => expect(recent.getByRole('link').textContent).toContain('Table\u{a0}5 · contre Max'))
  expect(screen.getAllByRole('link', { name: /Tournoi 2/ })).toHaveLength(1)
  const [request] = asked()
  expect(JSON.stringify(request?.body)).toContain(publicIdOf(secret))
  expect(JSON.stringify(request?.body)).not.toContain(secret)
})
