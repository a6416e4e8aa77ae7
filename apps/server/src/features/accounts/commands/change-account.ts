import type { UserDocument } from '@tablee/contract/accounts/user-document'
import type { Identity } from '@tablee/contract/serving/caller'
import type { Prefs } from '@tablee/domain/accounts/prefs'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Transaction } from '../../../database/database.ts'
import { toUserDocument } from '../account-document.ts'
import type { AccountGround } from '../account-ground.ts'
import { type Account, type AccountChange, changeAccount } from '../account-store.ts'

export function updateName(ground: AccountGround, who: Identity, name: string): Promise<Outcome<UserDocument>> {
  return ground.database.inTransaction((tx) => changeWith(ground, tx, { who, event: 'name', change: { name } }))
}

export function updatePrefs(ground: AccountGround, who: Identity, prefs: Prefs): Promise<Outcome<UserDocument>> {
  return ground.database.inTransaction((tx) => changeWith(ground, tx, { who, event: 'prefs', change: { prefs } }))
}

export type AccountAct = {
  readonly who: Pick<Account, 'id'> | Pick<Identity, 'accountId'>
  /** The protocol's name for the change. */
  readonly event: 'name' | 'prefs' | 'email' | 'password'
  readonly change: AccountChange
}

/** Announces the change after the transaction. */
export async function changeWith(
  ground: AccountGround,
  tx: Transaction,
  { who, event, change }: AccountAct,
): Promise<Outcome<UserDocument>> {
  const id = 'id' in who ? who.id : who.accountId
  const account = await changeAccount(tx, id, { ...change, at: ground.now().toISOString() })
  if (!account) return refuse('account_required')
  const payload = toUserDocument(account)
  tx.afterCommit(() => ground.announce({ accountId: id, path: ['update', event], payload }))
  return accept(payload)
}
