import type { LinkLetterKind } from '@tablee/contract/serving/letter'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { Queryable } from '../../database/database.ts'

/** A mailed link as the server holds it: of its secret only the hash, and none before the mail is written. */
export type MailedToken = {
  readonly id: string
  readonly accountId: AccountId
  readonly kind: LinkLetterKind
  readonly createdAt: string
  readonly expiresAt: string
}

export type TokenKey = { readonly accountId: AccountId; readonly kind: LinkLetterKind }

/** The new token takes the place of the earlier one of the same kind. */
export async function replaceToken(db: Queryable, token: MailedToken): Promise<void> {
  const row = { id: token.id, hash: null, created_at: token.createdAt, expires_at: token.expiresAt }
  await db
    .insertInto('mailed_tokens')
    .values({ ...row, account_id: token.accountId, kind: token.kind })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(row))
    .execute()
}

/** From now on the link is good, until it expires. False when the token was replaced or spent meanwhile. */
export async function armToken(
  db: Queryable,
  id: string,
  armed: { readonly hash: string; readonly expiresAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mailed_tokens')
    .set({ hash: armed.hash, expires_at: armed.expiresAt })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function findArmedToken(
  db: Queryable,
  { accountId, kind }: TokenKey,
): Promise<(MailedToken & { readonly hash: string }) | null> {
  const row = await db
    .selectFrom('mailed_tokens')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!row || row.hash === null) return null
  return { id: row.id, accountId, kind, hash: row.hash, createdAt: row.created_at, expiresAt: row.expires_at }
}

/** False when somebody else spent it first: it serves once. */
export async function spendToken(db: Queryable, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('mailed_tokens').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Links that were mailed to an earlier address no longer work. */
export async function deleteTokens(db: Queryable, accountId: AccountId): Promise<void> {
  await db.deleteFrom('mailed_tokens').where('account_id', '=', accountId).execute()
}

export async function deleteExpiredTokens(db: Queryable, now: string): Promise<void> {
  await db.deleteFrom('mailed_tokens').where('expires_at', '<=', now).where('hash', 'is not', null).execute()
}
