import type { HiddenName } from '@tablee/domain/tournaments/players/hide-name'
import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'

export async function listHiddenNames(db: Queryable, id: TournamentId): Promise<readonly HiddenName[]> {
  const rows = await db.selectFrom('hidden_names').selectAll().where('tournament_id', '=', id).execute()
  return rows.map(({ player_id, name, shown_as }) => ({ playerId: player_id as PlayerId, name, shownAs: shown_as }))
}

export async function keepHiddenName(db: Queryable, id: TournamentId, hidden: HiddenName): Promise<void> {
  await keepHiddenNames(db, id, [hidden])
}

const KEPT_TOGETHER = 200

export async function keepHiddenNames(db: Queryable, id: TournamentId, hidden: readonly HiddenName[]): Promise<void> {
  for (let start = 0; start < hidden.length; start += KEPT_TOGETHER) {
    const rows = hidden
      .slice(start, start + KEPT_TOGETHER)
      .map(({ playerId, name, shownAs }) => ({ tournament_id: id, player_id: playerId, name, shown_as: shownAs }))
    await db
      .insertInto('hidden_names')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['tournament_id', 'player_id']).doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          shown_as: row.ref('excluded.shown_as'),
        })),
      )
      .execute()
  }
}

export async function dropHiddenName(db: Queryable, id: TournamentId, playerId: PlayerId): Promise<void> {
  await db.deleteFrom('hidden_names').where('tournament_id', '=', id).where('player_id', '=', playerId).execute()
}
