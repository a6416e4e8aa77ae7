import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { placed } from '../kinds/result.ts'
import { isBye, isPlayed, seatsOf, sidesOf } from '../kinds/seats.ts'
import { roundsToPlay } from '../kinds/stage.ts'
import { changeSettings } from '../life/change-settings.ts'
import { removePlayer } from '../players/remove-player.ts'
import { setResult } from '../results/set-score.ts'
import { submitResult } from '../results/submit-score.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import { after, aTournamentOf, whole } from '../testing/a-tournament.ts'
import type { Placings, PlayedMatch, Tournament } from '../tournament.ts'
import { recomputeRound } from './recompute-round.ts'
import { matchesOfRound } from './round-progress.ts'
import { startNextRound, startTournament } from './start-round.ts'

function pods(players: number): Tournament {
  const waiting = aTournamentOf(players)
  return after(waiting, changeSettings(waiting, { structure: 'pods' }))
}

const tablesOf = (tournament: Tournament, round: number): readonly PlayedMatch[] =>
  matchesOfRound(tournament, round).filter((match) => isPlayed(match))

test('PODS-1 seven sit at a table of four and one of three, and the seed gives the same tables again', () => {
  const waiting = pods(7)
  expect(roundsToPlay(waiting)).toBe(3)
  const started = after(waiting, startTournament(waiting, 'seed'))
  expect(tablesOf(started, 1).map(({ sides, table }) => [table, sides.length])).toEqual([
    [1, 4],
    [2, 3],
  ])
  expect(recomputeRound(started, 1)).toMatchObject({ others: 0, byHand: 0 })
})

test('PODS-1 one of five has the bye, and two make no table', () => {
  const waiting = pods(5)
  const started = after(waiting, startTournament(waiting, 'seed'))
  expect(tablesOf(started, 1).map(({ sides }) => sides.length)).toEqual([4])
  expect(started.matches.filter(isBye)).toHaveLength(1)
  expect(startTournament(pods(2), 'seed')).toEqual(refuse('pods_too_small', { size: 3, count: 2 }))
})

test('PODS-1 PODS-2 a winner has 5 points, those who draw 1, and the next round seats the winners together', () => {
  const waiting = pods(16)
  let tournament = after(waiting, startTournament(waiting, 'seed'))
  for (const match of tablesOf(tournament, 1)) {
    const result = match.table === 4 ? placed({ drawn: [0, 1] }) : placed({ winner: 2 })
    tournament = after(tournament, setResult(tournament, { matchId: match.id, result }))
  }
  const points = computeStandings({ ...tournament, throughRound: 1 }).map((standing) => standing.points)
  expect(points).toEqual([5, 5, 5, 1, 1, ...Array.from({ length: 11 }, () => 0)])
  tournament = after(tournament, startNextRound(tournament, { seed: 'next', wished: null }))
  expect(tablesOf(tournament, 2)).toHaveLength(4)
  expect(recomputeRound(tournament, 2)).toMatchObject({ others: 0 })
})

test('PODS-3 two equal reports settle a table of four, and one contradiction contests it', () => {
  const waiting = pods(4)
  const started = whole(after(waiting, startTournament(waiting, 'seed')))
  const [match] = tablesOf(started, 1)
  if (!match) throw new Error('no table')
  const [one, two, three] = sidesOf(match).map(([player]) => player)
  const say = (state: typeof started, by: typeof one, winner: number) =>
    after(
      state,
      submitResult(state, { matchId: match.id, by: by as never, result: placed({ winner }), contest: false }),
    )
  const settled = say(say(started, one, 1), two, 1)
  expect(settled.matches[0]).toMatchObject({ state: { kind: 'terminated', result: placed({ winner: 1 }) } })
  expect(say(settled, three, 0).matches[0]).toMatchObject({ state: { kind: 'contested' } })
})

test('PODS-31 players do not give the win or a draw to who has left; what was reported before stands, and the staff enters the rest', () => {
  const waiting = pods(4)
  const started = whole(after(waiting, startTournament(waiting, 'seed')))
  const [match] = tablesOf(started, 1)
  if (!match) throw new Error('no table')
  const [leaver, two, three] = seatsOf(match)
  const say = (state: typeof started, by: typeof leaver, said: Placings) =>
    submitResult(state, { matchId: match.id, by: by as never, result: placed(said), contest: false })
  const left = whole(after(started, removePlayer(started, leaver as never)))
  for (const said of [{ winner: 0 }, { drawn: [0, 1] }, { places: [1, 2, 3, 4] }]) {
    expect(say(left, two, said)).toEqual(refuse('winner_has_left'))
  }
  for (const said of [{ winner: 1 }, { drawn: [1, 2, 3] }, { drawn: [] }, { places: [3, 1, 2, 4] }]) {
    expect(say(left, two, said)).toMatchObject({ accepted: true })
  }
  expect(setResult(left, { matchId: match.id, result: placed({ winner: 0 }) })).toMatchObject({ accepted: true })

  const told = after(started, say(started, leaver, { winner: 0 }))
  const toldThenLeft = whole(after(told, removePlayer(told, leaver as never)))
  expect(say(toldThenLeft, two, { winner: 0 })).toMatchObject({ accepted: true })
  const contested = whole(after(toldThenLeft, say(toldThenLeft, three, { winner: 2 })))
  expect(say(contested, three, { winner: 0 })).toMatchObject({ accepted: true })
  expect(say(contested, two, { drawn: [0, 1] })).toEqual(refuse('winner_has_left'))
})

test('PODS-31 where a drawn game is drawn by the whole table, players say by places who does not draw', () => {
  const waiting = pods(4)
  const placings = { points: { win: 5, draw: 1, loss: 0 }, places: null, drawCounts: 'pod' } as const
  const ruled = { ...waiting, rules: { ...waiting.rules, placings } }
  const started = whole(after(ruled, startTournament(ruled, 'seed')))
  const [match] = tablesOf(started, 1)
  if (!match) throw new Error('no table')
  const [leaver, two] = seatsOf(match)
  const left = whole(after(started, removePlayer(started, leaver as never)))
  const say = (said: Placings) =>
    submitResult(left, { matchId: match.id, by: two as never, result: placed(said), contest: false })
  expect(say({ drawn: [1, 2, 3] })).toEqual(refuse('winner_has_left'))
  expect(say({ places: [4, 1, 1, 1] })).toMatchObject({ accepted: true })
})
