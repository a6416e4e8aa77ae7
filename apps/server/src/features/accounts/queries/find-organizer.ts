import { ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import type { Queryable } from '../../../database/database.ts'
import { type Account, findAccount, findAccountByEmail } from '../account-store.ts'

type Organizer = Pick<Account, 'id' | 'email' | 'name'>

/** Only accounts that may organize events. */
export async function findOrganizerByEmail(db: Queryable, email: Email): Promise<Organizer | null> {
  const account = await findAccountByEmail(db, email)
  return account?.isEnabled && account.labels.includes(ORGANIZER_LABEL) ? account : null
}

export function findCorrespondent(db: Queryable, id: Account['id']): Promise<Organizer | null> {
  return findAccount(db, id)
}
