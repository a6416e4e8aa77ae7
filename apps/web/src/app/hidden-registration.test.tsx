import { hideRegisteredName } from '@tablee/domain/registrations/hide-registered-name'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { anEvent } from './testing/an-event.ts'
import { EventServer } from './testing/event-server.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const NAMES = ['Zoé', 'Max', 'Léa']
const READ_AS = /Nom masqué.: les autres lisent «.Nº 2.»\./

const seated = (server: EventServer) => server.event.tournament.players.map(({ name }) => name)

async function openMax(user: Awaited<ReturnType<typeof openEventAdmin>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Inscription de Max' }))
  return within(await screen.findByRole('dialog', { name: 'Max' }))
}

test('NONE-12 EVEN-2 the organizer hides a name in its sheet, which stays open and says what others read', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 3 })
  const sheet = await openMax(user)
  await user.click(sheet.getByRole('button', { name: 'Masquer le nom' }))
  expect(await sheet.findByText(READ_AS)).toBeTruthy()
  expect(seated(server)).toEqual(['Zoé', 'Nº 2', 'Léa'])
  expect(screen.getByRole('dialog', { name: 'Max' })).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Montrer le nom' }))
  expect(await sheet.findByRole('button', { name: 'Masquer le nom' })).toBeTruthy()
  expect(seated(server)).toEqual(NAMES)
  expect(sheet.queryByText(READ_AS)).toBeNull()
})

test('NONE-12 the list keeps the name, says the number beside it, and finds the row by both', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 3 })
  const { registrations } = server
  server.moves('Max', (tournament, { registration }) =>
    hideRegisteredName(tournament, { registration, registrations, isHidden: true }),
  )
  const row = (await screen.findByText(/^Nº 2 \(masqué\)/)).closest('li')
  expect(row?.querySelector('bdi')?.textContent).toBe('Max')
  const list = within(screen.getByRole('region', { name: 'Inscriptions' }))
  for (const typed of ['nº 2', 'max']) {
    const search = screen.getByLabelText('Chercher ou ajouter un joueur')
    await user.clear(search)
    await user.type(search, typed)
    await waitFor(() => expect(list.getAllByRole('listitem')).toEqual([row]))
  }
})

test('NONE-12 once all is over, hiding is all that is left to do', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 3 })
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  const complete = withResults(server.event.tournament)
  server.event.tournament = complete
  server.event.happens(finishTournament(complete))
  await user.click(await screen.findByRole('tab', { name: 'Joueurs' }))
  const sheet = await openMax(user)
  expect(sheet.queryByRole('button', { name: 'Modifier' })).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Masquer le nom' }))
  expect(await sheet.findByText(READ_AS)).toBeTruthy()
})

test('NONE-12 whoever is hidden is told what others read, and others read nothing else', async () => {
  const server = await EventServer.start(anEvent())
  for (const name of NAMES) server.registers(name, `secret of ${name}`)
  server.accepts('Max')
  const { registrations } = server
  server.moves('Max', (tournament, { registration }) =>
    hideRegisteredName(tournament, { registration, registrations, isHidden: true }),
  )
  const look = async (secret: string | null) => {
    const backend = aStorageBackend()
    if (secret) backend.setItem('tablee:player_ids', JSON.stringify({ [server.event.tournament.id]: secret }))
    return openApp('/tournament/ABCDEF', { origin: server.event.local.origin, backend })
  }
  onTestFinished(() => server.event.local.close())
  const own = await look('secret of Max')
  const card = within(await screen.findByRole('region', { name: 'Votre inscription' }))
  expect(card.getByText('Max')).toBeTruthy()
  expect(card.getByText(/L’organisation a masqué votre nom.: les autres lisent «.Nº 2.»\./)).toBeTruthy()
  own.unmount()
  own.server.live.close()
  const other = await look(null)
  expect(await screen.findByText('Nº 2')).toBeTruthy()
  expect(document.body.textContent).not.toContain('Max')
  other.unmount()
  other.server.live.close()
})
