import type { UserDocument } from '@tablee/contract/accounts/user-document'
import type { SessionId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import type { Language } from '@tablee/domain/language'
import type { Outcome } from '@tablee/domain/outcome'
import type { Transaction } from '../../../database/database.ts'
import type { AccountGround } from '../account-ground.ts'
import type { Account } from '../account-store.ts'
import { deleteLinkLetters, insertLetters, readdressLetters } from '../letter-store.ts'
import { drawId } from '../secret.ts'
import { listSessions } from '../session-store.ts'
import { deleteTokens } from '../token-store.ts'
import { changeWith } from './change-account.ts'
import { endWith } from './end-sessions.ts'

export type Moving = {
  readonly account: Account
  readonly email: Email
  readonly isEmailVerified: boolean
  /** All other sessions end; undefined ends none. */
  readonly keepsSession?: SessionId | null
  readonly language: Language
}

/**
 * Links mailed to the old address stop working; waiting letters, also about coming events, go to the new one. The old address gets a notice
 * if it was confirmed, as its reader may not know.
 */
export async function moveToEmail(
  ground: AccountGround,
  tx: Transaction,
  { account, email, isEmailVerified, keepsSession, language }: Moving,
): Promise<Outcome<UserDocument>> {
  const { id: accountId, email: from, name } = account
  const at = ground.now().toISOString()
  await deleteLinkLetters(tx.db, accountId)
  await deleteTokens(tx.db, accountId)
  if (from !== email) {
    await readdressLetters(tx.db, accountId, { from, to: email })
    await ground.followEmail(tx, { accountId, from, to: email, at })
    if (account.isEmailVerified && ground.isMailSent) await tellOld(ground, tx, { accountId, to: from, name, language })
  }
  if (keepsSession !== undefined) {
    const sessions = await listSessions(tx.db, accountId, at)
    const others = sessions.filter(({ id }) => id !== keepsSession)
    await endWith(ground, tx, others)
  }
  return changeWith(ground, tx, { who: account, event: 'email', change: { email, isEmailVerified } })
}

type Told = Pick<Moving, 'language'> & Pick<Account, 'name'> & { readonly accountId: Account['id']; readonly to: Email }

async function tellOld(ground: AccountGround, tx: Transaction, { accountId, to, name, language }: Told): Promise<void> {
  const createdAt = ground.now().toISOString()
  const url = ground.pageOf('/about')
  await insertLetters(tx.db, [
    {
      ...{ id: drawId(ground.chance), accountId, kind: 'emailChanged' as const, url, language },
      ...{ attempts: 0, dueAt: createdAt, createdAt, about: { to, name, event: null } },
    },
  ])
  tx.afterCommit(ground.letterWaits)
}
