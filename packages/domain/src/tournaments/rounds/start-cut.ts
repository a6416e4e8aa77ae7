import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { RefusalCode } from '../../refusal-codes.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { bracketRounds } from '../kinds/bracket-seats.ts'
import { bySeason } from '../kinds/by-season.ts'
import { canBeCut, cutSizesOf } from '../kinds/can-be-cut.ts'
import { drawStage } from '../kinds/draw-stage.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { type PodWishes, podWishesOf } from '../kinds/pod-bracket.ts'
import { isInCut, lastRankedRound, roundsToPlay, structureOf } from '../kinds/stage.ts'
import { MIN_PLAYERS_TO_START } from '../size-limits.ts'
import type { PlayerId, RoundNumber, Stage, Tournament } from '../tournament.ts'
import { type CutWish, cutCandidates, cutSeeds, hasPlayOff } from './cut-field.ts'
import { advancingFrom } from './group-seeds.ts'
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
  const fault = kindFault(tournament, wish)
  if (fault) return refuse(fault)
  if (isInCut(tournament)) return lastRankedRound(tournament) === afterRound ? accept([]) : refuse('cut_under_way')
  if (afterRound !== currentRound(tournament)) return refuse('round_not_current')
  if (!isRoundComplete(tournament)) return refuse('round_not_complete')
  const isEarly = afterRound < roundsToPlay(tournament)
  if (isPlayOff && isEarly) return refuse('play_off_early')
  if (wish.by === 'groups' && isEarly) return refuse('groups_not_over')
  if (!isPlayOff && !fitsTables(tournament, wish)) return refuse('cut_wish_invalid')
  const seeds = wish.by === 'groups' ? seedsOfGroups(tournament) : cutSeeds(cutCandidates(tournament), wish)
  if (!seeds.accepted) return seeds
  const placed = isPlayOff || wish.by === 'groups' ? seeds.value : bySeason(tournament.seasonSeeds, seeds.value)
  const hasSemifinals = bracketRounds(placed.length) > 1
  const third = thirdPlace && hasSemifinals ? { thirdPlace: true as const } : {}
  const bracket: Stage = isOfPods(tournament)
    ? { kind: 'pod-bracket', seeds: placed, ...podWishesOf(wishes) }
    : { kind: 'elimination', seeds: placed, ...third }
  // Tied players have no order: the round's seed draws their places.
  const stage = isPlayOff ? drawStage(bracket, placed, { seed }) : bracket
  const opened: Change = { kind: 'stage_opened', stage }
  const paired = pairNextRound(evolveAll(tournament, [opened]), afterRound + 1, { seed })
  return accept([opened, paired])
}

/** Why this way of playing ends in no such bracket; null if it does. */
function kindFault(tournament: Tournament, { by }: CutWish): RefusalCode | null {
  switch (by) {
    case 'first-place':
      return hasPlayOff(tournament) ? null : 'play_off_needs_round_robin'
    case 'groups':
      return structureOf(tournament) === 'groups' ? null : 'cut_needs_groups'
    case 'size':
    case 'points':
      if (canBeCut(tournament)) return null
      return structureOf(tournament) === 'groups' ? 'cut_follows_groups' : 'cut_needs_swiss'
    default:
      return by satisfies never
  }
}

function seedsOfGroups(tournament: Tournament): Outcome<readonly PlayerId[]> {
  const seeds = advancingFrom(tournament, currentRound(tournament))?.seeds ?? []
  return seeds.length < MIN_PLAYERS_TO_START ? refuse('not_enough_players') : accept(seeds)
}

function isOfPods({ stages }: Pick<Tournament, 'stages'>): boolean {
  return structureOf({ stages }) === 'pods'
}

function fitsTables(tournament: Tournament, wish: CutWish): boolean {
  if (wish.by === 'groups') return true
  return wish.by === 'size' ? cutSizesOf(tournament).includes(wish.size) : !isOfPods(tournament)
}
