import type { deleteAccount as call } from '@tablee/contract/accounts/delete-account'
import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { eraseAccount, findAccount } from '../account-store.ts'
import type { Acting } from '../acting.ts'
import { listSessions } from '../session-store.ts'
import { endWith } from './end-sessions.ts'

/**
 * Erases the account. The other parts forget first: each does it for good, so that a failure in between leaves an account
 * that can ask again, and never a trace without an account.
 */
export async function deleteAccount(
  acting: Acting,
  caller: Caller,
  { password }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  if (!caller) return refuse('account_required')
  const { accountId } = caller
  const account = await acting.database.read((db) => findAccount(db, accountId))
  if (!account) return refuse('account_required')
  if (!(await acting.passwords.verify(account.passwordHash, password))) return refuse('password_wrong')
  for (const keeper of acting.keepers) await keeper.forget(accountId)
  const at = acting.now().toISOString()
  await acting.database.inTransaction(async (tx) => {
    await endWith(acting, tx, await listSessions(tx.db, accountId, at))
    await eraseAccount(tx.db, accountId, at)
  })
  return accept({ data: { erasedAt: wireMoment(at) } })
}
