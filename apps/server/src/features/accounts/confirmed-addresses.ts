import type { AccountId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import type { Queryable, Transaction } from '../../database/database.ts'
import { listVerifiedEmails } from './account-store.ts'
import type { NewsGround } from './event-news.ts'
import { addMailAddress, confirmAddress, findMailAddresses } from './mail-address-store.ts'
import { addressMark } from './mail-links.ts'
import { drawId } from './secret.ts'

/** An address, and the account in whose name it was given. */
type Given = { readonly email: Email; readonly accountId: AccountId | null }

/** Whether somebody reads the mail of each: who opened a link of a letter, or the account in whose name it was given. */
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

/** Whoever opened a link that went there reads its mail; who said that it was not meant for them is still left alone. */
export function confirmByLink(ground: Pick<NewsGround, 'signatures' | 'now' | 'chance'>) {
  return async (tx: Transaction, email: Email): Promise<void> => {
    const row = await addMailAddress(tx.db, { id: drawId(ground.chance), mark: addressMark(ground, email) })
    await confirmAddress(tx.db, row.id, ground.now().toISOString())
  }
}
