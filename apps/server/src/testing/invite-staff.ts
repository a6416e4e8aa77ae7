import { HELPER_ROLES } from '@tablee/domain/tournaments/authority/role'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { writeHolders } from '../features/tournaments/capability-store.ts'
import { somebodyInvited } from '../features/tournaments/testing/somebody-invited.ts'
import type { Played, TestServer } from './a-server.ts'

export type Helper = (typeof HELPER_ROLES)[number]

/** A helper in each role; `hashOf` is what their rights depend on. Every process reads them with the next act. */
export async function inviteStaff(
  { server: { database } }: TestServer,
  { id, expiresAt = null }: Pick<Played, 'id'> & { readonly expiresAt?: string | null },
  hashOf: (role: Helper) => string,
): Promise<void> {
  const invited = HELPER_ROLES.map((role) => somebodyInvited({ role, hash: hashOf(role), expiresAt }))
  await database.inTransaction(async ({ db }) => {
    const after = { staff: invited, players: new Map(), entry: null }
    await writeHolders(db, id as TournamentId, { before: null, after })
    await db
      .updateTable('all_tournaments')
      .set((column) => ({ sequence: column('sequence', '+', 1) }))
      .where('id', '=', id)
      .execute()
  })
}
