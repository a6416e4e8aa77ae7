import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answer, executed, type LocalServer, startLocalServer } from '../transport/testing/local-server.ts'
import { openApp } from './testing/open-app.tsx'

const FAILED = 'Une erreur est survenue lors du chargement des événements'
const event = {
  id: 'a1',
  code: 'K7QM2X',
  name: 'Coupe de Noël',
  gameType: 'magic',
  format: 'duel-commander',
  tournamentDate: new Date('2026-12-31T18:30').toISOString(),
  registeredPlayersCount: 12,
  maxPlayers: 48,
  location: 'Lyon',
  hasPassword: false,
  isStarted: false,
}
const eventsAre = (...data: readonly object[]) => executed(200, { success: true, data })

let server: LocalServer
beforeEach(async () => {
  server = await startLocalServer()
})
afterEach(() => server.close())

async function openHome(answer: Answer | Promise<Answer>) {
  server.answer(() => answer)
  const opened = await openApp('/', { origin: server.origin })
  await screen.findByRole('heading', { level: 1 })
  return opened
}
const region = () => screen.queryByRole('region', { name: 'Prochains tournois' })
const cards = () => within(screen.getByRole('region', { name: 'Prochains tournois' })).getAllByRole('link')

test('HOME-5 a card says name, game and format, date with time and players, and leads to the event', async () => {
  await openHome(eventsAre(event))
  expect(await screen.findByRole('heading', { level: 3, name: 'Coupe de Noël' })).toBeTruthy()
  const [card] = cards()
  expect(card?.getAttribute('href')).toBe('/tournament/K7QM2X')
  expect(screen.getByText('Magic The Gathering - Duel Commander')).toBeTruthy()
  expect(screen.getByText('31 décembre 2026 à 18:30')).toBeTruthy()
  expect(screen.getByText('12 / 48 joueurs')).toBeTruthy()
  expect(screen.getByText('Lyon')).toBeTruthy()
  expect(screen.queryByText('Protégé par mot de passe')).toBeNull()
})

test('FIND-3 a card says what is played in the organizer’s words, where there are any', async () => {
  await openHome(eventsAre({ ...event, format: 'other', formatName: 'Commander' }))
  expect(await screen.findByText('Magic The Gathering - Commander')).toBeTruthy()
})

test('HOME-5 a card says whether one can still register', async () => {
  const { isStarted: _untold, ...fromBefore } = event
  await openHome(
    eventsAre(
      event,
      { ...event, id: 'a2', registeredPlayersCount: 48 },
      { ...event, id: 'a3', isStarted: true },
      { ...fromBefore, id: 'a4', maxPlayers: null },
    ),
  )
  await screen.findAllByRole('heading', { level: 3, name: 'Coupe de Noël' })
  const states = ['Inscriptions ouvertes', 'Complet, liste d’attente', 'En cours', 'Inscriptions ouvertes']
  expect(cards()).toHaveLength(states.length)
  for (const [index, state] of states.entries()) expect(cards()[index]?.textContent).toContain(state)
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const atNoonIn = (days: number) => {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12).toISOString()
}

test('FIND-2 a card says how near the day is and how many seats are free', async () => {
  const { isStarted: _untold, maxPlayers: _limit, ...unlimited } = event
  await openHome(
    eventsAre(
      { ...event, tournamentDate: atNoonIn(0) },
      { ...event, id: 'a2', tournamentDate: atNoonIn(1), registeredPlayersCount: 47 },
      { ...event, id: 'a3', tournamentDate: atNoonIn(2), registeredPlayersCount: 48 },
      { ...unlimited, id: 'a4', tournamentDate: atNoonIn(3), maxPlayers: null },
      { ...event, id: 'a5', tournamentDate: atNoonIn(0), isStarted: true },
    ),
  )
  await screen.findAllByRole('heading', { level: 3, name: 'Coupe de Noël' })
  const said = cards().map(({ textContent: text }) => [
    /(Aujourd’hui|Demain) ·/.exec(text)?.[1] ?? null,
    /(\d+) places? libres?/.exec(text)?.[1] ?? null,
  ])
  expect(said).toEqual([
    ['Aujourd’hui', '36'],
    ['Demain', '1'],
    [null, null],
    [null, null],
    ['Aujourd’hui', null],
  ])
})

test('FIND-2 what passed while the page stood open is no longer to come, unless it is being played', async () => {
  const yesterday = inHours(-25).toISOString()
  await openHome(
    eventsAre(
      { ...event, name: 'Hier', tournamentDate: yesterday },
      { ...event, id: 'a2', name: 'Deux jours', tournamentDate: yesterday, isStarted: true },
    ),
  )
  await screen.findByRole('heading', { level: 3, name: 'Deux jours' })
  expect(screen.queryByRole('heading', { level: 3, name: 'Hier' })).toBeNull()
})

test('FIND-2 where there may be more, one tap looks for everything from today on', async () => {
  const many = Array.from({ length: 6 }, (_, index) => ({ ...event, id: `a${index}` }))
  await openHome(eventsAre(...many))
  const more = await screen.findByRole('link', { name: 'Tous les tournois à venir' })
  expect(more.getAttribute('href')).toMatch(/^\/\?from=\d{4}-\d{2}-\d{2}$/)
})

test('HOME-5 an event that asks for a password carries a lock', async () => {
  await openHome(eventsAre({ ...event, hasPassword: true }))
  expect((await screen.findByRole('link', { name: /Protégé par mot de passe/ })).textContent).toContain('Coupe de Noël')
})

test('HOME-5 without a limit only the players are counted; a game that is not known yet is shown as it is called', async () => {
  const unknown = { gameType: 'chess', format: 'rapid', maxPlayers: null, location: null }
  await openHome(
    eventsAre(
      { ...event, ...unknown, registeredPlayersCount: 1 },
      { ...event, ...unknown, id: 'a2', registeredPlayersCount: 7 },
    ),
  )
  expect(await screen.findByText('1 joueur')).toBeTruthy()
  expect(screen.getByText('7 joueurs')).toBeTruthy()
  expect(screen.getAllByText('chess - rapid')).toHaveLength(2)
  expect(cards()).toHaveLength(2)
})

test('HOME-5 a spinner turns while the events are loading; without any, nothing is shown', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  await openHome(promise)
  expect(await screen.findByText('Chargement des événements…')).toBeTruthy()
  resolve(eventsAre())
  await waitFor(() => expect(region()).toBeNull())
})

test('HOME-5 a failure is told, and can be tried again', async () => {
  let answer: Answer = executed(500, { success: false, message: 'x' })
  server.answer(() => answer)
  const { user } = await openApp('/', { origin: server.origin })
  expect(await screen.findByText(FAILED)).toBeTruthy()
  answer = eventsAre(event)
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Coupe de Noël')).toBeTruthy()
  expect(screen.queryByText(FAILED)).toBeNull()
})
