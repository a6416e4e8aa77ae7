import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { openMatches, started, twoNil } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { TournamentPage } from '../tournament-page/tournament-page.tsx'

const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('LOOK-10 a result that comes in is heard as a sentence with table and names, and no number is heard alone', async () => {
  const server = await PlayedTournamentServer.start(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])))
  await showScreen(<TournamentPage code="abcdef" event={NO_EVENT} onJoined={() => {}} />, { server })
  await waitFor(() => expect(screen.getByText('En direct')).toBeTruthy())
  const [first] = openMatches(server.tournament)
  if (!first) throw new Error('no match is open')
  const nameOf = (id: string) => server.tournament.players.find((player) => player.id === id)?.name
  const [one, other] = pairOf(first).map(nameOf)
  server.happens(setScore(server.tournament, { matchId: first.id, score: twoNil }))
  await waitFor(() => expect(heard()).toContain(`Table\u00a0${first.table}\u202f: ${one} 2, ${other} 0.`))
  expect(heard().filter((text) => /^\d+$/.test(text ?? ''))).toEqual([])
  // Rereading a result is no news; only the next one is announced.
  const [second] = openMatches(server.tournament)
  if (!second) throw new Error('no second match is open')
  server.happens(setScore(server.tournament, { matchId: second.id, score: { wins1: 1, wins2: 2, draws: 0 } }))
  const [three, four] = pairOf(second).map(nameOf)
  await waitFor(() => expect(heard()).toContain(`Table\u00a0${second.table}\u202f: ${three} 1, ${four} 2.`))
})
