import type { AskedLink } from '@tablee/domain/accounts/email-change'
import type { Queryable } from '../../database/database.ts'

export async function listAskedLinks(db: Queryable, mark: string, since: string): Promise<readonly AskedLink[]> {
  const rows = await db
    .selectFrom('asked_links')
    .select(['account_id', 'is_confirmed'])
    .where('address_mark', '=', mark)
    .where('asked_at', '>', since)
    .execute()
  return rows.map((row) => ({ accountId: row.account_id, isConfirmed: row.is_confirmed === 1 }))
}

type Kept = AskedLink & { readonly id: string; readonly mark: string; readonly at: string }

export async function keepAskedLink(db: Queryable, { id, mark, accountId, isConfirmed, at }: Kept): Promise<void> {
  const row = { id, address_mark: mark, account_id: accountId, is_confirmed: isConfirmed ? 1 : 0, asked_at: at }
  await db.insertInto('asked_links').values(row).execute()
}

export async function forgetAskedLinks(db: Queryable, until: string): Promise<void> {
  await db.deleteFrom('asked_links').where('asked_at', '<=', until).execute()
}
