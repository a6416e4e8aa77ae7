import { checkIn } from '@tablee/domain/registrations/check-in'
import { cancelRegistration } from '@tablee/domain/registrations/leave-registration'
import { type RegistrationRules, USUAL_REGISTRATION } from '@tablee/domain/tournaments/life/registration-rules'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { anAnnouncement } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { toaster } from '../ui/toasts.tsx'
import { DOOR_CODE } from './testing/acts-on-one.ts'
import { anEvent } from './testing/an-event.ts'
import { EventServer } from './testing/event-server.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'

const BOB = 'secret-of-bob'
const MINUTE_MS = 60_000

/** It begins in that many minutes; Bob has a seat. */
async function anEventIn(minutes: number, rules: Partial<RegistrationRules>, more: Partial<Tournament> = {}) {
  const startsAt = new Date(Date.now() + minutes * MINUTE_MS).toISOString()
  const registrationRules = { ...USUAL_REGISTRATION, acceptsAutomatically: true, ...rules }
  const announcement = { ...anAnnouncement, startsAt }
  const server = await EventServer.start(anEvent({ ...more, announcement, registrationRules }))
  server.registers('Bob', BOB)
  onTestFinished(() => server.event.local.close())
  return server
}

async function open(server: EventServer, { secret = BOB, page = '', tab = aStorageBackend() } = {}) {
  const backend = aStorageBackend()
  backend.setItem('tablee:player_ids', JSON.stringify({ [server.event.tournament.id]: secret }))
  const opened = await openApp(`/tournament/ABCDEF${page}`, { origin: server.event.local.origin, backend, tab })
  onTestFinished(() => {
    toaster.remove()
    opened.unmount()
    opened.server.live.close()
  })
  return opened
}

function scanned(doorCode: string) {
  window.history.replaceState(null, '', `/#${doorCode}`)
  onTestFinished(() => window.history.replaceState(null, '', '/'))
}

const ownCard = () => screen.findByRole('region', { name: 'Votre inscription' })
const here = { name: 'Je suis là' }
const isThere = (server: EventServer) => server.keptOf('Bob').registration.state

test('FIND-6 once the clock lets them, one tap says that a player is there, and another takes it back', async () => {
  const server = await anEventIn(59, { checkInMinutes: 60 })
  const { user } = await open(server)
  const card = await ownCard()
  expect(within(card).getByText('Inscription acceptée')).toBeTruthy()
  await user.click(within(card).getByRole('button', here))
  expect(await within(card).findByText('Arrivée notée')).toBeTruthy()
  expect(isThere(server)).toEqual({ kind: 'confirmed', isPresent: true })
  await user.click(within(card).getByRole('button', { name: 'Annuler mon arrivée' }))
  await waitFor(() => expect(isThere(server)).toEqual({ kind: 'confirmed', isPresent: false }))
  expect(await within(card).findByRole('button', here)).toBeTruthy()
})

test('FIND-6 the page of the player lets them say so as well', async () => {
  const server = await anEventIn(59, { checkInMinutes: 60 })
  const { user } = await open(server, { page: '/player' })
  await user.click(await screen.findByRole('button', here))
  expect(await screen.findByText(/Votre arrivée est notée/)).toBeTruthy()
  expect(isThere(server)).toEqual({ kind: 'confirmed', isPresent: true })
})

test('FIND-6 before that the page says from when on; what the organizer notes appears by itself', async () => {
  const server = await anEventIn(90, { checkInMinutes: 60, checksInByCode: true })
  await open(server)
  const card = await ownCard()
  expect(within(card).getByText(/^Vous pourrez signaler votre arrivée à partir du/)).toBeTruthy()
  expect(within(card).getByText(/scannez le code QR affiché à l’entrée/)).toBeTruthy()
  expect(within(card).queryByRole('button', here)).toBeNull()
  server.moves('Bob', (tournament, { registration }) => checkIn(tournament, { registration, isPresent: true }))
  expect(await within(card).findByText('Arrivée notée')).toBeTruthy()
})

test('FIND-6 where the organizer notes arrivals, nobody is asked', async () => {
  const server = await anEventIn(10, {})
  await open(server)
  const card = await ownCard()
  expect(within(card).queryByRole('button', here)).toBeNull()
  expect(within(card).queryByText(/arrivée/)).toBeNull()
})

