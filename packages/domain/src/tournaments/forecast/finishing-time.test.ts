import { expect, test } from 'vitest'
import { pauseClock } from '../clock/pause-clock.ts'
import { startClock } from '../clock/start-clock.ts'
import { setScore } from '../results/set-score.ts'
import { chooseStructure } from '../rounds/choose-structure.ts'
import { planRounds } from '../rounds/plan-rounds.ts'
import { startNextRound } from '../rounds/start-round.ts'
import { after, aTournamentOf, openMatches, started, twoNil, withResults } from '../testing/a-tournament.ts'
import type { Tournament } from '../tournament.ts'
import { cutToCome } from './cut-to-come.ts'
import { finishingTime, type RoundPace } from './finishing-time.ts'
import { slowTables } from './slow-tables.ts'

const START = Date.parse('2026-11-20T19:00:00.000Z')
const at = (minutes: number) => START + minutes * 60_000
const minutes = (ms: number) => (ms - START) / 60_000
const pace = (round: number, pairedAt: number, results: readonly number[] = []): RoundPace => ({
  ...{ round, pairedMs: at(pairedAt) },
  resultsMs: results.map((each) => each * 60_000),
})

const waiting = aTournamentOf(8)
const planned = after(waiting, planRounds(waiting, { rounds: 4, reason: null }))
const first = started(planned)
const next = (tournament: Tournament) => {
  const complete = withResults(tournament)
  return after(complete, startNextRound(complete, { seed: 's', wished: null }))
}
const second = next(first)
const clocked = (tournament: Tournament, round: number, from: number) =>
  after(tournament, startClock(tournament, { round, now: new Date(at(from)) }))

function told(tournament: Tournament, paces: readonly RoundPace[], now: number) {
  const { round, day } = finishingTime(tournament, paces, at(now))
  const span = (each: typeof round) => each && [minutes(each.fromMs), minutes(each.toMs)].map(Math.round)
  return { round: span(round), day: span(day) }
}

/** One table of four is left; they took 20, 30, 40 and 50 minutes. */
const SEEN = pace(1, 0, [20, 30, 40, 50])

test('NONE-10 before there is anything to tell it by, nothing is told', () => {
  expect(told(planned, [], 0)).toEqual({ round: null, day: null })
  expect(told(first, [], 10)).toEqual({ round: null, day: null })
  expect(told(first, [pace(1, 0, [9])], 10)).toEqual({ round: null, day: null })
})

test('NONE-10 the first round ends with its clock and the turns after time, paused or not, and the day is not known yet', () => {
  const running = clocked(first, 1, 5)
  expect(told(running, [pace(1, 0)], 10)).toEqual({ round: [59, 59], day: null })
  const paused = after(running, pauseClock(running, { round: 1, now: new Date(at(10)) }))
  expect(told(paused, [pace(1, 0)], 30)).toEqual({ round: [79, 79], day: null })
  expect(told(running, [pace(1, 0)], 58)).toEqual({ round: [58, 58], day: null })
})

test('NONE-10 later rounds end as their open tables would, by the tables of before that took longer than they have taken', () => {
  // Four open tables, 15 minutes after the pairing: the slowest takes 30 to 50 minutes, but for one case in seven.
  expect(told(second, [SEEN, pace(2, 60)], 75).round).toEqual([90, 110])
  // Three are over after 25 minutes: the last takes 30 to 50.
  const [last, ...others] = openMatches(second)
  const nearly = others.reduce((all, { id }) => after(all, setScore(all, { matchId: id, score: twoNil })), second)
  expect(last).toBeDefined()
  expect(told(nearly, [SEEN, pace(2, 60, [20, 21, 22])], 85).round).toEqual([90, 110])
  // It may last for the clock and six minutes of turns.
  expect(told(clocked(nearly, 2, 75), [SEEN, pace(2, 60)], 85).round).toEqual([90, 131])
  // Slower than every earlier table: ends with its last result, from now on.
  expect(told(nearly, [SEEN, pace(2, 60)], 115).round).toEqual([115, 115])
})

test('NONE-10 the rounds that are left take the time from one pairing to the next, and vary as it did', () => {
  // Two more rounds of an hour each; one round tells little about their spread.
  expect(told(second, [SEEN, pace(2, 60)], 75).day).toEqual([203, 237])
  const third = next(second)
  const paces = [SEEN, pace(2, 60, [20, 30, 40, 50]), pace(3, 140)]
  // Rounds of 60 or 80 minutes, the upper being the median; the spread is what such rounds and only two of them suggest.
  expect(told(third, paces, 155)).toEqual({ round: [170, 190], day: [240, 280] })
})

test('NONE-10 however quickly rounds followed each other, the last one does not end before the one under way', () => {
  const paces = [pace(1, 0, [1]), pace(2, 2)]
  const { round, day } = told(clocked(second, 2, 2), paces, 3)
  expect(round).toEqual([56, 56])
  expect(day?.[0]).toBeGreaterThanOrEqual(56)
})

test('NONE-10 the last planned round ends the day', () => {
  const last = next(next(second))
  const paces = [SEEN, pace(2, 60, [20, 30, 40, 50]), pace(3, 120, [50]), pace(4, 180)]
  const { round, day } = told(last, paces, 190)
  expect(round).not.toBeNull()
  expect(day).toEqual(round)
  expect(told(withResults(last), paces, 240)).toEqual({ round: null, day: null })
})

