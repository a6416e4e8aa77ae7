import type { PersonalDataKeeper } from '@tablee/contract/serving/personal-data'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { Email } from '@tablee/domain/accounts/email'
import type { Queryable } from '../../database/database.ts'
import type { AccountGround } from './account-ground.ts'
import { findAccount } from './account-store.ts'
import { forgetReadersAt, listReadersAt } from './series-reader-store.ts'

/** Only for a confirmed address: it may be another person's. */
export function readerData({ database }: Pick<AccountGround, 'database'>): PersonalDataKeeper {
  return {
    name: 'seriesOfAddress',
    collect: (accountId) =>
      database.read(async (db) => {
        const email = await findOwnEmail(db, accountId)
        const readers = email === null ? [] : await listReadersAt(db, email)
        return readers.map(({ series, language, askedAt, confirmedAt }) => ({
          ...{ series, language, askedAt: wireMoment(askedAt) },
          confirmedAt: confirmedAt && wireMoment(confirmedAt),
        }))
      }),
    forget: (accountId) =>
      database.inTransaction(async ({ db }) => {
        const email = await findOwnEmail(db, accountId)
        if (email !== null) await forgetReadersAt(db, email)
      }),
  }
}

async function findOwnEmail(
  db: Queryable,
  accountId: Parameters<PersonalDataKeeper['forget']>[0],
): Promise<Email | null> {
  const account = await findAccount(db, accountId)
  return account?.isEmailVerified ? account.email : null
}
