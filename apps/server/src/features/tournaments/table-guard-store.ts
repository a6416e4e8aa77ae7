import type { MatchId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'

type Of = { readonly tournamentId: TournamentId; readonly matchId: MatchId }

/** With the last act that counted, so that a repeat is counted once. */
export type TableGuard = { readonly wrong: number; readonly actId: string | null }

export async function findTableGuard(db: Queryable, { tournamentId, matchId }: Of): Promise<TableGuard | null> {
  const row = await db
    .selectFrom('table_guards')
    .select(['wrong', 'act_id'])
    .where('tournament_id', '=', tournamentId)
    .where('match_id', '=', matchId)
    .executeTakeFirst()
  return row ? { wrong: row.wrong, actId: row.act_id } : null
}

export async function keepTableGuard(db: Queryable, of: Of, { wrong, actId }: TableGuard): Promise<void> {
  const counted = { wrong, act_id: actId }
  await db
    .insertInto('table_guards')
    .values({ tournament_id: of.tournamentId, match_id: of.matchId, ...counted })
    .onConflict((conflict) => conflict.columns(['tournament_id', 'match_id']).doUpdateSet(counted))
    .execute()
}

export async function forgetTableGuard(db: Queryable, { tournamentId, matchId }: Of): Promise<void> {
  await db
    .deleteFrom('table_guards')
    .where('tournament_id', '=', tournamentId)
    .where('match_id', '=', matchId)
    .execute()
}
