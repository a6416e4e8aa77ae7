import { playerId } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStorageBackend, openApp } from '../../../../app/testing/open-app.tsx'
import { aSeenBackend } from '../../../../device-storage/testing/seen-backend.ts'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { tournamentDocumentOf } from '../../testing/tournament-document-of.ts'
import { venue } from '../../testing/venue.ts'

const NOWHERE = 'http://127.0.0.1:9'
const SOME_EVENING = new Date(2030, 0, 31, 20, 5).getTime()

let server: PlayedTournamentServer
beforeEach(async () => {
  server = await PlayedTournamentServer.start(venue(['Zoé', 'Max']))
})
afterEach(() => server.local.close())

/** A browser that has the tournament in its list by default. */
function aDevice({ isOwn = true } = {}) {
  const storage = aStorageBackend()
  const saved = { id: 't1', code: 'ABCDEF', role: 'player', lastAccessed: 1, playerName: 'Zoé' }
  if (isOwn) storage.setItem('userTournaments', JSON.stringify([saved]))
  return { storage, seen: aSeenBackend() }
}

type Device = ReturnType<typeof aDevice>

async function visit({ storage, seen }: Device, address: string, origin = server.local.origin) {
  const app = await openApp(address, { origin, backend: storage, seen: seen.backend })
  return {
    ...app,
    leave: () => {
      app.unmount()
      app.server.live.close()
    },
  }
}

/** The phone is pocketed: pending writes must happen now. */
function pocket() {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
}

function seenOnce(device: Device) {
  const document = JSON.stringify(tournamentDocumentOf(server.tournament, 1))
  device.seen.values.set('ABCDEF', { code: 'ABCDEF', seenAt: SOME_EVENING, document })
}

test('an own tournament that was seen is shown again without a network, with the time', async () => {
  const device = aDevice()
  const first = await visit(device, '/tournament/ABCDEF')
  await screen.findByText('En direct')
  pocket()
  await waitFor(() => expect(device.seen.values.has('ABCDEF')).toBe(true))
  first.leave()
  const second = await visit(device, '/tournament/ABCDEF', NOWHERE)
  expect(await screen.findByRole('heading', { level: 1, name: 'Vendredi soir' })).toBeTruthy()
  expect(screen.getByText('Max')).toBeTruthy()
  expect(await screen.findByText(/^(Hors ligne|Reconnexion…),? vu à \d\d:\d\d$/)).toBeTruthy()
  second.leave()
})

test('what was seen another day says so', async () => {
  const device = aDevice()
  seenOnce(device)
  const app = await visit(device, '/tournament/ABCDEF', NOWHERE)
  expect(await screen.findByText(/vu le 31 janvier 2030 à 20:05$/)).toBeTruthy()
  app.leave()
})

test('what the server says replaces what was seen', async () => {
  const device = aDevice()
  seenOnce(device)
  server.happens({ accepted: true, value: [{ kind: 'player_renamed', playerId: playerId('p2'), name: 'Maxence' }] })
  const app = await visit(device, '/tournament/ABCDEF')
  expect(await screen.findByText('Maxence')).toBeTruthy()
  expect(await screen.findByText('En direct')).toBeTruthy()
  app.leave()
})

test('a tournament of others is not kept', async () => {
  const device = aDevice({ isOwn: false })
  const app = await visit(device, '/tournament/ABCDEF')
  await screen.findByText('En direct')
  pocket()
  app.leave()
  expect(device.seen.values.size).toBe(0)
})

test('a tournament that no longer exists is forgotten, and said to be gone', async () => {
  const device = aDevice()
  seenOnce(device)
  server.local.answer(() => ({ status: 200, body: { total: 0, documents: [] } }))
  const app = await visit(device, '/tournament/ABCDEF')
  expect(await screen.findByRole('heading', { level: 1, name: /ABCDEF/ })).toBeTruthy()
  await waitFor(() => expect(device.seen.values.size).toBe(0))
  app.leave()
})

test('what another version kept and nobody can read is as good as nothing', async () => {
  const device = aDevice()
  device.seen.values.set('ABCDEF', { code: 'ABCDEF', seenAt: SOME_EVENING, document: '{"type":"quick"}' })
  const app = await visit(device, '/tournament/ABCDEF')
  expect(await screen.findByText('En direct')).toBeTruthy()
  app.leave()
})
