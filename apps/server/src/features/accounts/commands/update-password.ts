import type { UpdatePassword } from '@tablee/contract/accounts/update-account'
import type { UserDocument } from '@tablee/contract/accounts/user-document'
import type { Identity } from '@tablee/contract/serving/caller'
import { passwordFaults, tidyPassword } from '@tablee/domain/accounts/password'
import { type Outcome, refuse } from '@tablee/domain/outcome'
import type { AccountGround } from '../account-ground.ts'
import { type Account, findAccount, lockAccount } from '../account-store.ts'
import { listSessions } from '../session-store.ts'
import { deleteEmailChange } from '../token-store.ts'
import { changeWith } from './change-account.ts'
import { endWith } from './end-sessions.ts'

/** All other sessions end. */
export async function updatePassword(
  ground: AccountGround,
  who: Identity,
  { password, oldPassword }: UpdatePassword,
): Promise<Outcome<UserDocument>> {
  const account = await ground.database.read((db) => findAccount(db, who.accountId))
  if (!account) return refuse('account_required')
  const isRight = await ground.passwords.verify(account.passwordHash, oldPassword)
  if (!isRight) return refuse('password_wrong')
  if (tidyPassword(password) === tidyPassword(oldPassword)) return refuse('password_unchanged')
  const [fault] = faultsFor(account, password)
  if (fault) return refuse(fault)
  if (await ground.isGuessable(password, account)) return refuse('password_guessable')
  const passwordHash = await ground.passwords.hash(password)
  return ground.database.inTransaction(async (tx) => {
    const held = await lockAccount(tx, account.id)
    if (!held) return refuse('account_required')
    // The password was changed meanwhile.
    if (held.passwordHash !== account.passwordHash) return refuse('password_wrong')
    const now = ground.now().toISOString()
    const sessions = await listSessions(tx.db, account.id, now)
    await endWith(
      ground,
      tx,
      sessions.filter(({ id }) => id !== who.sessionId),
    )
    await deleteEmailChange(tx.db, account.id)
    return changeWith(ground, tx, { who, event: 'password', change: { passwordHash, passwordUpdatedAt: now } })
  })
}

export function faultsFor({ id, name, email }: Account, password: string) {
  return passwordFaults(password, { name, email, accountId: id })
}
