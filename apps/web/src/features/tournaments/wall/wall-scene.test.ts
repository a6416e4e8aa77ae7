import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { after, aTournamentOf, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import { expect, test } from 'vitest'
import { seatsByName } from './seats-by-name.ts'
import { wallScene } from './wall-scene.ts'

const SCORE = { wins1: 2, wins2: 0, draws: 0 }

test('STAK-6 the wall follows the tournament from the first player to the podium', () => {
  const waiting = aTournamentOf(5)
  const first = started(waiting)
  const played = withResults(first)
  expect(wallScene(waiting)).toEqual({ kind: 'gathering' })
  expect(wallScene(first)).toEqual({ kind: 'pairings', round: 1, playing: [1, 2] })
  expect(wallScene(played)).toEqual({ kind: 'standings', round: 1 })
  expect(wallScene(after(played, finishTournament(played)))).toEqual({ kind: 'podium' })
  expect(wallScene({ ...waiting, isCancelled: true })).toEqual({ kind: 'cancelled' })
})

test('STAK-6 a table with a result is not waited for any more', () => {
  const first = started(aTournamentOf(4))
  const [match] = matchesOfRound(first, 1)
  if (!match) throw new Error('nobody is paired')
  const left = wallScene(after(first, setScore(first, { matchId: match.id, score: SCORE })))
  expect(left).toMatchObject({ kind: 'pairings', playing: [2] })
})

test('NONE-13 everybody is found by name, with the table and whom they meet; accents do not send anybody to the end', () => {
  const names = ['Zoé', 'Élodie', 'ana', 'Émile', 'Bastien']
  const tournament = aTournamentOf(5)
  const players = tournament.players.map((player, index) => ({ ...player, name: names[index] ?? '' }))
  const seats = seatsByName(started({ ...tournament, players }), 1, 'fr-FR')
  expect(seats.map(({ name }) => name)).toEqual(['ana', 'Bastien', 'Élodie', 'Émile', 'Zoé'])
  const exempt = seats.filter(({ isBye }) => isBye)
  expect(exempt).toMatchObject([{ table: null, opponent: null }])
  for (const { table, opponent, name } of seats.filter(({ isBye }) => !isBye)) {
    expect(seats.find((other) => other.name === opponent)).toMatchObject({ table, opponent: name })
  }
})
