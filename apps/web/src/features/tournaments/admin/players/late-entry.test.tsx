import { isBye, isMeeting, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { seatLatePlayer } from '@tablee/domain/tournaments/players/seat-late-player'
import { setPairings } from '@tablee/domain/tournaments/rounds/set-pairings'
import { started, withAnonymous } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

const FIVE = ['Zoé', 'Max', 'Léa', 'Inès', 'Bastien']

async function administer(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  return { server, ...shown }
}

function byeOf({ matches, players }: Tournament) {
  const [id] = matches.filter(isBye).flatMap(seatsOf)
  const player = players.find((each) => each.id === id)
  if (!player) throw new Error('nobody has the bye')
  return player
}

test('STAK-4 EVEN-8 who is added in a round plays at once against the bye, two taps after the name, and it is taken back by one', async () => {
  const tournament = started(venue(FIVE))
  const exempt = byeOf(tournament)
  const { server, user } = await administer(tournament)
  await user.click(screen.getByRole('tab', { name: 'Joueurs' }))
  await user.type(screen.getByLabelText('Chercher ou ajouter un joueur'), 'Nora')
  await user.click(screen.getByRole('button', { name: 'Ajouter « Nora »' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect((await sheet.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
    ...['', 'Ronde suivante (une défaite avant)0 point pour la ronde 1.'],
    `Contre ${exempt.name}, qui ne joue pas cette rondeTable\u{a0}3. Les 3 points de l’exemption se jouent.`,
    'Exemption3 points tout de suite, sans jouer.',
  ])
  await user.click(sheet.getByRole('button', { name: new RegExp(`^Contre ${exempt.name}`) }))
  expect(await screen.findByText(`Nora joue à la table 3, contre ${exempt.name}.`)).toBeTruthy()
  const nora = server.tournament.players.find(({ name }) => name === 'Nora')?.id as PlayerId
  expect(server.tournament.matches.at(-1)).toMatchObject({ table: 3, players: [exempt.id, nora] })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(server.tournament.matches.filter(isBye).flatMap(seatsOf)).toEqual([exempt.id]))
  expect(server.tournament.matches.filter(isMeeting)).toEqual(tournament.matches.filter(isMeeting))
})

test('STAK-4 who comes back chooses in the same sheet; the tables name whoever has no place', async () => {
  const running = started(venue(FIVE))
  const exempt = byeOf(running)
  const { server, user } = await administer(running)
  server.happens(removePlayer(server.tournament, exempt.id))
  server.happens(setPairings(server.tournament, { round: 1, pairings: server.tournament.matches.filter(isMeeting) }))
  await user.click(screen.getByRole('tab', { name: 'Joueurs' }))
  const row = (await screen.findByText(exempt.name, { selector: 'bdi' })).closest('button')
  await user.click(row as HTMLElement)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Faire revenir' }))
  expect(await screen.findByRole('heading', { name: 'Pour la ronde 1, qui se joue' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Ronde suivante/ }))
  await user.click(screen.getByRole('tab', { name: /^Tables/ }))
  await user.click(await screen.findByRole('button', { name: `Placer ${exempt.name}` }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Exempt/ }))
  expect(await screen.findByText(`${exempt.name} ne joue pas la ronde 1.`)).toBeTruthy()
  expect(byeOf(server.tournament).id).toBe(exempt.id)
  await waitFor(() => expect(screen.queryByText('Sans place dans cette ronde')).toBeNull())
})

test('STAK-4 a bye that somebody else took meanwhile is said, and the choices are those that are left', async () => {
  const running = withAnonymous(withAnonymous(started(venue(FIVE)), 'Nora'), 'Lou')
  const exempt = byeOf(running)
  const { server, user } = await administer(running)
  await user.click(await screen.findByRole('button', { name: 'Placer Nora' }))
  const against = await screen.findByRole('button', { name: new RegExp(`^Contre ${exempt.name}`) })
  await server.fallsSilent()
  const lou = server.tournament.players.find(({ name }) => name === 'Lou')?.id as PlayerId
  server.happens(seatLatePlayer(server.tournament, { playerId: lou, round: 1, opponent: exempt.id }))
  await user.click(against)
  expect(await screen.findByText(/^La ronde a changé entre-temps/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Contre/ })).toBeNull())
  expect(screen.getByRole('button', { name: /^Exempt/ })).toBeTruthy()
})

test('STAK-4 the chair that somebody left comes first, and who takes it sits there at its number', async () => {
  const running = started(venue(['Élodie', 'Max', 'Léa', 'Inès', 'Bastien', 'Zoé']))
  const { server, user } = await administer(running)
  const match = running.matches.find((each) => seatsOf(each).includes('p1' as PlayerId))
  const stays = (match && seatsOf(match).find((id) => id !== 'p1')) as PlayerId
  const name = running.players.find(({ id }) => id === stays)?.name
  const table = match && isMeeting(match) ? match.table : 0
  server.happens(removePlayer(server.tournament, 'p1' as PlayerId, 'player'))
  await user.click(screen.getByRole('tab', { name: /^Joueurs/ }))
  await user.type(screen.getByLabelText('Chercher ou ajouter un joueur'), 'Nora')
  await user.click(screen.getByRole('button', { name: /^Ajouter/ }))
  const sheet = within(await screen.findByRole('dialog'))
  const [, first] = await sheet.findAllByRole('button')
  expect(first?.textContent).toMatch(`Prendre la place d’Élodie, table\u{a0}${table}, contre ${name}`)
  expect(sheet.queryByText(/à refaire/)).toBeNull()
  await user.click(first as HTMLElement)
  expect(await screen.findByText(`Nora joue à la table ${table}, contre ${name}.`)).toBeTruthy()
  const nora = server.tournament.players.find((each) => each.name === 'Nora')?.id as PlayerId
  expect(server.tournament.matches.at(-1)).toMatchObject({ table, players: [stays, nora] })
})
