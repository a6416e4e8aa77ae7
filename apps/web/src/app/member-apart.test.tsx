import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSeenBackend } from '../device-storage/testing/seen-backend.ts'
import { seenTournament } from '../features/tournaments/api/following/seen-tournament.ts'
import { executed } from '../transport/testing/local-server.ts'
import { anAccount } from './testing/an-account.ts'
import { EventServer } from './testing/event-server.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'

const PATH = '/tournament/ABCDEF/admin-advanced'
const SHOP = { slug: 'le-repaire', name: 'Le Repaire', logo: null }
const SOON = { timeout: 10_000 }

/** A browser in which a member of the shop has run the event, and what it is told since. */
async function aMembersBrowser() {
  const server = await EventServer.start()
  server.signedIn = anAccount()
  const told: { role: 'co-organizer' | null } = { role: 'co-organizer' }
  server.event.others.set('get-event-shop', () =>
    executed(200, { success: true, data: { shop: SHOP, takesMessages: true, answersTo: null, role: told.role } }),
  )
  const [backend, seen] = [aStorageBackend(), aSeenBackend()]
  const open = (origin?: string, wasSignedIn = false) =>
    openApp(PATH, { backend, seen: seen.backend, wasSignedIn, ...(origin === undefined ? {} : { origin }) })
  const { tournament, sequence } = server.event
  seen.values.set('ABCDEF', seenTournament({ tournament, sequence, type: 'advance', isWhole: true }, Date.now()))
  return { server, told, open }
}

test('CAVE-54 a member of a shop opens its event again after a reload without a line', async () => {
  const { server, open } = await aMembersBrowser()
  const before = await open(server.event.local.origin, true)
  expect(await screen.findByRole('tablist', {}, SOON)).toBeTruthy()
  before.unmount()
  await server.event.local.close()
  const after = await open()
  expect(await screen.findByRole('tablist', {}, SOON)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /Connexion/ })).toBeNull()
  after.unmount()
})

test('CAVE-54 who has left the shop is told so as soon as there is a line', async () => {
  const { server, told, open } = await aMembersBrowser()
  const before = await open(server.event.local.origin, true)
  expect(await screen.findByRole('tablist', {}, SOON)).toBeTruthy()
  before.unmount()
  told.role = null
  const after = await open(server.event.local.origin)
  await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull(), SOON)
  await waitFor(
    () => expect(after.storage.kept.roleOfShop(anAccount().$id, server.event.tournament.id)).toBeNull(),
    SOON,
  )
  after.unmount()
  await server.event.local.close()
})
