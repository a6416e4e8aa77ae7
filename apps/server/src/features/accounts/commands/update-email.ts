import type { UpdateEmail } from '@tablee/contract/accounts/update-account'
import type { UserDocument } from '@tablee/contract/accounts/user-document'
import type { Identity } from '@tablee/contract/serving/caller'
import { type Outcome, refuse } from '@tablee/domain/outcome'
import { lockName } from '../../../database/lock-name.ts'
import { findAccount, isEmailTaken } from '../account-store.ts'
import type { Acting } from '../acting.ts'
import { deleteLetters } from '../letter-store.ts'
import { deleteTokens } from '../token-store.ts'
import { changeWith } from './change-account.ts'

/** The new address is unverified, and links that were mailed to the former one serve no more. */
export async function updateEmail(
  acting: Acting,
  who: Identity,
  { email, password }: UpdateEmail,
): Promise<Outcome<UserDocument>> {
  const account = await acting.database.read((db) => findAccount(db, who.accountId))
  if (!account) return refuse('account_required')
  if (!(await acting.passwords.verify(account.passwordHash, password))) return refuse('password_wrong')
  return acting.database.inTransaction(async (tx) => {
    await lockName(tx, `email ${email}`)
    if (await isEmailTaken(tx.db, email, who.accountId)) return refuse('account_exists')
    await deleteTokens(tx.db, who.accountId)
    await deleteLetters(tx.db, who.accountId)
    const isEmailVerified = account.isEmailVerified && account.email === email
    return changeWith(acting, tx, { who, event: 'email', change: { email, isEmailVerified } })
  })
}
