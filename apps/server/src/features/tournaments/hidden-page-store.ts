import type { TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Queryable, Transaction } from '../../database/database.ts'
import type { HeldTournament } from './held-tournament.ts'
import { loadAround } from './tournament-rows.ts'

/** Of rows of `all_tournaments`: the operator hides it, whatever its organizer wants. */
export const IS_HIDDEN = sql<boolean>`exists (
  select 1 from hidden_pages where hidden_pages.tournament_id = all_tournaments.id and hidden_pages.restored_at is null
)`

type Target = { readonly code: TournamentCode } | { readonly id: TournamentId }

/** Why the operator hides this page; null where nobody does. */
export async function findHidingReason(db: Queryable, target: Target): Promise<string | null> {
  const [column, value] = 'code' in target ? (['code', target.code] as const) : (['id', target.id] as const)
  const row = await db
    .selectFrom('hidden_pages')
    .innerJoin('all_tournaments', 'all_tournaments.id', 'hidden_pages.tournament_id')
    .select('reason')
    .where(`all_tournaments.${column}`, '=', value)
    .where('restored_at', 'is', null)
    .executeTakeFirst()
  return row?.reason ?? null
}

/** Takes the tournament of a page that the operator hides, for writing; null where it is not hidden. */
export async function lockHidden({ db, dialect }: Transaction, id: TournamentId): Promise<HeldTournament | null> {
  const row = await db
    .selectFrom('all_tournaments')
    .selectAll()
    .where('id', '=', id)
    .where(IS_HIDDEN)
    .$if(dialect.writesTogether, (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? loadAround(db, row) : null
}

/** The id behind a code that the operator hides. */
export async function findHiddenId(db: Queryable, code: TournamentCode): Promise<TournamentId | null> {
  const row = await db
    .selectFrom('all_tournaments')
    .select('id')
    .where('code', '=', code)
    .where(IS_HIDDEN)
    .executeTakeFirst()
  return row ? (row.id as TournamentId) : null
}

type Hiding = { readonly id: TournamentId; readonly reason: string; readonly at: string }

export async function keepHiding(db: Queryable, { id, reason, at }: Hiding): Promise<void> {
  const row = { reason, hidden_at: at, restored_at: null }
  await db
    .insertInto('hidden_pages')
    .values({ tournament_id: id, ...row })
    .onConflict((conflict) => conflict.column('tournament_id').doUpdateSet(row))
    .execute()
}

export async function endHiding(db: Queryable, id: TournamentId, at: string): Promise<void> {
  await db.updateTable('hidden_pages').set({ restored_at: at }).where('tournament_id', '=', id).execute()
}
