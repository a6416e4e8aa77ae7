import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { DeviceStorage } from '../device-storage/device-storage.ts'
import type { HelpingNote } from '../device-storage/helping-notes.ts'
import { executed } from '../transport/testing/local-server.ts'
import { EventServer } from './testing/event-server.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'

const SECRET = 'secret of a helper'

/** On a phone without an account; with a note, it was invited. */
async function open(ended: HelpingNote['ended'] | 'never') {
  const server = await EventServer.start()
  server.helper = { secret: SECRET, role: 'co-organizer' }
  const data = { standing: 'in_force', role: 'co-organizer', name: 'Nour', expiresAt: null }
  server.event.others.set('get-own-role', () => executed(200, { success: true, data }))
  server.registers('Léa', 'secret of Léa', { firstName: 'Camille', lastName: 'Martin', email: 'camille@exemple.fr' })
  const backend = aStorageBackend()
  const note = { code: 'ABCDEF', secret: SECRET, role: 'co-organizer', name: 'Nour', expiresAt: null } as const
  const { helping } = new DeviceStorage({ backend: () => backend, log: () => {} })
  if (ended !== 'never') helping.keep(server.event.tournament.id, { ...note, ended })
  const { origin } = server.event.local
  const opened = await openApp('/tournament/ABCDEF/admin-advanced', { origin, backend, wasSignedIn: false })
  onTestFinished(async () => {
    opened.unmount()
    opened.server.live.close()
    await server.event.local.close()
  })
  return { ...opened, event: server }
}

test('STAK-10 an invited phone runs the desk of an event without an account, and is shown nothing personal', async () => {
  const { event, user, router } = await open(null)
  await user.click(await screen.findByRole('button', { name: 'Accepter Léa' }))
  await waitFor(() => expect(event.keptOf('Léa').registration.state.kind).toBe('confirmed'))
  expect(router.state.location.pathname).toBe('/tournament/ABCDEF/admin-advanced')
  expect(document.body.textContent).not.toMatch(/Martin|exemple\.fr/)
  expect(screen.queryByText('Paramètres')).toBeNull()
})

test('STAK-10 once the role has ended the address says so, and whoever was never invited signs in first', async () => {
  const { unmount } = await open('revoked')
  expect(await screen.findByRole('heading', { name: 'Votre rôle dans ce tournoi a pris fin' })).toBeTruthy()
  unmount()
  const { router } = await open('never')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})
