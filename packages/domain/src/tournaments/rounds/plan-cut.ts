import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isFinished } from '../kinds/phase.ts'
import { isInCut, structureOf } from '../kinds/stage.ts'
import type { PlannedCut, Tournament } from '../tournament.ts'

/**
 * What is to follow the Swiss rounds, said before anybody plays for it (STAK-9): a bracket of so many, none (0), or null for what
 * the game proposes. Free until the bracket begins, whose size may be another one still.
 */
export function planCut(tournament: Tournament, size: PlannedCut | null): Outcome<readonly Change[]> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (structureOf(tournament) !== 'swiss') return refuse('cut_needs_swiss')
  if (isInCut(tournament)) return refuse('cut_under_way')
  return accept(size === tournament.plannedCut ? [] : [{ kind: 'cut_planned', size }])
}
