import type { Queryable } from '../../database/database.ts'
import type { AccountGround } from './account-ground.ts'
import { isHashOf } from './secret.ts'
import { findArmedToken, type MailedToken, type TokenKey } from './token-store.ts'

export type Followed = TokenKey & { readonly secret: string }
type Clock = Pick<AccountGround, 'now'>

export async function findRight(clock: Clock, db: Queryable, followed: Followed): Promise<MailedToken | null> {
  const token = await findOwn(db, followed)
  return token && !isExpired(clock, token) ? token : null
}

export async function findOwn(db: Queryable, { secret, ...key }: Followed): Promise<MailedToken | null> {
  const token = await findArmedToken(db, key)
  return token && isHashOf(token.hash, secret) ? token : null
}

export function isExpired({ now }: Clock, { expiresAt }: MailedToken): boolean {
  return expiresAt <= now().toISOString()
}
