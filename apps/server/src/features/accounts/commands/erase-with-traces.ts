import type { AccountId } from '@tablee/domain/accounts/account'
import type { ErasedCounts, ErasureRule } from '@tablee/domain/erasures/erasure-proof'
import { addedCounts } from '@tablee/domain/erasures/erasure-proof'
import { keepErasure } from '../../../database/erasures/erasure-store.ts'
import type { AccountGround } from '../account-ground.ts'
import { eraseAccount } from '../account-store.ts'
import { countKept } from '../count-kept.ts'
import { listSessions } from '../session-store.ts'
import { endWith } from './end-sessions.ts'

type Erasure = {
  readonly accountId: AccountId
  readonly at: string
  readonly rule: ErasureRule
  /** What went of the person beside the account. */
  readonly beside?: ErasedCounts
}

type Erasing = Pick<AccountGround, 'database' | 'keepers' | 'announce'>

/** The other features forget first: a failure in between leaves an account that can be erased again, never a trace without an account. Answers the proof. */
export async function eraseWithTraces(ground: Erasing, { accountId, at, rule, beside = {} }: Erasure): Promise<string> {
  const kept = await ground.database.read((db) => countKept(db, accountId))
  for (const keeper of ground.keepers) await keeper.forget(accountId)
  return ground.database.inTransaction(async (tx) => {
    await endWith(ground, tx, await listSessions(tx.db, accountId, at))
    await eraseAccount(tx.db, accountId, at)
    return keepErasure(tx.db, { at, rule, tournament: null, erased: addedCounts(kept, beside) })
  })
}
