import type { AccountId } from '@tablee/domain/accounts/account'
import type { AccountGround } from '../account-ground.ts'
import { eraseAccount } from '../account-store.ts'
import { listSessions } from '../session-store.ts'
import { endWith } from './end-sessions.ts'

type Erasing = Pick<AccountGround, 'database' | 'keepers' | 'announce'>

/** The other features forget first: a failure in between leaves an account that can be erased again, never a trace without an account. */
export async function eraseWithTraces(ground: Erasing, accountId: AccountId, at: string): Promise<void> {
  for (const keeper of ground.keepers) await keeper.forget(accountId)
  await ground.database.inTransaction(async (tx) => {
    await endWith(ground, tx, await listSessions(tx.db, accountId, at))
    await eraseAccount(tx.db, accountId, at)
  })
}
