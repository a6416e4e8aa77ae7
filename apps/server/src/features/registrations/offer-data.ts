import type { PersonalDataKeeper } from '@tablee/contract/serving/personal-data'
import { wireMoment } from '@tablee/contract/wire-moment'
import { eraseDetailsOf } from './no-person-store.ts'
import { deleteOffersOf, listOffersOf } from './offer-store.ts'
import { forgetDays } from './organizer-day-store.ts'
import type { RegistrationGround } from './registration-ground.ts'

/** Also erases what people gave to that organizer. */
export function offerData({ database }: Pick<RegistrationGround, 'database'>): PersonalDataKeeper {
  return {
    name: 'eventOffers',
    collect: async (accountId) => {
      const offers = await database.read((db) => listOffersOf(db, accountId))
      return offers.map(({ tournamentId, from, email, state, createdAt, expiresAt }) => ({
        ...{ tournamentId, state, createdAt: wireMoment(createdAt), expiresAt: wireMoment(expiresAt) },
        ...(from === accountId ? { offeredTo: email } : {}),
      }))
    },
    forget: (accountId) =>
      database.inTransaction(async ({ db }) => {
        await deleteOffersOf(db, accountId)
        await eraseDetailsOf(db, accountId)
        await forgetDays(db, accountId)
      }),
  }
}
