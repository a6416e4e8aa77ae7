import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { bracketRounds } from '../kinds/bracket-seats.ts'
import { canBeCut, cutSizesOf } from '../kinds/can-be-cut.ts'
import { drawStage } from '../kinds/draw-stage.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { type PodWishes, podWishesOf } from '../kinds/pod-bracket.ts'
import { isInCut, lastRankedRound, roundsToPlay, structureOf } from '../kinds/stage.ts'
import { isByMeetings } from '../standings/round-robin-order.ts'
import type { RoundNumber, Stage, Tournament } from '../tournament.ts'
import { type CutWish, cutCandidates, cutSeeds } from './cut-field.ts'
import { pairNextRound } from './pair-next-round.ts'
import { isRoundComplete } from './round-progress.ts'

export type StartedCut = {
  readonly wish: CutWish
  /** The round whose standings decide, as seen. */
  readonly afterRound: RoundNumber
  readonly seed: string
  readonly thirdPlace?: boolean | undefined
} & PodWishes

/**
 * The top of the standings plays on until one is left (STAK-9). Whoever has dropped by now is replaced by the next one; later drops are
 * not.
 */
export function startCut(
  tournament: Tournament,
  { wish, afterRound, seed, thirdPlace = false, ...wishes }: StartedCut,
): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const isPlayOff = wish.by === 'first-place'
  if (!isPlayOff && !canBeCut(tournament)) return refuse('cut_needs_swiss')
  if (isPlayOff && !isByMeetings(tournament)) return refuse('play_off_needs_round_robin')
  if (isInCut(tournament)) return lastRankedRound(tournament) === afterRound ? accept([]) : refuse('cut_under_way')
  if (afterRound !== currentRound(tournament)) return refuse('round_not_current')
  if (!isRoundComplete(tournament)) return refuse('round_not_complete')
  if (isPlayOff && afterRound < roundsToPlay(tournament)) return refuse('play_off_early')
  if (!isPlayOff && !fitsTables(tournament, wish)) return refuse('cut_wish_invalid')
  const seeds = cutSeeds(cutCandidates(tournament), wish)
  if (!seeds.accepted) return seeds
  const hasSemifinals = bracketRounds(seeds.value.length) > 1
  const third = thirdPlace && hasSemifinals ? { thirdPlace: true as const } : {}
  const bracket: Stage = isOfPods(tournament)
    ? { kind: 'pod-bracket', seeds: seeds.value, ...podWishesOf(wishes) }
    : { kind: 'elimination', seeds: seeds.value, ...third }
  // Tied players have no order: the round's seed draws their places.
  const stage = isPlayOff ? drawStage(bracket, seeds.value, seed) : bracket
  const opened: Change = { kind: 'stage_opened', stage }
  const paired = pairNextRound(evolveAll(tournament, [opened]), afterRound + 1, { seed })
  return accept([opened, paired])
}

function isOfPods({ stages }: Pick<Tournament, 'stages'>): boolean {
  return structureOf({ stages }) === 'pods'
}

function fitsTables(tournament: Tournament, wish: CutWish): boolean {
  return wish.by === 'size' ? cutSizesOf(tournament).includes(wish.size) : !isOfPods(tournament)
}
