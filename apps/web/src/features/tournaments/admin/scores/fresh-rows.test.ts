import type { Outcome } from '@tablee/domain/outcome'
import type { Change } from '@tablee/domain/tournaments/change'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { isMeeting, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { submitScore } from '@tablee/domain/tournaments/results/submit-score'
import { started, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { venue } from '../../testing/venue.ts'
import { FreshRows, freshIn } from './fresh-rows.ts'

const before: Tournament = started(venue(['Zoé', 'Max', 'Lou', 'Ana']))
const [first, second] = before.matches.filter(isMeeting)

const twoNil = { wins1: 2, wins2: 0, draws: 0 }

function decided(outcome: Outcome<readonly Change[]>, tournament: Tournament): Tournament {
  if (!outcome.accepted) throw new Error(outcome.refusal.code)
  return evolveAll(tournament, outcome.value)
}

function scored(tournament: Tournament, matchId = first?.id): Tournament {
  if (!matchId) throw new Error('nobody plays')
  return decided(setScore(tournament, { matchId, score: twoNil, by: 'organizer' }), tournament)
}

test('FAST-12 only what differs in results alone is shown by rows first', () => {
  const after = scored(before)
  expect(freshIn(before, after).map(({ over }) => over)).toEqual([first])
  expect(freshIn(before, scored(after, second?.id))).toHaveLength(2)
  expect(freshIn(before, before)).toEqual([])
  expect(freshIn(before, { ...after, name: 'Autre' })).toEqual([])
  expect(freshIn(before, { ...after, matches: after.matches.slice(1) })).toEqual([])
})

test('FAST-12 the end of a contest is drawn with the screen, whose card of it stands above the rows', () => {
  if (!first) throw new Error('nobody plays')
  const [by, other] = pairOf(first)
  const said = decided(submitScore(whole(before), { matchId: first.id, by, score: twoNil, contest: false }), before)
  const contest = submitScore(whole(said), { matchId: first.id, by: other, score: null, contest: true })
  const contested = decided(contest, said)
  expect(freshIn(said, contested)).toHaveLength(1)
  expect(freshIn(contested, scored(contested))).toEqual([])
})

test('FAST-12 a result waits for the whole drawing where no row shows its match', () => {
  const rows = new FreshRows()
  const results = freshIn(before, scored(before))
  const heard: string[] = []
  expect(rows.areShown(results)).toBe(false)
  if (!first || !second) throw new Error('nobody plays')
  const stop = rows.watch(first, () => heard.push('first'))
  rows.watch(second, () => heard.push('second'))
  expect(rows.areShown(results)).toBe(true)
  expect(rows.areShown([])).toBe(false)
  rows.show(results)
  expect(heard).toEqual(['first'])
  expect(rows.of(first)).toBe(results[0]?.now)
  expect(rows.of(second)).toBe(second)
  // A row drawn with the screen, or with something later, shows what it was given.
  const later = { ...first }
  expect(rows.of(later)).toBe(later)
  stop()
  expect(rows.areShown(results)).toBe(false)
})

test('CAVE-59 who left or came back is shown by rows first, where nothing else of anybody differs', () => {
  const [zoe] = before.players
  if (!zoe) throw new Error('nobody plays')
  const gone = evolveAll(before, [{ kind: 'player_dropped', playerId: zoe.id, afterRound: 1 }])
  expect(freshIn(before, gone).map(({ over }) => over)).toEqual([zoe])
  expect(freshIn(gone, evolveAll(gone, [{ kind: 'player_restored', playerId: zoe.id }]))).toHaveLength(1)
  const renamed = evolveAll(gone, [{ kind: 'player_renamed', playerId: zoe.id, name: zoe.name.toUpperCase() as never }])
  expect(freshIn(before, renamed)).toEqual([])
  expect(freshIn(before, scored(gone))).toEqual([])
})
