import type { UserDocument } from '@tablee/contract/accounts/user-document'
import type { Identity } from '@tablee/contract/serving/caller'
import type { Prefs } from '@tablee/domain/accounts/prefs'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Transaction } from '../../../database/database.ts'
import { toUserDocument } from '../account-document.ts'
import { type Account, type AccountChange, changeAccount } from '../account-store.ts'
import type { Acting } from '../acting.ts'

export function updateName(acting: Acting, who: Identity, name: string): Promise<Outcome<UserDocument>> {
  return acting.database.inTransaction((tx) => changeWith(acting, tx, { who, event: 'name', change: { name } }))
}

/** Replaces all preferences. */
export function updatePrefs(acting: Acting, who: Identity, prefs: Prefs): Promise<Outcome<UserDocument>> {
  return acting.database.inTransaction((tx) => changeWith(acting, tx, { who, event: 'prefs', change: { prefs } }))
}

export type AccountAct = {
  readonly who: Pick<Account, 'id'> | Pick<Identity, 'accountId'>
  /** The protocol's name of what changed. */
  readonly event: 'name' | 'prefs' | 'email' | 'password'
  readonly change: AccountChange
}

/** Changes the account with the transaction, and tells its screens after it. */
export async function changeWith(
  acting: Acting,
  tx: Transaction,
  { who, event, change }: AccountAct,
): Promise<Outcome<UserDocument>> {
  const id = 'id' in who ? who.id : who.accountId
  const account = await changeAccount(tx.db, id, { ...change, at: acting.now().toISOString() })
  if (!account) return refuse('account_required')
  const payload = toUserDocument(account)
  tx.afterCommit(() => acting.announce({ accountId: id, path: ['update', event], payload }))
  return accept(payload)
}
