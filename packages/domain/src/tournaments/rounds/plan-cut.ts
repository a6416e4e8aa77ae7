import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import type { PlannedCut } from '../cut-sizes.ts'
import { canBeCut, cutSizesOf } from '../kinds/can-be-cut.ts'
import { isFinished } from '../kinds/phase.ts'
import { isInCut } from '../kinds/stage.ts'
import type { Tournament } from '../tournament.ts'

/**
 * Announces what follows the Swiss rounds (STAK-9): a bracket of this size, none (0), or null for the game's default. Free until the
 * bracket begins, which may still have another size.
 */
export function planCut(tournament: Tournament, size: PlannedCut | null): Outcome<readonly Change[]> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (!canBeCut(tournament)) return refuse('cut_needs_swiss')
  const fits = size === null || size === 0 || cutSizesOf(tournament).includes(size)
  if (!fits) return refuse('cut_wish_invalid')
  if (isInCut(tournament)) return refuse('cut_under_way')
  return accept(size === tournament.plannedCut ? [] : [{ kind: 'cut_planned', size }])
}
