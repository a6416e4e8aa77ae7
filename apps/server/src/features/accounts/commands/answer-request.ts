import { readEmail } from '@tablee/domain/accounts/email'
import { ORGANIZER_REQUEST_MAX_LENGTH } from '@tablee/domain/accounts/organizer-request'
import type { Database } from '../../../database/database.ts'
import { findAccountByEmail, lockAccount } from '../account-store.ts'
import { findRequest, keepRequest, listOpenRequests, type OpenRequest } from '../organizer-request-store.ts'

export type Refusing = { readonly email: string; readonly reason: string; readonly at: Date }

/** False when this address has no open request. */
export function refuseRequest(database: Database, { email, reason, at }: Refusing): Promise<boolean> {
  return database.inTransaction(async (tx) => {
    const address = readEmail(email)
    const found = address && (await findAccountByEmail(tx.db, address))
    const account = found && (await lockAccount(tx, found.id))
    const request = account && (await findRequest(tx.db, account.id))
    if (!request || request.refused) return false
    const refused = { at: at.toISOString(), reason: reason.trim().slice(0, ORGANIZER_REQUEST_MAX_LENGTH) }
    await keepRequest(tx.db, { ...request, refused })
    return true
  })
}

export function openRequests(database: Database): Promise<readonly OpenRequest[]> {
  return database.read(listOpenRequests)
}
