import type { Identity } from '@tablee/contract/serving/caller'
import type { SessionId } from '@tablee/domain/accounts/account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Transaction } from '../../../database/database.ts'
import { findAccount } from '../account-store.ts'
import type { Acting } from '../acting.ts'
import { toSessionDocument } from '../session-document.ts'
import { deleteSessions, listSessions, type Session } from '../session-store.ts'

/** One of one's own sessions ends; the secret of its cookie is worth nothing from now on. */
export function endSession(acting: Acting, who: Identity, id: SessionId): Promise<Outcome<SessionId>> {
  return acting.database.inTransaction(async (tx) => {
    const sessions = await listSessions(tx.db, who.accountId, acting.now().toISOString())
    const session = sessions.find((one) => one.id === id)
    if (!session) return refuse('session_not_found')
    await endWith(acting, tx, [session])
    return accept(session.id)
  })
}

export async function endAllSessions(acting: Acting, who: Identity): Promise<void> {
  await acting.database.inTransaction(async (tx) => {
    await endWith(acting, tx, await listSessions(tx.db, who.accountId, acting.now().toISOString()))
  })
}

/** Ends these sessions with the transaction, and tells whoever listens by them after it. */
export async function endWith(acting: Acting, tx: Transaction, sessions: readonly Session[]): Promise<void> {
  const [first] = sessions
  if (!first) return
  const email = (await findAccount(tx.db, first.accountId))?.email ?? ''
  await deleteSessions(
    tx.db,
    sessions.map(({ id }) => id),
  )
  for (const session of sessions) {
    const payload = toSessionDocument(session, { email, current: false })
    const path = ['sessions', { id: session.id }, 'delete']
    tx.afterCommit(() => acting.announce({ accountId: session.accountId, path, payload, ended: [session.id] }))
  }
}
