import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { leftMatchesOf } from '@tablee/domain/tournaments/players/left-matches'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { after, playerId, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayerDashboard } from '../../player-dashboard/player-dashboard.tsx'
import { NO_EVENT } from '../../testing/no-event.ts'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ORGANIZER_SECRET, secretOf, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

function circle(): Tournament {
  const waiting = venue(['Zoé', 'Max', 'Léa', 'Inès'])
  const chosen = after(waiting, changeSettings(waiting, { structure: 'round-robin' }))
  return withResults(after(chosen, startTournament(chosen, 'seed')))
}

const MAX = playerId('p2')

test('STAK-9 the organizer is asked what becomes of the matches of who left, and answers by one tap', async () => {
  const server = await PlayedTournamentServer.start(circle())
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  expect(screen.queryByRole('group', { name: 'Les matchs de Max' })).toBeNull()
  server.happens(removePlayer(server.tournament, MAX, 'player'))
  const choice = await screen.findByRole('group', { name: 'Les matchs de Max' })
  expect(within(choice).getByRole('button', { pressed: true }).textContent).toBe('Annulés')
  expect(screen.getAllByText(/^Max.*matchs annulés pour tout le monde\.$/).length).toBeGreaterThan(0)
  await user.click(within(choice).getByRole('button', { name: 'Forfaits' }))
  await waitFor(() => expect(leftMatchesOf(server.tournament, MAX)).toBe('forfeited'))
  await waitFor(() => expect(within(choice).getByRole('button', { pressed: true }).textContent).toBe('Forfaits'))
})

test('EVEN-5 everybody in the pool is told what became of the matches, and who would have met them why they sit out', async () => {
  const tournament = circle()
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  await screen.findByText('En direct')
  server.happens(removePlayer(server.tournament, MAX, 'player'))
  expect(await screen.findByText('Max a quitté le tournoi : ses matchs sont annulés, pour tout le monde.')).toBeTruthy()
  const isAlone = () =>
    server.tournament.matches.some(({ kind, ...match }) => kind === 'bye' && 'player' in match && match.player === 'p1')
  for (let round = 2; round <= 3 && !isAlone(); round++) {
    server.tournament = withResults(server.tournament)
    server.happens(startNextRound(server.tournament, { seed: 'next', wished: null }))
  }
  if (isAlone()) {
    expect(await screen.findByText(/cette ronde ne compte pas pour vous/)).toBeTruthy()
    expect(screen.queryByText(/nombre impair/)).toBeNull()
  } else {
    expect(screen.getByText('Annulé')).toBeTruthy()
  }
})
