import type { Identity } from '@tablee/contract/serving/caller'
import type { SessionId } from '@tablee/domain/accounts/account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Transaction } from '../../../database/database.ts'
import type { AccountGround } from '../account-ground.ts'
import { findAccount } from '../account-store.ts'
import { toSessionDocument } from '../session-document.ts'
import { deleteSessions, listSessions, type Session } from '../session-store.ts'

export function endSession(ground: AccountGround, who: Identity, id: SessionId): Promise<Outcome<SessionId>> {
  return ground.database.inTransaction(async (tx) => {
    const sessions = await listSessions(tx.db, who.accountId, ground.now().toISOString())
    const session = sessions.find((one) => one.id === id)
    if (!session) return refuse('session_not_found')
    await endWith(ground, tx, [session])
    return accept(session.id)
  })
}

export async function endAllSessions(ground: AccountGround, who: Identity): Promise<void> {
  await ground.database.inTransaction(async (tx) => {
    await endWith(ground, tx, await listSessions(tx.db, who.accountId, ground.now().toISOString()))
  })
}

export async function endWith(
  ground: Pick<AccountGround, 'announce'>,
  tx: Transaction,
  sessions: readonly Session[],
): Promise<void> {
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
    tx.afterCommit(() => ground.announce({ accountId: session.accountId, path, payload, ended: [session.id] }))
  }
}
