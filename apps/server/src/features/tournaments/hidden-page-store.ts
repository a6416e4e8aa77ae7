import type { TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Queryable, Transaction } from '../../database/database.ts'
import type { HeldTournament } from './held-tournament.ts'
import { loadAround } from './tournament-rows.ts'

/** For rows of `all_tournaments`. */
export const IS_HIDDEN = sql<boolean>`exists (
  select 1 from hidden_pages where hidden_pages.tournament_id = all_tournaments.id and hidden_pages.restored_at is null
)`

type Target = { readonly code: TournamentCode } | { readonly id: TournamentId }

/** Null when the operator does not hide the page. */
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

/** Null when it is not hidden. */
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
