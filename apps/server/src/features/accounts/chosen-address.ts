import type { Caller } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Queryable } from '../../database/database.ts'
import type { AccountGround } from './account-ground.ts'
import { findAccount } from './account-store.ts'
import { findMailAddress, findMailAddresses, type MailAddress } from './mail-address-store.ts'
import { addressMark, readMailToken } from './mail-links.ts'

export type Choosing = Pick<AccountGround, 'database' | 'signatures' | 'now' | 'chance'>

type Shown = { readonly token: string | undefined; readonly caller: Caller }

export type ChosenAddress = {
  readonly mark: string
  /** Null when the account's address has no choices yet. */
  readonly address: MailAddress | null
  readonly isConfirmed: boolean
}

/** Of a link, or the one confirmed by the session's account. */
export async function findChosen(
  ground: Pick<Choosing, 'signatures'>,
  db: Queryable,
  { token, caller }: Shown,
): Promise<Outcome<ChosenAddress>> {
  if (token !== undefined) {
    const id = readMailToken(ground, token)
    const address = id === null ? null : await findMailAddress(db, id)
    if (!address) return refuse('token_invalid')
    return accept({ address, mark: address.mark, isConfirmed: address.confirmedAt !== null })
  }
  const account = caller && (await findAccount(db, caller.accountId))
  if (!account) return refuse('account_required')
  if (!account.isEmailVerified) return refuse('email_unconfirmed')
  const mark = addressMark(ground, account.email)
  const address = (await findMailAddresses(db, [mark])).get(mark) ?? null
  return accept({ address, mark, isConfirmed: true })
}
