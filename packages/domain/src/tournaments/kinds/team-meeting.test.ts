import { expect, test } from 'vitest'
import { playerId } from '../testing/a-tournament.ts'
import type { MatchId, MatchState, PlayedMatch, PlayerId } from '../tournament.ts'
import { games, seats } from './result.ts'
import { isTeamMatch, type TeamMatch } from './team-match.ts'
import {
  isBySeats,
  meetingAtSeat,
  meetingFor,
  meetingOfCaptains,
  meetingsIn,
  meetingsOf,
  sidesFor,
} from './team-meeting.ts'

const won = { wins1: 2, wins2: 0, draws: 0 }
const lost = { wins1: 1, wins2: 2, draws: 0 }
const ids = (...names: string[]) => names.map((name) => playerId(name)) as [PlayerId, ...PlayerId[]]

function matchOf(state: MatchState, size = 3): TeamMatch {
  const sides = [
    ids('a1', 'b1', 'c1').slice(0, size),
    ids('a2', 'b2', 'c2').slice(0, size),
  ] as unknown as PlayedMatch['sides']
  const match: PlayedMatch = { kind: 'played', id: 'm' as MatchId, round: 1, table: 12, sides, state }
  if (!isTeamMatch(match)) throw new Error('no match of teams')
  return match
}

test('TEAM-13 each seat of a match of trios is a meeting of the two who sit there, with what stands between them', () => {
  const match = matchOf({
    kind: 'partial',
    result: seats([won, null, lost]),
    decidedBy: 'player',
    reports: [
      { by: playerId('a1'), result: seats([won, null, null]) },
      { by: playerId('c2'), result: seats([null, null, lost]) },
    ],
  })
  expect(isBySeats(match)).toBe(true)
  expect(meetingsOf(match).map(({ sides }) => sides.flat())).toEqual([
    ids('a1', 'a2'),
    ids('b1', 'b2'),
    ids('c1', 'c2'),
  ])
  expect(meetingAtSeat(match, 1)?.state).toEqual({ kind: 'pending' })
  expect(meetingAtSeat(match, 2)?.state).toEqual({
    kind: 'terminated',
    result: games(lost),
    decidedBy: 'player',
    reports: [{ by: 'c2', result: games(lost) }],
  })
  expect(meetingAtSeat(match, 3)).toBeNull()
  expect(meetingFor(match, playerId('b2'))?.sides).toEqual([ids('b1'), ids('b2')])
  expect(meetingFor(match, playerId('elsewhere'))).toBeNull()
})

test('TEAM-13 a seat about which people disagree is contested, and no other', () => {
  const match = matchOf({ kind: 'contested', reports: [], seats: [won, null, null], contestedSeats: [1] })
  expect(meetingsOf(match).map(({ state }) => state.kind)).toEqual(['terminated', 'contested', 'pending'])
})

test('TEAM-13 two against two meet as their captains, and each member sees themselves', () => {
  const match = matchOf(
    {
      kind: 'terminated',
      result: games({ wins1: 0, wins2: 1, draws: 0 }),
      decidedBy: 'player',
      reports: [{ by: playerId('b2'), result: games({ wins1: 0, wins2: 1, draws: 0 }) }],
    },
    2,
  )
  expect(isBySeats(match)).toBe(false)
  expect(meetingOfCaptains(match)?.sides).toEqual([ids('a1'), ids('a2')])
  expect(meetingOfCaptains(matchOf({ kind: 'pending' }))).toBeNull()
  const seen = meetingFor(match, playerId('b2'))
  expect(seen?.sides).toEqual([ids('a1'), ids('b2')])
  // A team speaks with one voice.
  expect(seen?.state).toMatchObject({ kind: 'terminated', reports: [{ by: 'b2' }] })
  expect(meetingFor(match, playerId('a2'))?.state).toMatchObject({ reports: [{ by: 'a2' }] })
  expect(sidesFor(match, playerId('b2'))).toEqual([ids('a2', 'b2'), ids('a1', 'b1')])
})

test('TEAM-36 statistics count what two people played: at each seat, or of a shared game each with who sits opposite', () => {
  const decided = { kind: 'terminated', decidedBy: 'player', reports: [] } as const
  const bySeats = meetingsIn(matchOf({ ...decided, result: seats([won, won, null]) }))
  expect(bySeats.map((match) => isTeamMatch(match))).toEqual([false, false, false])
  expect(bySeats.map((match) => ('state' in match ? match.state.kind : null))).toEqual([
    'terminated',
    'terminated',
    'pending',
  ])
  const shared = meetingsIn(matchOf({ ...decided, result: games(won) }, 2))
  expect(shared).toMatchObject([
    { sides: [['a1'], ['a2']], state: { result: games(won) } },
    { sides: [['b1'], ['b2']], state: { result: games(won) } },
  ])
})
