import type { Target } from '@tablee/contract/serving/carried-act'
import { type Outcome, refuse } from '@tablee/domain/outcome'
import type { Queryable } from '../../database/database.ts'
import { findDeletedId } from './deleted-tournament-store.ts'
import { findHidingReason } from './hidden-page-store.ts'

/** Those who know the code learn that it was deleted or hidden. */
export async function notThere(db: Queryable, target: Target): Promise<Outcome<never>> {
  const reason = await findHidingReason(db, target)
  if (reason !== null) return refuse('tournament_hidden', { reason })
  return (await findDeletedId(db, target)) === null ? notFound(target) : refuse('tournament_deleted')
}

/** The specification's sentence names what was typed. */
export function notFound(target: Target): Outcome<never> {
  return refuse('tournament_not_found', { code: 'code' in target ? target.code : target.id })
}
