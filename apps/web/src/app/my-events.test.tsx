import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tournamentDocumentOf } from '../features/tournaments/testing/tournament-document-of.ts'
import { type Answer, executed } from '../transport/testing/local-server.ts'
import { anAccount } from './testing/an-account.ts'
import { anEvent } from './testing/an-event.ts'
import { EventServer } from './testing/event-server.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'

const NO_REGISTRATIONS: Answer = executed(200, { success: true, data: [] })
let server: EventServer

beforeEach(async () => {
  server = await EventServer.start()
  server.event.others.set('get-own-registrations', () => NO_REGISTRATIONS)
})
afterEach(() => server.event.local.close())

const saved = (role: 'player' | 'organizer' = 'player') => [
  { id: 't1', code: 'ABCDEF', role, lastAccessed: 1, playerName: 'Bob' },
]

function open(entries: readonly object[], languages = ['fr-FR']) {
  const backend = aStorageBackend()
  backend.setItem('userTournaments', JSON.stringify(entries))
  return openApp('/my-events', { origin: server.event.local.origin, backend, languages })
}

function answerTournament(isFound = true) {
  const document = { ...tournamentDocumentOf(anEvent(), 1), name: 'Modern du vendredi' }
  const { local } = server.event
  const others = server.event.others
  local.answer(({ path }) => {
    if (path.includes('/functions/')) return others.get('get-own-registrations')?.({}) ?? 'cut'
    return { status: 200, body: { total: 1, documents: isFound ? [document] : [] } }
  })
}

const registration = (overrides: object = {}, tournament: object = {}) => ({
  id: 'r1',
  playerName: 'Zoé',
  status: 'pending',
  dropped: false,
  tournament: {
    id: 't2',
    code: 'GHJKMN',
    name: 'Coupe de Lyon',
    gameType: 'magic',
    format: 'modern',
    tournamentDate: '2027-02-01T18:00:00.000+00:00',
    location: null,
    isStarted: false,
    isFinished: false,
    ...tournament,
  },
  ...overrides,
})

test('LAY-12 without an account the tournaments of this device are listed, and signing in is offered', async () => {
  answerTournament()
  await open(saved())
  const heading = await screen.findByRole('heading', { name: 'Modern du vendredi' })
  const row = within(heading.closest('li') ?? document.body)
  expect(row.getByText('Sous le pseudo Bob')).toBeTruthy()
  expect(row.getByText('En attente')).toBeTruthy()
  expect(row.getByRole('link', { name: 'Voir le tournoi' })).toHaveProperty('pathname', '/tournament/ABCDEF')
  expect(screen.getByText(/Cette liste est celle de ce navigateur/)).toBeTruthy()
})

test('LAY-12 an account finds its registrations beside what the device remembers, what goes on first', async () => {
  server.signedIn = anAccount()
  const rows = [
    registration(),
    registration({ id: 'r2', status: 'confirmed' }, { id: 't3', code: 'PQRSTU', name: 'En route', isStarted: true }),
  ]
  server.event.others.set('get-own-registrations', () => executed(200, { success: true, data: rows }))
  answerTournament()
  await open(saved())
  await screen.findByRole('heading', { name: 'Coupe de Lyon' })
  await screen.findByRole('heading', { name: 'Modern du vendredi' })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'En route',
    'Modern du vendredi',
    'Coupe de Lyon',
  ])
  expect(screen.getByText('En attente de réponse')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ma table' })).toHaveProperty('pathname', '/tournament/PQRSTU/player')
  expect(screen.queryByText(/Cette liste est celle de ce navigateur/)).toBeNull()
})

test('FIND-8 an account reads its place in each finished event, and what it won in all of them', async () => {
  server.signedIn = anAccount()
  const ended = (id: string, result: object | null) =>
    registration({ id, status: 'confirmed', result }, { id, code: 'PQRSTU', isStarted: true, isFinished: true })
  const rows = [
    ended('r1', { rank: 1, players: 18, matchesWon: 5, matchesDrawn: 0, matchesLost: 0 }),
    ended('r2', { rank: 3, players: 40, matchesWon: 4, matchesDrawn: 1, matchesLost: 1 }),
    ended('r3', null),
    registration({ id: 'r4', status: 'confirmed' }),
  ]
  server.event.others.set('get-own-registrations', () => executed(200, { success: true, data: rows }))
  await open([])
  const results = await screen.findByRole('region', { name: 'Vos résultats' })
  const figures = within(results)
    .getAllByRole('term')
    .map((term) => `${term.nextElementSibling?.textContent} ${term.textContent}`)
  expect(figures).toEqual([
    '2 événements terminés',
    '1 première place',
    '9 matchs gagnés',
    '1 match nul',
    '1 match perdu',
  ])
  expect(screen.getByText('3e sur 40').parentElement?.textContent).toBe('3e sur 40 · 4-1-1 (V-D-N)')
  expect(screen.getAllByText(/ sur /)).toHaveLength(2)
})

