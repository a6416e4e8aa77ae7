import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { circlesOf } from '../kinds/circles.ts'
import { isBye, isMeeting, seatsOf, tableOf } from '../kinds/seats.ts'
import { currentStage, newcomerFault, roundsToPlay } from '../kinds/stage.ts'
import { changeSettings } from '../life/change-settings.ts'
import { setScore } from '../results/set-score.ts'
import { moveToGroup } from '../rounds/move-to-group.ts'
import { recomputeRound } from '../rounds/recompute-round.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { startNextRound } from '../rounds/start-round.ts'
import { after, aTournamentOf, openMatches, playerId, started, twoNil } from '../testing/a-tournament.ts'
import type { Match, Tournament } from '../tournament.ts'
import { addPlayer, addPlayers } from './add-player.ts'
import { metFirstInGroup } from './met-first-in-group.ts'

function begun(players: number, size: 3 | 4 | 5 | 6 = 4): Tournament {
  const waiting = aTournamentOf(players)
  return started(after(waiting, changeSettings(waiting, { structure: 'groups', groups: { size } })))
}

const LATE = { name: 'Nora', newPlayerId: playerId('nora') }
const groupsIn = (tournament: Tournament) => circlesOf(currentStage(tournament))
const sizes = (tournament: Tournament) => groupsIn(tournament).map(({ length }) => length)
const placeOf = (match: Match) => `${tableOf(match)} ${seatsOf(match).join(' ')}`

function scored(tournament: Tournament): Tournament {
  return openMatches(tournament).reduce(
    (now, { id: matchId }) => after(now, setScore(now, { matchId, score: twoNil })),
    tournament,
  )
}

test('STGE-36 STAK-4 a late player takes the bye of a group, also when its other tables have results, and no table changes', () => {
  const before = scored(begun(7))
  expect(sizes(before)).toEqual([4, 3])
  const [exempt] = before.matches.filter(isBye).flatMap(seatsOf)
  expect(metFirstInGroup(before)).toEqual({ group: 1, playerId: exempt })
  const then = after(before, addPlayer(before, LATE))
  expect(sizes(then)).toEqual([4, 4])
  expect(then.players.at(-1)).toMatchObject({ id: LATE.newPlayerId, firstRound: 1 })
  expect(then.matches.filter(isMeeting).slice(0, -1)).toEqual(before.matches.filter(isMeeting))
  expect(then.matches.at(-1)).toMatchObject({ table: 4, sides: [[exempt], [LATE.newPlayerId]] })
  expect(then.matches.filter(isBye)).toEqual([])
  let now = scored(then)
  while (now.rounds.length < roundsToPlay(now)) {
    now = scored(after(now, startNextRound(now, { seed: `${now.rounds.length}`, wished: null })))
    expect(recomputeRound(now, now.rounds.length)?.others).toBe(0)
  }
  const met = now.matches.filter((match) => isMeeting(match) && seatsOf(match).includes(LATE.newPlayerId))
  expect(met).toHaveLength(3)
})

test('STGE-36 each newcomer of a list has a place, or nobody enters', () => {
  const before = begun(14)
  expect(sizes(before)).toEqual([4, 4, 3, 3])
  const two = ['Nora', 'Hugo'].map((name) => ({ name, newPlayerId: playerId(name) }))
  const both = after(before, addPlayers(before, two))
  expect(sizes(both)).toEqual([4, 4, 4, 4])
  expect(addPlayers(before, [...two, LATE].with(2, { ...LATE, name: 'Lou' }))).toEqual(refuse('field_drawn'))
  expect(newcomerFault(both)).toBe('field_drawn')
})

test('STGE-36 a bye in a group that one more would make too large is no place, nor is one in round 2', () => {
  const uneven = begun(13, 5)
  expect(sizes(uneven)).toEqual([5, 4, 4])
  expect(newcomerFault(uneven)).toBe('field_drawn')
  const equal = begun(10, 5)
  expect(newcomerFault(equal)).toBeNull()
  expect(sizes(after(equal, addPlayer(equal, LATE)))).toEqual([6, 5])
  const one = scored(equal)
  const next = after(one, startNextRound(one, { seed: 'next', wished: null }))
  expect(addPlayer(next, LATE)).toEqual(refuse('field_drawn'))
  // Teams are formed before the start.
  expect(newcomerFault({ ...begun(10, 5), teamKind: 'trios' })).toBe('field_drawn')
})

test('STGE-36 the check names the newcomer’s table as changed, and a newcomer may be moved and moved back', () => {
  const before = begun(14)
  const drawn = { seed: before.rounds[0]?.seed ?? '', tables: matchesOfRound(before, 1).map(seatsOf) }
  const then = after(before, addPlayer(before, LATE))
  expect(recomputeRound(then, 1, drawn)).toMatchObject({ others: 0, byHand: 1 })
  const instead = groupsIn(then)[0]?.[0] ?? playerId('nobody')
  const moved = after(then, moveToGroup(then, { playerId: LATE.newPlayerId, group: 0, instead }))
  const back = after(moved, moveToGroup(moved, { playerId: LATE.newPlayerId, group: 2, instead }))
  expect(matchesOfRound(back, 1).map(placeOf).toSorted()).toEqual(matchesOfRound(then, 1).map(placeOf).toSorted())
  expect(currentStage(back)).toEqual(currentStage(then))
})
