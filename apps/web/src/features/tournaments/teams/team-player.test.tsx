import { games } from '@tablee/domain/tournaments/kinds/result'
import { meetingFor } from '@tablee/domain/tournaments/kinds/team-meeting'
import { submitResult } from '@tablee/domain/tournaments/results/submit-score'
import { joinTeam } from '@tablee/domain/tournaments/teams/join-team'
import { playerId, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { opponentIn } from '../match-view/own-view.ts'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { teamMatchAt, teamsStarted, teamVenue } from '../testing/team-venue.ts'
import { secretOf } from '../testing/venue.ts'

const ELVES = { name: 'Les Elfes', members: ['Ana', 'Bob', 'Cléo'] }
const GOBLINS = { name: 'Les Gobelins', members: ['Dan', 'Ève', 'Fay'] }
const GIANT = { name: 'Les Géantes', members: ['Ana', 'Bob'] }
const TROLLS = { name: 'Les Trolls', members: ['Dan', 'Ève'] }

async function sitDown(tournament: Tournament, player: number) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, {
    server,
    player: secretOf(player),
  })
  await screen.findByText('En direct')
  return { server, ...shown }
}

function says(tournament: Tournament, by: number, score: readonly [number, number]) {
  const match = teamMatchAt(tournament, 1)
  const own = playerId(`p${by}`)
  const isFirst = match.sides[0]?.includes(own) === true
  const [wins1, wins2] = isFirst ? score : [score[1], score[0]]
  const result = games({ wins1, wins2, draws: 0 })
  return submitResult(whole(tournament), { matchId: match.id, by: own, result, contest: false })
}

test('TEAM-14 TEAM-60 somebody without a team names one, and its card shows the free seats and a link for the others', async () => {
  const { server, user } = await sitDown(teamVenue('trios', [], ['Ana', 'Bob']), 1)
  expect(screen.getByText(/^Il vous faut encore une équipe/)).toBeTruthy()
  await user.type(await screen.findByLabelText('Nom de l’équipe'), 'Les Elfes')
  await user.click(screen.getByRole('button', { name: 'Créer l’équipe' }))
  await waitFor(() => expect(server.tournament.teams).toEqual([{ name: 'Les Elfes', members: ['p1'] }]))
  expect(await screen.findByText(/^Il vous manque 2 personnes/)).toBeTruthy()
  expect(screen.getAllByText('Siège libre')).toHaveLength(2)
  expect(screen.getByText(/^Votre équipe n’est pas au complet/)).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'Code QR pour rejoindre l’équipe Les Elfes' })).toBeTruthy()
  server.happens(joinTeam(server.tournament, { playerId: playerId('p2'), team: { captain: playerId('p1') } }))
  expect(await screen.findByText(/^Il vous manque 1 personne/)).toBeTruthy()
})

test('TEAM-14 who comes after the captain takes a free seat of a team in the list', async () => {
  const { server, user } = await sitDown(
    teamVenue('trios', [{ name: 'Les Elfes', members: ['Ana', 'Bob'] }], ['Cléo']),
    3,
  )
  await user.click(await screen.findByRole('button', { name: 'Rejoindre l’équipe' }))
  expect(await screen.findByText('Choisissez votre équipe')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /^Les Elfes/ }))
  await user.click(screen.getByRole('button', { name: 'Rejoindre l’équipe' }))
  await waitFor(() => expect(server.tournament.teams[0]?.members).toEqual(['p1', 'p2', 'p3']))
  expect(await screen.findByText('Votre équipe est au complet')).toBeTruthy()
  expect(screen.getByText(/^L’organisation va démarrer/)).toBeTruthy()
})

