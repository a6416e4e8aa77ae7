import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'

/** Beside the role itself, which is a capability. */
export type StaffInvitation = {
  readonly holderId: string
  readonly invitedAt: string
  /** Null until the invitation is redeemed. */
  readonly acceptedAt: string | null
  readonly usedAt: string | null
  /** The role for which this one stands in, by its id. */
  readonly replaces: string | null
}

/** Reading and scoring should cause few writes. */
const NOTED_EVERY_MS = 60_000

type Kept = { readonly tournamentId: TournamentId; readonly holderId: string }

export async function insertInvitation(
  db: Queryable,
  { tournamentId, holderId, hash, invitedAt }: Kept & { readonly hash: string; readonly invitedAt: string },
): Promise<void> {
  await db
    .insertInto('staff_invitations')
    .values({ tournament_id: tournamentId, holder_id: holderId, hash, invited_at: invitedAt })
    .execute()
}

export async function findInvitedId(db: Queryable, tournamentId: TournamentId, hash: string): Promise<string | null> {
  const row = await db
    .selectFrom('staff_invitations')
    .select('holder_id')
    .where('tournament_id', '=', tournamentId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row?.holder_id ?? null
}

export async function noteAccepted(db: Queryable, { tournamentId, holderId }: Kept, at: string): Promise<void> {
  await db
    .updateTable('staff_invitations')
    .set({ accepted_at: at, used_at: at })
    .where('tournament_id', '=', tournamentId)
    .where('holder_id', '=', holderId)
    .execute()
}

export async function noteRoleUse(db: Queryable, { tournamentId, holderId }: Kept, now: Date): Promise<void> {
  await db
    .updateTable('staff_invitations')
    .set({ used_at: now.toISOString() })
    .where('tournament_id', '=', tournamentId)
    .where('holder_id', '=', holderId)
    .where('used_at', '<=', lastNoted(now))
    .execute()
}

export async function isUseNoted(db: Queryable, { tournamentId, holderId }: Kept, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('staff_invitations')
    .select('used_at')
    .where('tournament_id', '=', tournamentId)
    .where('holder_id', '=', holderId)
    .executeTakeFirst()
  return !row?.used_at || row.used_at > lastNoted(now)
}

function lastNoted(now: Date): string {
  return new Date(now.getTime() - NOTED_EVERY_MS).toISOString()
}

export async function listInvitations(db: Queryable, tournamentId: TournamentId): Promise<readonly StaffInvitation[]> {
  const rows = await db
    .selectFrom('staff_invitations')
    .select(['holder_id', 'invited_at', 'accepted_at', 'used_at', 'replaces'])
    .where('tournament_id', '=', tournamentId)
    .execute()
  return rows.map(({ holder_id, invited_at, accepted_at, used_at, replaces }) => ({
    replaces,
    holderId: holder_id,
    invitedAt: invited_at,
    acceptedAt: accepted_at,
    usedAt: used_at,
  }))
}

export async function deleteInvitation(db: Queryable, { tournamentId, holderId }: Kept): Promise<void> {
  await db
    .deleteFrom('staff_invitations')
    .where('tournament_id', '=', tournamentId)
    .where('holder_id', '=', holderId)
    .execute()
}
