import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { removePlayer, restorePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { playerId, started, twoNil } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, secretOf, venue } from '../testing/venue.ts'
import { PlayerDashboard } from './player-dashboard.tsx'

const FOUR = ['Zoé', 'Max', 'Léa', 'Inès']

async function sitDown(tournament: Tournament) {
  const titles: (string | null)[] = []
  const server = await PlayedTournamentServer.start(tournament)
  const page = <PlayerDashboard code="ABCDEF" event={NO_EVENT} onTitle={(title) => titles.push(title)} />
  const shown = await showScreen(page, { server, player: secretOf(1) })
  await screen.findByText('En direct')
  const match = matchOf(tournament, 'p1')
  const opponent = pairOf(match).find((id) => id !== 'p1')
  if (!opponent) throw new Error('nobody is against p1')
  return { server, ...shown, titles, match, opponent, name: FOUR[Number(opponent.slice(1)) - 1] ?? '' }
}

test('EVEN-5 who stays reads that the opponent has left, and settles the table alone', async () => {
  const { server, user, titles, opponent, name } = await sitDown(started(venue(FOUR)))
  server.happens(removePlayer(server.tournament, opponent, 'player'))
  const sentence = `${name} a quitté le tournoi : l’organisation note votre victoire`
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(titles.at(-1)).toBe(`${name} a quitté le tournoi`)
  await user.click(screen.getByRole('button', { name: 'Vous gagnez 2-0' }))
  await user.click(screen.getByRole('button', { name: /^Envoyer/ }))
  await waitFor(() => expect(matchOf(server.tournament, 'p1').state).toMatchObject({ kind: 'terminated' }))
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
})

test('EVEN-5 the sentence goes when the organizer notes the win, and when the opponent comes back', async () => {
  const { server, opponent, match } = await sitDown(started(venue(FOUR)))
  const said = () => screen.queryByText(/a quitté le tournoi/)
  server.happens(removePlayer(server.tournament, opponent, 'staff'))
  await waitFor(() => expect(said()).toBeTruthy())
  server.happens(restorePlayer(server.tournament, opponent))
  await waitFor(() => expect(said()).toBeNull())
  server.happens(removePlayer(server.tournament, opponent, 'staff'))
  await waitFor(() => expect(said()).toBeTruthy())
  server.happens(setScore(server.tournament, { matchId: match.id, score: twoNil }))
  await waitFor(() => expect(said()).toBeNull())
})

test('EVEN-6 who leaves reads so in place of the scores, with the way back, and the scores return with it', async () => {
  const { server, user } = await sitDown(started(venue(FOUR)))
  expect(screen.getByRole('button', { name: 'Vous gagnez 2-0' })).toBeTruthy()
  server.happens(removePlayer(server.tournament, playerId('p1'), 'player'))
  expect(await screen.findByRole('heading', { name: 'Vous avez quitté le tournoi' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Vous gagnez 2-0' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Revenir dans le tournoi' }))
  expect(await screen.findByRole('button', { name: 'Vous gagnez 2-0' })).toBeTruthy()
})

test('EVEN-6 whom the staff dropped has no scores and no way back of their own', async () => {
  const { server } = await sitDown(started(venue(FOUR)))
  server.happens(removePlayer(server.tournament, playerId('p1'), 'staff'))
  expect(await screen.findByRole('heading', { name: 'Vous n’êtes plus dans le tournoi' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Vous gagnez 2-0' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Revenir dans le tournoi' })).toBeNull()
})
