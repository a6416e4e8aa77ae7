import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { seededRandom } from '../../seeded-random.ts'
import { givePenalty } from '../conduct/give-penalty.ts'
import type { PenaltyId } from '../conduct/penalty.ts'
import { circlesOf } from '../kinds/circles.ts'
import { groupSizes, groupsOf, movedFromDraw } from '../kinds/groups.ts'
import { isMeeting, isPlayed, seatsOf, tableOf } from '../kinds/seats.ts'
import { currentStage, roundsToPlay } from '../kinds/stage.ts'
import { changeSettings } from '../life/change-settings.ts'
import { removePlayer } from '../players/remove-player.ts'
import { setScore } from '../results/set-score.ts'
import { after, aTournamentOf, openMatches, started, twoNil } from '../testing/a-tournament.ts'
import type { Match, PlayerId, Tournament } from '../tournament.ts'
import { type GroupMove, hasRoomFor, movableInGroups, moveToGroup } from './move-to-group.ts'
import { recomputeRound } from './recompute-round.ts'
import { matchesOfRound } from './round-progress.ts'
import { startNextRound } from './start-round.ts'
import { undoRound } from './undo-round.ts'

function begun(players: number, size: 3 | 4 | 5 | 6 = 4): Tournament {
  const waiting = aTournamentOf(players)
  return started(after(waiting, changeSettings(waiting, { structure: 'groups', groups: { size } })))
}

const groupsIn = (tournament: Tournament) => circlesOf(currentStage(tournament))
const someone = (tournament: Tournament, group: number, seat: number) =>
  groupsIn(tournament)[group]?.[seat] ?? ('nobody' as PlayerId)
const moved = (tournament: Tournament, move: GroupMove) => after(tournament, moveToGroup(tournament, move))
const placeOf = (match: Match) => `${tableOf(match)} ${seatsOf(match).toSorted().join(' ')}`
const placesIn = (tournament: Tournament) => matchesOfRound(tournament, 1).map(placeOf).toSorted()

function meetsOwnGroup(tournament: Tournament): boolean {
  return matchesOfRound(tournament, 1).every((match) =>
    groupsIn(tournament).some((group) => seatsOf(match).every((id) => group.includes(id))),
  )
}

function scored(tournament: Tournament): Tournament {
  return openMatches(tournament).reduce(
    (now, { id: matchId }) => after(now, setScore(now, { matchId, score: twoNil })),
    tournament,
  )
}

test('STGE-33 two people exchange their groups, and nobody else changes opponent or table', () => {
  const before = begun(16)
  const [one, other] = [someone(before, 0, 1), someone(before, 3, 2)]
  const then = moved(before, { playerId: one, group: 3, instead: other })
  expect(groupsIn(then).map(({ length }) => length)).toEqual([4, 4, 4, 4])
  expect(groupsIn(then)[3]).toContain(one)
  expect(groupsIn(then)[0]).toContain(other)
  expect(meetsOwnGroup(then)).toBe(true)
  const stay = placesIn(before).filter((place) => placesIn(then).includes(place))
  expect(stay).toHaveLength(6)
  const tables = (tournament: Tournament) => matchesOfRound(tournament, 1).map(tableOf).toSorted()
  expect(tables(then)).toEqual(tables(before))
})

test('STGE-33 without an exchange somebody goes where a place is free, at their own table', () => {
  const before = begun(14)
  const playerId = someone(before, 0, 2)
  const had = matchesOfRound(before, 1).find((match) => seatsOf(match).includes(playerId))
  const then = moved(before, { playerId, group: 2, instead: null })
  expect(groupsIn(then).map(({ length }) => length)).toEqual([3, 4, 4, 3])
  expect(meetsOwnGroup(then)).toBe(true)
  const has = matchesOfRound(then, 1).find((match) => seatsOf(match).includes(playerId))
  expect(has && tableOf(has)).toBe(had && tableOf(had))
  expect(placesIn(before).filter((place) => placesIn(then).includes(place))).toHaveLength(placesIn(before).length - 2)
  expect(hasRoomFor(groupsOf(currentStage(before)) as never, playerId, 1)).toBe(false)
  expect(moveToGroup(before, { playerId, group: 1, instead: null })).toEqual(refuse('groups_uneven'))
})

