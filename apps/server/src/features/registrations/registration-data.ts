import type { PersonalDataKeeper } from '@tablee/contract/serving/personal-data'
import { wireMoment } from '@tablee/contract/wire-moment'
import { toldStanding } from '@tablee/domain/registrations/registration-state'
import { forgetRegistration } from './commands/forget-registration.ts'
import { deleteRegistrationsOfDeleted } from './deleted-event-store.ts'
import { listFrozenOfMany } from './frozen/frozen-deck-store.ts'
import type { RegistrationGround } from './registration-ground.ts'
import { type KeptRegistration, listRegistrationsOf } from './registration-store.ts'
import { undamagedDecklist } from './stored-decklist.ts'

export function registrationData(ground: RegistrationGround): PersonalDataKeeper {
  return {
    name: 'registrations',
    collect: async (accountId) => {
      const registrations = await ground.database.read((db) => listRegistrationsOf(db, accountId))
      const kept = await ground.database.read((db) => listFrozenOfMany(db, idsOf(registrations)))
      return registrations.map((registration) => ({
        ...exported(ground, registration),
        keptDecklists: kept.filter(({ registrationId }) => registrationId === registration.id),
      }))
    },
    forget: async (accountId) => {
      await ground.database.inTransaction(({ db }) => deleteRegistrationsOfDeleted(db, accountId))
      const registrations = await ground.database.read((db) => listRegistrationsOf(db, accountId))
      for (const registration of registrations) await forgetRegistration(ground, registration)
    },
  }
}

function idsOf(registrations: readonly KeptRegistration[]) {
  return registrations.map(({ id }) => id)
}

function exported({ noteDamage }: RegistrationGround, registration: KeptRegistration) {
  const { tournamentId, name, shownAs, hasPaid, details, guardian, wishesFixedSeat, state, registeredAt } = registration
  const { status, dropped } = toldStanding(state)
  const registrationDate = wireMoment(registeredAt)
  const decklist = undamagedDecklist(noteDamage, registration)
  const standing = { decklist, hasPaid, status, dropped, registrationDate }
  return { tournamentId, playerName: name, shownAs, ...details, guardian, wishesFixedSeat, ...standing }
}
