import type { UpdateEmail } from '@tablee/contract/accounts/update-account'
import type { UserDocument } from '@tablee/contract/accounts/user-document'
import type { Identity } from '@tablee/contract/serving/caller'
import type { Mailed } from '@tablee/contract/serving/served-accounts'
import { type Outcome, refuse } from '@tablee/domain/outcome'
import { lockName } from '../../../database/connection/lock-name.ts'
import type { AccountGround } from '../account-ground.ts'
import { findAccount, isEmailTaken, lockAccount } from '../account-store.ts'
import { moveToEmail } from './move-to-email.ts'

/** As in the protocol: the new address counts at once, unverified. */
export async function updateEmail(
  ground: AccountGround,
  who: Identity,
  { email, password, language }: Mailed<UpdateEmail>,
): Promise<Outcome<UserDocument>> {
  const account = await ground.database.read((db) => findAccount(db, who.accountId))
  if (!account) return refuse('account_required')
  if (!(await ground.passwords.verify(account.passwordHash, password))) return refuse('password_wrong')
  return ground.database.inTransaction(async (tx) => {
    await lockName(tx, `email ${email}`)
    if (await isEmailTaken(tx.db, email, who.accountId)) return refuse('account_exists')
    const held = await lockAccount(tx, who.accountId)
    if (!held) return refuse('account_required')
    // The password was changed meanwhile.
    if (held.passwordHash !== account.passwordHash) return refuse('password_wrong')
    const isEmailVerified = held.isEmailVerified && held.email === email
    return moveToEmail(ground, tx, { account: held, email, isEmailVerified, language })
  })
}
