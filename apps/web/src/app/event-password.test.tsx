import { cancelRegistration } from '@tablee/domain/registrations/leave-registration'
import { protectTournament } from '@tablee/domain/tournaments/life/entry-password'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { openSetting, settingClosed } from '../features/tournaments/testing/open-setting.ts'
import { toaster } from '../ui/toasts.tsx'
import { anEvent } from './testing/an-event.ts'
import { EventServer } from './testing/event-server.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const BOB = 'secret-of-bob'

async function openPage(server: EventServer, secret?: string) {
  const backend = aStorageBackend()
  if (secret) backend.setItem('tablee:player_ids', JSON.stringify({ [server.event.tournament.id]: secret }))
  server.event.password = 'sésame'
  const opened = await openApp('/tournament/ABCDEF', { origin: server.event.local.origin, backend })
  onTestFinished(async () => {
    toaster.remove()
    opened.unmount()
    opened.server.live.close()
    await server.event.local.close()
  })
  return opened
}
type User = Awaited<ReturnType<typeof openPage>>['user']

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const passwordBox = () => box('Mot de passe du tournoi')
const sent = ({ event }: EventServer) => event.calls.filter(({ id }) => id === 'register-advanced-player')

async function fillIn(user: User) {
  await screen.findByRole('button', { name: 'S’inscrire' })
  const texts = { Pseudo: 'Bob', Prénom: 'Robert', Nom: 'Durand', 'E-mail': 'bob@example.org' }
  for (const [label, text] of Object.entries(texts)) await user.type(box(label), text)
  await user.click(screen.getByRole('checkbox', { name: /politique/ }))
}
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'S’inscrire' }))

test('SRCH-5 REGI-1 registering for a protected event asks for its password, at its place', async () => {
  const server = await EventServer.start(anEvent({ hasPassword: true }))
  const { user } = await openPage(server)
  expect(await screen.findByText('Protégé par mot de passe')).toBeTruthy()
  await fillIn(user)
  await submit(user)
  expect(screen.getByText('Ce tournoi est protégé par un mot de passe')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(passwordBox()))
  expect(sent(server)).toEqual([])
  await user.type(passwordBox(), 'sesame')
  await submit(user)
  expect(await screen.findByText('Mot de passe incorrect')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(passwordBox()))
  expect([passwordBox().value, box('E-mail').value]).toEqual(['sesame', 'bob@example.org'])
  await user.clear(passwordBox())
  expect(screen.queryByText('Mot de passe incorrect')).toBeNull()
  await user.type(passwordBox(), 'sésame')
  await submit(user)
  expect(await screen.findByRole('region', { name: 'Votre inscription' })).toBeTruthy()
  expect(sent(server).map(({ input }) => input.password)).toEqual(['sesame', 'sésame'])
})

test('REGI-1 an open event asks for none, until the server does', async () => {
  const server = await EventServer.start()
  const { user } = await openPage(server)
  await fillIn(user)
  expect(screen.queryByLabelText('Mot de passe du tournoi')).toBeNull()
  await server.event.fallsSilent()
  server.event.happens(protectTournament(server.event.tournament, 'sésame'))
  await submit(user)
  expect(await screen.findByText('Ce tournoi est protégé par un mot de passe')).toBeTruthy()
  await user.type(passwordBox(), 'sésame')
  await submit(user)
  expect(await screen.findByRole('region', { name: 'Votre inscription' })).toBeTruthy()
})

test('REGI-5 who comes back after cancelling is not asked', async () => {
  const server = await EventServer.start(anEvent({ hasPassword: true }))
  server.registers('Bob', BOB)
  server.moves('Bob', (tournament, { registration }) => cancelRegistration(tournament, registration))
  await openPage(server, BOB)
  expect(await screen.findByRole('button', { name: 'S’inscrire' })).toBeTruthy()
  expect(screen.queryByLabelText('Mot de passe du tournoi')).toBeNull()
})

test('SRCH-5 the organizer of an event protects it in its settings, and opens it again', async () => {
  const { server, user } = await openEventAdmin()
  await user.click(screen.getByRole('tab', { name: 'Plus' }))
  const sheet = await openSetting(user, 'Mot de passe')
  await user.type(sheet.getByLabelText('Mot de passe du tournoi'), 'sésame{Enter}')
  expect(await screen.findByText('Le tournoi est protégé.')).toBeTruthy()
  expect(server.event.tournament).toMatchObject({ hasPassword: true, name: 'Vendredi soir' })
  await settingClosed()
  await openSetting(user, 'Mot de passe')
  await user.click(await screen.findByRole('button', { name: 'Retirer le mot de passe' }))
  await waitFor(() => expect(server.event.tournament.hasPassword).toBe(false))
})
