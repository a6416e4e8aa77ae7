import { groupOfPlayers } from '@tablee/domain/tournaments/kinds/groups'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { moveToGroup } from '@tablee/domain/tournaments/rounds/move-to-group'
import { after, firstOpenMatch, started, twoNil } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

const SEVEN = ['Zoé', 'Max', 'Léa', 'Inès', 'Bastien', 'Nora', 'Hugo']

function inGroups(names: readonly string[]): Tournament {
  const waiting = venue(names)
  return started(after(waiting, changeSettings(waiting, { structure: 'groups' })))
}

async function administer(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  await shown.user.click(screen.getByRole('tab', { name: 'Joueurs' }))
  return { server, ...shown }
}

const groupOf = (tournament: Tournament, id: string) => groupOfPlayers(currentStage(tournament)).get(id)

/** Of the first group, and what stands between them and another one. */
function someone(tournament: Tournament, group: number) {
  const player = tournament.players.find(({ id }) => groupOf(tournament, id) === group)
  if (!player) throw new Error('A group has players')
  return player
}

type User = Awaited<ReturnType<typeof administer>>['user']

async function openSheet(user: User, name: string) {
  const panel = within(screen.getByRole('tabpanel', { name: 'Joueurs' }))
  await user.click((await panel.findByText(name, { selector: 'bdi' })).closest('button') as HTMLElement)
  return within(await screen.findByRole('dialog', { name }))
}

test('STGE-33 EVEN-8 two taps in the sheet exchange two people, and one takes it back', async () => {
  const tournament = inGroups(SEVEN)
  const { server, user } = await administer(tournament)
  const [one, other] = [someone(tournament, 0), someone(tournament, 1)]
  const sheet = await openSheet(user, one.name)
  await user.click(sheet.getByRole('button', { name: 'Changer de groupe' }))
  expect(await sheet.findByText(/^Groupe A pour l’instant\./)).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: `${other.name}Groupe B` }))
  expect(await screen.findByText(`${one.name} passe dans le groupe B, ${other.name} dans le groupe A.`)).toBeTruthy()
  expect([groupOf(server.tournament, one.id), groupOf(server.tournament, other.id)]).toEqual([1, 0])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(currentStage(server.tournament)).toEqual(currentStage(tournament)))
})

test('STGE-33 who is in a larger group goes to a smaller one without anybody in exchange, not the other way', async () => {
  const tournament = inGroups(SEVEN)
  const { server, user } = await administer(tournament)
  const [one, other] = [someone(tournament, 0), someone(tournament, 1)]
  const small = await openSheet(user, other.name)
  await user.click(small.getByRole('button', { name: 'Changer de groupe' }))
  await small.findByText(/^Groupe B pour l’instant\./)
  expect(small.queryByText(/^Une place y est libre/)).toBeNull()
  await user.click(small.getByRole('button', { name: 'Retour' }))
  await user.keyboard('{Escape}')
  const sheet = await openSheet(user, one.name)
  await user.click(sheet.getByRole('button', { name: 'Changer de groupe' }))
  await user.click(await sheet.findByRole('button', { name: /^Groupe.BUne place y est libre/ }))
  expect(await screen.findByText(`${one.name} passe dans le groupe B.`)).toBeTruthy()
  expect(groupOf(server.tournament, one.id)).toBe(1)
})

test('STGE-33 who has a result is not offered, and who was moved meanwhile is refused with a sentence', async () => {
  const drawn = inGroups(SEVEN)
  const match = firstOpenMatch(drawn)
  const tournament = after(drawn, setScore(drawn, { matchId: match.id, score: twoNil }))
  const { server, user } = await administer(tournament)
  const [[played]] = match.sides
  const name = tournament.players.find(({ id }) => id === played)?.name ?? ''
  const shut = await openSheet(user, name)
  expect(shut.queryByRole('button', { name: 'Changer de groupe' })).toBeNull()
  await user.keyboard('{Escape}')
  const free = tournament.players.filter(({ id }) => !match.sides.some(([seat]) => seat === id))
  const [one, quicker] = free.filter(({ id }) => groupOf(tournament, id) === 0)
  const [other] = free.filter(({ id }) => groupOf(tournament, id) === 1)
  if (!one || !quicker || !other) throw new Error('Both groups have people who can move')
  const sheet = await openSheet(user, one.name)
  await user.click(sheet.getByRole('button', { name: 'Changer de groupe' }))
  const choice = await sheet.findByRole('button', { name: `${other.name}Groupe B` })
  await server.fallsSilent()
  server.happens(moveToGroup(server.tournament, { playerId: other.id, group: 0, instead: quicker.id }))
  await user.click(choice)
  expect(await screen.findByText(/^La ronde a changé entre-temps/)).toBeTruthy()
})