test('TEAM-16 TEAM-57 a member reports their own seat in the taps of a table of two, and sees how the team stands', async () => {
  const started = teamsStarted(teamVenue('trios', [ELVES, GOBLINS]))
  const { server, user } = await sitDown(started, 2)
  const match = teamMatchAt(started, 1)
  const own = playerId('p2')
  const meeting = meetingFor(match, own)
  const opponent = started.players.find(({ id }) => meeting && id === opponentIn(meeting, own))?.name ?? ''
  expect(await screen.findByText('1B')).toBeTruthy()
  expect(screen.getAllByText(opponent).length).toBeGreaterThan(0)
  expect(screen.getByRole('heading', { name: 'Équipe\u202f: 3 en cours' })).toBeTruthy()
  expect(screen.getByText(/^A, B, C\s: les trois sièges, .* Deux sièges gagnés donnent la ronde/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Vous gagnez 2-0' }))
  await user.click(screen.getByRole('button', { name: /^Envoyer/ }))
  await waitFor(() => expect(teamMatchAt(server.tournament, 1).state.kind).toBe('partial'))
  expect(await screen.findByRole('heading', { name: 'Équipe\u202f: 1 gagné et 2 en cours' })).toBeTruthy()
  expect(screen.getByText('Vous avez envoyé ce score.')).toBeTruthy()
  // A second seat decides the round; the third may still be told.
  server.happens(says(server.tournament, 1, [2, 1]))
  expect(await screen.findByRole('heading', { name: 'Votre équipe gagne la ronde' })).toBeTruthy()
})

test('TEAM-63 a team of two reads its names without letters, which mean nothing there', async () => {
  await sitDown(teamVenue('two-headed-giant', [{ name: 'Les Géantes', members: ['Ana'] }]), 1)
  expect(await screen.findByText('Siège libre')).toBeTruthy()
  expect(screen.queryByText('A', { exact: true })).toBeNull()
})

test('TEAM-59 once two seats have won the round, the third reads that it may stop, and that a score still counts', async () => {
  const started = teamsStarted(teamVenue('trios', [ELVES, GOBLINS]))
  const { server } = await sitDown(started, 3)
  server.happens(says(server.tournament, 1, [2, 0]))
  await screen.findByRole('heading', { name: 'Équipe\u202f: 1 gagné et 2 en cours' })
  expect(screen.queryByText(/^La ronde est décidée/)).toBeNull()
  server.happens(says(server.tournament, 2, [2, 0]))
  expect(await screen.findByText(/^La ronde est décidée\s: votre partie peut s’arrêter là\./)).toBeTruthy()
  server.happens(says(server.tournament, 3, [2, 0]))
  await waitFor(() => expect(screen.queryByText(/^La ronde est décidée/)).toBeNull())
})

test('TEAM-16 two who say different scores at a seat contest that seat alone', async () => {
  const started = teamsStarted(teamVenue('trios', [ELVES, GOBLINS]))
  const { server } = await sitDown(started, 1)
  await screen.findByText('1A')
  server.happens(says(server.tournament, 1, [2, 0]))
  server.happens(says(server.tournament, 4, [2, 1]))
  expect(await screen.findByText('Résultat contesté')).toBeTruthy()
  server.happens(says(server.tournament, 2, [2, 0]))
  expect(await screen.findByRole('heading', { name: 'Équipe\u202f: 1 gagné et 2 en cours' })).toBeTruthy()
})

test('TEAM-17 two against two are named together, and any of them reports the game', async () => {
  const started = teamsStarted(teamVenue('two-headed-giant', [GIANT, TROLLS]))
  const { server, user } = await sitDown(started, 2)
  expect((await screen.findAllByText('Les Trolls')).length).toBeGreaterThan(0)
  expect(screen.getByText('Ana et Bob contre Dan et Ève')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Vous gagnez 1-0' }))
  await user.click(screen.getByRole('button', { name: /^Envoyer/ }))
  await waitFor(() => expect(teamMatchAt(server.tournament, 1).state.kind).toBe('terminated'))
  expect(await screen.findByRole('heading', { name: 'Vous gagnez 1-0' })).toBeTruthy()
})

test('TEAM-32 who joins a team chooses among its free seats, and moves to another one until it plays', async () => {
  const elves = { name: 'Les Elfes', members: ['Ana'] }
  const { server, user } = await sitDown(teamVenue('trios', [elves], ['Bob']), 2)
  await user.click(await screen.findByRole('radio', { name: /^Les Elfes/ }))
  expect(screen.getByRole('radio', { name: 'B' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: 'C' }))
  await user.click(screen.getByRole('button', { name: 'Rejoindre l’équipe' }))
  await waitFor(() =>
    expect(server.tournament.teams).toEqual([{ name: 'Les Elfes', members: ['p1', 'p2'], seats: [0, 2] }]),
  )
  await user.click(await screen.findByRole('button', { name: /^S’asseoir au siège\sB$/ }))
  await waitFor(() => expect(server.tournament.teams).toEqual([{ name: 'Les Elfes', members: ['p1', 'p2'] }]))
})

test('TEAM-32 the captain puts the team in another order', async () => {
  const { server, user } = await sitDown(teamVenue('trios', [ELVES]), 1)
  await user.click(await screen.findByRole('button', { name: 'Monter Cléo d’un siège' }))
  await waitFor(() => expect(server.tournament.teams[0]?.members).toEqual(['p1', 'p3', 'p2']))
})
