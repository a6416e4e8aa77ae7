import { isPlayed, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { DOUBLE_LOSS } from '@tablee/domain/tournaments/results/score'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { submitScore } from '@tablee/domain/tournaments/results/submit-score'
import { chooseStructure } from '@tablee/domain/tournaments/rounds/choose-structure'
import { planRounds } from '@tablee/domain/tournaments/rounds/plan-rounds'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { acted, aTeamEvent, withTeams } from '@tablee/domain/tournaments/testing/a-team-event'
import {
  after,
  aTournamentOf,
  firstOpenMatch,
  oneAll,
  playerId,
  started,
  twoNil,
  withAnonymous,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
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
  expect(readTournamentDocument(document)).toEqual({ tournament, sequence: 7, isWhole: true })
})

test('API-2 who dropped is listed and not counted', () => {
  const someone = second.players[0]?.id
  if (!someone) throw new Error('nobody plays')
  const document = write(after(second, removePlayer(second, someone)))
  expect(document.players).toHaveLength(5)
  expect(document.registeredPlayersCount).toBe(4)
  // Four would play two rounds: it goes on as five began it.
  expect(document.roundsToPlay).toBe(3)
})

test('RANK-1 the final ranking is written with its outside names', () => {
  const [first] = write(finished).finalRanking.map((text) => JSON.parse(text))
  expect(Object.keys(first)).toEqual(
    expect.arrayContaining(['rank', 'playerId', 'playerName', 'points', 'matchesWon', 'matchesPlayed']),
  )
  expect(Object.keys(first)).toEqual(expect.arrayContaining(['matchesDrawn', 'winRate', 'omw', 'gw', 'ogw']))
})

test('RANK-1 each figure of the ranking is written under its own name, and read back as itself', () => {
  const row = { rank: 1, playerId: playerId('p1'), points: 9, matchesWon: 3, matchesPlayed: 7, matchesDrawn: 2 }
  const ratios = { winRate: 0.41, opponentMatchWin: 0.52, gameWin: 0.63, opponentGameWin: 0.74 }
  const phase = { kind: 'finished', rounds: 2, standings: [{ ...row, ...ratios }] } as const
  const document = write({ ...finished, phase })
  expect(document.finalRanking.map((text) => JSON.parse(text))).toMatchObject([
    {
      ...{ points: 9, matchesWon: 3, matchesPlayed: 7, matchesDrawn: 2 },
      winRate: 0.41,
      omw: 0.52,
      gw: 0.63,
      ogw: 0.74,
    },
  ])
  expect(readTournamentDocument(document).tournament.phase).toEqual(phase)
})

test('DASH-6 nobody reads in the document who reported what of a contested match', () => {
  const running = started(aTournamentOf(2))
  const { id } = firstOpenMatch(running)
  const players = pairOf(firstOpenMatch(running))
  const scored = after(running, submitScore(running, { matchId: id, by: players[0], score: twoNil, contest: false }))
  const contest = { matchId: id, by: players[1], score: oneAll, contest: false }
  const [match] = write(after(scored, submitScore(scored, contest))).matches.map((text) => JSON.parse(text))
  expect(match).toMatchObject({ status: 'in-progress', score1: null, score2: null, reportedBy: [] })
})

test('STAK-11 a double loss is told beside a score without games, and read back as one', () => {
  const running = started(aTournamentOf(2))
  const lost = after(running, setScore(running, { matchId: firstOpenMatch(running).id, score: DOUBLE_LOSS }))
  const document = write(lost)
  expect(document.matches.map((text) => JSON.parse(text))).toMatchObject([{ score1: 0, score2: 0, doubleLoss: true }])
  expect(read(document).tournament.matches).toEqual(lost.matches)
})

const read = (document: unknown) => readTournamentDocument(tournamentDocument.parse(document))
const altered = (texts: readonly string[], change: object) =>
  texts.map((text) => JSON.stringify({ ...JSON.parse(text), ...change }))

test('API-2 members that a later server added are passed over', () => {
  const document = write(second)
  const later = { ...document, leagues: [], matches: altered(document.matches, { seats: ['a', 'b'] }) }
  expect(read(later)).toEqual({ tournament: second, sequence: 7, isWhole: true })
})

test('API-2 a match of a later kind is shown as two players at a table, with the score it has', () => {
  const document = write(second)
  const later = read({ ...document, matches: altered(document.matches, { kind: 'pod', status: 'judged' }) })
  expect(later.isWhole).toBe(false)
  expect(later.tournament.matches).toEqual(second.matches.filter(({ kind }) => kind === 'played'))
})