test('FIND-6 whoever scans the code at the door says with one tap that they are there; it leaves the address', async () => {
  const server = await anEventIn(600, { checksInByCode: true })
  scanned(DOOR_CODE)
  const { user } = await open(server, { page: '/here' })
  await user.click(await screen.findByRole('button', here))
  expect(await screen.findByText(/Votre arrivée est notée/)).toBeTruthy()
  expect(isThere(server)).toEqual({ kind: 'confirmed', isPresent: true })
  expect(window.location.hash).toBe('')
})

test('FIND-6 a code that is not of this door is refused in words', async () => {
  const server = await anEventIn(600, { checksInByCode: true })
  scanned('of-another-event')
  const { user } = await open(server, { page: '/here' })
  await user.click(await screen.findByRole('button', here))
  expect(await screen.findByText(/n’est pas celui de l’entrée de ce tournoi/)).toBeTruthy()
  expect(isThere(server)).toEqual({ kind: 'confirmed', isPresent: false })
})

test('FIND-6 whoever is not registered does that first, and need not scan again', async () => {
  const server = await anEventIn(600, { checksInByCode: true })
  const tab = aStorageBackend()
  scanned(DOOR_CODE)
  const { user } = await open(server, { page: '/here', secret: 'of somebody else', tab })
  expect(await screen.findByText('Ce navigateur n’a pas d’inscription à ce tournoi')).toBeTruthy()
  const inPage = within(screen.getByRole('main'))
  const signIn = inPage.getByRole('link', { name: 'Se connecter' })
  expect(new URLSearchParams((signIn as HTMLAnchorElement).search).get('redirect')).toBe('/tournament/ABCDEF/here')
  expect(inPage.getByRole('link', { name: 'S’inscrire' })).toHaveProperty('pathname', '/tournament/ABCDEF')
  cleanup()
  await open(server, { tab })
  await user.click(within(await ownCard()).getByRole('button', here))
  await waitFor(() => expect(isThere(server)).toEqual({ kind: 'confirmed', isPresent: true }))
})

test('FIND-6 a code that nobody takes any more sends people to the organizer', async () => {
  const server = await anEventIn(600, {})
  scanned(DOOR_CODE)
  await open(server, { page: '/here' })
  expect(await screen.findByText(/l’organisation note elle-même les arrivées/)).toBeTruthy()
  expect(screen.queryByRole('button', here)).toBeNull()
})

test('FIND-6 at the door, who has no seat yet reads why, and the button comes with the seat', async () => {
  const server = await anEventIn(600, { checksInByCode: true, acceptsAutomatically: false })
  scanned(DOOR_CODE)
  await open(server, { page: '/here' })
  expect(await screen.findByText('En attente de réponse')).toBeTruthy()
  expect(screen.getByText(/Vous êtes sur place/)).toBeTruthy()
  server.accepts('Bob')
  expect(await screen.findByRole('button', here)).toBeTruthy()
  server.moves('Bob', (tournament, { registration }) => cancelRegistration(tournament, registration))
  expect(await screen.findByText(/^Votre inscription est annulée/)).toBeTruthy()
  expect(screen.queryByRole('button', here)).toBeNull()
})

test('FIND-6 once it has started the door leads to the table, and whoever is not registered to the organizer', async () => {
  const server = await anEventIn(600, { checksInByCode: true })
  server.registers('Ana', 'secret-of-ana')
  scanned(DOOR_CODE)
  const { unmount } = await open(server, { page: '/here' })
  expect(await screen.findByRole('button', here)).toBeTruthy()
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  expect(await screen.findByRole('link', { name: 'Aller à ma table' })).toBeTruthy()
  expect(screen.queryByRole('button', here)).toBeNull()
  unmount()
  await open(server, { page: '/here', secret: 'of somebody else' })
  expect(await screen.findByText('Le tournoi a commencé. Présentez-vous à l’organisation.')).toBeTruthy()
})

test('FIND-6 in a full event the door tells the place on the waiting list', async () => {
  const server = await anEventIn(600, { checksInByCode: true }, { capacity: 2 })
  for (const name of ['Ana', 'Léa']) server.registers(name, `secret-of-${name}`)
  await open(server, { page: '/here', secret: 'secret-of-Léa' })
  expect(await screen.findByText('Liste d’attente, 1er')).toBeTruthy()
})
