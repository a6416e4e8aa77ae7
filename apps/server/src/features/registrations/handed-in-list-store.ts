import type { HandedInList, HandedInLists } from '@tablee/contract/serving/handed-in-lists'
import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'

/** As deck checks read them; of people whose registration stands, or stood until they left. */
export const handedInLists: HandedInLists<Queryable> = {
  listWho: async (db, tournamentId) => {
    const rows = await standing(db, tournamentId).select('player_id').execute()
    return new Set(rows.map(({ player_id: player }) => player as PlayerId))
  },
  listOf: async (db, tournamentId, players) => {
    if (players.length === 0) return []
    const rows = await standing(db, tournamentId)
      .where('player_id', 'in', [...players])
      .select(['player_id', 'decklist'])
      .execute()
    const kept = await lastKept(db, tournamentId, players)
    return rows.flatMap(({ player_id: player, decklist }): readonly HandedInList[] =>
      decklist === null ? [] : [{ playerId: player as PlayerId, decklist, kept: kept.get(player as PlayerId) ?? null }],
    )
  },
}

function standing(db: Queryable, tournamentId: TournamentId) {
  return db
    .selectFrom('registrations')
    .where('tournament_id', '=', tournamentId)
    .where('status', '=', 'confirmed')
    .where('decklist', 'is not', null)
}

async function lastKept(db: Queryable, tournamentId: TournamentId, players: readonly PlayerId[]) {
  const rows = await db
    .selectFrom('frozen_decklists')
    .select(['player_id', 'hash', 'frozen_at'])
    .where('tournament_id', '=', tournamentId)
    .where('player_id', 'in', [...players])
    .orderBy('number')
    .execute()
  return new Map(rows.map(({ player_id: player, hash, frozen_at: at }) => [player as PlayerId, { at, hash }]))
}
