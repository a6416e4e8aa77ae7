import { currentClock, remainingMs } from '../clock/round-clock.ts'
import { isOver } from '../kinds/match-result.ts'
import { currentRound, isRunning } from '../kinds/phase.ts'
import { isMeeting } from '../kinds/seats.ts'
import { roundsToPlay } from '../kinds/stage.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import type { RoundNumber, Tournament } from '../tournament.ts'

/** When a round was paired, and how long after that its results came. */
export type RoundPace = {
  readonly round: RoundNumber
  /** In ms since 1970. */
  readonly pairedMs: number
  readonly resultsMs: readonly number[]
}

/** A moment between two others, in ms since 1970. */
export type Span = { readonly fromMs: number; readonly toMs: number }

export type FinishingTime = {
  /** Null where nothing is known to tell it by, and once the round is complete. */
  readonly round: Span | null
  /** Of the rounds that are planned; null until a round was followed by another one, unless this one is the last. */
  readonly day: Span | null
}

/** Fewer tables than this tell nothing of how long one takes. */
const TABLES_TO_JUDGE_BY = 3
/** The slowest table is that early in one case of twenty, and that late in one of ten. */
const QUICK = 0.05
const SLOW = 0.9
/** After time a table plays its last turns: five, in Magic. The longest of several tables takes so long, and hardly ever longer. */
const OVERTIME_MS = 4 * 60_000
const LONGEST_OVERTIME_MS = 6 * 60_000
/** What a round and the pause after it vary by at least, however alike the few were that were seen. */
const LEAST_DEVIATION_MS = 4 * 60_000
/** So many deviations to either side hold eight cases of ten, and some more where the middle itself is known from few rounds. */
const DEVIATIONS = 1.4

/**
 * When the round and the rounds after it end, as far as what was seen today tells (NONE-10): a span, and nothing where
 * there is no measure yet. An open table takes as long as one of the earlier rounds' tables that took longer than it has
 * taken by now; the round ends with the slowest of them, and may last as long as its clock and the turns after it. What follows
 * takes the median time from one pairing to the next, once for each round that is left. In eight days of ten the end lies
 * within. The first round has its clock alone, so it is one moment: the end of the clock and the turns after it.
 */
export function finishingTime(tournament: Tournament, paces: readonly RoundPace[], nowMs: number): FinishingTime {
  if (!isRunning(tournament)) return { round: null, day: null }
  const current = currentRound(tournament)
  const open = matchesOfRound(tournament, current).filter((match) => !isOver(match))
  const pace = paces.find(({ round }) => round === current)
  const seen = paces.filter(({ round, resultsMs }) => round < current && resultsMs.length > 0)
  const cycles = cyclesOf(paces.filter(({ round }) => round <= current))
  const left = Math.max(0, roundsToPlay(tournament) - current)
  if (open.length === 0) {
    const day = left === 0 ? null : after(betweenRounds({ pace, seen, nowMs }), { left, cycles })
    return { round: null, day }
  }
  const round = roundSpan(tournament, { elapsedMs: pace ? nowMs - pace.pairedMs : null, seen, nowMs })
  return { round, day: round && after(round, { left, cycles }) }
}

type Seen = { readonly seen: readonly RoundPace[]; readonly nowMs: number }

function roundSpan(
  tournament: Tournament,
  { elapsedMs, seen, nowMs }: Seen & { readonly elapsedMs: number | null },
): Span | null {
  const open = matchesOfRound(tournament, currentRound(tournament)).filter((match) => !isOver(match))
  const clock = currentClock(tournament)
  const timesLeft = clock ? open.filter(isMeeting).map(({ id }) => remainingMs(clock, nowMs, id)) : []
  const clockMs = Math.max(Number.NEGATIVE_INFINITY, ...timesLeft)
  const taken = elapsedMs === null ? [] : seen.flatMap(({ resultsMs }) => resultsMs).sort((one, other) => one - other)
  const longer = elapsedMs === null ? [] : taken.flatMap((ms) => (ms > elapsedMs ? ms - elapsedMs : []))
  if (longer.length >= TABLES_TO_JUDGE_BY) {
    const slowest = (chance: number) => quantile(longer, chance ** (1 / open.length))
    return { fromMs: nowMs + slowest(QUICK), toMs: nowMs + Math.max(slowest(SLOW), clockMs + LONGEST_OVERTIME_MS) }
  }
  if (clockMs > 0) return { fromMs: nowMs + clockMs + OVERTIME_MS, toMs: nowMs + clockMs + OVERTIME_MS }
  // Over time, or slower than anything seen: the last result ends it, any moment now.
  const isLate = clock !== null || taken.length >= TABLES_TO_JUDGE_BY
  return isLate ? { fromMs: nowMs, toMs: nowMs } : null
}

/** From one pairing to the next, of rounds that follow each other. */
function cyclesOf(paces: readonly RoundPace[]): readonly number[] {
  return paces
    .flatMap(({ round, pairedMs }) => {
      const next = paces.find((pace) => pace.round === round + 1)
      return next ? next.pairedMs - pairedMs : []
    })
    .sort((one, other) => one - other)
}

/** The round is complete and the next one not paired: the pause counts from its last result, and lasts at least until now. */
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
 * Rounds vary by themselves, and their middle is the less known the fewer were seen: both grow with the number that is left. The
 * round under way varies independently of those, so that the two are not simply added.
 */
function after(
  span: Span | null,
  { left, cycles }: { readonly left: number; readonly cycles: readonly number[] },
): Span | null {
  if (!span || left === 0) return span
  if (cycles.length === 0) return null
  const seenMs = (quantile(cycles, 1) - quantile(cycles, 0)) / 2
  const deviationMs = Math.max(LEAST_DEVIATION_MS, seenMs) * Math.sqrt(left + left ** 2 / cycles.length)
  const halfMs = Math.hypot((span.toMs - span.fromMs) / 2, DEVIATIONS * deviationMs)
  const middleMs = (span.fromMs + span.toMs) / 2 + left * quantile(cycles, 0.5)
  // However short rounds were, the last one does not end before this one.
  return { fromMs: Math.max(span.fromMs, middleMs - halfMs), toMs: middleMs + halfMs }
}

/** Of sorted numbers, the one below which that share of them lies. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
