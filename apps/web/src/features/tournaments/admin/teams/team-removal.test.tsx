import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { type NamedTeam, teamsStarted, teamVenue } from '../../testing/team-venue.ts'
import { ORGANIZER_SECRET } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

const ELVES: NamedTeam = { name: 'Les Elfes', members: ['Ana', 'Bob', 'Cléo'] }
const GOBLINS: NamedTeam = { name: 'Les Gobelins', members: ['Dan', 'Ève', 'Fay'] }
const OGRES: NamedTeam = { name: 'Les Ogres', members: ['Gil', 'Hua', 'Inès'] }

async function administer(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  return { server, user }
}

const gone = ({ players }: Tournament) =>
  players.flatMap(({ name, droppedAfter }) => (droppedAfter === null ? [] : [name]))

test('TEAM-29 a team is removed before the start in one act, after a question that names its people', async () => {
  const { server, user } = await administer(teamVenue('trios', [ELVES, GOBLINS]))
  await user.click(await screen.findByRole('button', { name: /^Les Gobelins/ }))
  await user.click(await screen.findByRole('button', { name: 'Retirer l’équipe' }))
  const question = within(await screen.findByRole('alertdialog', { name: /^Retirer Les Gobelins/ }))
  expect(question.getByText(/^Dan, Ève et Fay/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: /^Retirer 3/ }))
  await waitFor(() => expect(server.tournament.teams.map(({ name }) => name)).toEqual(['Les Elfes']))
  expect(server.tournament.players.map(({ name }) => name)).toEqual(['Ana', 'Bob', 'Cléo'])
  expect(await screen.findByText('Les Gobelins a quitté la liste.')).toBeTruthy()
})

test('TEAM-29 a team that plays drops as a whole, and comes back by the notice or by its sheet', async () => {
  const { server, user } = await administer(teamsStarted(teamVenue('trios', [ELVES, GOBLINS, OGRES])))
  await user.click(await screen.findByRole('tab', { name: /^Joueurs/ }))
  const drop = async () => {
    await user.click(await screen.findByRole('button', { name: /^Les Gobelins/ }))
    expect(screen.queryByRole('button', { name: 'Dissoudre l’équipe' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'L’équipe abandonne' }))
    await user.click(await screen.findByRole('button', { name: 'Confirmer l’abandon' }))
    await waitFor(() => expect(gone(server.tournament)).toEqual(['Dan', 'Ève', 'Fay']))
  }
  await drop()
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(gone(server.tournament)).toEqual([]))
  await drop()
  await user.click(await screen.findByRole('button', { name: /^Les Gobelins/ }))
  await user.click(await screen.findByRole('button', { name: 'Remettre l’équipe' }))
  await waitFor(() => expect(gone(server.tournament)).toEqual([]))
})

test('TEAM-33 a late team is written in with its people in one form, and gets a place in the round', async () => {
  const { server, user } = await administer(teamsStarted(teamVenue('trios', [ELVES, GOBLINS, OGRES])))
  await user.click(await screen.findByRole('tab', { name: /^Joueurs/ }))
  await user.click(await screen.findByRole('button', { name: 'Former une équipe' }))
  const form = within(await screen.findByRole('dialog', { name: 'Former une équipe' }))
  await user.type(form.getByLabelText('Nom de l’équipe'), 'Les Trolls')
  for (const [seat, name] of ['Jo', 'Kim', 'Léo'].entries()) {
    await user.type(form.getByLabelText(new RegExp(`^Siège\\s${'ABC'.charAt(seat)}`)), name)
  }
  await user.click(form.getByRole('button', { name: 'Former l’équipe' }))
  const late = server.tournament
  await waitFor(() => expect(server.tournament.teams.at(-1)).toMatchObject({ name: 'Les Trolls' }))
  expect(server.tournament.players.slice(-3).map(({ name }) => name)).toEqual(['Jo', 'Kim', 'Léo'])
  expect(late.rounds).toHaveLength(1)
  expect(await screen.findByRole('heading', { name: /ronde 1/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Contre/ })).toBeTruthy()
})
