import type { UpdateRecovery } from '@tablee/contract/accounts/recovery'
import type { TokenDocument } from '@tablee/contract/accounts/token-document'
import type { UpdateVerification } from '@tablee/contract/accounts/verification'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Queryable, Transaction } from '../../../database/database.ts'
import { changeAccount, findAccount } from '../account-store.ts'
import type { Acting } from '../acting.ts'
import { isHashOf } from '../secret.ts'
import { listSessions } from '../session-store.ts'
import { findArmedToken, type MailedToken, spendToken, type TokenKey } from '../token-store.ts'
import { toTokenDocument } from './ask-for-mail.ts'
import { changeWith } from './change-account.ts'
import { endWith } from './end-sessions.ts'
import { faultsFor } from './update-password.ts'

type Followed = TokenKey & { readonly secret: string }

/** Whoever follows the link of the mail has the address. */
export function updateVerification(
  acting: Acting,
  { userId: accountId, secret }: UpdateVerification,
): Promise<Outcome<TokenDocument>> {
  return acting.database.inTransaction(async (tx) => {
    if (!(await findAccount(tx.db, accountId))) return refuse('account_not_found')
    const token = await spendRight(acting, tx, { accountId, kind: 'verification', secret })
    if (!token) return refuse('token_invalid')
    const at = acting.now().toISOString()
    if (!(await changeAccount(tx.db, accountId, { isEmailVerified: true, at }))) return refuse('token_invalid')
    return accept(tellFollowed(acting, tx, token))
  })
}

/** A new password for whoever got the mail: all sessions end, and the address is verified by the way. */
export async function updateRecovery(
  acting: Acting,
  { userId: accountId, secret, password }: UpdateRecovery,
): Promise<Outcome<TokenDocument>> {
  const followed: Followed = { accountId, kind: 'recovery', secret }
  const { account, isRight } = await acting.database.read(async (db) => ({
    account: await findAccount(db, accountId),
    isRight: (await findRight(acting, db, followed)) !== null,
  }))
  if (!account) return refuse('account_not_found')
  if (!isRight) return refuse('token_invalid')
  // A password that is refused does not cost the link.
  const [fault] = faultsFor(account, password)
  if (fault) return refuse(fault)
  const passwordHash = await acting.passwords.hash(password)
  return acting.database.inTransaction(async (tx) => {
    const token = await spendRight(acting, tx, followed)
    if (!token) return refuse('token_invalid')
    const at = acting.now().toISOString()
    await endWith(acting, tx, await listSessions(tx.db, accountId, at))
    const change = { passwordHash, passwordUpdatedAt: at, isEmailVerified: true }
    const changed = await changeWith(acting, tx, { who: account, event: 'password', change })
    return changed.accepted ? accept(tellFollowed(acting, tx, token)) : refuse('token_invalid')
  })
}

async function findRight(acting: Acting, db: Queryable, { secret, ...key }: Followed): Promise<MailedToken | null> {
  const token = await findArmedToken(db, key)
  if (!token || !isHashOf(token.hash, secret)) return null
  return token.expiresAt > acting.now().toISOString() ? token : null
}

async function spendRight(acting: Acting, tx: Transaction, followed: Followed): Promise<MailedToken | null> {
  const token = await findRight(acting, tx.db, followed)
  return token && (await spendToken(tx.db, token.id)) ? token : null
}

function tellFollowed(acting: Acting, tx: Transaction, token: MailedToken): TokenDocument {
  const payload = toTokenDocument(token)
  const path = [token.kind, { id: token.id }, 'update']
  tx.afterCommit(() => acting.announce({ accountId: token.accountId, path, payload }))
  return payload
}
