import type { exportAccount as call } from '@tablee/contract/accounts/export-account'
import type { CallReply } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Queryable } from '../../../database/database.ts'
import { toUserDocument } from '../account-document.ts'
import type { AccountGround } from '../account-ground.ts'
import { findAccount } from '../account-store.ts'
import { findChosen } from '../chosen-address.ts'
import { listSessions } from '../session-store.ts'
import { findEmailChange, findOwnRequest } from './get-account-matters.ts'

type Reading = Pick<AccountGround, 'database' | 'now' | 'keepers' | 'signatures'>

/** Of secrets there are only hashes. */
export async function exportAccount(reading: Reading, caller: Caller): Promise<Outcome<CallReply<typeof call>>> {
  if (!caller) return refuse('account_required')
  const { accountId } = caller
  const now = reading.now().toISOString()
  const kept = await reading.database.read(async (db) => {
    const account = await findAccount(db, accountId)
    if (!account) return null
    const emailChange = await findEmailChange(db, accountId, now)
    const organizerRequest = await findOwnRequest(db, accountId)
    const mails = await findMails(reading, db, caller)
    return { account, emailChange, organizerRequest, mails, sessions: await listSessions(db, accountId, now) }
  })
  if (!kept) return refuse('account_required')
  const parts = new Map<string, unknown>([
    ['exportedAt', wireMoment(now)],
    ['account', toUserDocument(kept.account)],
    ['language', kept.account.language],
    ['emailChange', kept.emailChange],
    ['organizerRequest', kept.organizerRequest],
    ['mails', kept.mails],
    ['sessions', kept.sessions.map(({ hash: _, accountId: __, ...session }) => session)],
  ])
  for (const keeper of reading.keepers) parts.set(keeper.name, await keeper.collect(accountId))
  return accept({ data: Object.fromEntries(parts) })
}

/** Null unless the account has confirmed the address, which may be another person's. */
async function findMails(reading: Reading, db: Queryable, caller: Caller) {
  const chosen = await findChosen(reading, db, { token: undefined, caller })
  if (!chosen.accepted || !chosen.value.address) return null
  const { confirmedAt, askedAt, off } = chosen.value.address
  return { confirmedAt: confirmedAt && wireMoment(confirmedAt), askedAt: askedAt && wireMoment(askedAt), off }
}
