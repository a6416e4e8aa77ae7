import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { draftOf } from '../kinds/draft-rounds.ts'
import { hasPods } from '../kinds/paired-by.ts'
import { isWaiting } from '../kinds/phase.ts'
import { firstStageOf, structureOf } from '../kinds/stage.ts'
import type { Structure, Tournament } from '../tournament.ts'

/** Swiss, single elimination or round robin (STAK-9): free until the start. */
export function chooseStructure(tournament: Tournament, structure: Structure): Outcome<readonly Change[]> {
  if (structure === structureOf(tournament)) return accept([])
  if (!isWaiting(tournament)) return refuse('structure_locked')
  const stage = firstStageOf(structure)
  if (tournament.teamKind !== null && (hasPods(stage) || draftOf(stage) !== null)) {
    return refuse('teams_not_at_pods')
  }
  return accept([{ kind: 'stage_chosen', stage }])
}
