import type { CreateEmailSession } from '@tablee/contract/accounts/create-email-session'
import type { Device, NewSession } from '@tablee/contract/serving/served-accounts'
import { MOST_SESSIONS, SESSION_LIFE_MS, type SessionId } from '@tablee/domain/accounts/account'
import { readEmail } from '@tablee/domain/accounts/email'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { type AccountGround, later } from '../account-ground.ts'
import { type Account, findAccountByEmail, lockAccount, noteAccess } from '../account-store.ts'
import { drawId, drawSecret, hashSecret } from '../secret.ts'
import { toSessionDocument } from '../session-document.ts'
import { deleteExpiredSessions, deleteSessions, insertSession, listSessions, type Session } from '../session-store.ts'

const LONGEST_USER_AGENT = 256

/** Unknown addresses cost the same work as known ones and get the same refusal. */
export async function signIn(
  ground: AccountGround,
  { email, password }: CreateEmailSession,
  device: Device,
): Promise<Outcome<NewSession>> {
  const address = readEmail(email)
  const account = await ground.database.read(async (db) => (address ? findAccountByEmail(db, address) : null))
  const isRight = await ground.passwords.verify(account?.passwordHash ?? null, password)
  if (!account || !isRight) return refuse('credentials_invalid')
  if (!account.isEnabled) return refuse('account_blocked')
  return openSession(ground, account, device)
}

async function openSession(ground: AccountGround, account: Account, device: Device): Promise<Outcome<NewSession>> {
  const secret = drawSecret(ground.chance)
  const now = ground.now()
  const session: Session = {
    id: drawId(ground.chance) as SessionId,
    accountId: account.id,
    hash: hashSecret(secret),
    address: device.address,
    userAgent: device.userAgent.slice(0, LONGEST_USER_AGENT),
    createdAt: now.toISOString(),
    expiresAt: later(now, SESSION_LIFE_MS),
  }
  const document = toSessionDocument(session, { email: account.email, current: true })
  return ground.database.inTransaction(async (tx) => {
    const held = await lockAccount(tx, account.id)
    // A new password ends every session; one opened meanwhile with the old password would outlive it.
    if (held?.passwordHash !== account.passwordHash) return refuse('credentials_invalid')
    await deleteExpiredSessions(tx.db, session.createdAt)
    const former = await listSessions(tx.db, account.id, session.createdAt)
    const ended = former.slice(MOST_SESSIONS - 1).map(({ id }) => id)
    await deleteSessions(tx.db, ended)
    await insertSession(tx.db, session)
    await noteAccess(tx.db, account.id, session.createdAt)
    tx.afterCommit(() => {
      const path = ['sessions', { id: session.id }, 'create']
      ground.announce({ accountId: account.id, path, payload: { ...document, current: false }, ended })
    })
    return accept({ session: document, secret })
  })
}
