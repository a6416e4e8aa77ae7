import type { CallBook } from '@tablee/contract/serving/player-calling'
import type { Database } from '../../database/database.ts'
import { dropEndpoint, listSubscriptions } from './call-subscription-store.ts'
import { listStaffPhones } from './queries/list-staff-phones.ts'

type Reading = { readonly database: Database; readonly now: () => Date }

export function createCallBook({ database, now }: Reading): CallBook {
  return {
    list: (tournamentId) => database.read((db) => listSubscriptions(db, tournamentId)),
    listOfStaff: (tournamentId, except) =>
      database.read((db) => listStaffPhones(db, tournamentId, { except, now: now() })),
    remove: (endpoint) => database.inTransaction(({ db }) => dropEndpoint(db, endpoint)),
  }
}
