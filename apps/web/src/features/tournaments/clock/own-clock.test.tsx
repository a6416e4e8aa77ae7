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

test('JUDG-9 a player reads the turns of their table, beside its minutes', async () => {
  const now = new Date()
  const paired = started(venue(['Zoé', 'Max', 'Léa', 'Inès']))
  const clocked = after(paired, startClock(paired, { round: 1, now }))
  const { id: matchId } = matchOf(paired, 'p1')
  const given = after(clocked, giveExtraTime(clocked, { round: 1, now, minutes: 0, turns: 2, matchId }))
  const server = await PlayedTournamentServer.start(given)
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  await screen.findByText('2 tours de plus')
  await screen.findByText('En direct')
  server.happens(giveExtraTime(given, { round: 1, now, minutes: 3, matchId }))
  expect(await screen.findByText('dont 3 min de plus · 2 tours de plus')).toBeTruthy()
})
