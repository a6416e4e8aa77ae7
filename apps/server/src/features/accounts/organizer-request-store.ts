import type { AccountId } from '@tablee/domain/accounts/account'
import type { OrganizerRequest } from '@tablee/domain/accounts/organizer-request'
import { chooseLanguage, type Language } from '@tablee/domain/language'
import type { Queryable } from '../../database/database.ts'
import type { Tables } from '../../database/tables/tables.ts'

export type KeptRequest = OrganizerRequest & { readonly accountId: AccountId; readonly language: Language }
type Row = Tables['organizer_requests']

export async function findRequest(db: Queryable, accountId: AccountId): Promise<KeptRequest | null> {
  const row = await db
    .selectFrom('organizer_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ? requestOf(row) : null
}

/** Replaces an earlier one. */
export async function keepRequest(db: Queryable, request: KeptRequest): Promise<void> {
  const { account_id, ...changed } = rowOf(request)
  await db
    .insertInto('organizer_requests')
    .values({ account_id, ...changed })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changed))
    .execute()
}

export async function deleteRequest(db: Queryable, accountId: AccountId): Promise<void> {
  await db.deleteFrom('organizer_requests').where('account_id', '=', accountId).execute()
}

export type OpenRequest = KeptRequest & {
  readonly email: string
  readonly name: string
  readonly isEmailVerified: boolean
}

/** Oldest first. */
export async function listOpenRequests(db: Queryable): Promise<readonly OpenRequest[]> {
  const rows = await db
    .selectFrom('organizer_requests')
    .innerJoin('accounts', 'accounts.id', 'organizer_requests.account_id')
    .selectAll('organizer_requests')
    .select(['accounts.email', 'accounts.name', 'accounts.is_email_verified'])
    .where('organizer_requests.refused_at', 'is', null)
    .orderBy('organizer_requests.asked_at')
    .execute()
  return rows.map(({ email, name, is_email_verified, ...row }) => {
    return { ...requestOf(row), email, name, isEmailVerified: is_email_verified === 1 }
  })
}

function requestOf({ account_id, text, language, asked_at, refused_at, reason }: Row): KeptRequest {
  const refused = refused_at === null ? null : { at: refused_at, reason }
  return { accountId: account_id as AccountId, text, language: chooseLanguage([language]), askedAt: asked_at, refused }
}

function rowOf({ accountId, text, language, askedAt, refused }: KeptRequest): Row {
  return {
    ...{ account_id: accountId, text, language, asked_at: askedAt },
    ...{ refused_at: refused?.at ?? null, reason: refused?.reason ?? '' },
  }
}
