import type { UserDocument } from '@tablee/contract/accounts/user-document'
import type { Identity } from '@tablee/contract/serving/caller'
import type { Language } from '@tablee/domain/language'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { toUserDocument } from '../account-document.ts'
import type { AccountGround } from '../account-ground.ts'
import { findAccount, noteLanguage } from '../account-store.ts'

/** Called whenever the app opens. */
export async function openAccount(
  { database }: Pick<AccountGround, 'database'>,
  { accountId }: Identity,
  language: Language,
): Promise<Outcome<UserDocument>> {
  const account = await database.read((db) => findAccount(db, accountId))
  if (!account) return refuse('account_required')
  if (account.language !== language) await database.inTransaction(({ db }) => noteLanguage(db, accountId, language))
  return accept(toUserDocument(account))
}