test('API-2 what of a later document has no place here is left out, and said', () => {
  const document = write(second)
  const seatless = read({ ...document, players: [...document.players, '{"team":"Lyon"}'] })
  expect(seatless).toEqual({ tournament: second, sequence: 7, isWhole: false })
  const rules = JSON.stringify({ ...second.rules, tiebreakers: ['sonneborn-berger', 'game-win'], opponents: 'later' })
  const unruly = read({ ...document, rules })
  expect(unruly.isWhole).toBe(false)
  expect(unruly.tournament.rules).toEqual({ ...second.rules, tiebreakers: ['game-win'] })
})

test('GAME-1 a game of a later version is shown as another game, with its own points and scores', () => {
  const document = write(second)
  const { scoresAllowed } = rulePackFor('fleshandblood')
  const own = { ...rulePackFor('fleshandblood'), game: 'a-later-game', tiebreakers: ['later', 'opponent-match-win'] }
  const later = read({ ...document, rules: JSON.stringify(own), gameType: 'a-later-game' })
  expect(later.isWhole).toBe(false)
  expect(later.tournament.rules).toMatchObject({
    ...{ game: 'other', scoresAllowed, points: { win: 1, draw: 0, loss: 0 } },
    ...{ tiebreakers: ['opponent-match-win'], source: own.source },
  })
  expect(later.tournament.matches).toEqual(second.matches)
})

test('STAK-14 stages come back from the document, and a server that knew one tells its plan', () => {
  const planned = after(waiting, planRounds(waiting, { rounds: 4, reason: null }))
  const later = started({ ...planned, stages: [{ kind: 'swiss', plannedRounds: 2 }, ...planned.stages] })
  expect(read(write(later))).toEqual({ tournament: later, sequence: 7, isWhole: true })
  const { stages: _, ...earlier } = write(started(planned))
  expect(earlier.rounds).toEqual([expect.not.stringContaining('stage')])
  expect(read(earlier)).toEqual({ tournament: started(planned), sequence: 7, isWhole: true })
})

test('API-2 a stage of a later kind is shown like Swiss rounds', () => {
  const document = write(second)
  const later = read({ ...document, stages: [...(document.stages ?? []), '{"kind":"ladder","size":4}'] })
  expect(later.isWhole).toBe(false)
  expect(later.tournament.stages).toEqual([...second.stages, { kind: 'swiss', plannedRounds: null }])
})

test('STAK-9 a structure comes back from the document, and one of a later kind is shown like Swiss rounds', () => {
  const chosen = after(waiting, chooseStructure(waiting, 'elimination'))
  const begun = started(chosen)
  expect(read(write(chosen))).toEqual({ tournament: chosen, sequence: 7, isWhole: true })
  expect(read(write(begun))).toEqual({ tournament: begun, sequence: 7, isWhole: true })
  expect(write(begun)).toMatchObject({ structure: 'elimination', plannedRounds: null })
  const later = tournamentDocument.parse({
    ...write(chosen),
    structure: 'ladder',
    stages: ['{"kind":"ladder","size":4}'],
  })
  expect(later.structure).toBeUndefined()
  expect(read(later)).toMatchObject({
    isWhole: false,
    tournament: { stages: [{ kind: 'swiss', plannedRounds: null }] },
  })
})

test('TEAM-39 the points of a team are those of each of its people, wherever they sit, and standings count it once', () => {
  let event = acted(withTeams(aTeamEvent('trios'), [1, 2, 3]), { name: 'start-quick-tournament', input: {} })
  const [match] = event.matches.filter(isPlayed)
  if (!match) throw new Error('no two teams meet')
  const seats = { scores: [twoNil, twoNil, null] }
  event = acted(event, { name: 'update-score-quick-tournament', input: { matchId: match.id, seats } })
  const { players } = write(event)
  const points = new Map(players.map((text) => JSON.parse(text)).map((player) => [player.key, player.points]))
  const [winners = [], losers = []] = match.sides
  expect(winners.map((id) => points.get(id))).toEqual([3, 3, 3])
  expect(losers.map((id) => points.get(id))).toEqual([0, 0, 0])
  const idle = event.teams.find(({ members: [captain] }) => ![winners[0], losers[0]].includes(captain as PlayerId))
  expect(idle?.members.map((id) => points.get(id))).toEqual([3, 3, 3])
  const over = write(acted(event, { name: 'finish-tournament', input: {} }))
  expect(over.finalRanking.map((text) => JSON.parse(text).points)).toEqual([3, 3, 0])
})
