import { looksLikePublicId, PUBLIC_ID_LENGTH } from '@tablee/domain/accounts/account'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

/** Accounts whose id looks like a public id; earlier versions allowed them. */
export async function accountsLikePublicIds(db: Queryable): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`length(id) = ${PUBLIC_ID_LENGTH}`)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id).filter(looksLikePublicId)
}
