import { givePenalty } from '@tablee/domain/tournaments/conduct/give-penalty'
import type { PenaltyId } from '@tablee/domain/tournaments/conduct/penalty'
import { allowOwnNames } from '@tablee/domain/tournaments/players/allow-own-names'
import { removePlayer, restorePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, playerId, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { secretOf, venue } from '../testing/venue.ts'
import { PlayerDashboard } from './player-dashboard.tsx'

async function sitDown(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  await screen.findByText('En direct')
  return { server, ...shown }
}

const nameOf = ({ tournament }: PlayedTournamentServer) => tournament.players.find(({ id }) => id === 'p1')?.name

test('EVEN-5 until the start players change their own name; a refused one stays typed', async () => {
  const { server, user } = await sitDown(venue(['Zoé', 'Max']))
  await user.click(screen.getByRole('button', { name: 'Changer mon nom' }))
  const dialog = await screen.findByRole('dialog')
  const box = within(dialog).getByRole('textbox', { name: 'Votre nom' })
  await user.clear(box)
  await user.type(box, 'max')
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))
  expect(await within(dialog).findByText(/est déjà pris dans ce tournoi/)).toBeTruthy()
  expect(box).toHaveProperty('value', 'max')
  await user.clear(box)
  await user.type(box, 'Zoé B.')
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(nameOf(server)).toBe('Zoé B.')
})

test('EVEN-5 after the start the name is changed where the organizer allows it, and the button goes with that', async () => {
  const { server, user } = await sitDown(started(venue(['Zoé', 'Max'])))
  const button = () => screen.queryByRole('button', { name: 'Changer mon nom' })
  expect(button()).toBeNull()
  server.happens(allowOwnNames(server.tournament, true))
  await user.click(await screen.findByRole('button', { name: 'Changer mon nom' }))
  const dialog = await screen.findByRole('dialog')
  const box = within(dialog).getByRole('textbox', { name: 'Votre nom' })
  await user.clear(box)
  await user.type(box, 'Zoé B.{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(nameOf(server)).toBe('Zoé B.')
  server.happens(allowOwnNames(server.tournament, false))
  await waitFor(() => expect(button()).toBeNull())
})

test('EVEN-4 a name that is being typed when it is no longer allowed stays, with the refusal', async () => {
  const running = started(venue(['Zoé', 'Max']))
  const { server, user } = await sitDown(after(running, allowOwnNames(running, true)))
  await user.click(await screen.findByRole('button', { name: 'Changer mon nom' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: 'Votre nom' }), ' B.')
  server.happens(allowOwnNames(server.tournament, false))
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))
  expect(await within(dialog).findByText(/pour changer votre nom, adressez-vous à l’organisation/)).toBeTruthy()
  expect(within(dialog).getByRole('textbox', { name: 'Votre nom' })).toHaveProperty('value', 'Zoé B.')
})

test('EVEN-6 who leaves is asked once, and comes back alone until the next round', async () => {
  const { server, user } = await sitDown(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])))
  expect(screen.queryByRole('button', { name: 'Changer mon nom' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Quitter le tournoi' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Quitter le tournoi ?' })
  await user.click(within(dialog).getByRole('button', { name: 'Quitter le tournoi' }))
  await user.click(await screen.findByRole('button', { name: 'Revenir dans le tournoi' }))
  expect(await screen.findByText('Vous êtes de retour : votre match vous attend.')).toBeTruthy()
  expect(server.tournament.players.find(({ id }) => id === 'p1')?.droppedAfter).toBeNull()
  expect(await screen.findByRole('button', { name: 'Quitter le tournoi' })).toBeTruthy()
})

test('EVEN-6 once the next round is paired, coming back is a matter of the organizer', async () => {
  const round = withResults(started(venue(['Zoé', 'Max', 'Léa'])))
  const left = after(round, removePlayer(round, playerId('p1')))
  await sitDown(after(left, startNextRound(left, { seed: 'seed', wished: null })))
  expect(screen.getByText(/Pour revenir, adressez-vous à l’organisation/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Revenir dans le tournoi' })).toBeNull()
})

test('EVEN-6 whom the staff dropped reads whom to ask, instead of a button that would be refused', async () => {
  const round = started(venue(['Zoé', 'Max', 'Léa', 'Inès']))
  const { server } = await sitDown(after(round, removePlayer(round, playerId('p1'), 'staff')))
  const sentence = /^L’organisation a noté votre abandon.*adressez-vous à elle\.$/
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Revenir dans le tournoi' })).toBeNull()
  server.happens(restorePlayer(server.tournament, playerId('p1')))
  expect(await screen.findByRole('button', { name: 'Quitter le tournoi' })).toBeTruthy()
  expect(screen.queryByText(sentence)).toBeNull()
})

test('EVEN-6 in the rounds that follow, the card says that the staff decided it', async () => {
  const round = withResults(started(venue(['Zoé', 'Max', 'Léa'])))
  const dropped = after(round, removePlayer(round, playerId('p1'), 'staff'))
  await sitDown(after(dropped, startNextRound(dropped, { seed: 'seed', wished: null })))
  expect(screen.getAllByText(/L’organisation a noté votre abandon/)).toHaveLength(1)
  expect(screen.queryByText(/Vous avez quitté le tournoi/)).toBeNull()
})

test('EVEN-6 where nobody wrote down who decided it, the button is there as before', async () => {
  const round = started(venue(['Zoé', 'Max', 'Léa', 'Inès']))
  await sitDown(after(round, removePlayer(round, playerId('p1'))))
  expect(screen.getByRole('button', { name: 'Revenir dans le tournoi' })).toBeTruthy()
})

test('JUDG-41 who was noted absent reads why they are out, and says with one tap that they are here', async () => {
  const running = started(venue(['Zoé', 'Max']))
  const given = { id: 'c0' as PenaltyId, penalty: 'no-show', playerId: playerId('p1'), by: 'judge' } as const
  const { server, user } = await sitDown(after(running, givePenalty(running, given)))
  expect(screen.getByText(/Votre absence à la ronde 1 a été notée/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Je suis là, je continue' }))
  await waitFor(() => expect(server.tournament.players[0]?.droppedAfter).toBeNull())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Je suis là, je continue' })).toBeNull())
})
