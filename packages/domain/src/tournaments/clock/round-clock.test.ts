import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isPaused } from '../kinds/clock-course.ts'
import { pairOf, sidesOfPair } from '../kinds/seats.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { reopenTournament } from '../life/reopen-tournament.ts'
import { setPairings } from '../rounds/set-pairings.ts'
import { startNextRound } from '../rounds/start-round.ts'
import { undoRound } from '../rounds/undo-round.ts'
import { after, aTournamentOf, openMatches, started, withResults } from '../testing/a-tournament.ts'
import type { MatchId, Tournament } from '../tournament.ts'
import type { ClockAct } from './clocked-round.ts'
import { extendClock } from './extend-clock.ts'
import { giveExtraTime } from './give-extra-time.ts'
import { pauseClock } from './pause-clock.ts'
import { removeClock } from './remove-clock.ts'
import { resumeClock } from './resume-clock.ts'
import { currentClock, extraMsOf, MINUTE_MS, remainingMs } from './round-clock.ts'
import { startClock } from './start-clock.ts'

const START = Date.parse('2026-11-20T19:00:00.000Z')
const FIFTY = 50 * MINUTE_MS
const at = (minutes: number): ClockAct => ({ round: 1, now: new Date(START + minutes * MINUTE_MS) })

const paired = started(aTournamentOf(6))
const [first, second] = openMatches(paired).map(({ id }) => id) as [MatchId, MatchId]
const running = after(paired, startClock(paired, at(0)))

function left(tournament: Tournament, minutes: number, matchId?: MatchId): number {
  const clock = currentClock(tournament)
  if (!clock) throw new Error('no clock')
  return remainingMs(clock, at(minutes).now.getTime(), matchId) / MINUTE_MS
}

test('STAK-5 a clock has the minutes of the rules, and goes on below zero', () => {
  expect(left(running, 0)).toBe(50)
  expect(left(running, 12.5)).toBe(37.5)
  expect(left(running, 53)).toBe(-3)
})

test('STAK-5 a clock that was started stays as it is, whoever starts it again', () => {
  expect(startClock(running, at(10))).toEqual(accept([]))
  const paused = after(running, pauseClock(running, at(10)))
  expect(startClock(paused, at(20))).toEqual(accept([]))
})

test('STAK-5 two of the staff who stop it at once have stopped it, and two who let it go on have done that', () => {
  const paused = after(running, pauseClock(running, at(10)))
  expect(pauseClock(paused, at(10))).toEqual(accept([]))
  expect(left(paused, 30)).toBe(40)
  const resumed = after(paused, resumeClock(paused, at(30)))
  expect(resumeClock(resumed, at(30))).toEqual(accept([]))
  expect(left(resumed, 31)).toBe(39)
})

test('STAK-5 all tables get more time, running or stopped, and give back what was too much', () => {
  const longer = after(running, extendClock(running, { ...at(5), minutes: 5 }))
  expect(left(longer, 5)).toBe(50)
  expect(currentClock(longer)?.durationMs).toBe(FIFTY + 5 * MINUTE_MS)
  const paused = after(longer, pauseClock(longer, at(15)))
  expect(left(after(paused, extendClock(paused, { ...at(20), minutes: -4 })), 25)).toBe(36)
})

test.each([
  ['none', -50],
  ['more than ten hours', 551],
])('STAK-5 a round has %s of its time by mistake', (_, minutes) => {
  expect(extendClock(running, { ...at(0), minutes })).toEqual(refuse('clock_minutes_invalid'))
})

test('STAK-5 one table gets more than the others, at most an hour, and never less', () => {
  const given = after(running, giveExtraTime(running, { ...at(1), minutes: 3, matchId: first }))
  const more = after(given, giveExtraTime(given, { ...at(1), minutes: 2, matchId: first }))
  expect([left(more, 10, first), left(more, 10, second), left(more, 10)]).toEqual([45, 40, 40])
  expect(giveExtraTime(more, { ...at(2), minutes: 56, matchId: first })).toEqual(refuse('clock_minutes_invalid'))
  expect(giveExtraTime(more, { ...at(2), minutes: -6, matchId: first })).toEqual(refuse('clock_minutes_invalid'))
  const taken = after(more, giveExtraTime(more, { ...at(2), minutes: -5, matchId: first }))
  expect(currentClock(taken)).toEqual(currentClock(running))
})

test('JUDG-9 one table gets turns beside minutes, ten at most, and they are taken back alone', () => {
  const give = (state: typeof running, minutes: number, turns: number) =>
    giveExtraTime(state, { ...at(1), minutes, turns, matchId: first })
  const given = after(running, give(running, 3, 2))
  expect(currentClock(given)?.extraTime).toEqual([{ matchId: first, extraMs: 3 * MINUTE_MS, turns: 2 }])
  expect(give(given, 0, 9)).toEqual(refuse('extra_turns_invalid'))
  expect(give(given, 0, -3)).toEqual(refuse('extra_turns_invalid'))
  expect(currentClock(after(given, give(given, 0, 8)))?.extraTime).toMatchObject([{ turns: 10 }])
  const turnsAlone = after(given, give(given, -3, 0))
  expect(currentClock(turnsAlone)?.extraTime).toEqual([{ matchId: first, extraMs: 0, turns: 2 }])
  expect(currentClock(after(turnsAlone, give(turnsAlone, 0, -2)))).toEqual(currentClock(running))
})

