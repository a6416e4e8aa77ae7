import { expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { startCut } from '../rounds/start-cut.ts'
import { startNextRound, startTournament } from '../rounds/start-round.ts'
import { EARLIER_PACKS } from '../rule-packs/earlier-packs.ts'
import { after, aTournamentOf, started, withResults } from '../testing/a-tournament.ts'
import type { Tournament } from '../tournament.ts'
import { planClock } from './plan-clock.ts'
import { currentClock, MINUTE_MS } from './round-clock.ts'
import { startClock, withPlannedClock } from './start-clock.ts'

const NOW = new Date('2026-11-20T19:00:00.000Z')
const waiting = aTournamentOf(4)
const planned = (startsWithRound: boolean) => after(waiting, planClock(waiting, { minutes: 35, startsWithRound }))

test('STAK-5 the minutes of a round are those that were planned, and those of the rules again', () => {
  const running = started(planned(false))
  const clocked = after(running, startClock(running, { round: 1, now: NOW }))
  expect(currentClock(clocked)?.durationMs).toBe(35 * MINUTE_MS)
  const back = after(running, planClock(running, { minutes: null, startsWithRound: false }))
  expect(currentClock(after(back, startClock(back, { round: 1, now: NOW })))?.durationMs).toBe(50 * MINUTE_MS)
})

test('STAK-5 where it is planned so, whatever pairs a round starts its clock', () => {
  const tournament = planned(true)
  const start = startTournament(tournament, 'seed')
  if (!start.accepted) throw new Error(start.refusal.code)
  const first = after(tournament, accept(withPlannedClock(tournament, start.value, NOW)))
  expect(currentClock(first)).toEqual({
    ...{ durationMs: 35 * MINUTE_MS, extraTime: [] },
    course: { kind: 'running', endsAt: '2026-11-20T19:35:00.000Z' },
  })
  const complete = withResults(first)
  const next = startNextRound(complete, { seed: 's', wished: 2 })
  if (!next.accepted) throw new Error(next.refusal.code)
  const second = after(complete, accept(withPlannedClock(complete, next.value, NOW)))
  expect(second.rounds.map(({ clock }) => clock !== null)).toEqual([false, true])
  expect(withPlannedClock(second, [], NOW)).toEqual([])
})

function inTop4(before: Tournament, played: number): Tournament {
  const swiss = withResults(started(before))
  const started4 = startCut(swiss, { wish: { by: 'size', size: 4 }, afterRound: 1, seed: 'cut' })
  if (!started4.accepted) throw new Error(started4.refusal.code)
  const semis = after(swiss, accept(withPlannedClock(swiss, started4.value, NOW)))
  if (played === 0) return semis
  const over = withResults(semis)
  const final = startNextRound(over, { seed: 's', wished: 3 })
  if (!final.accepted) throw new Error(final.refusal.code)
  return after(over, accept(withPlannedClock(over, final.value, NOW)))
}

test('STAK-5 STAK-9 the rounds of a cut have the minutes of the rules, and its final has no clock unless somebody starts one', () => {
  const semis = inTop4(planned(true), 0)
  expect(currentClock(semis)?.durationMs).toBe(90 * MINUTE_MS)
  const final = inTop4(planned(true), 1)
  expect(currentClock(final)).toBeNull()
  const byHand = after(final, startClock(final, { round: 3, now: NOW }))
  expect(currentClock(byHand)?.durationMs).toBe(90 * MINUTE_MS)
})

test('STAK-5 STAK-9 rules that were pinned before have one time for all rounds, or the one that is planned', () => {
  const earlier = EARLIER_PACKS.find(({ game }) => game === 'magic') ?? waiting.rules
  const unplanned = after(waiting, planClock(waiting, { minutes: null, startsWithRound: true }))
  for (const [tournament, minutes] of [
    [planned(true), 35],
    [unplanned, 50],
  ] as const) {
    const clocks = [0, 1].map((played) => currentClock(inTop4({ ...tournament, rules: earlier }, played)))
    expect(clocks.map((clock) => clock?.durationMs)).toEqual([minutes * MINUTE_MS, minutes * MINUTE_MS])
  }
})

test('STAK-5 planning leaves a clock that runs as it is, and is no longer possible after the end', () => {
  const running = started(waiting)
  const clocked = after(running, startClock(running, { round: 1, now: NOW }))
  const longer = after(clocked, planClock(clocked, { minutes: 60, startsWithRound: true }))
  expect(currentClock(longer)).toEqual(currentClock(clocked))
  const complete = withResults(running)
  const over = after(complete, finishTournament(complete))
  expect(planClock(over, { minutes: 60, startsWithRound: true })).toEqual(refuse('tournament_finished'))
  expect(planClock(over, over.clockPlan)).toEqual(accept([]))
})

test.each([0, -1, 601, 1.5, Number.NaN])('STAK-5 a round of %s minutes is refused', (minutes) => {
  expect(planClock(waiting, { minutes, startsWithRound: false })).toEqual(refuse('clock_minutes_invalid'))
})
