import type { AccountId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import type { Queryable, Transaction } from '../../database/database.ts'
import { listVerifiedEmails } from './account-store.ts'
import type { NewsGround } from './event-news.ts'
import { addMailAddress, confirmAddress, findMailAddresses } from './mail-address-store.ts'
import { addressMark } from './mail-links.ts'
import { drawId } from './secret.ts'

type Given = { readonly email: Email; readonly accountId: AccountId | null }

/** A letter's link was opened, or the account that gave the address has confirmed it. */
export function readConfirmed(ground: Pick<NewsGround, 'signatures'>) {
  return async (db: Queryable, given: readonly Given[]): Promise<(one: Given) => boolean> => {
    const marks = new Map(given.map(({ email }) => [email, addressMark(ground, email)]))
    const known = await findMailAddresses(db, [...new Set(marks.values())])
    const ids = given.flatMap(({ accountId }) => accountId ?? [])
    const verified = await listVerifiedEmails(db, [...new Set(ids)])
    return ({ email, accountId }) => {
      if (accountId !== null && verified.get(accountId) === email) return true
      const address = known.get(marks.get(email) ?? '')
      return address !== undefined && address.confirmedAt !== null && address.refusedAt === null
    }
  }
}

/** An address that refused letters still gets none. */
export function confirmByLink(ground: Pick<NewsGround, 'signatures' | 'now' | 'chance'>) {
  return async (tx: Transaction, email: Email): Promise<void> => {
    const row = await addMailAddress(tx.db, { id: drawId(ground.chance), mark: addressMark(ground, email) })
    await confirmAddress(tx.db, row.id, ground.now().toISOString())
  }
}
