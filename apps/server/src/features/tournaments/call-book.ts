import type { CallBook } from '@tablee/contract/serving/player-calling'
import type { Database } from '../../database/database.ts'
import { dropEndpoint, listSubscriptions } from './call-subscription-store.ts'

export function createCallBook(database: Database): CallBook {
  return {
    list: (tournamentId) => database.read((db) => listSubscriptions(db, tournamentId)),
    remove: (endpoint) => database.inTransaction(({ db }) => dropEndpoint(db, endpoint)),
  }
}
