import { plannedMinutes } from '../clock/clock-plan.ts'
import { currentClock, remainingMs } from '../clock/round-clock.ts'
import { draftLengthMs } from '../draft/pick-schedule.ts'
import { isOver } from '../kinds/match-result.ts'
import { rankedIndexes } from '../kinds/part.ts'
import { currentRound, isRunning } from '../kinds/phase.ts'
import { isPlayed } from '../kinds/seats.ts'
import { roundsToPlay } from '../kinds/stage.ts'
import { minutesOfPlanned, partsToCome } from '../rounds/planned-parts.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import type { RoundNumber, Tournament } from '../tournament.ts'
import { cutToCome } from './cut-to-come.ts'

/** When a round was paired, and its results' delays since. */
export type RoundPace = {
  readonly round: RoundNumber
  readonly pairedMs: number
  readonly resultsMs: readonly number[]
}

/** A range of moments in ms since 1970. */
export type Span = { readonly fromMs: number; readonly toMs: number }

export type FinishingTime = {
  /** Null without data, and once the round is complete. */
  readonly round: Span | null
  /** For the planned rounds; null until one round followed another, unless this is the last. */
  readonly day: Span | null
  /** The planned part with which the day ends, from 1; null if that is the current one. */
  readonly part: number | null
  /** A knockout that is planned to follow is the end of the day. */
  readonly hasCut: boolean
}

const TABLES_TO_JUDGE_BY = 3
/** The slowest table is earlier in one case of twenty, and later in one of ten. */
const QUICK = 0.05
const SLOW = 0.9
/** After time a table plays its last turns: five, in Magic. The longest of several tables takes about this long. */
const OVERTIME_MS = 4 * 60_000
const LONGEST_OVERTIME_MS = 6 * 60_000
/** Least spread of a round and its pause, however alike the few seen were. */
const LEAST_DEVIATION_MS = 4 * 60_000
/** This many deviations each way cover eight cases of ten, and somewhat more when few rounds give the median. */
const DEVIATIONS = 1.4

/**
 * Forecasts the end of round and day from today's rounds (NONE-10): a range, or nothing without data. An open table takes as long as an
 * earlier round's table that took longer than it has so far; the round ends with its slowest table, at most with the clock and the turns
 * after it. Each remaining round adds the median time between pairings, in a planned part or knockout by its own minutes. Right in eight days of ten. The first round has only its clock, so
 * its end is one moment: time and turns.
 */
export function finishingTime(tournament: Tournament, paces: readonly RoundPace[], nowMs: number): FinishingTime {
  if (!isRunning(tournament)) return { round: null, day: null, part: null, hasCut: false }
  const current = currentRound(tournament)
  const open = matchesOfRound(tournament, current).filter((match) => !isOver(match))
  const pace = paces.find(({ round }) => round === current)
  const seen = paces.filter(({ round, resultsMs }) => round < current && resultsMs.length > 0)
  const { part, hasCut, ...ahead } = whatIsAhead(tournament)
  const still = { ...ahead, cycles: cyclesOf(paces.filter(({ round }) => round <= current)) }
  if (open.length === 0) {
    const day = ahead.left === 0 ? null : after(betweenRounds({ pace, seen, nowMs }), still)
    return { round: null, day, part, hasCut }
  }
  const round = roundSpan(tournament, { elapsedMs: pace ? nowMs - pace.pairedMs : null, seen, nowMs })
  return { round, day: round && after(round, still), part, hasCut }
}

const MINUTE_MS = 60_000
/** In a usual pack. */
const DRAFTED_CARDS = 15

type Ahead = {
  /** Rounds after this one. */
  readonly left: number
  /** How much longer they take than rounds like the current one; a draft comes before its first round. */
  readonly beyondMs: number
  readonly part: number | null
  readonly hasCut: boolean
}

