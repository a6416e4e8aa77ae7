import type { UpdateRecovery } from '@tablee/contract/accounts/recovery'
import type { TokenDocument } from '@tablee/contract/accounts/token-document'
import type { UpdateVerification } from '@tablee/contract/accounts/verification'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Transaction } from '../../../database/database.ts'
import type { AccountGround } from '../account-ground.ts'
import { changeAccount, findAccount, lockAccount } from '../account-store.ts'
import { type Followed, findOwn, findRight, isExpired } from '../right-link.ts'
import { listSessions } from '../session-store.ts'
import { deleteEmailChange, type MailedToken, spendToken } from '../token-store.ts'
import { toTokenDocument } from './ask-for-mail.ts'
import { changeWith } from './change-account.ts'
import { endWith } from './end-sessions.ts'
import { faultsFor } from './update-password.ts'

/** Confirms the address once. Opened again, the page still says so while the link is known and the address unchanged. */
export async function updateVerification(
  ground: AccountGround,
  verification: UpdateVerification,
): Promise<Outcome<TokenDocument>> {
  const outcome = await verify(ground, verification)
  const account = outcome.accepted ? await ground.database.read((db) => findAccount(db, verification.userId)) : null
  if (account) await ground.afterConfirmed(account.email)
  return outcome
}

function verify(
  ground: AccountGround,
  { userId: accountId, secret }: UpdateVerification,
): Promise<Outcome<TokenDocument>> {
  return ground.database.inTransaction(async (tx) => {
    // Locked before its links, as in every account change.
    const account = await lockAccount(tx, accountId)
    if (!account) return refuse('account_not_found')
    const token = await findOwn(tx.db, { accountId, kind: 'verification', secret })
    if (token && account.isEmailVerified) return accept(toTokenDocument(token))
    if (!token || isExpired(ground, token)) return refuse('token_invalid')
    const at = ground.now().toISOString()
    if (!(await changeAccount(tx, accountId, { isEmailVerified: true, at }))) return refuse('token_invalid')
    return accept(tellFollowed(ground, tx, token))
  })
}

/** All sessions end, and the address counts as verified. */
export async function updateRecovery(
  ground: AccountGround,
  { userId: accountId, secret, password }: UpdateRecovery,
): Promise<Outcome<TokenDocument>> {
  const followed: Followed = { accountId, kind: 'recovery', secret }
  const { account, isRight } = await ground.database.read(async (db) => ({
    account: await findAccount(db, accountId),
    isRight: (await findRight(ground, db, followed)) !== null,
  }))
  if (!account) return refuse('account_not_found')
  if (!isRight) return refuse('token_invalid')
  // A refused password does not use up the link.
  const [fault] = faultsFor(account, password)
  if (fault) return refuse(fault)
  if (await ground.isGuessable(password, account)) return refuse('password_guessable')
  const passwordHash = await ground.passwords.hash(password)
  return ground.database.inTransaction(async (tx) => {
    if (!(await lockAccount(tx, accountId))) return refuse('account_not_found')
    const token = await spendRight(ground, tx, followed)
    if (!token) return refuse('token_invalid')
    const at = ground.now().toISOString()
    await endWith(ground, tx, await listSessions(tx.db, accountId, at))
    await deleteEmailChange(tx.db, accountId)
    const change = { passwordHash, passwordUpdatedAt: at, isEmailVerified: true }
    const changed = await changeWith(ground, tx, { who: account, event: 'password', change })
    return changed.accepted ? accept(tellFollowed(ground, tx, token)) : refuse('token_invalid')
  })
}

async function spendRight(ground: AccountGround, tx: Transaction, followed: Followed): Promise<MailedToken | null> {
  const token = await findRight(ground, tx.db, followed)
  return token && (await spendToken(tx.db, token.id)) ? token : null
}

function tellFollowed(ground: AccountGround, tx: Transaction, token: MailedToken): TokenDocument {
  const payload = toTokenDocument(token)
  const path = [token.kind, { id: token.id }, 'update']
  tx.afterCommit(() => ground.announce({ accountId: token.accountId, path, payload }))
  return payload
}
