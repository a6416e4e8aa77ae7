import type { PersonalDataKeeper } from '@tablee/contract/serving/personal-data'
import { wireMoment } from '@tablee/contract/wire-moment'
import { forgetAuthor, listMessagesBy } from './message-store.ts'
import type { RegistrationGround } from './registration-ground.ts'

export function messageData({ database }: Pick<RegistrationGround, 'database'>): PersonalDataKeeper {
  return {
    name: 'eventMessages',
    collect: async (accountId) => {
      const messages = await database.read((db) => listMessagesBy(db, accountId))
      return messages.map(({ tournament_id, text, at }) => ({ tournamentId: tournament_id, text, at: wireMoment(at) }))
    },
    forget: (accountId) => database.inTransaction(({ db }) => forgetAuthor(db, accountId)),
  }
}
