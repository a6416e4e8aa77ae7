import { ownRoleChannel } from '@tablee/contract/channels'
import { started } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PublicId } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeviceStorage } from '../../../../device-storage/device-storage.ts'
import type { HelpingNote } from '../../../../device-storage/helping-notes.ts'
import { publicIdOf } from '../../../../device-storage/secret.ts'
import { executed } from '../../../../transport/testing/local-server.ts'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

const SECRET = 'secret of a helper'
const NOTE: HelpingNote = {
  ...{ code: 'ABCDEF', secret: SECRET, role: 'scorekeeper', name: 'Nour' },
  ...{ expiresAt: '2099-02-01T05:00:00.000+00:00', ended: null },
}
const answered = (standing: string) => () =>
  executed(200, {
    success: true,
    data: { standing, role: 'scorekeeper', name: 'Nour', expiresAt: '2099-02-01T05:00:00.000+00:00' },
  })

/** An invited phone on the organizer's screen. */
async function help(standing = 'in_force') {
  const server = await PlayedTournamentServer.start(started(venue(['Zoé', 'Max'])))
  server.others.set('get-own-role', answered(standing))
  const kept = new DeviceStorage({ backend: () => null, log: () => {} })
  kept.helping.keep(server.tournament.id, NOTE)
  return { server, kept, ...(await showScreen(<QuickAdmin code="ABCDEF" />, { server, kept })) }
}

const ENDED = 'Votre rôle dans ce tournoi a pris fin'

test('STAK-10 the phone of a scorekeeper opens the tables, acts by its own secret and asks for nothing else', async () => {
  const { server, user } = await help()
  await screen.findByText('En direct')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Tables1', 'Classement'])
  await user.click(screen.getByRole('button', { name: /^Table 1 : Zoé gagne 2-0$/ }))
  await waitFor(() => expect(server.calls.some(({ id }) => id === 'update-score-quick-tournament')).toBe(true))
  // The public data shows no secret.
  const calls = server.calls.map(({ id, input }) => [id, input.organizerId])
  expect(new Set(calls.map(([id]) => id))).toEqual(
    new Set(['get-own-role', 'get-shifts', 'update-score-quick-tournament']),
  )
  expect(new Set(calls.map(([, secret]) => secret))).toEqual(new Set([SECRET]))
})

test('STAK-10 a helper reads in which role they are there, and until when', async () => {
  const { kept, server, view } = await help()
  expect(await screen.findByText(/^Votre rôle : Saisie des scores, jusqu’au .*2099/)).toBeTruthy()
  view.unmount()
  const end = new Date(Date.now() + 3_600_000)
  kept.helping.keep(server.tournament.id, { ...NOTE, role: 'judge', expiresAt: end.toISOString() })
  await showScreen(<QuickAdmin code="ABCDEF" />, { server, kept })
  const time = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short' }).format(end)
  expect(await screen.findByText(`Votre rôle : Arbitrage, jusqu’à ${time}`)).toBeTruthy()
})

test('STAK-10 an open tab says at once that the role was taken away', async () => {
  const { server, kept } = await help()
  await screen.findByText('En direct')
  server.others.set('get-own-role', answered('revoked'))
  server.local.publish(ownRoleChannel(server.tournament.id, publicIdOf(SECRET) as PublicId), {})
  expect(await screen.findByRole('heading', { name: ENDED })).toBeTruthy()
  expect(screen.getByText(/L’organisation l’a retiré/)).toBeTruthy()
  expect(kept.helping.find(server.tournament.id)?.ended).toBe('revoked')
})

test('STAK-10 a role that has expired, by the clock of the server, is said too', async () => {
  await help('expired')
  expect(await screen.findByRole('heading', { name: ENDED })).toBeTruthy()
  expect(screen.getByText(/Son heure de fin est passée/)).toBeTruthy()
})