test('STAK-5 only a table of this round, where two players meet, gets more time', () => {
  const odd = started(aTournamentOf(3))
  const clocked = after(odd, startClock(odd, at(0)))
  const bye = clocked.matches.find(({ kind }) => kind === 'bye')?.id as MatchId
  expect(giveExtraTime(clocked, { ...at(0), minutes: 1, matchId: bye })).toEqual(refuse('match_not_found'))
  const complete = withResults(running)
  const next = after(complete, startNextRound(complete, { seed: 's', wished: 2 }))
  const started2 = after(next, startClock(next, { ...at(60), round: 2 }))
  const late = { ...at(61), round: 2, minutes: 1, matchId: first }
  expect(giveExtraTime(started2, late)).toEqual(refuse('match_not_current'))
})

test('STAK-5 without a clock, before the start, in another round and after the end there is nothing to stop', () => {
  expect(pauseClock(paired, at(0))).toEqual(refuse('clock_not_started'))
  expect(startClock(aTournamentOf(4), at(0))).toEqual(refuse('tournament_not_running'))
  expect(pauseClock(running, { ...at(0), round: 2 })).toEqual(refuse('round_not_current'))
  const finished = after(withResults(running), finishTournament(withResults(running)))
  expect(resumeClock(finished, at(0))).toEqual(refuse('tournament_finished'))
  const without = after(running, removeClock(running, at(5)))
  expect(without).toEqual(paired)
  expect(removeClock(without, at(6))).toEqual(accept([]))
})

test('STAK-5 a clock ends with its round: at the next one, when the round is undone, and at the end', () => {
  const complete = withResults(running)
  const next = after(complete, startNextRound(complete, { seed: 's', wished: 2 }))
  expect(next.rounds.map(({ clock }) => clock)).toEqual([null, null])
  expect(after(next, undoRound(next, 2)).rounds.map(({ clock }) => clock)).toEqual([null])
  expect(after(running, undoRound(running, 1)).rounds).toEqual([])
  const finished = after(complete, finishTournament(complete))
  expect(currentClock(after(finished, reopenTournament(finished)))).toBeNull()
})

test('STAK-5 pairing by hand keeps the time of the round; what a table was given goes with its match', () => {
  const both = [first, second].reduce(
    (state, matchId) => after(state, giveExtraTime(state, { ...at(1), minutes: 5, matchId })),
    running,
  )
  const [one, two, three] = openMatches(both)
  if (!one || !two || !three) throw new Error('three tables')
  const swapped = [
    { kind: 'played' as const, sides: [[pairOf(one)[0]], [pairOf(three)[0]]] as const },
    { kind: 'played' as const, sides: [[pairOf(one)[1]], [pairOf(three)[1]]] as const },
    { kind: 'played' as const, sides: sidesOfPair(pairOf(two)) },
  ]
  const repaired = after(both, setPairings(both, { round: 1, pairings: swapped }))
  const clock = currentClock(repaired)
  expect(clock?.course).toEqual(currentClock(both)?.course)
  expect(clock?.extraTime).toEqual([{ matchId: second, extraMs: 5 * MINUTE_MS }])
})

const acts = fc.array(
  fc.record({
    kind: fc.constantFrom('pause', 'resume', 'extend', 'extra', 'start'),
    minutes: fc.integer({ min: -5, max: 5 }),
    afterMs: fc.integer({ min: 0, max: 20 * MINUTE_MS }),
  }),
  { maxLength: 30 },
)

test('STAK-5 whatever is done in whatever order, the time that ran is the time that is missing', () => {
  fc.assert(
    fc.property(acts, (list) => {
      let [state, now, ran, added, extra] = [running, START, 0, 0, 0]
      for (const { kind, minutes, afterMs } of list) {
        const before = currentClock(state)
        if (before && !isPaused(before)) ran += afterMs
        now += afterMs
        const act = { round: 1, now: new Date(now), minutes, matchId: first }
        const outcome: Outcome<readonly Change[]> = {
          pause: () => pauseClock(state, act),
          resume: () => resumeClock(state, act),
          extend: () => extendClock(state, act),
          extra: () => giveExtraTime(state, act),
          start: () => startClock(state, act),
        }[kind as 'pause']()
        if (!outcome.accepted) continue
        state = after(state, outcome)
        if (kind === 'extend') added += minutes * MINUTE_MS
        if (kind === 'extra') extra += minutes * MINUTE_MS
      }
      const clock = currentClock(state)
      if (!clock) throw new Error('no clock')
      expect(clock.durationMs).toBe(FIFTY + added)
      expect(extraMsOf(clock, first)).toBe(extra)
      expect(remainingMs(clock, now)).toBe(clock.durationMs - ran)
      expect(remainingMs(clock, now, first)).toBe(clock.durationMs - ran + extra)
    }),
  )
})
