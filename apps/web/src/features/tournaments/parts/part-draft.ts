import { countedRules } from '@tablee/domain/tournaments/kinds/counted-rules'
import { rankedIndexes } from '@tablee/domain/tournaments/kinds/part'
import { firstStageOf } from '@tablee/domain/tournaments/kinds/stage'
import { sizeFault } from '@tablee/domain/tournaments/life/size-fault'
import { recommendedRounds } from '@tablee/domain/tournaments/rule-packs/recommended-rounds'
import { PART_STRUCTURES, type PartStructure } from '@tablee/domain/tournaments/stage-part'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

/** Sizes offered for those who play on. */
const SIZES = [4, 6, 8, 12, 16, 24, 32, 64] as const

/** Few who play on, or "everybody". */
export function playingChoices(candidates: number): readonly number[] {
  return SIZES.filter((size) => size < candidates)
}

/** The part's number, from 2. */
export function nextPart(tournament: Tournament): number {
  return rankedIndexes(tournament).length + 1
}

/** Structures that fit so many. */
export function partStructures(players: number): readonly PartStructure[] {
  return PART_STRUCTURES.filter((structure) => sizeFault({ stages: [firstStageOf(structure)] }, players) === null)
}

/** Another way than now, if it fits. */
export function firstStructure(structures: readonly PartStructure[], now: string): PartStructure | undefined {
  return structures.find((structure) => structure !== now) ?? structures[0]
}

/** As the game recommends for so many. */
export function usualRounds(tournament: Tournament, structure: PartStructure, players: number): number {
  return recommendedRounds(
    countedRules({ rules: tournament.rules, stages: [firstStageOf(structure)], teamKind: null }),
    players,
  )
}