test('STGE-33 into a group where nobody had the bye, the newcomer has it and all others keep their opponents', () => {
  const before = begun(9, 5)
  const then = moved(before, { playerId: someone(before, 0, 1), group: 1, instead: null })
  expect(groupsIn(then).map(({ length }) => length)).toEqual([4, 5])
  const stay = placesIn(before).filter((place) => placesIn(then).includes(place))
  expect(stay).toHaveLength(placesIn(before).length - 2)
})

test('STGE-33 tables keep their numbers, also where the plan has others by now', () => {
  const drawn = begun(16)
  const before = { ...drawn, tablePlan: { ...drawn.tablePlan, first: 20 } }
  const then = moved(before, { playerId: someone(before, 0, 1), group: 3, instead: someone(before, 3, 2) })
  const tables = (tournament: Tournament) => matchesOfRound(tournament, 1).map(tableOf).toSorted()
  expect(tables(then)).toEqual(tables(drawn))
})

test('STGE-33 taken back the groups, the tables and all rounds to come are those of the draw', () => {
  const before = begun(14)
  const playerId = someone(before, 0, 1)
  const away = moved(before, { playerId, group: 3, instead: null })
  expect([...movedFromDraw(currentStage(away))]).toEqual([[playerId, 3]])
  const back = moved(away, { playerId, group: 0, instead: null })
  expect(currentStage(back)).toEqual(currentStage(before))
  expect(placesIn(back)).toEqual(placesIn(before))
  const [one, other] = [someone(before, 0, 0), someone(before, 1, 3)]
  const exchanged = moved(before, { playerId: one, group: 1, instead: other })
  const undone = moved(exchanged, { playerId: one, group: 0, instead: other })
  expect(currentStage(undone)).toEqual(currentStage(before))
  expect(placesIn(undone)).toEqual(placesIn(before))
})

test('STGE-33 sent twice, or once somebody else was quicker, a move changes nothing or is refused', () => {
  const before = begun(16)
  const move = { playerId: someone(before, 0, 1), group: 2, instead: someone(before, 2, 0) }
  const then = moved(before, move)
  expect(moveToGroup(then, move)).toEqual({ accepted: true, value: [] })
  expect(moveToGroup(then, { ...move, playerId: someone(then, 1, 0) })).toEqual(refuse('round_moved_on'))
  expect(moveToGroup(before, { ...move, group: 9, instead: null })).toEqual(refuse('round_moved_on'))
  expect(moveToGroup(before, { ...move, playerId: 'nobody' as PlayerId })).toEqual(refuse('player_not_found'))
})

test('STGE-33 once a match that would change has a result, or round 2 is paired, it is refused and says so', () => {
  const before = begun(8)
  const playerId = someone(before, 0, 0)
  const match = openMatches(before).find((each) => seatsOf(each).includes(playerId))
  if (!match) throw new Error('Everybody plays')
  const one = after(before, setScore(before, { matchId: match.id, score: twoNil }))
  const exchange = { playerId, group: 1, instead: someone(one, 1, 0) }
  expect(moveToGroup(one, exchange)).toEqual(refuse('groups_have_results'))
  expect(movableInGroups(one).has(playerId)).toBe(false)
  expect(movableInGroups(one)).toContain(exchange.instead)
  const all = scored(before)
  const next = after(all, startNextRound(all, { seed: 'next', wished: null }))
  expect(moveToGroup(next, exchange)).toEqual(refuse('groups_settled'))
  expect(movableInGroups(next).size).toBe(0)
  const penalty = { id: 'c-1' as PenaltyId, penalty: 'no-show', playerId, by: 'organizer' } as const
  expect(moveToGroup(after(before, givePenalty(before, penalty)), exchange)).toEqual(
    refuse('pairing_ended_by_decision'),
  )
  const gone = after(before, removePlayer(before, exchange.instead))
  expect(moveToGroup(gone, exchange)).toMatchObject({ refusal: { code: 'pairing_player_dropped' } })
  const swiss = started(aTournamentOf(8))
  expect(moveToGroup(swiss, exchange)).toEqual(refuse('cut_needs_groups'))
})

