import type { EventLetter } from '@tablee/contract/serving/letter'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { Transaction } from '../../database/database.ts'
import type { AccountGround } from './account-ground.ts'
import { insertLetters } from './letter-store.ts'
import { drawId } from './secret.ts'

/** Stored in the transaction of what they report. */
export function keepEventLetters({ now, chance, letterWaits }: Pick<AccountGround, 'now' | 'chance' | 'letterWaits'>) {
  return async (tx: Transaction, letters: readonly EventLetter[]): Promise<void> => {
    if (letters.length === 0) return
    const createdAt = now().toISOString()
    await insertLetters(
      tx.db,
      letters.map(({ accountId, link, kind, language, to, name, event, readerId }) => ({
        ...{ kind, language, createdAt, id: drawId(chance), url: link, attempts: 0, dueAt: createdAt },
        accountId: (accountId ?? '') as AccountId,
        about: { to, name, event, ...(readerId === undefined ? {} : { readerId }) },
      })),
    )
    tx.afterCommit(letterWaits)
  }
}
