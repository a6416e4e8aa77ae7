import type { SessionList } from '@tablee/contract/accounts/session-document'
import type { Identity } from '@tablee/contract/serving/caller'
import type { Database } from '../../../database/database.ts'
import { findAccount } from '../account-store.ts'
import { toSessionDocument } from '../session-document.ts'
import { listSessions } from '../session-store.ts'

type Reading = { readonly database: Database; readonly now: () => Date }

/** Newest first. */
export function listOwnSessions({ database, now }: Reading, who: Identity): Promise<SessionList> {
  return database.read(async (db) => {
    const sessions = await listSessions(db, who.accountId, now().toISOString())
    const email = (await findAccount(db, who.accountId))?.email ?? ''
    const documents = sessions.map((session) =>
      toSessionDocument(session, { email, current: session.id === who.sessionId }),
    )
    return { total: documents.length, sessions: documents }
  })
}
