import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { readEmail } from '@tablee/domain/accounts/email'
import type { Database } from '../../../database/database.ts'
import { toUserDocument } from '../account-document.ts'
import { changeAccount, findAccountByEmail } from '../account-store.ts'
import { deleteSessionsOf } from '../session-store.ts'

export type Blocking = { readonly email: string; readonly isBlocked: boolean; readonly at: Date }

/** The operator shuts an account out, or lets it in again; null when the address is nobody's. */
export function blockAccount(database: Database, { email, isBlocked, at }: Blocking): Promise<UserDocument | null> {
  return database.inTransaction(async (tx) => {
    const address = readEmail(email)
    const found = address && (await findAccountByEmail(tx.db, address))
    if (!found) return null
    if (isBlocked) await deleteSessionsOf(tx.db, found.id)
    if (found.isEnabled !== isBlocked) return toUserDocument(found)
    const changed = await changeAccount(tx, found.id, { isEnabled: !isBlocked, at: at.toISOString() })
    return changed && toUserDocument(changed)
  })
}
