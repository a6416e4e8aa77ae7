import { startClock } from '@tablee/domain/tournaments/clock/start-clock'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { QUIET_ALL_DAY } from '@tablee/domain/tournaments/life/quiet-hours'
import { after, started } from '@tablee/domain/tournaments/testing/a-tournament'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { isQuiet, wishQuiet } from '../../../ui/quiet.ts'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { secretOf, venue } from '../testing/venue.ts'
import { vibrate } from '../tournament-frame/vibrate.ts'

afterEach(() => {
  wishQuiet('own', false)
  Reflect.deleteProperty(navigator, 'vibrate')
})

function running() {
  const tournament = started(venue(['Zoé', 'Max']))
  return after(tournament, startClock(tournament, { round: null, now: new Date() }))
}

test('READ-4 in a quiet hour a phone says so where its sound is switched, moves and vibrates no more, until it is over', async () => {
  const server = await PlayedTournamentServer.start(running())
  const vibrated = vi.fn()
  Object.defineProperty(navigator, 'vibrate', { value: vibrated, configurable: true })
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  expect(await screen.findByRole('button', { name: 'Sonner à 10, 5 et 0 minutes' })).toBeTruthy()
  vibrate(1)
  expect(vibrated).toHaveBeenCalledTimes(1)
  server.happens(changeSettings(server.tournament, { quietHours: QUIET_ALL_DAY }))
  expect(await screen.findByText('Heure calme')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sonner à 10, 5 et 0 minutes' })).toBeNull()
  expect(document.documentElement.hasAttribute('data-quiet')).toBe(true)
  vibrate(1)
  expect(vibrated).toHaveBeenCalledTimes(1)
  server.happens(changeSettings(server.tournament, { quietHours: null }))
  await waitFor(() => expect(screen.queryByText('Heure calme')).toBeNull())
  expect(isQuiet()).toBe(false)
})

test('READ-5 a device that wants neither sound nor motion says that it is its own wish', async () => {
  const server = await PlayedTournamentServer.start(running())
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  act(() => wishQuiet('own', true))
  expect(await screen.findByText('Sans sons ni mouvements')).toBeTruthy()
})