test('FIND-4 an event that the organizer deleted is not lost in silence', async () => {
  server.signedIn = anAccount()
  const rows = [registration({ status: 'confirmed' }, { isDeleted: true, isCancelled: true })]
  server.event.others.set('get-own-registrations', () => executed(200, { success: true, data: rows }))
  answerTournament()
  await open([])
  const heading = await screen.findByRole('heading', { name: 'Coupe de Lyon' })
  const row = within(heading.closest('li') ?? document.body)
  expect(row.getByText('Supprimé par l’organisation')).toBeTruthy()
  expect(row.getByText(/vous le retrouvez ici/)).toBeTruthy()
  expect(row.queryByText('Inscription confirmée')).toBeNull()
  expect(row.queryByRole('link')).toBeNull()
})

test('OPS-10 an event whose page the operator hides leads to the page that says why', async () => {
  server.signedIn = anAccount()
  const rows = [registration({ status: 'confirmed' }, { isDeleted: true, isCancelled: true, isHidden: true })]
  server.event.others.set('get-own-registrations', () => executed(200, { success: true, data: rows }))
  answerTournament()
  await open([])
  const heading = await screen.findByRole('heading', { name: 'Coupe de Lyon' })
  const row = within(heading.closest('li') ?? document.body)
  expect(row.getByText('Page masquée')).toBeTruthy()
  expect(row.getByText(/Sa page dit pourquoi/)).toBeTruthy()
  expect(row.queryByText('Supprimé par l’organisation')).toBeNull()
  expect(row.getByRole('link').getAttribute('href')).toBe('/tournament/GHJKMN')
})

test('FIND-4 a device without an account is told so too, of what it plays in', async () => {
  server.event.local.answer(({ path }) =>
    path.includes('/functions/get-seat-queue/')
      ? executed(404, { success: false, message: 'Supprimé', reason: 'tournament_deleted' })
      : { status: 200, body: { total: 0, documents: [] } },
  )
  await open(saved())
  const badge = await screen.findByText('Supprimé par l’organisation')
  expect(within(badge.closest('li') ?? document.body).getByRole('heading').textContent).toBe('ABCDEF')
})

test('FIND-6 on a waiting list the place on it is told in words; a server of before tells none', async () => {
  server.signedIn = anAccount()
  const rows = [registration({ waitingPosition: 3 }), registration({ id: 'r2' }, { id: 't3', name: 'Autre coupe' })]
  server.event.others.set('get-own-registrations', () => executed(200, { success: true, data: rows }))
  await open([])
  expect(await screen.findByText('Liste d’attente, 3e')).toBeTruthy()
  expect(screen.getByText('En attente de réponse')).toBeTruthy()
})

test('LAY-12 what is known both ways is listed once, as the account knows it', async () => {
  server.signedIn = anAccount()
  const rows = [registration({}, { id: 't1', code: 'ABCDEF', name: 'Modern du vendredi' })]
  server.event.others.set('get-own-registrations', () => executed(200, { success: true, data: rows }))
  answerTournament()
  await open(saved())
  await screen.findByText('En attente de réponse')
  await waitFor(() => expect(screen.queryByRole('status', { name: /Chargement/ })).toBeNull())
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
})

test('LAY-12 nothing to list says what to do', async () => {
  await open([])
  expect(await screen.findByRole('heading', { name: 'Aucun tournoi pour le moment' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Trouver un tournoi' })).toHaveProperty('pathname', '/')
})

test('LAY-12 tournaments that are only organized here, or gone from the server, are not listed', async () => {
  answerTournament(false)
  await open([...saved('organizer'), { ...saved()[0], id: 't9' }])
  expect(await screen.findByRole('heading', { name: 'Aucun tournoi pour le moment' })).toBeTruthy()
})

test("LAY-12 a failure says 'Erreur lors de la récupération des événements', keeps the rest, and is tried again", async () => {
  server.signedIn = anAccount()
  server.event.others.set('get-own-registrations', () => 'cut')
  answerTournament()
  const { user } = await open(saved())
  expect(
    await screen.findByText('Erreur lors de la récupération des événements', undefined, { timeout: 9_000 }),
  ).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Modern du vendredi' })).toBeTruthy()
  const answer = executed(200, { success: true, data: [registration()] })
  server.event.others.set('get-own-registrations', () => answer)
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('heading', { name: 'Coupe de Lyon' })).toBeTruthy()
  expect(screen.queryByText('Erreur lors de la récupération des événements')).toBeNull()
}, 15_000)

test('LAY-11 the same page in English', async () => {
  await open([], ['en-GB'])
  expect(await screen.findByRole('heading', { name: 'Tournaments you play in' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'No tournaments yet' })).toBeTruthy()
})
