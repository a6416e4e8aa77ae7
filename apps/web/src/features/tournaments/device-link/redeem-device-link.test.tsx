import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { executed } from '../../../transport/testing/local-server.ts'
import { PlayedTournamentServer, sentInputs } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { RedeemDeviceLink } from './redeem-device-link.tsx'

const ONE_TIME_CODE = 'abcdefghijklmnopqrstuvwx'
const redeemed = {
  success: true,
  data: { role: 'player', tournamentId: 't1', code: 'ABCDEF', playerName: 'Léa' },
}

test('a one-time link makes this device the player, with a secret of its own', async () => {
  const server = await PlayedTournamentServer.start(venue(['Zoé']))
  server.local.answer(() => executed(200, redeemed))
  const onRedeemed = vi.fn()
  const { storage } = await showScreen(
    <RedeemDeviceLink code="ABCDEF" oneTimeCode={ONE_TIME_CODE} onRedeemed={onRedeemed} />,
    { server },
  )
  await waitFor(() => expect(onRedeemed).toHaveBeenCalledExactlyOnceWith('player'))
  const sent = sentInputs(server)[0]
  expect(sent).toMatchObject({ code: 'ABCDEF', oneTimeCode: ONE_TIME_CODE })
  expect(storage.secret('player', 't1')).toBe(sent?.secret)
  expect(sent?.secret).toMatch(/^[0-9a-f]{32}$/)
  expect(storage.savedTournaments()[0]).toMatchObject({ code: 'ABCDEF', role: 'player', playerName: 'Léa' })
})

test('a lost answer is asked again with the same secret, so the link is not wasted', async () => {
  const server = await PlayedTournamentServer.start(venue(['Zoé']))
  server.local.answer(() => 'cut')
  const onRedeemed = vi.fn()
  const { user } = await showScreen(
    <RedeemDeviceLink code="ABCDEF" oneTimeCode={ONE_TIME_CODE} onRedeemed={onRedeemed} />,
    { server },
  )
  const retry = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 5_000 })
  server.local.answer(() => executed(200, redeemed))
  await user.click(retry)
  await waitFor(() => expect(onRedeemed).toHaveBeenCalledOnce())
  const inputs = sentInputs(server)
  expect(new Set(inputs.map(({ secret }) => secret)).size).toBe(1)
  expect(new Set(inputs.map(({ actId }) => actId)).size).toBe(1)
})

test('a link that has served says so and leaves this device as it was', async () => {
  const server = await PlayedTournamentServer.start(venue(['Zoé']))
  const message = 'Ce lien a déjà servi.'
  server.local.answer(() => executed(403, { success: false, reason: 'device_link_invalid', message }))
  const { storage } = await showScreen(
    <RedeemDeviceLink code="ABCDEF" oneTimeCode={ONE_TIME_CODE} onRedeemed={() => {}} />,
    { server },
  )
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  expect(storage.savedTournaments()).toEqual([])
})

test('an address without its code asks nothing of the server', async () => {
  const server = await PlayedTournamentServer.start(venue(['Zoé']))
  await showScreen(<RedeemDeviceLink code="ABCDEF" oneTimeCode="" onRedeemed={() => {}} />, { server })
  expect(await screen.findByText(/L’adresse n’est pas complète/)).toBeTruthy()
  expect(server.local.requests).toEqual([])
})
