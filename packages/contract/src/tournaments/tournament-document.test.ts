import { finishTournament } from '@tablee/domain/tournaments/finish-tournament'
import { startNextRound } from '@tablee/domain/tournaments/start-round'
import { submitScore } from '@tablee/domain/tournaments/submit-score'
import {
  after,
  aTournamentOf,
  firstOpenMatch,
  oneAll,
  started,
  twoNil,
  withAnonymous,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { readTournamentDocument } from './read-tournament-document.ts'
import { tournamentDocument } from './tournament-document.ts'
import { writeTournamentDocument } from './write-tournament-document.ts'

const day = '2030-01-31T18:00:00.000Z'
const write = (tournament: Tournament) =>
  writeTournamentDocument({ tournament, sequence: 7, createdAt: day, updatedAt: day })

const waiting = withAnonymous(aTournamentOf(4), 'Zoé')
const complete = withResults(started(waiting))
const second = after(complete, startNextRound(complete, { seed: 's', wished: null }))
const finished = after(withResults(second), finishTournament(withResults(second)))

test.each([
  ['waiting', waiting],
  ['running', second],
  ['finished', finished],
])('API-2 a %s tournament comes back whole from its document', (_, tournament) => {
  const document = tournamentDocument.parse(JSON.parse(JSON.stringify(write(tournament))))
  expect(readTournamentDocument(document)).toEqual({ tournament, sequence: 7 })
})

test('RANK-1 the final ranking is written with its outside names', () => {
  const [first] = write(finished).finalRanking.map((text) => JSON.parse(text))
  expect(Object.keys(first)).toEqual(
    expect.arrayContaining(['rank', 'playerId', 'playerName', 'points', 'matchesWon', 'matchesPlayed']),
  )
  expect(Object.keys(first)).toEqual(expect.arrayContaining(['matchesDrawn', 'winRate', 'omw', 'gw', 'ogw']))
})

test('DASH-6 nobody reads in the document who reported what of a contested match', () => {
  const running = started(aTournamentOf(2))
  const { id, players } = firstOpenMatch(running)
  const scored = after(running, submitScore(running, { matchId: id, by: players[0], score: twoNil, contest: false }))
  const contest = { matchId: id, by: players[1], score: oneAll, contest: false }
  const [match] = write(after(scored, submitScore(scored, contest))).matches.map((text) => JSON.parse(text))
  expect(match).toMatchObject({ status: 'in-progress', score1: null, score2: null, reportedBy: [] })
})
