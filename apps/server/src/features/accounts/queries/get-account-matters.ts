import type { getAccountMatters as call } from '@tablee/contract/accounts/account-matters'
import type { CallReply } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { AccountId } from '@tablee/domain/accounts/account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Queryable } from '../../../database/database.ts'
import type { AccountGround } from '../account-ground.ts'
import { findToken } from '../token-store.ts'

type Reading = Pick<AccountGround, 'database' | 'now'>

export async function getAccountMatters(reading: Reading, caller: Caller): Promise<Outcome<CallReply<typeof call>>> {
  if (!caller) return refuse('account_required')
  const now = reading.now().toISOString()
  const emailChange = await reading.database.read((db) => findEmailChange(db, caller.accountId, now))
  return accept({ data: { emailChange } })
}

/** The address that waits to be confirmed. */
export async function findEmailChange(db: Queryable, accountId: AccountId, now: string) {
  const token = await findToken(db, { accountId, kind: 'emailChange' })
  if (!token?.email || token.expiresAt <= now) return null
  return { email: token.email, expiresAt: wireMoment(token.expiresAt) }
}