test('STGE-34 after any moves groups are as equal as can be, everybody meets their group once, and the check holds', () => {
  for (let turn = 0; turn < 60; turn++) {
    const seed = `moves ${turn}`
    const random = seededRandom(seed)
    const any = (below: number) => Math.floor(random() * below)
    const players = 6 + any(25)
    let now = begun(players, ([3, 4, 5, 6] as const)[any(4)])
    const seedOfDraw = now.rounds[0]?.seed ?? ''
    const drawn = { seed: seedOfDraw, tables: matchesOfRound(now, 1).map(seatsOf) }
    for (let count = any(6); count > 0; count--) {
      const [from, group] = [any(groupsIn(now).length), any(groupsIn(now).length)]
      const instead = random() < 0.5 ? someone(now, group, any(3)) : null
      const outcome = moveToGroup(now, { playerId: someone(now, from, any(3)), group, instead })
      if (outcome.accepted) now = after(now, outcome)
      else expect(outcome, seed).toEqual(refuse('groups_uneven'))
    }
    const sizes = groupsIn(now).map(({ length }) => length)
    expect(sizes.toSorted().toReversed(), seed).toEqual(groupSizes(players, groupsOf(currentStage(now))?.size ?? 4))
    expect(meetsOwnGroup(now), seed).toBe(true)
    expect(recomputeRound(now, 1, drawn)?.others, seed).toBe(0)
    now = scored(now)
    while (now.rounds.length < roundsToPlay(now)) {
      now = scored(after(now, startNextRound(now, { seed: `${seed} ${now.rounds.length}`, wished: null })))
      expect(recomputeRound(now, now.rounds.length)?.others, seed).toBe(0)
    }
    const met = now.matches.filter(isMeeting).map((match) => seatsOf(match).toSorted().join(' '))
    const wanted = groupsIn(now).flatMap((group) =>
      group.flatMap((one, at) => group.slice(at + 1).map((other) => [one, other].toSorted().join(' '))),
    )
    expect(met.toSorted(), seed).toEqual(wanted.toSorted())
  }
})

test('STGE-34 a pair that no draw and no move gives is found by the check', () => {
  const before = begun(16)
  const drawn = { seed: before.rounds[0]?.seed ?? '', tables: matchesOfRound(before, 1).map(seatsOf) }
  const then = moved(before, { playerId: someone(before, 0, 1), group: 3, instead: someone(before, 3, 2) })
  expect(recomputeRound(then, 1, drawn)).toMatchObject({ others: 0, byHand: 2 })
  const all = scored(then)
  const next = after(all, startNextRound(all, { seed: 'next', wished: null }))
  const [one, other, ...others] = matchesOfRound(next, 2).filter(isPlayed)
  if (!one || !other) throw new Error('Tables are played')
  const [first, second] = [seatsOf(one), seatsOf(other)] as [[PlayerId, PlayerId], [PlayerId, PlayerId]]
  const exchanged = [
    { ...one, sides: [[first[0]], [second[1]]] },
    { ...other, sides: [[second[0]], [first[1]]] },
  ]
  const planted = { ...next, matches: [...matchesOfRound(next, 1), ...exchanged, ...others] as Tournament['matches'] }
  expect(recomputeRound(planted, 2)?.others).toBe(2)
})

test('STGE-33 round 1 taken back gives its groups to the next draw', () => {
  const before = begun(8)
  const then = moved(before, { playerId: someone(before, 0, 0), group: 1, instead: someone(before, 1, 0) })
  const waiting = after(then, undoRound(then, 1))
  expect(currentStage(waiting)).toEqual(currentStage(aTournamentInGroups()))
  expect(started(waiting)).toEqual(before)
})

function aTournamentInGroups(): Tournament {
  const waiting = aTournamentOf(8)
  return after(waiting, changeSettings(waiting, { structure: 'groups' }))
}
