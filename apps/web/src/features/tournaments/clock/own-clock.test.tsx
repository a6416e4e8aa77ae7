import { giveExtraTime } from '@tablee/domain/tournaments/clock/give-extra-time'
import { pauseClock } from '@tablee/domain/tournaments/clock/pause-clock'
import { startClock } from '@tablee/domain/tournaments/clock/start-clock'
import { after, started } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, secretOf, venue } from '../testing/venue.ts'

test('STAK-5 a player reads what is left at their table, and follows when the clock stops', async () => {
  const now = new Date(Date.now() - 600_000)
  const paired = started(venue(['Zoé', 'Max']))
  const clocked = after(paired, startClock(paired, { round: 1, now }))
  const { id: matchId } = matchOf(paired, 'p1')
  const extended = after(clocked, giveExtraTime(clocked, { round: 1, now, minutes: 3, matchId }))
  const server = await PlayedTournamentServer.start(extended)
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  expect((await screen.findByRole('timer')).textContent).toMatch(/^Temps restant : (43:00|42:5\d)$/)
  await screen.findByText('dont 3 min de plus')
  await screen.findByText('En direct')
  server.happens(pauseClock(extended, { round: 1, now: new Date() }))
  await screen.findByRole('img', { name: 'En pause' })
})
