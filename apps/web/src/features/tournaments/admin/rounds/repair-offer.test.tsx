import { isBye, isMeeting, pairOf, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { addPlayer } from '@tablee/domain/tournaments/players/add-player'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { setPairings } from '@tablee/domain/tournaments/rounds/set-pairings'
import { smallestRepair } from '@tablee/domain/tournaments/rounds/smallest-repair'
import { openMatches, playerId, started, twoNil, withAnonymous } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

const FOUR = ['Zoé', 'Max', 'Léa', 'Inès']
const NARROW = '\u202f'
const ONE_TABLE = `Asseoir maintenant${NARROW}: 1 table à refaire`

async function administer(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  const openSheet = async (name: string) => {
    await shown.user.click(await screen.findByRole('button', { name: `Placer ${name}` }))
    return within(await screen.findByRole('dialog'))
  }
  return { server, openSheet, ...shown }
}

const idOf = ({ players }: Tournament, name: string) => players.find((each) => each.name === name)?.id as PlayerId

/** One line per place in the sheet's two columns. */
function placesShown(): readonly (readonly (string | null)[])[] {
  return ['Avant', 'Après'].map((title) => {
    const column = screen.getByRole('heading', { name: title }).parentElement as HTMLElement
    return within(column)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  })
}

function placesOf(tournament: Tournament, newcomers: readonly PlayerId[]) {
  const repair = smallestRepair(tournament, newcomers)
  if (!repair) throw new Error('no repair')
  const nameOf = (id: PlayerId) => tournament.players.find((each) => each.id === id)?.name ?? ''
  const text = (match: Tournament['matches'][number]) =>
    `${isMeeting(match) ? `Table ${match.table}` : 'Ne joue pas'}${seatsOf(match).map(nameOf).join('')}`
  const shown = [[...repair.undone.map(text), `Sans table${newcomers.map(nameOf).join('')}`], repair.made.map(text)]
  return { repair, shown }
}

test('NONE-6 who is added in a round of full tables: what would change is shown, one tap does it, and one takes it back', async () => {
  const tournament = started(venue(FOUR))
  const { server, user } = await administer(tournament)
  await user.click(screen.getByRole('tab', { name: 'Joueurs' }))
  await user.type(screen.getByLabelText('Chercher ou ajouter un joueur'), 'Nora')
  await user.click(screen.getByRole('button', { name: `Ajouter «${NARROW}Nora${NARROW}»` }))
  expect(await screen.findByRole('heading', { name: ONE_TABLE })).toBeTruthy()
  const nora = idOf(server.tournament, 'Nora')
  const { repair, shown } = placesOf(server.tournament, [nora])
  expect(placesShown()).toEqual(shown)
  await user.click(screen.getByRole('button', { name: 'Asseoir maintenant' }))
  const [made] = repair.made.filter(isMeeting)
  const opponent = server.tournament.players.find(({ id }) => id === (made && pairOf(made)[0]))?.name
  expect(await screen.findByText(`Nora joue à la table ${made?.table}, contre ${opponent}.`)).toBeTruthy()
  expect(server.tournament.matches).toEqual(expect.arrayContaining([...repair.made]))
  expect(server.tournament.matches).toHaveLength(3)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(server.tournament.matches).toHaveLength(2))
  expect(server.tournament.matches).toEqual(expect.arrayContaining([...tournament.matches]))
})

test('NONE-6 who comes back is offered it in the same sheet, and may wait instead', async () => {
  const running = started(venue([...FOUR, 'Bastien']))
  const [exempt] = running.matches.filter(isBye).flatMap(seatsOf)
  const name = running.players.find(({ id }) => id === exempt)?.name ?? ''
  const { server, user } = await administer(running)
  server.happens(removePlayer(server.tournament, exempt as PlayerId))
  server.happens(setPairings(server.tournament, { round: 1, pairings: server.tournament.matches.filter(isMeeting) }))
  await user.click(screen.getByRole('tab', { name: 'Joueurs' }))
  await user.click((await screen.findByText(name, { selector: 'bdi' })).closest('button') as HTMLElement)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Faire revenir' }))
  expect(await screen.findByRole('heading', { name: ONE_TABLE })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Ronde suivante/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.tournament.matches).toHaveLength(2)
})

