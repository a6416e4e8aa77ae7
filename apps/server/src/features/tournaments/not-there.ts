import { type Outcome, refuse } from '@tablee/domain/outcome'
import type { TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { findDeletedId } from './deleted-tournament-store.ts'

/** By what a tournament is asked for. */
export type Target = { readonly code: TournamentCode } | { readonly id: TournamentId }

/** Why there is no such tournament: whoever has the code of what was deleted is told so. */
export async function notThere(db: Queryable, target: Target): Promise<Outcome<never>> {
  return (await findDeletedId(db, target)) === null ? notFound(target) : refuse('tournament_deleted')
}

/** The sentence of the specification names what was typed. */
export function notFound(target: Target): Outcome<never> {
  return refuse('tournament_not_found', { code: 'code' in target ? target.code : target.id })
}
