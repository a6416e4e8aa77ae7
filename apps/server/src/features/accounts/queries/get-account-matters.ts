import type { getAccountMatters as call } from '@tablee/contract/accounts/account-matters'
import type { CallReply } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { AccountId } from '@tablee/domain/accounts/account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Queryable } from '../../../database/database.ts'
import type { AccountGround } from '../account-ground.ts'
import { findRequest } from '../organizer-request-store.ts'
import { findToken } from '../token-store.ts'

type Reading = Pick<AccountGround, 'database' | 'now'>

export async function getAccountMatters(reading: Reading, caller: Caller): Promise<Outcome<CallReply<typeof call>>> {
  if (!caller) return refuse('account_required')
  const now = reading.now().toISOString()
  const { accountId } = caller
  const data = await reading.database.read(async (db) => ({
    confirmation: await findConfirmation(db, accountId),
    emailChange: await findEmailChange(db, accountId, now),
    organizerRequest: await findOwnRequest(db, accountId),
  }))
  return accept({ data })
}

export async function findEmailChange(db: Queryable, accountId: AccountId, now: string) {
  const token = await findToken(db, { accountId, kind: 'emailChange' })
  if (!token?.email || token.expiresAt <= now) return null
  // A letter to a taken address is never tried: a reported delay would reveal a free one.
  const trouble = token.trouble === 'refused' ? token.trouble : null
  return { email: token.email, expiresAt: wireMoment(token.expiresAt), trouble }
}

async function findConfirmation(db: Queryable, accountId: AccountId) {
  const token = await findToken(db, { accountId, kind: 'verification' })
  return token && { trouble: token.trouble }
}

export async function findOwnRequest(db: Queryable, accountId: AccountId) {
  const request = await findRequest(db, accountId)
  if (!request) return null
  const { text, askedAt, refused } = request
  return { text, askedAt: wireMoment(askedAt), refused: refused && { ...refused, at: wireMoment(refused.at) } }
}
