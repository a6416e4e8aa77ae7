import type { Queryable } from '../../database/database.ts'

/** Tournaments that one account takes over from its devices. */
export const MOST_KEPT_PLAYS = 1000

export type Play = { readonly tournament: string; readonly player: string; readonly publicId: string }
export type KeptPlay = Play & { readonly account: string }

export async function writeKeptPlay(db: Queryable, { account, tournament, player, publicId }: KeptPlay): Promise<void> {
  const columns = { player_id: player, public_id: publicId }
  await db
    .insertInto('kept_plays')
    .values({ account_id: account, tournament_id: tournament, ...columns })
    .onConflict((conflict) => conflict.columns(['account_id', 'tournament_id']).doUpdateSet(columns))
    .execute()
}

export async function listKeptPlays(db: Queryable, account: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('kept_plays').select('tournament_id').where('account_id', '=', account).execute()
  return rows.map(({ tournament_id }) => tournament_id)
}

export async function forgetPlay(db: Queryable, account: string, code: string): Promise<void> {
  await db
    .deleteFrom('kept_plays')
    .where('account_id', '=', account)
    .where('tournament_id', 'in', db.selectFrom('tournaments').select('id').where('code', '=', code))
    .execute()
}

export async function eraseKeptPlays(db: Queryable, account: string): Promise<void> {
  await db.deleteFrom('kept_plays').where('account_id', '=', account).execute()
}
