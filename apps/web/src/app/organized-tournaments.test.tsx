import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tournamentDocumentOf } from '../features/tournaments/testing/tournament-document-of.ts'
import { type Answer, type LocalServer, startLocalServer } from '../transport/testing/local-server.ts'
import { anAccount, anEvent, ORGANIZER_ACCOUNT } from './testing/event-server.ts'
import { openApp } from './testing/open-app.tsx'

const FAILED = 'Une erreur est survenue lors de la récupération de vos tournois.'
let server: LocalServer
beforeEach(async () => {
  server = await startLocalServer()
  server.answerAccount(() => ({ status: 200, body: anAccount({ $id: ORGANIZER_ACCOUNT }) }))
})
afterEach(() => server.close())

const list = (...documents: readonly object[]): Answer => ({
  status: 200,
  body: { total: documents.length, documents },
})
const event = { ...tournamentDocumentOf(anEvent(), 1), name: 'Coupe de Noël', registeredPlayersCount: 12 }

test('AADM-6 a card says name, status, players, game, format and round, and leads to the administration', async () => {
  server.answer(() => list(event))
  await openApp('/organized-tournaments', { origin: server.origin })
  const card = await screen.findByRole('listitem', { name: 'Coupe de Noël' })
  expect(card.textContent).toContain('En attente')
  expect(card.textContent).toContain('Joueurs12 / 8')
  expect(card.textContent).toContain('Ronde0 / 4')
  expect(card.textContent).toContain('JeuMagic The Gathering')
  expect(card.textContent).toContain('FormatModern')
  expect(screen.getByRole('link', { name: 'Gérer' })).toHaveProperty('pathname', '/tournament/ABCDEF/admin-advanced')
  const [request] = server.requests
  expect(request?.path).toContain(`"values":["${ORGANIZER_ACCOUNT}"]`)
  expect(request?.path).toContain('"orderDesc"')
  expect(request?.path).not.toContain('"players"')
})

test('AADM-6 a planned number of rounds counts; a quick tournament leads to its own administration', async () => {
  const quick = { ...event, $id: 't2', type: 'quick', gameType: null, format: null, tournamentDate: null }
  server.answer(() => list({ ...quick, plannedRounds: 6, currentRound: 2, isStarted: true }))
  await openApp('/organized-tournaments', { origin: server.origin })
  const card = await screen.findByRole('listitem')
  expect(card.textContent).toContain('En cours')
  expect(card.textContent).toContain('Ronde2 / 6')
  expect(screen.getByRole('link', { name: 'Gérer' })).toHaveProperty('pathname', '/tournament/ABCDEF/admin')
})

test('AADM-6 nothing organized yet, and the next step', async () => {
  server.answer(() => list())
  await openApp('/organized-tournaments', { origin: server.origin })
  expect(await screen.findByText("Vous n'avez pas encore organisé de tournoi")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Créer un tournoi avancé' })).toBeTruthy()
})

test('AADM-6 a failure is told, and trying again brings the list', async () => {
  server.answer(() => ({ status: 404, body: { message: 'Non', code: 404, type: 'x', version: '1.6.1' } }))
  const { user } = await openApp('/organized-tournaments', { origin: server.origin })
  expect(await screen.findByText(FAILED)).toBeTruthy()
  server.answer(() => list(event))
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Coupe de Noël')).toBeTruthy()
})

test('LAY-12 /my-organized-events leads to the list', async () => {
  server.answer(() => list())
  const { router } = await openApp('/my-organized-events', { origin: server.origin })
  expect(router.state.location.pathname).toBe('/organized-tournaments')
})

test('LAY-13 /admin-advanced lists the advanced tournaments to choose from', async () => {
  server.answer(() => list(event))
  await openApp('/admin-advanced', { origin: server.origin })
  expect(await screen.findByText('Choisissez le tournoi à administrer.')).toBeTruthy()
  await screen.findByText('Coupe de Noël')
  expect(server.requests[0]?.path).toContain('"attribute":"type","values":["advance"]')
})
