import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeviceStorage } from '../../../device-storage/device-storage.ts'
import { executed } from '../../../transport/testing/local-server.ts'
import { PlayedTournamentServer, sentInputs } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { AcceptInvitation } from './accept-invitation.tsx'

const ONE_TIME_CODE = 'abcdefghijklmnopqrstuvwx'
const data = {
  ...{ role: 'scorekeeper', name: 'Nour', expiresAt: '2030-02-01T05:00:00.000+00:00', tournamentId: 't1' },
  ...{ code: 'ABCDEF', tournamentName: 'Vendredi', type: 'quick' },
}
const accepted = executed(200, { success: true, data })
const page = <AcceptInvitation code="ABCDEF" oneTimeCode={ONE_TIME_CODE} />

test('STAK-10 an invitation makes this device a helper with a secret of its own, and says in which role', async () => {
  const server = await PlayedTournamentServer.start(venue(['Zoé']))
  server.local.answer(() => accepted)
  const { storage } = await showScreen(page, { server })
  expect(
    await screen.findByRole('heading', { name: 'Vous êtes dans l’équipe d’organisation de «\u202FVendredi\u202F»' }),
  ).toBeTruthy()
  expect(screen.getByText(/^À la saisie des scores, sous le nom de Nour, jusqu’au/)).toBeTruthy()
  const [sent] = sentInputs(server)
  expect(sent).toEqual({ code: 'ABCDEF', oneTimeCode: ONE_TIME_CODE, secret: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(storage.helping.find('t1')).toMatchObject({ secret: sent?.secret, role: 'scorekeeper', ended: null })
  expect(storage.savedTournaments()[0]).toMatchObject({ code: 'ABCDEF', role: 'helper' })
  expect(screen.getByRole('link', { name: 'Ouvrir le tournoi' }).getAttribute('href')).toBe('/tournament/ABCDEF/admin')
})

test('STAK-10 a lost answer is asked again with the same secret, so the invitation is not wasted', async () => {
  const server = await PlayedTournamentServer.start(venue(['Zoé']))
  server.local.answer(() => 'cut')
  const { user } = await showScreen(page, { server })
  const retry = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 5_000 })
  server.local.answer(() => accepted)
  await user.click(retry)
  expect(
    await screen.findByRole('heading', { name: 'Vous êtes dans l’équipe d’organisation de «\u202FVendredi\u202F»' }),
  ).toBeTruthy()
  expect(new Set(sentInputs(server).map(({ secret }) => secret)).size).toBe(1)
})

test('STAK-10 an invitation that has served says so and leaves this device as it was', async () => {
  const server = await PlayedTournamentServer.start(venue(['Zoé']))
  const message = 'Cette invitation a déjà servi sur un autre appareil.'
  server.local.answer(() => executed(403, { success: false, reason: 'invitation_used', message }))
  const { storage } = await showScreen(page, { server })
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  expect(storage.savedTournaments()).toEqual([])
})

test('STAK-10 the organizer’s own device does not use the invitation up, and half an address asks nothing', async () => {
  const server = await PlayedTournamentServer.start(venue(['Zoé']))
  const kept = new DeviceStorage({ backend: () => null, log: () => {} })
  kept.saveTournament({ id: 't1', code: 'ABCDEF', role: 'organizer', playerName: null })
  const { view } = await showScreen(page, { server, kept })
  expect(await screen.findByText('Vous organisez ce tournoi')).toBeTruthy()
  view.unmount()
  await showScreen(<AcceptInvitation code="ABCDEF" oneTimeCode="" />, { server })
  expect(await screen.findByText(/L’adresse n’est pas complète/)).toBeTruthy()
  expect(server.local.requests).toEqual([])
})
