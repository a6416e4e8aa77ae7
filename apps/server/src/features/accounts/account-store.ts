import { userDocument } from '@tablee/contract/accounts/user-document'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import type { Prefs } from '@tablee/domain/accounts/prefs'
import { type Language, languageNamed } from '@tablee/domain/language'
import { readStoredJson } from '../../database/damaged-row.ts'
import type { Queryable, Transaction } from '../../database/database.ts'
import type { Tables } from '../../database/tables/tables.ts'

export type Account = {
  readonly id: AccountId
  readonly email: Email
  readonly isEmailVerified: boolean
  readonly name: string
  readonly passwordHash: string
  readonly prefs: Prefs
  readonly labels: readonly string[]
  readonly isEnabled: boolean
  readonly createdAt: string
  readonly updatedAt: string
  readonly passwordUpdatedAt: string
  readonly accessedAt: string
  /** The language last used, for unrequested letters; null until then. */
  readonly language: Language | null
}

type Row = Tables['accounts']

export async function findAccount(db: Queryable, id: AccountId): Promise<Account | null> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? accountOf(row) : null
}

export async function findAccountByEmail(db: Queryable, email: Email): Promise<Account | null> {
  const row = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
  return row ? accountOf(row) : null
}

/** SQLite limits the number of parameters. */
const ASKED_TOGETHER = 500

/** Only confirmed addresses. */
export async function listVerifiedEmails(
  db: Queryable,
  ids: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, string>> {
  const found = new Map<AccountId, string>()
  for (let start = 0; start < ids.length; start += ASKED_TOGETHER) {
    const rows = await db
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where('id', 'in', ids.slice(start, start + ASKED_TOGETHER))
      .where('is_email_verified', '=', 1)
      .execute()
    for (const { id, email } of rows) found.set(id as AccountId, email)
  }
  return found
}

/** False when the id or address is taken; ids of erased accounts stay taken. */
export async function insertAccount(db: Queryable, account: Account): Promise<boolean> {
  const erased = await db.selectFrom('erased_accounts').select('id').where('id', '=', account.id).executeTakeFirst()
  if (erased) return false
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accounts')
    .values(rowOf(account))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** `at` becomes the time of the last change. */
export type AccountChange = Partial<
  Pick<
    Account,
    'email' | 'isEmailVerified' | 'isEnabled' | 'name' | 'passwordHash' | 'prefs' | 'labels' | 'passwordUpdatedAt'
  >
>

/** Until the transaction ends. */
export async function lockAccount(tx: Transaction, id: AccountId): Promise<Account | null> {
  // SQLite took its single write lock when the transaction began.
  const row = await tx.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .$if(tx.dialect.writesTogether, (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? accountOf(row) : null
}

/** Null when it is gone. */
export async function changeAccount(
  tx: Transaction,
  id: AccountId,
  change: AccountChange & { readonly at: string },
): Promise<Account | null> {
  const former = await lockAccount(tx, id)
  if (!former) return null
  const { at, ...members } = change
  const columns = { ...columnsOf(members), updated_at: at }
  await tx.db.updateTable('accounts').set(columns).where('id', '=', id).execute()
  return { ...former, ...members, updatedAt: at }
}

/** Other columns may be changed concurrently. */
function columnsOf({ isEmailVerified, isEnabled, prefs, labels, ...change }: AccountChange) {
  return {
    email: change.email,
    is_email_verified: isEmailVerified === undefined ? undefined : Number(isEmailVerified),
    is_enabled: isEnabled === undefined ? undefined : Number(isEnabled),
    name: change.name,
    password_hash: change.passwordHash,
    prefs: prefs && JSON.stringify(prefs),
    labels: labels && JSON.stringify(labels),
    password_updated_at: change.passwordUpdatedAt,
  }
}

export async function isEmailTaken(db: Queryable, email: Email, except: AccountId): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', except)
    .executeTakeFirst()
  return row !== undefined
}

export async function noteAccess(db: Queryable, id: AccountId, at: string): Promise<void> {
  await db.updateTable('accounts').set({ accessed_at: at }).where('id', '=', id).execute()
}

export async function noteLanguage(db: Queryable, id: AccountId, language: Language): Promise<void> {
  await db.updateTable('accounts').set({ language }).where('id', '=', id).execute()
}

/** Erases everything about the account, including sessions; its id is never reused. */
export async function eraseAccount(db: Queryable, id: AccountId, at: string): Promise<void> {
  await db.deleteFrom('letters').where('account_id', '=', id).execute()
  await db.deleteFrom('mailed_tokens').where('account_id', '=', id).execute()
  await db.deleteFrom('accounts').where('id', '=', id).execute()
  await db.insertInto('erased_accounts').values({ id, erased_at: at }).execute()
}

export async function listAccountsWithLabel(db: Queryable, label: string): Promise<readonly Account[]> {
  const rows = await db.selectFrom('accounts').selectAll().where('labels', '<>', '[]').orderBy('email').execute()
  return rows.map(accountOf).filter(({ labels }) => labels.includes(label))
}

function accountOf(row: Row): Account {
  return {
    id: row.id as AccountId,
    email: row.email as Email,
    isEmailVerified: row.is_email_verified === 1,
    name: row.name,
    passwordHash: row.password_hash,
    prefs: readStoredJson(
      { table: 'accounts', id: row.id, text: row.prefs, schema: userDocument.shape.prefs },
      'prefs',
    ),
    labels: readStoredJson(
      { table: 'accounts', id: row.id, text: row.labels, schema: userDocument.shape.labels },
      'labels',
    ),
    isEnabled: row.is_enabled === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    passwordUpdatedAt: row.password_updated_at,
    accessedAt: row.accessed_at,
    language: languageNamed(row.language),
  }
}

function rowOf(account: Account): Row {
  return {
    id: account.id,
    email: account.email,
    is_email_verified: Number(account.isEmailVerified),
    name: account.name,
    password_hash: account.passwordHash,
    prefs: JSON.stringify(account.prefs),
    labels: JSON.stringify(account.labels),
    is_enabled: Number(account.isEnabled),
    created_at: account.createdAt,
    updated_at: account.updatedAt,
    password_updated_at: account.passwordUpdatedAt,
    accessed_at: account.accessedAt,
    language: account.language,
  }
}
