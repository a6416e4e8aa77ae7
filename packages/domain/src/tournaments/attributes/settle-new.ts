import type { Outcome } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { plannedPartsFault } from '../rounds/planned-parts.ts'
import type { Tournament } from '../tournament.ts'
import { settle, type Wishes } from './settle.ts'

/** As somebody wishes a new tournament: a plan that no part could follow is refused. */
export function settleNew(created: Tournament, wishes: Wishes): Outcome<readonly Change[]> {
  const settled = settle(created, wishes)
  if (!settled.accepted) return settled
  const fault = plannedPartsFault(evolveAll(created, settled.value), created.plannedParts)
  return fault ? { accepted: false, refusal: fault } : settled
}
