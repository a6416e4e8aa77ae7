import { currentClock, remainingMs } from '../clock/round-clock.ts'
import { isOver } from '../kinds/match-result.ts'
import { currentRound, isRunning } from '../kinds/phase.ts'
import { isMeeting } from '../kinds/seats.ts'
import { roundsToPlay } from '../kinds/stage.ts'
import { matchesOfRound } from '../round-progress.ts'
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
/** The slowest table is that early in one case of ten, and that late in one of ten. */
const QUICK = 0.1
const SLOW = 0.9

/**
 * When the round and the rounds after it end, as far as what was seen today tells (NONE-10): a span, and nothing where
 * there is no measure yet. An open table takes as long as one of the earlier rounds' tables that took longer than it has
 * taken by now; the round ends with the slowest of them, and may last as long as its clock. What follows
 * takes the median time from one pairing to the next, once for each round that is left.
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
    return { round: null, day: left === 0 ? null : after(betweenRounds({ pace, seen, nowMs }), { left, cycles }) }
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
  const clockMs = Math.max(0, ...timesLeft)
  const taken = elapsedMs === null ? [] : seen.flatMap(({ resultsMs }) => resultsMs).sort((one, other) => one - other)
  const longer = elapsedMs === null ? [] : taken.flatMap((ms) => (ms > elapsedMs ? ms - elapsedMs : []))
  if (longer.length >= TABLES_TO_JUDGE_BY) {
    const slowest = (chance: number) => quantile(longer, chance ** (1 / open.length))
    return { fromMs: nowMs + slowest(QUICK), toMs: nowMs + Math.max(slowest(SLOW), clockMs) }
  }
  if (clockMs > 0) return { fromMs: nowMs + clockMs, toMs: nowMs + clockMs }
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

/** The rounds vary as much as they were seen to vary: half of what lies between the shortest and the longest. */
function after(
  span: Span | null,
  { left, cycles }: { readonly left: number; readonly cycles: readonly number[] },
): Span | null {
  if (!span || left === 0) return span
  if (cycles.length === 0) return null
  const middleMs = left * quantile(cycles, 0.5)
  const spreadMs = (Math.sqrt(left) * (quantile(cycles, 1) - quantile(cycles, 0))) / 2
  return { fromMs: span.fromMs + Math.max(0, middleMs - spreadMs), toMs: span.toMs + middleMs + spreadMs }
}

/** Of sorted numbers, the one below which that share of them lies. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
