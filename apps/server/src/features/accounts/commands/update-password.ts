import type { UpdatePassword } from '@tablee/contract/accounts/update-account'
import type { UserDocument } from '@tablee/contract/accounts/user-document'
import type { Identity } from '@tablee/contract/serving/caller'
import { passwordFaults, tidyPassword } from '@tablee/domain/accounts/password'
import { type Outcome, refuse } from '@tablee/domain/outcome'
import { type Account, findAccount } from '../account-store.ts'
import type { Acting } from '../acting.ts'
import { listSessions } from '../session-store.ts'
import { changeWith } from './change-account.ts'
import { endWith } from './end-sessions.ts'

/** All other sessions end: whoever knew the former password is out. */
export async function updatePassword(
  acting: Acting,
  who: Identity,
  { password, oldPassword }: UpdatePassword,
): Promise<Outcome<UserDocument>> {
  const account = await acting.database.read((db) => findAccount(db, who.accountId))
  if (!account) return refuse('account_required')
  const isRight = await acting.passwords.verify(account.passwordHash, oldPassword)
  if (!isRight) return refuse('password_wrong')
  if (tidyPassword(password) === tidyPassword(oldPassword)) return refuse('password_unchanged')
  const [fault] = faultsFor(account, password)
  if (fault) return refuse(fault)
  const passwordHash = await acting.passwords.hash(password)
  return acting.database.inTransaction(async (tx) => {
    const now = acting.now().toISOString()
    const sessions = await listSessions(tx.db, account.id, now)
    await endWith(
      acting,
      tx,
      sessions.filter(({ id }) => id !== who.sessionId),
    )
    return changeWith(acting, tx, { who, event: 'password', change: { passwordHash, passwordUpdatedAt: now } })
  })
}

export function faultsFor({ id, name, email }: Account, password: string) {
  return passwordFaults(password, { name, email, accountId: id })
}
