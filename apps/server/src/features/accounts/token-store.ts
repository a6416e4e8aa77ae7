import type { LinkLetterKind, MailTrouble } from '@tablee/contract/serving/letter'
import type { AccountId, SessionId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import type { Queryable } from '../../database/database.ts'

/** Only the hash of its secret is stored, and none before the mail is written. */
export type MailedToken = {
  readonly id: string
  readonly accountId: AccountId
  readonly kind: LinkLetterKind
  readonly createdAt: string
  readonly expiresAt: string
  /** For a change of address. */
  readonly email: Email | null
  readonly sessionId: SessionId | null
}

type KeptToken = MailedToken & { readonly hash: string | null; readonly trouble: MailTrouble | null }

export type TokenKey = { readonly accountId: AccountId; readonly kind: LinkLetterKind }

/** Replaces an earlier one of the same kind. */
export async function replaceToken(db: Queryable, token: MailedToken): Promise<void> {
  const { id, createdAt, expiresAt, email, sessionId } = token
  const sent = { id, hash: null, created_at: createdAt, expires_at: expiresAt, trouble: null }
  const row = { ...sent, email, session_id: sessionId }
  await db
    .insertInto('mailed_tokens')
    .values({ ...row, account_id: token.accountId, kind: token.kind })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(row))
    .execute()
}

/** Valid until it expires. False when the token was replaced or used meanwhile. */
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

/** Unless the letter has no link or the link was replaced. */
export async function noteTrouble(db: Queryable, id: string, trouble: MailTrouble | null): Promise<void> {
  await db
    .updateTable('mailed_tokens')
    .set({ trouble })
    .where('id', '=', id)
    .where('trouble', 'is distinct from', trouble)
    .execute()
}

export async function findArmedToken(
  db: Queryable,
  key: TokenKey,
): Promise<(MailedToken & { readonly hash: string }) | null> {
  const token = await findToken(db, key)
  return token && token.hash !== null ? { ...token, hash: token.hash } : null
}

export async function findToken(db: Queryable, { accountId, kind }: TokenKey): Promise<KeptToken | null> {
  const row = await db
    .selectFrom('mailed_tokens')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!row) return null
  return {
    ...{ id: row.id, accountId, kind, hash: row.hash, createdAt: row.created_at, expiresAt: row.expires_at },
    email: row.email as Email | null,
    sessionId: row.session_id as SessionId | null,
    trouble: row.trouble,
  }
}

/** False when it was already used. */
export async function spendToken(db: Queryable, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('mailed_tokens').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function deleteTokens(db: Queryable, accountId: AccountId): Promise<void> {
  await db.deleteFrom('mailed_tokens').where('account_id', '=', accountId).execute()
}

/** An intruder may have requested the change. */
export async function deleteEmailChange(db: Queryable, accountId: AccountId): Promise<void> {
  await db.deleteFrom('mailed_tokens').where('account_id', '=', accountId).where('kind', '=', 'emailChange').execute()
}

/** Tokens whose letter failed stay, so that this can still be shown. */
export async function deleteExpiredTokens(db: Queryable, now: string): Promise<void> {
  await db
    .deleteFrom('mailed_tokens')
    .where('expires_at', '<=', now)
    .where('hash', 'is not', null)
    .where((where) => where.or([where('trouble', 'is', null), where('kind', '<>', 'verification')]))
    .execute()
}
