import { expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { plannedMinutes, roundMinutes } from '../clock/clock-plan.ts'
import { planClock } from '../clock/plan-clock.ts'
import { countedRules } from '../kinds/counted-rules.ts'
import { partOf } from '../kinds/part.ts'
import { currentRound } from '../kinds/phase.ts'
import { currentStage, firstStageOf } from '../kinds/stage.ts'
import { changeSettings } from '../life/change-settings.ts'
import { MOST_PARTS, type PlannedPart } from '../stage-part.ts'
import { after, aTournamentOf, started, withResults } from '../testing/a-tournament.ts'
import type { Tournament } from '../tournament.ts'
import { expectedCut } from './cut-field.ts'
import { openStage } from './open-stage.ts'
import { partsToCome, plannedWish } from './planned-parts.ts'
import { undoRound } from './undo-round.ts'

const PODS: PlannedPart = {
  ...{ structure: 'pods', plannedRounds: 2, carriesPoints: false },
  ...{ playing: null, rules: null, minutes: null },
}
const SWISS: PlannedPart = { ...PODS, structure: 'swiss', carriesPoints: true, playing: 8 }

const plan = (tournament: Tournament, plannedParts: readonly PlannedPart[]) =>
  changeSettings(tournament, { plannedParts })

function aRound(players = 12, parts: readonly PlannedPart[] = [PODS, SWISS]): Tournament {
  const waiting = aTournamentOf(players)
  return withResults(started(after(waiting, plan(waiting, parts))))
}

/** The planned part begins as the desk begins it. */
function begun(tournament: Tournament, candidates = tournament.players.length): Tournament {
  const wish = plannedWish(tournament, candidates)
  if (!wish) throw new Error('no part is planned')
  return after(tournament, openStage(tournament, { ...wish, seed: 's', afterRound: currentRound(tournament) }))
}

test('STGE-21 a planned part begins as it was planned, and the one after it is next', () => {
  const one = aRound()
  expect(partsToCome(one)).toEqual([PODS, SWISS])
  const two = begun(one)
  expect(currentStage(two)).toMatchObject({ kind: 'pods', plannedRounds: 2, part: { carriesPoints: false } })
  expect(partsToCome(two)).toEqual([SWISS])
})

test('STGE-21 a part that is taken back is planned again', () => {
  const two = begun(aRound())
  const back = after(two, undoRound(two, 2))
  expect(partsToCome(back)).toEqual([PODS, SWISS])
})

test('STGE-21 who has left is not waited for: with fewer than planned everybody plays on', () => {
  const planned = { ...PODS, playing: 8 }
  expect(plannedWish(aRound(12, [planned]), 12)).toEqual(planned)
  expect(plannedWish(aRound(12, [planned]), 8)).toEqual(PODS)
})

test('STGE-22 parts to come may change while the one before is played, and those that began stay', () => {
  const two = begun(aRound())
  expect(plan(two, [PODS])).toMatchObject({ accepted: true })
  expect(after(two, plan(two, [PODS])).plannedParts).toEqual([PODS])
  expect(plan(two, [SWISS])).toEqual(refuse('structure_locked'))
  expect(plan(two, [PODS, SWISS])).toEqual(accept([]))
  expect(changeSettings(two, { plannedParts: [PODS], name: 'Autre' })).toEqual(refuse('settings_locked'))
})

test('STGE-22 STGE-38 a plan that no part could follow is refused, and of too many parts it says how many there may be', () => {
  const waiting = aTournamentOf(2)
  expect(plan(waiting, [{ ...SWISS, rules: { bestOf: 99 } }])).toEqual(refuse('rules_invalid'))
  expect(
    plan(
      waiting,
      Array.from({ length: MOST_PARTS }, () => SWISS),
    ),
  ).toEqual(refuse('part_too_many', { count: MOST_PARTS, parts: MOST_PARTS + 1 }))
  const groups = { ...waiting, stages: [firstStageOf('groups')] }
  expect(plan(groups, [SWISS])).toEqual(refuse('cut_follows_groups'))
  expect(partsToCome({ ...groups, plannedParts: [SWISS] })).toEqual([])
  expect(partsToCome({ ...waiting, teamKind: 'trios', plannedParts: [SWISS] })).toEqual([])
})

test('STGE-21 no bracket is expected before the parts that come first', () => {
  const cut = { ...aRound(), plannedCut: 4 } as const
  expect(expectedCut(cut)).toBeNull()
  expect(expectedCut({ ...cut, plannedParts: [] })).toBe(4)
})

test('STGE-23 minutes set by hand do not hold in a part whose rounds last otherwise', () => {
  const one = aRound()
  const timed = after(one, planClock(one, { minutes: 35, startsWithRound: true }))
  expect([plannedMinutes(timed), roundMinutes(timed, 1)]).toEqual([35, 35])
  const two = begun(timed)
  expect(plannedMinutes(two)).toBe(countedRules(two).roundMinutes)
  expect([roundMinutes(two, 1), roundMinutes(two, 2)]).toEqual([35, 80])
  const again = after(two, planClock(two, { minutes: 70, startsWithRound: true }))
  expect([plannedMinutes(again), roundMinutes(again, 1), roundMinutes(again, 2)]).toEqual([70, 50, 70])
})

test('STGE-23 where the rounds last as long, what was set by hand goes on', () => {
  const one = aRound(12, [SWISS])
  const timed = after(one, planClock(one, { minutes: 35, startsWithRound: true }))
  expect(roundMinutes(begun(timed), 2)).toBe(35)
})

test.each(['swiss', 'pods', 'draft'] as const)('STGE-23 a part of %s may have minutes of its own', (structure) => {
  const one = aRound(12, [{ ...SWISS, structure, minutes: 40 }])
  const timed = after(one, planClock(one, { minutes: 35, startsWithRound: true }))
  const two = begun(timed)
  expect(plannedMinutes(two)).toBe(40)
  expect(partOf(currentStage(two))?.rules).toBeDefined()
})
