import type { UserDocument } from '@tablee/contract/accounts/user-document'
import type { AccountId } from '@tablee/domain/accounts/account'
import { readEmail } from '@tablee/domain/accounts/email'
import type { Database } from '../../../database/database.ts'
import { toUserDocument } from '../account-document.ts'
import { changeAccount, findAccount, findAccountByEmail } from '../account-store.ts'
import { deleteSessionsOf } from '../session-store.ts'

export type Blocking = { readonly who: string; readonly isBlocked: boolean; readonly at: Date }

/** Null when the address or id is unknown. */
export function blockAccount(database: Database, { who, isBlocked, at }: Blocking): Promise<UserDocument | null> {
  return database.inTransaction(async (tx) => {
    const address = readEmail(who)
    const found = await (address ? findAccountByEmail(tx.db, address) : findAccount(tx.db, who as AccountId))
    if (!found) return null
    if (isBlocked) await deleteSessionsOf(tx.db, found.id)
    if (found.isEnabled !== isBlocked) return toUserDocument(found)
    const changed = await changeAccount(tx, found.id, { isEnabled: !isBlocked, at: at.toISOString() })
    return changed && toUserDocument(changed)
  })
}
