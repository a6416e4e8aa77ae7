import type { PersonalDataKeeper } from '@tablee/contract/serving/personal-data'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { Ground } from './acting.ts'
import { forgetRegistration } from './commands/forget-registration.ts'
import { type KeptRegistration, listRegistrationsOf } from './registration-store.ts'

/** What registrations keep about an account: everything it ever gave an organizer. */
export function registrationData(ground: Ground): PersonalDataKeeper {
  return {
    name: 'registrations',
    collect: async (accountId) => {
      const registrations = await ground.database.read((db) => listRegistrationsOf(db, accountId))
      return registrations.map(exported)
    },
    forget: async (accountId) => {
      const registrations = await ground.database.read((db) => listRegistrationsOf(db, accountId))
      for (const registration of registrations) await forgetRegistration(ground, registration)
    },
  }
}

function exported({ tournamentId, name, details, decklist, status, dropped, registeredAt }: KeptRegistration) {
  const registrationDate = wireMoment(registeredAt)
  return { tournamentId, playerName: name, ...details, decklist, status, dropped, registrationDate }
}
