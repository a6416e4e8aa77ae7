import { currentRound, isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { isInCut, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { isRoundComplete } from '@tablee/domain/tournaments/rounds/round-progress'
import { type CutWish, cutSeeds, MOST_CUT_PLAYERS } from '@tablee/domain/tournaments/rounds/start-cut'
import { computeSharedStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import { type ExplainedFigure, explainStanding } from '@tablee/domain/tournaments/standings/explain-standing'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import { CUT_SIZES, type Tournament } from '@tablee/domain/tournaments/tournament'

/** So many are told of those who just miss it. */
const TOLD_BEHIND = 3
/** More thresholds than this are not offered. */
const MOST_THRESHOLDS = 4

/** Whether a bracket could follow now, as far as it depends on how far the tournament is. */
export function isCutPossible(tournament: Tournament): boolean {
  const isSwiss = structureOf(tournament) === 'swiss'
  return isSwiss && isRunning(tournament) && !isInCut(tournament) && isRoundComplete(tournament)
}

/** What decided between the last one in and the first one out. */
export type CutReason = 'everybody' | 'points' | 'tiebreak' | 'lot'

export type CutLine = {
  readonly seeds: readonly Standing[]
  /** The next ones behind. */
  readonly behind: readonly Standing[]
  readonly reason: CutReason
  /** The first tiebreaker that tells the last one in from the first one out; null where another reason decides. */
  readonly decider: CutDecider | null
}

export type CutDecider = {
  readonly figure: ExplainedFigure['figure']
  /** Of the last one in and of the first one out, from 0 to 1. */
  readonly values: readonly [number, number]
}

/** Who would play on, who just misses it, and by what; null where the choice is none. */
export function cutLine(tournament: Tournament, candidates: readonly Standing[], wish: CutWish): CutLine | null {
  const chosen = cutSeeds(candidates, wish)
  if (!chosen.accepted) return null
  const count = chosen.value.length
  const [last, first] = [candidates[count - 1], candidates[count]]
  const behind = candidates.slice(count, count + TOLD_BEHIND)
  const reason = reasonBetween(tournament, last, first)
  const decider = reason === 'tiebreak' && last && first ? deciderBetween(tournament, last, first) : null
  return { seeds: candidates.slice(0, count), behind, reason, decider }
}

function reasonBetween(tournament: Tournament, last: Standing | undefined, first: Standing | undefined): CutReason {
  if (!last || !first) return 'everybody'
  if (last.points !== first.points) return 'points'
  const shared = computeSharedStandings({ ...tournament, throughRound: currentRound(tournament) })
  const rankOf = ({ playerId }: Standing) => shared.find((row) => row.playerId === playerId)?.rank
  return rankOf(last) === rankOf(first) ? 'lot' : 'tiebreak'
}

/** Smaller differences are those of rounding; the exact figures may differ all the same. */
const CERTAIN_DIFFERENCE = 1e-9

/** Null where a match between the two may have decided, which is no figure, or the difference is too small to be told. */
function deciderBetween(tournament: Tournament, last: Standing, first: Standing): CutDecider | null {
  const input = { ...tournament, throughRound: currentRound(tournament) }
  const explained = [last, first].map(({ playerId }) => explainStanding(input, playerId)?.figures)
  for (const figure of tournament.rules.tiebreakers) {
    if (figure === 'head-to-head' || figure === 'rounds-lost') return null
    const [one, other] = explained.map((figures) => figures?.find((each) => each.figure === figure)?.value ?? 0)
    if (one === undefined || other === undefined) return null
    if (Math.abs(one - other) > CERTAIN_DIFFERENCE) return { figure, values: [one, other] }
  }
  return null
}

/** A cut after Swiss rounds. */
export type ChosenCut = Exclude<CutWish, { readonly by: 'first-place' }>

/** Where nothing is proposed, so many play on unless another number is chosen. */
const USUAL_SIZE = 4

/** What is chosen at first: the size proposed, or the largest below it that there are players for. */
export function firstChoice(choices: readonly ChosenCut[], proposed: number | null): ChosenCut | undefined {
  const most = proposed ?? USUAL_SIZE
  return choices.findLast((choice) => choice.by === 'size' && choice.size <= most) ?? choices[0]
}

/** Every cut that may be chosen: sizes that there are players for, and points that draw a clear line. */
export function cutChoices(candidates: readonly Standing[]): readonly ChosenCut[] {
  const sizes = CUT_SIZES.filter((size) => size <= candidates.length).map((size) => ({ by: 'size', size }) as const)
  const thresholds = [...new Set(candidates.map(({ points }) => points))].filter((points) => {
    const count = candidates.filter((row) => row.points >= points).length
    return points > 0 && count >= 2 && count <= MOST_CUT_PLAYERS
  })
  return [...sizes, ...thresholds.slice(0, MOST_THRESHOLDS).map((points) => ({ by: 'points', points }) as const)]
}
