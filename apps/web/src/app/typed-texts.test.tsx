import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PlayedTournamentServer } from '../features/tournaments/testing/played-tournament-server.ts'
import { ORGANIZER_SECRET, venue } from '../features/tournaments/testing/venue.ts'
import { notify, toaster } from '../ui/toasts.tsx'
import { EventServer } from './testing/event-server.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'

const LATE = { timeout: 16_000 }

afterEach(() => {
  notify.dismiss()
  toaster.remove()
})

function aTab(address: string, server: PlayedTournamentServer) {
  const backend = aStorageBackend()
  backend.setItem('tablee:organizer_ids', JSON.stringify({ [server.tournament.id]: ORGANIZER_SECRET }))
  const tab = aStorageBackend()
  const load = () => {
    cleanup()
    return openApp(address, { origin: server.local.origin, backend, tab, wasSignedIn: false })
  }
  return { load, tab }
}

const box = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

test.each([
  ['/tournament/ABCDEF', 'Votre nom de joueur', 'join-quick-tournament'],
  ['/tournament/ABCDEF/admin', 'Chercher ou ajouter un joueur', 'add-anonymous-player'],
])(
  'EVEN-4 at %s a typed name outlives a network that is gone, and a reload',
  async (address, label, call) => {
    const server = await PlayedTournamentServer.start(venue(['Zoé']))
    const { load, tab } = aTab(address, server)
    const { user } = await load()
    server.others.set(call, () => 'cut')
    await user.type(await box(label), 'Hugo{Enter}')
    await screen.findByRole('button', { name: 'Réessayer' }, LATE)
    expect((await box(label)).value).toBe('Hugo')
    await load()
    expect((await box(label)).value).toBe('Hugo')
    server.others.delete(call)
    await user.type(await box(label), '!{Enter}')
    await waitFor(() => expect(server.tournament.players.at(-1)?.name).toBe('Hugo!'))
    await waitFor(() => expect(tab.values.size).toBe(0))
    await server.local.close()
  },
  20_000,
)

test.each(['/tournament/ABCDEF/admin'])(
  'EVEN-4 STAK-12 a pasted list outlives a reload as it was, until it is added',
  async (address) => {
    const server = await PlayedTournamentServer.start(venue(['Zoé']))
    const { load, tab } = aTab(address, server)
    const { user } = await load()
    await user.click(await box('Chercher ou ajouter un joueur'))
    await user.paste('Nora\nHugo\nInès')
    await screen.findByRole('button', { name: 'Ajouter 3 joueurs' })
    const again = await load()
    await again.user.click(await screen.findByRole('button', { name: 'Ajouter 3 joueurs' }))
    await waitFor(() =>
      expect(server.tournament.players.map(({ name }) => name)).toEqual(['Zoé', 'Nora', 'Hugo', 'Inès']),
    )
    await waitFor(() => expect(tab.values.size).toBe(0))
    await load()
    await box('Chercher ou ajouter un joueur')
    expect(screen.queryByRole('dialog')).toBeNull()
    await server.local.close()
  },
)

test('EVEN-4 REGI-1 what was typed into a registration outlives a reload until it is sent', async () => {
  const server = await EventServer.start()
  const { load, tab } = aTab('/tournament/ABCDEF', server.event)
  const before = await load()
  await screen.findByRole('heading', { name: 'S’inscrire' })
  await before.user.type(await box('Pseudo'), 'Bob')
  await before.user.type(await box('Message à l’organisation (facultatif)'), 'J’arrive à 14 h')
  const { user } = await load()
  expect((await box('Message à l’organisation (facultatif)')).value).toBe('J’arrive à 14 h')
  for (const [label, text] of [
    ['Prénom', 'Robert'],
    ['Nom', 'Durand'],
    ['E-mail', 'bob@example.org'],
  ] as const) {
    await user.type(await box(label), text)
  }
  await user.click(screen.getByRole('checkbox', { name: /politique/ }))
  await user.click(screen.getByRole('button', { name: 'S’inscrire' }))
  await screen.findByRole('region', { name: 'Votre inscription' })
  await waitFor(() => expect(tab.values.size).toBe(0))
  expect(server.keptOf('Bob').details.notes).toBe('J’arrive à 14 h')
  await server.event.local.close()
}, 20_000)
