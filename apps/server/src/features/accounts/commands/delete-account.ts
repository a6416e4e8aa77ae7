import type { deleteAccount as call } from '@tablee/contract/accounts/delete-account'
import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { AccountGround } from '../account-ground.ts'
import { eraseAccount, findAccount } from '../account-store.ts'
import { listSessions } from '../session-store.ts'
import { endWith } from './end-sessions.ts'

/**
 * Erases the account. The other parts forget first: each does it for good, so that a failure in between leaves an account
 * that can ask again, and never a trace without an account. Nobody is left
 * alone: events to come are handed over or called off before.
 */
export async function deleteAccount(
  ground: AccountGround,
  caller: Caller,
  { password }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  if (!caller) return refuse('account_required')
  const { accountId } = caller
  const account = await ground.database.read((db) => findAccount(db, accountId))
  if (!account) return refuse('account_required')
  if (!(await ground.passwords.verify(account.passwordHash, password))) return refuse('password_wrong')
  const undecided = await ground.listUndecidedEvents(accountId)
  if (undecided.length > 0) return refuse('events_undecided', { events: undecided.join(', ') })
  for (const keeper of ground.keepers) await keeper.forget(accountId)
  const at = ground.now().toISOString()
  await ground.database.inTransaction(async (tx) => {
    await endWith(ground, tx, await listSessions(tx.db, accountId, at))
    await eraseAccount(tx.db, accountId, at)
  })
  return accept({ data: { erasedAt: wireMoment(at) } })
}
