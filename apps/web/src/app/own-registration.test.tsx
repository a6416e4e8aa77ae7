import { checkIn } from '@tablee/domain/registrations/check-in'
import { cancelRegistration } from '@tablee/domain/registrations/leave-registration'
import { USUAL_REGISTRATION } from '@tablee/domain/tournaments/life/registration-rules'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { toaster } from '../ui/toasts.tsx'
import { anEvent } from './testing/an-event.ts'
import { EventServer } from './testing/event-server.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'

const BOB = 'secret-of-bob'

async function open(server: EventServer) {
  const backend = aStorageBackend()
  backend.setItem('tablee:player_ids', JSON.stringify({ [server.event.tournament.id]: BOB }))
  const opened = await openApp('/tournament/ABCDEF', { origin: server.event.local.origin, backend })
  onTestFinished(async () => {
    toaster.remove()
    opened.unmount()
    opened.server.live.close()
    await server.event.local.close()
  })
  await screen.findByText('En direct')
  return opened
}

const ownCard = () => screen.findByRole('region', { name: 'Votre inscription' })
const ownLine = () => screen.queryByRole('region', { name: 'Pour vous' })?.textContent ?? ''
const toForm = () => screen.queryByRole('link', { name: 'Aller à l’inscription' })

test('FIND-6 whoever comes back reads their own registration first, in words, and then what is announced', async () => {
  const server = await EventServer.start()
  server.registers('Bob', BOB)
  await open(server)
  const card = await ownCard()
  const announced = screen.getByRole('region', { name: 'Ce qui est annoncé' })
  expect(card.compareDocumentPosition(announced)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(ownLine()).toContain('Votre inscription\u202f: en attente')
  expect(toForm()).toBeNull()
  server.accepts('Bob')
  await waitFor(() => expect(ownLine()).toContain('Votre inscription\u202f: confirmée'))
  server.moves('Bob', (tournament, { registration }) => checkIn(tournament, { registration, isPresent: true }))
  await waitFor(() => expect(ownLine()).toContain('Arrivée notée'))
  server.moves('Bob', (tournament, { registration }) => cancelRegistration(tournament, registration))
  expect(await within(card).findByText('Inscription annulée')).toBeTruthy()
  expect(ownLine()).toBe('')
  expect(toForm()).not.toBeNull()
})

test('FIND-6 who waited until the start reads that they were not accepted', async () => {
  const registrationRules = { ...USUAL_REGISTRATION, acceptsAutomatically: true }
  const server = await EventServer.start(anEvent({ capacity: 2, registrationRules }))
  for (const [name, secret] of [
    ['Ana', 'a'],
    ['Léa', 'b'],
    ['Zoé', 'c'],
    ['Bob', BOB],
  ] as const)
    server.registers(name, secret)
  await open(server)
  await waitFor(() => expect(ownLine()).toContain('Votre inscription\u202f: liste d’attente, 2e'))
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  await waitFor(() => expect(ownLine()).toContain('Votre inscription\u202f: non acceptée'))
  const card = await ownCard()
  expect(within(card).getByText('Inscription non acceptée')).toBeTruthy()
  expect(within(card).getByText(/^Votre inscription n’a pas été acceptée avant le départ/)).toBeTruthy()
})
