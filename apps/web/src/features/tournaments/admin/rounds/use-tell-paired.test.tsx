import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { started, twoNil, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

async function nextRound() {
  const server = await PlayedTournamentServer.start(withResults(started(venue(['Zoé', 'Max', 'Léa', 'Inès']))))
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  await user.click(screen.getByRole('button', { name: 'Ronde suivante' }))
  await screen.findByText('La ronde 2 est appariée.')
  expect(server.tournament.rounds).toHaveLength(2)
  return { server, user }
}

test('EVEN-6 a round just paired is taken back from its notice', async () => {
  const { server, user } = await nextRound()
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(server.tournament.rounds).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'Ronde suivante' })).toBeTruthy()
})

test('EVEN-6 once somebody has reported in it the round stays, and that is said', async () => {
  const { server, user } = await nextRound()
  const match = server.tournament.matches.find(({ round }) => round === 2)
  if (!match) throw new Error('round 2 has no match')
  server.isTelling = false
  server.happens(setScore(server.tournament, { matchId: match.id, score: twoNil }))
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  expect(await screen.findByText('La ronde n’a pas pu être annulée')).toBeTruthy()
  expect(server.tournament.rounds).toHaveLength(2)
})
