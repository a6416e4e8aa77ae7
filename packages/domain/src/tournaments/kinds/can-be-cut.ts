import { CUT_SIZES, type CutSize, POD_CUT_SIZES } from '../cut-sizes.ts'
import type { Tournament } from '../tournament.ts'
import { isRankedAsOne } from './draft-rounds.ts'
import { currentStage, structureOf } from './stage.ts'

type InStages = Pick<Tournament, 'stages'>

/** Whether a knockout may follow its rounds. */
export function canBeCut(tournament: InStages): boolean {
  const structure = structureOf(tournament)
  if (structure === 'draft') return isRankedAsOne(currentStage(tournament))
  return structure === 'swiss' || structure === 'pods'
}

/** Sizes of a cut that fit the tables: those who wait and the winners of pods fill a final of four. */
export function cutSizesOf(tournament: InStages): readonly CutSize[] {
  return structureOf(tournament) === 'pods' ? POD_CUT_SIZES : CUT_SIZES
}
