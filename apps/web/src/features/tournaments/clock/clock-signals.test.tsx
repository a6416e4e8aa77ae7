import { startClock } from '@tablee/domain/tournaments/clock/start-clock'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { after, started, twoNil } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { countBeeps, heard } from '../testing/counted-audio.ts'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'

const PAIRED = started(venue(['Zoé', 'Max']))
let felt: unknown[] = []

beforeEach(() => {
  felt = []
  countBeeps()
  Object.defineProperty(navigator, 'vibrate', { value: (ms: unknown) => felt.push(ms), configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'))
})

async function serve() {
  const now = new Date(Date.now() - (45 * 60 - 3) * 1_000)
  return PlayedTournamentServer.start(after(PAIRED, startClock(PAIRED, { round: 1, now })))
}

const said = () => screen.findByText('Plus que 5 minutes', undefined, { timeout: 8_000 })

test('STAK-5 the desk sounds and says that five minutes are left; muted, it only says it', async () => {
  const { user, view, storage } = await showScreen(<QuickAdmin code="ABCDEF" />, {
    server: await serve(),
    organizer: ORGANIZER_SECRET,
  })
  await said()
  expect([heard.beeps, felt.length]).toEqual([2, 1])
  await user.click(await screen.findByRole('button', { name: /Temps restant/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Sonner à 10, 5 et 0 minutes' }))
  view.unmount()
  await showScreen(<QuickAdmin code="ABCDEF" />, { server: await serve(), organizer: ORGANIZER_SECRET, kept: storage })
  await said()
  expect([heard.beeps, felt.length]).toEqual([2, 2])
})

test('STAK-5 a player’s phone says it and is felt; it sounds once its owner has turned the sound on', async () => {
  const open = async () =>
    showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server: await serve(), player: secretOf(1) })
  const { view } = await open()
  await said()
  expect([heard.beeps, felt.length]).toEqual([0, 1])
  view.unmount()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Sonner à 10, 5 et 0 minutes', pressed: false }))
  expect(heard.beeps).toBe(1)
  await said()
  expect(heard.beeps).toBe(3)
})

test('STAK-5 a player whose result is there is told nothing more of the time', async () => {
  const server = await serve()
  server.happens(setScore(server.tournament, { matchId: matchOf(server.tournament, 'p1').id, score: twoNil }))
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  const digits = await screen.findByRole('timer')
  await waitFor(() => expect(digits.textContent).toMatch(/4:58$/), { timeout: 8_000 })
  expect([heard.beeps, felt, screen.queryByText('Plus que 5 minutes')]).toEqual([0, [], null])
})
