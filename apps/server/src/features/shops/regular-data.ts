import type { PersonalDataKeeper } from '@tablee/contract/serving/personal-data'
import type { Database } from '../../database/database.ts'
import { eraseRegularsOf, listRegularsOf } from './regular-store.ts'
import { forgetPastNames } from './seasons/past-event-store.ts'

export function regularData({ database }: { readonly database: Database }): PersonalDataKeeper {
  return {
    name: 'regularAt',
    collect: (account) => database.read((db) => listRegularsOf(db, { account, email: null })),
    forget: (account) =>
      database.inTransaction(async ({ db }) => forgetPastNames(db, await eraseRegularsOf(db, account))),
  }
}
