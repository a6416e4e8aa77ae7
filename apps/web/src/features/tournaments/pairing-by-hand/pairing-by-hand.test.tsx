import { setScore } from '@tablee/domain/tournaments/set-score'
import { startNextRound } from '@tablee/domain/tournaments/start-round'
import { after, playerId, started, twoNil, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, venue } from '../testing/venue.ts'

const PLAYERS = ['Zoé', 'Max', 'Léa', 'Inès', 'Hugo']

async function openPairing(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  await shown.user.click(screen.getByRole('button', { name: 'Modifier les appariements' }))
  return { server, ...shown }
}

const seat = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} \\d`) })
const nameOf = (tournament: Tournament, id: string) => tournament.players.find((player) => player.id === id)?.name ?? ''

/** Two players who sit at two tables, and their opponents. */
function twoTables(tournament: Tournament) {
  const [one, two] = tournament.matches.filter(
    (match) => match.kind === 'played' && match.round === tournament.rounds.length,
  )
  if (one?.kind !== 'played' || two?.kind !== 'played') throw new Error('two tables are needed')
  return {
    one: one.players.map((id) => nameOf(tournament, id)),
    two: two.players.map((id) => nameOf(tournament, id)),
    match: one,
  }
}

test('STAK-1 touching two players exchanges them; nothing is sent before saving', async () => {
  const tournament = started(venue(PLAYERS))
  const { one, two } = twoTables(tournament)
  const { server, user } = await openPairing(tournament)
  const save = screen.getByRole('button', { name: 'Enregistrer les appariements' })
  expect(save).toHaveProperty('disabled', true)
  await user.click(seat(one[0] ?? ''))
  expect(screen.getByText(new RegExp(`^${one[0]} est choisi`))).toBeTruthy()
  await user.click(seat(two[0] ?? ''))
  expect(server.calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Enregistrer les appariements' }))
  const pairs = () =>
    server.tournament.matches.flatMap((match) =>
      match.kind === 'played'
        ? [
            match.players
              .map((id) => nameOf(server.tournament, id))
              .sort()
              .join(' + '),
          ]
        : [],
    )
  await waitFor(() => expect(pairs()).toContain([two[0], one[1]].sort().join(' + ')))
  expect(pairs()).toContain([one[0], two[1]].sort().join(' + '))
})

test('STAK-1 cancelling keeps nothing', async () => {
  const tournament = started(venue(PLAYERS))
  const { one, two } = twoTables(tournament)
  const { server, user } = await openPairing(tournament)
  await user.click(seat(one[0] ?? ''))
  await user.click(seat(two[0] ?? ''))
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await user.click(screen.getByRole('button', { name: 'Modifier les appariements' }))
  expect(screen.getByText("Rien n'a changé.")).toBeTruthy()
  expect(server.calls).toEqual([])
})

test('STAK-1 warns of a rematch with its round, and of points apart', async () => {
  const first = withResults(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])))
  const met = twoTables(first)
  const second = after(first, startNextRound(first, { seed: 'seed', wished: null }))
  const { user } = await openPairing(second)
  expect(screen.queryByText(/se sont déjà rencontrés/)).toBeNull()
  const opponent = nameOf(
    second,
    matchOf(second, playerOf(second, met.one[0])).players.find((id) => nameOf(second, id) !== met.one[0]) ?? '',
  )
  await user.click(seat(opponent))
  await user.click(seat(met.one[1] ?? ''))
  expect(screen.getByText(new RegExp(`${bothWays(met.one)} se sont déjà rencontrés à la ronde 1`))).toBeTruthy()
  expect(screen.getByText(new RegExp(`${bothWays(met.one)} ont 3 points d'écart`))).toBeTruthy()
})

const playerOf = (tournament: Tournament, name: string | undefined) =>
  tournament.players.find((player) => player.name === name)?.id ?? ''
const bothWays = ([one, two]: readonly string[]) => `(${one} et ${two}|${two} et ${one})`

test('STAK-1 warns of a second bye', async () => {
  const first = withResults(started(venue(['Zoé', 'Max', 'Léa'])))
  const bye = first.matches.find(({ kind }) => kind === 'bye')
  const name = bye?.kind === 'bye' ? nameOf(first, bye.player) : ''
  const { user } = await openPairing(after(first, startNextRound(first, { seed: 'seed', wished: null })))
  await user.click(seat(name))
  await user.click(screen.getByRole('button', { name: "Donner l'exempt" }))
  expect(screen.getByText(`${name} a déjà été exempt.`)).toBeTruthy()
})

test('STAK-1 warns that a result would be lost and that somebody has no table', async () => {
  const start = started(venue(PLAYERS))
  const scored = after(start, setScore(start, { matchId: twoTables(start).match.id, score: twoNil }))
  const { one } = twoTables(scored)
  const { server, user } = await openPairing(scored)
  await user.click(screen.getByRole('button', { name: 'Défaire la table 1' }))
  expect(screen.getByText(`Le résultat de ${one[0]} contre ${one[1]} sera perdu.`)).toBeTruthy()
  expect(screen.getByText(`${one[0]} n'a pas de table.`)).toBeTruthy()
  await user.click(seat(one[0] ?? ''))
  await user.click(screen.getByRole('button', { name: 'Donner une défaite' }))
  await user.click(screen.getByRole('button', { name: 'Enregistrer les appariements' }))
  await waitFor(() => expect(server.tournament.matches.some(({ kind }) => kind === 'loss')).toBe(true))
  expect(server.tournament.matches).toHaveLength(3)
})

test('STAK-1 a round that changed meanwhile is not overwritten', async () => {
  const { server, user } = await openPairing(started(venue(['Zoé', 'Max', 'Léa', 'Inès'])))
  server.happens({
    accepted: true,
    value: [{ kind: 'player_dropped', playerId: playerId('p1'), afterRound: 1 }],
  })
  const { one, two } = twoTables(server.tournament)
  await user.click(seat(one[0] ?? ''))
  await user.click(seat(two[0] ?? ''))
  const { matches } = server.tournament
  const [removed] = matches
  server.happens({
    accepted: true,
    value: [
      { kind: 'pairings_changed', round: 1, removed: [removed?.id ?? matchOf(server.tournament, 'p1').id], added: [] },
    ],
  })
  expect(await screen.findByText(/La ronde a changé entre-temps/)).toBeTruthy()
  const bar = screen.getByRole('button', { name: 'Enregistrer les appariements' })
  expect(bar).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Repartir des appariements actuels' }))
  expect(within(document.body).getByText("Rien n'a changé.")).toBeTruthy()
})
