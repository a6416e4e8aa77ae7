import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { anEvent } from './testing/an-event.ts'
import type { EventServer } from './testing/event-server.ts'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const NAMES = ['Zoé', 'Max', 'Léa', 'Inès', 'Noé']

const stateOf = (server: EventServer, name: string) => server.keptOf(name).registration.state
const callsOf = (server: EventServer, id: string) => server.event.calls.filter((call) => call.id === id)

async function openList(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Pointer les présents' }))
  const dialog = within(await screen.findByRole('dialog'))
  const rows = () => within(dialog.getByRole('list')).getAllByRole('button')
  return { ...dialog, rows, names: () => rows().map((row) => row.querySelector('bdi')?.textContent) }
}

test('STAK-15 EVEN-1 EVEN-8 one tap on a row notes who is there, another takes it back, and no row moves until the list opens again', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 4 })
  const list = await openList(user)
  expect(list.names()).toEqual(['Inès', 'Léa', 'Max', 'Noé', 'Zoé'])
  await user.click(list.getByRole('button', { name: /Inès/, pressed: false }))
  expect(list.getByRole('button', { name: /Inès/, pressed: true })).toBeTruthy()
  await user.click(list.getByRole('button', { name: /Léa/ }))
  await user.click(list.getByRole('button', { name: /Léa/ }))
  expect(await list.findByText('1 / 4 présents')).toBeTruthy()
  await waitFor(() => expect(stateOf(server, 'Inès')).toEqual({ kind: 'confirmed', isPresent: true }))
  await waitFor(() => expect(callsOf(server, 'check-in-player')).toHaveLength(3))
  expect(stateOf(server, 'Léa')).toEqual({ kind: 'confirmed', isPresent: false })
  expect(list.names()).toEqual(['Inès', 'Léa', 'Max', 'Noé', 'Zoé'])
  await user.click(list.getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await openList(user)).names()).toEqual(['Léa', 'Max', 'Noé', 'Zoé', 'Inès'])
})

test('STAK-15 who waits is looked for at the desk too, and keeps being there when a seat is theirs', async () => {
  const { server, user } = await openEventAdmin({ event: anEvent({ capacity: 4 }), names: NAMES, accepted: 4 })
  const list = await openList(user)
  expect(list.getByRole('button', { name: /Noé.*En attente/ })).toBeTruthy()
  await user.type(list.getByLabelText('Chercher un nom'), 'noe')
  await waitFor(() => expect(list.names()).toEqual(['Noé']))
  await user.click(list.getByRole('button', { name: /Noé/ }))
  await waitFor(() => expect(stateOf(server, 'Noé')).toEqual({ kind: 'pending', isPresent: true }))
  expect(list.getByText('0 / 4 présents')).toBeTruthy()
})

test('EVEN-6 EVEN-8 everybody is noted present by one tap and one act, and those it changed are taken back by another', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 5 })
  const list = await openList(user)
  await user.click(list.getByRole('button', { name: /Max/ }))
  await waitFor(() => expect(stateOf(server, 'Max')).toMatchObject({ isPresent: true }))
  await user.click(list.getByRole('button', { name: 'Tous présents' }))
  expect(await list.findByText('5 / 5 présents')).toBeTruthy()
  expect(callsOf(server, 'check-in-players')).toHaveLength(1)
  expect(list.getByText('4 personnes notées présentes')).toBeTruthy()
  await user.click(list.getByRole('button', { name: 'Annuler' }))
  expect(await list.findByText('1 / 5 présents')).toBeTruthy()
  expect(stateOf(server, 'Max')).toMatchObject({ isPresent: true })
})