test('NONE-10 between two rounds the pause lasts as pauses did, and at least until now', () => {
  const complete = withResults(second)
  const paces = [SEEN, pace(2, 60, [20, 30, 40, 50])]
  // The pause after round 1 took ten minutes; two rounds of an hour follow.
  expect(told(complete, paces, 115)).toEqual({ round: null, day: [216, 244] })
  expect(told(complete, paces, 140)).toEqual({ round: null, day: [236, 264] })
  expect(told(withResults(first), [SEEN], 55)).toEqual({ round: null, day: null })
})

test('NONE-10 a table is slow once three quarters have ended, or its own time is over', () => {
  expect(slowTables(first, at(90))).toEqual([])
  const running = clocked(first, 1, 0)
  expect(slowTables(running, at(49))).toEqual([])
  expect(slowTables(running, at(50)).map(({ table }) => table)).toEqual([1, 2, 3, 4])
  const [one, two, three, four] = openMatches(first)
  const ended = [one, two, three].reduce(
    (all, match) => (match ? after(all, setScore(all, { matchId: match.id, score: twoNil })) : all),
    first,
  )
  expect(slowTables(ended, at(10))).toEqual([four])
  expect(slowTables(withResults(first), at(90))).toEqual([])
  expect(slowTables(waiting, at(90))).toEqual([])
})

test('STGE-42 the rounds of a planned knockout are counted to the end of the evening, each with its minutes', () => {
  const paces = [SEEN, pace(2, 60)]
  const middle = (tournament: Tournament) => {
    const { day } = told(tournament, paces, 75)
    return day && ((day[0] ?? 0) + (day[1] ?? 0)) / 2
  }
  expect(middle({ ...second, plannedCut: 0 })).toBe(220)
  // A semifinal and a final, each of an hour and the forty minutes that their clock has more.
  expect(middle({ ...second, plannedCut: 4 })).toBe(220 + 2 * (60 + 40))
  // No more than there are: eight play.
  expect(middle({ ...second, plannedCut: 32 })).toBe(220 + 3 * (60 + 40))
  expect(finishingTime({ ...second, plannedCut: 4 }, paces, at(75)).hasCut).toBe(true)
  expect(finishingTime(second, paces, at(75)).hasCut).toBe(false)
  // A part that is planned comes instead.
  expect(cutToCome({ ...second, plannedCut: 4, plannedParts: [PART] })).toEqual([])
  const over = withResults(next(next(second)))
  const played = [SEEN, pace(2, 60, [20, 50]), pace(3, 120, [20, 50]), pace(4, 180, [20, 50])]
  expect(told({ ...over, plannedCut: 2 }, played, 235).day).not.toBeNull()
})

test('STGE-42 at tables of four the cut has their rounds and minutes', () => {
  const pods = {
    ...started(after(aTournamentOf(20), chooseStructure(aTournamentOf(20), 'pods'))),
    plannedCut: 16,
  } as const
  expect(cutToCome(pods)).toEqual([{ minutes: 150 }, { minutes: 150 }])
  // Sixteen go to two rounds, four to one; seven wait for a table of four.
  expect(cutToCome({ ...pods, plannedCut: 4 })).toHaveLength(1)
  expect(cutToCome({ ...pods, plannedCut: 40 })).toHaveLength(2)
  expect(cutToCome({ ...pods, plannedCut: 0 })).toEqual([])
})

const PART = {
  structure: 'swiss',
  plannedRounds: 3,
  carriesPoints: true,
  playing: null,
  rules: null,
  minutes: null,
} as const
const withParts = (tournament: Tournament, plannedParts: Tournament['plannedParts']): Tournament => ({
  ...tournament,
  plannedParts,
})

test('STGE-40 the rounds of planned parts are counted too, each with the minutes of its own part', () => {
  const paces = [SEEN, pace(2, 60)]
  const middle = (tournament: Tournament, now = 75) => {
    const { day } = told(tournament, paces, now)
    return day && ((day[0] ?? 0) + (day[1] ?? 0)) / 2
  }
  // Two rounds of an hour are left in this part.
  expect(middle(second)).toBe(220)
  expect(middle(withParts(second, [PART]))).toBe(220 + 3 * 60)
  // Ten minutes more a round than the fifty of this part.
  expect(middle(withParts(second, [{ ...PART, minutes: 60 }]))).toBe(220 + 3 * 70)
  expect(middle(withParts(second, [PART, { ...PART, plannedRounds: 1 }]))).toBe(220 + 4 * 60)
  // Picks of three packs, the looks at them and 25 minutes of building.
  const drafted = middle(withParts(second, [{ ...PART, structure: 'draft' }])) ?? 0
  expect(Math.round(drafted - 220 - 3 * 60)).toBe(42)
  expect(finishingTime(second, paces, at(75)).part).toBeNull()
  expect(finishingTime(withParts(second, [PART, PART]), paces, at(75)).part).toBe(3)
})

test('STGE-40 between two parts the end of the planned one is told, and nothing once it is the last', () => {
  const over = withResults(next(next(second)))
  const paces = [SEEN, pace(2, 60, [20, 50]), pace(3, 120, [20, 50]), pace(4, 180, [20, 50])]
  expect(told(over, paces, 235)).toEqual({ round: null, day: null })
  // The pause of ten minutes is over at 240; three rounds of an hour follow.
  const { round, day } = told(withParts(over, [PART]), paces, 235)
  expect(round).toBeNull()
  expect(day && ((day[0] ?? 0) + (day[1] ?? 0)) / 2).toBe(410)
})