test('NONE-6 a result that came at the table to break: nothing is done, and the sheet shows what is possible now', async () => {
  const running = withAnonymous(started(venue(FOUR)), 'Nora')
  const nora = playerId('anonymous-Nora')
  const { server, user, openSheet } = await administer(running)
  await openSheet('Nora')
  const before = placesOf(running, [nora])
  await server.fallsSilent()
  const [broken] = before.repair.undone
  server.happens(setScore(server.tournament, { matchId: broken?.id as never, score: twoNil }))
  expect(placesShown()).toEqual(before.shown)
  await user.click(screen.getByRole('button', { name: 'Asseoir maintenant' }))
  expect(await screen.findByText(/^La ronde a changé entre-temps/)).toBeTruthy()
  const now = placesOf(server.tournament, [nora])
  expect(now.repair.undone).not.toContainEqual(broken)
  await waitFor(() => expect(placesShown()).toEqual(now.shown))
  expect(server.tournament.matches).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Asseoir maintenant' }))
  await waitFor(() => expect(server.tournament.matches).toHaveLength(3))
})

test('NONE-6 the same where the phone has heard of it: what is shown stays until it is tapped', async () => {
  const running = withAnonymous(started(venue(FOUR)), 'Nora')
  const nora = playerId('anonymous-Nora')
  const { server, user, openSheet } = await administer(running)
  await openSheet('Nora')
  const { repair, shown } = placesOf(running, [nora])
  server.happens(setScore(server.tournament, { matchId: repair.undone[0]?.id as never, score: twoNil }))
  await waitFor(() => expect(screen.getByText('1 table à saisir', { exact: false })).toBeTruthy())
  expect(placesShown()).toEqual(shown)
  await user.click(screen.getByRole('button', { name: 'Asseoir maintenant' }))
  expect(await within(screen.getByRole('dialog')).findByRole('status')).toBeTruthy()
  expect(await screen.findByText(/voici ce qui est possible maintenant/)).toBeTruthy()
  expect(placesShown()).toEqual(placesOf(server.tournament, [nora]).shown)
  expect(server.calls.some(({ id }) => id === 'repair-round')).toBe(false)
})

test('NONE-6 somebody else who comes while the sheet is open moves nothing in it', async () => {
  const { server, openSheet } = await administer(withAnonymous(started(venue(FOUR)), 'Nora'))
  const sheet = await openSheet('Nora')
  server.happens(addPlayer(server.tournament, { name: 'Lou', newPlayerId: playerId('lou') }))
  expect(await screen.findByText('Lou')).toBeTruthy()
  expect(sheet.queryByRole('checkbox')).toBeNull()
  expect(sheet.getByRole('heading', { name: ONE_TABLE })).toBeTruthy()
})

test('NONE-6 several without a table meet each other; whoever is to wait is left out', async () => {
  const running = withAnonymous(withAnonymous(started(venue(FOUR)), 'Nora'), 'Lou')
  const { server, user, openSheet } = await administer(running)
  const sheet = await openSheet('Nora')
  expect(sheet.getByRole('heading', { name: `Asseoir maintenant${NARROW}: aucune table à refaire` })).toBeTruthy()
  await user.click(sheet.getByRole('checkbox', { name: 'Lou' }))
  expect(sheet.getByRole('heading', { name: ONE_TABLE })).toBeTruthy()
  await user.click(sheet.getByRole('checkbox', { name: 'Lou' }))
  await user.click(sheet.getByRole('button', { name: 'Asseoir maintenant' }))
  expect(await screen.findByText('2 personnes ont leur place dans la ronde 1.')).toBeTruthy()
  expect(openMatches(server.tournament)).toHaveLength(3)
})

test('NONE-6 where it cannot be done it is said, and nothing is offered once every table has finished', async () => {
  const running = withAnonymous(started(venue(FOUR)), 'Nora')
  const { server, openSheet } = await administer(running)
  for (const { id } of openMatches(running).slice(0, 1)) {
    server.happens(setScore(server.tournament, { matchId: id, score: twoNil }))
  }
  const [, last] = openMatches(running)
  // Both: otherwise the seat opposite the one who stays could be taken.
  for (const player of last ? pairOf(last) : []) server.happens(removePlayer(server.tournament, player, 'staff'))
  const sheet = await openSheet('Nora')
  expect(await sheet.findByText(/^Personne de nouveau à rencontrer/)).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Asseoir maintenant' })).toBeNull()
  server.happens(setScore(server.tournament, { matchId: last?.id as never, score: twoNil }))
  await waitFor(() => expect(sheet.queryByText(/^Personne de nouveau/)).toBeNull())
  expect(sheet.getByRole('button', { name: /^Exempt/ })).toBeTruthy()
})