/** The rest of the current part, and the parts or the knockout planned after it. */
function whatIsAhead(tournament: Tournament): Ahead {
  const left = Math.max(0, roundsToPlay(tournament) - currentRound(tournament))
  const parts = partsToCome(tournament)
  const here = plannedMinutes(tournament)
  if (parts.length === 0) {
    const cut = cutToCome(tournament)
    const beyondMs = cut.reduce((sum, { minutes }) => sum + ((minutes ?? here) - here) * MINUTE_MS, 0)
    return { left: left + cut.length, beyondMs, part: null, hasCut: cut.length > 0 }
  }
  return parts.reduce(
    ({ left: before, beyondMs, ...rest }, planned) => ({
      left: before + planned.plannedRounds,
      beyondMs:
        beyondMs +
        planned.plannedRounds * (minutesOfPlanned(tournament, planned) - here) * MINUTE_MS +
        (planned.structure === 'draft' ? draftLengthMs(DRAFTED_CARDS) : 0),
      ...rest,
    }),
    { left, beyondMs: 0, part: rankedIndexes(tournament).length + parts.length, hasCut: false },
  )
}

type Seen = { readonly seen: readonly RoundPace[]; readonly nowMs: number }

function roundSpan(
  tournament: Tournament,
  { elapsedMs, seen, nowMs }: Seen & { readonly elapsedMs: number | null },
): Span | null {
  const open = matchesOfRound(tournament, currentRound(tournament)).filter((match) => !isOver(match))
  const clock = currentClock(tournament)
  const timesLeft = clock ? open.filter(isPlayed).map(({ id }) => remainingMs(clock, nowMs, id)) : []
  const clockMs = Math.max(Number.NEGATIVE_INFINITY, ...timesLeft)
  const taken = elapsedMs === null ? [] : seen.flatMap(({ resultsMs }) => resultsMs).sort((one, other) => one - other)
  const longer = elapsedMs === null ? [] : taken.flatMap((ms) => (ms > elapsedMs ? ms - elapsedMs : []))
  if (longer.length >= TABLES_TO_JUDGE_BY) {
    const slowest = (chance: number) => quantile(longer, chance ** (1 / open.length))
    return { fromMs: nowMs + slowest(QUICK), toMs: nowMs + Math.max(slowest(SLOW), clockMs + LONGEST_OVERTIME_MS) }
  }
  if (clockMs > 0) return { fromMs: nowMs + clockMs + OVERTIME_MS, toMs: nowMs + clockMs + OVERTIME_MS }
  // Over time, or slower than anything seen: the last result may come any moment.
  const isLate = clock !== null || taken.length >= TABLES_TO_JUDGE_BY
  return isLate ? { fromMs: nowMs, toMs: nowMs } : null
}

function cyclesOf(paces: readonly RoundPace[]): readonly number[] {
  return paces
    .flatMap(({ round, pairedMs }) => {
      const next = paces.find((pace) => pace.round === round + 1)
      return next ? next.pairedMs - pairedMs : []
    })
    .sort((one, other) => one - other)
}

/** The round is complete and the next not paired: the pause runs from its last result, at least until now. */
function betweenRounds({ pace, seen, nowMs }: Seen & { readonly pace: RoundPace | undefined }): Span | null {
  if (!pace || pace.resultsMs.length === 0) return null
  const followed = [...seen, pace]
  const pauses = followed
    .flatMap((one) => {
      const next = followed.find(({ round }) => round === one.round + 1)
      return next ? next.pairedMs - endOf(one) : []
    })
    .sort((one, other) => one - other)
  if (pauses.length === 0) return null
  const endedMs = Math.max(endOf(pace), nowMs - quantile(pauses, 0.5))
  return { fromMs: endedMs, toMs: endedMs }
}

function endOf({ pairedMs, resultsMs }: RoundPace): number {
  return pairedMs + Math.max(...resultsMs)
}

/**
 * Rounds vary, and few rounds give an uncertain median: both errors grow with the number left. The current round varies independently, so
 * the two are not simply added.
 */
function after(
  span: Span | null,
  { left, beyondMs, cycles }: Pick<Ahead, 'left' | 'beyondMs'> & { readonly cycles: readonly number[] },
): Span | null {
  if (!span || left === 0) return span
  if (cycles.length === 0) return null
  const seenMs = (quantile(cycles, 1) - quantile(cycles, 0)) / 2
  const deviationMs = Math.max(LEAST_DEVIATION_MS, seenMs) * Math.sqrt(left + left ** 2 / cycles.length)
  const halfMs = Math.hypot((span.toMs - span.fromMs) / 2, DEVIATIONS * deviationMs)
  const middleMs = (span.fromMs + span.toMs) / 2 + left * quantile(cycles, 0.5) + beyondMs
  // However short rounds were, the last one ends after this one.
  return { fromMs: Math.max(span.fromMs, middleMs - halfMs), toMs: middleMs + halfMs }
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
