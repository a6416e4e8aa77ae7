import { canBeCut, cutSizesOf } from '@tablee/domain/tournaments/kinds/can-be-cut'
import { countedRules } from '@tablee/domain/tournaments/kinds/counted-rules'
import { currentRound, isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { isInCut, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { type CutWish, cutSeeds, MOST_CUT_PLAYERS } from '@tablee/domain/tournaments/rounds/cut-field'
import { isRoundComplete } from '@tablee/domain/tournaments/rounds/round-progress'
import { computeSharedStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import {
  type ExplainedFigure,
  explainStanding,
  isShareName,
} from '@tablee/domain/tournaments/standings/explain-standing'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

/** How many who just miss the cut are named. */
const TOLD_BEHIND = 3
const MOST_THRESHOLDS = 4

/** Whether a bracket could start now, by the tournament's progress. */
export function isCutPossible(tournament: Tournament): boolean {
  return canBeCut(tournament) && isRunning(tournament) && !isInCut(tournament) && isRoundComplete(tournament)
}

/** What separates the last in from the first out. */
export type CutReason = 'everybody' | 'points' | 'tiebreak' | 'lot'

export type CutLine = {
  readonly seeds: readonly Standing[]
  /** The next ones. */
  readonly behind: readonly Standing[]
  readonly reason: CutReason
  /** The first tiebreaker that separates the last in from the first out; null for other reasons. */
  readonly decider: CutDecider | null
}

export type CutDecider = {
  readonly figure: ExplainedFigure['figure']
  /** For the last in and the first out, from 0 to 1. */
  readonly values: readonly [number, number]
}

/** Who advances, who just misses and why; null for an invalid choice. */
export function cutLine(tournament: Tournament, candidates: readonly Standing[], wish: ChosenCut): CutLine | null {
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

/** Smaller differences may be rounding; the exact figures may still differ. */
const CERTAIN_DIFFERENCE = 1e-9

/** Null if a match between the two may have decided, or the difference is too small to tell. */
function deciderBetween(tournament: Tournament, last: Standing, first: Standing): CutDecider | null {
  const input = { ...tournament, throughRound: currentRound(tournament) }
  const explained = [last, first].map(({ playerId }) => explainStanding(input, playerId)?.figures)
  for (const figure of countedRules(tournament).tiebreakers) {
    if (!isShareName(figure)) return null
    const [one, other] = explained.map((figures) => figures?.find((each) => each.figure === figure)?.value ?? 0)
    if (one === undefined || other === undefined) return null
    if (Math.abs(one - other) > CERTAIN_DIFFERENCE) return { figure, values: [one, other] }
  }
  return null
}

export type ChosenCut = Extract<CutWish, { readonly by: 'size' | 'points' }>

/** Without a proposal. */
const USUAL_SIZE = 4

/** The proposed size, or the largest below it with enough players. */
export function firstChoice(choices: readonly ChosenCut[], proposed: number | null): ChosenCut | undefined {
  const most = proposed ?? USUAL_SIZE
  return choices.findLast((choice) => choice.by === 'size' && choice.size <= most) ?? choices[0]
}

/** Sizes with enough players, and points that give a clear line. */
export function cutChoices(
  tournament: Pick<Tournament, 'stages'>,
  candidates: readonly Standing[],
): readonly ChosenCut[] {
  const fitting = cutSizesOf(tournament).filter((size) => size <= candidates.length)
  const sizes = fitting.map((size) => ({ by: 'size', size }) as const)
  if (structureOf(tournament) === 'pods') return sizes
  const thresholds = [...new Set(candidates.map(({ points }) => points))].filter((points) => {
    const count = candidates.filter((row) => row.points >= points).length
    return points > 0 && count >= 2 && count <= MOST_CUT_PLAYERS
  })
  return [...sizes, ...thresholds.slice(0, MOST_THRESHOLDS).map((points) => ({ by: 'points', points }) as const)]
}
