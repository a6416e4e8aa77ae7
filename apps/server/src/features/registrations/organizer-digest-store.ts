import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'

export type Digest = { readonly tournamentId: TournamentId; readonly sentAt: string }

export async function findDigest(db: Queryable, tournamentId: TournamentId): Promise<Digest | null> {
  const row = await db
    .selectFrom('organizer_digests')
    .select('sent_at')
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirst()
  return row ? { tournamentId, sentAt: row.sent_at } : null
}

export async function keepDigest(db: Queryable, { tournamentId, sentAt }: Digest, hasMore: boolean): Promise<void> {
  const values = { sent_at: sentAt, has_more: hasMore ? 1 : 0 }
  await db
    .insertInto('organizer_digests')
    .values({ tournament_id: tournamentId, ...values })
    .onConflict((conflict) => conflict.column('tournament_id').doUpdateSet(values))
    .execute()
}

/** Events with registrations since a digest sent before then. */
export async function listDueDigests(db: Queryable, before: string, most: number): Promise<readonly Digest[]> {
  const rows = await db
    .selectFrom('organizer_digests')
    .innerJoin('tournaments', 'tournaments.id', 'organizer_digests.tournament_id')
    .select(['organizer_digests.tournament_id', 'sent_at'])
    .where('has_more', '=', 1)
    .where('sent_at', '<=', before)
    .where('tournaments.phase', '=', 'waiting')
    .orderBy('sent_at')
    .limit(most)
    .execute()
  return rows.map(({ tournament_id, sent_at }) => ({ tournamentId: tournament_id as TournamentId, sentAt: sent_at }))
}

/** False when another process was faster. */
export async function claimDigest(db: Queryable, { tournamentId, sentAt }: Digest, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('organizer_digests')
    .set({ sent_at: at, has_more: 0 })
    .where('tournament_id', '=', tournamentId)
    .where('sent_at', '=', sentAt)
    .where('has_more', '=', 1)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
