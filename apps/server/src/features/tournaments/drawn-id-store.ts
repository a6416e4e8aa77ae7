import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'

/** Free of all players anywhere, as match ids are built from them; and, in the tournament, of penalties and of people with stored data. */
export async function areIdsFree(db: Queryable, id: TournamentId, drawn: readonly string[]): Promise<boolean> {
  const ids = [...drawn]
  const player = await db.selectFrom('players').select('id').where('id', 'in', ids).executeTakeFirst()
  if (player) return false
  const penalty = await db
    .selectFrom('conduct_records')
    .select('id')
    .where('tournament_id', '=', id)
    .where((where) => where.or([where('id', 'in', ids), where('player_id', 'in', ids)]))
    .executeTakeFirst()
  if (penalty) return false
  const hidden = await db
    .selectFrom('hidden_names')
    .select('player_id')
    .where('tournament_id', '=', id)
    .where('player_id', 'in', ids)
    .executeTakeFirst()
  return hidden === undefined
}
