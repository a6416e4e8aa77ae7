import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable, Transaction } from '../../database/database.ts'
import type { Grant } from './held-tournament.ts'

/** What a one-time code makes of the device that gives it. */
export type DeviceLink = {
  readonly tournamentId: TournamentId
  /** Null: the organizer. */
  readonly playerId: PlayerId | null
  readonly expiresAt: string
  readonly usedAt: string | null
}

/** The new secret replaces the former one of the same role. */
export async function writeGrants(db: Queryable, tournamentId: TournamentId, grants: readonly Grant[]): Promise<void> {
  for (const grant of grants) {
    const { role, hash } = grant
    if (hash === null) {
      await db.deleteFrom('capabilities').where('tournament_id', '=', tournamentId).where('role', '=', role).execute()
      continue
    }
    const player_id = grant.role === 'player' ? grant.playerId : ''
    await db
      .insertInto('capabilities')
      .values({ tournament_id: tournamentId, role, player_id, hash })
      .onConflict((conflict) => conflict.columns(['tournament_id', 'role', 'player_id']).doUpdateSet({ hash }))
      .execute()
  }
}

export async function insertDeviceLink(db: Queryable, hash: string, link: DeviceLink): Promise<void> {
  await db
    .insertInto('device_links')
    .values({
      hash,
      tournament_id: link.tournamentId,
      role: link.playerId === null ? 'organizer' : 'player',
      player_id: link.playerId ?? '',
      expires_at: link.expiresAt,
      used_at: null,
    })
    .execute()
}

export async function findDeviceLink(
  tx: Transaction,
  tournamentId: TournamentId,
  hash: string,
): Promise<DeviceLink | null> {
  const row = await tx.db
    .selectFrom('device_links')
    .selectAll()
    .where('hash', '=', hash)
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirst()
  if (!row) return null
  const playerId = row.role === 'player' ? (row.player_id as PlayerId) : null
  return { tournamentId, playerId, expiresAt: row.expires_at, usedAt: row.used_at }
}

export async function spendDeviceLink(db: Queryable, hash: string, at: string): Promise<void> {
  await db.updateTable('device_links').set({ used_at: at }).where('hash', '=', hash).execute()
}
