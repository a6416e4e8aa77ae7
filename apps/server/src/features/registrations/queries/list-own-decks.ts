import type { AccountId } from '@tablee/domain/accounts/account'
import { deckLabel } from '@tablee/domain/decklists/deck-label'
import type { Queryable } from '../../../database/database.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { listRegistrationsOf } from '../registration-store.ts'
import { undamagedDecklist } from '../stored-decklist.ts'

/** What the decks of an account were called, by event; without those that have no name. */
export async function listOwnDecks(
  { noteDamage }: Pick<RegistrationGround, 'noteDamage'>,
  db: Queryable,
  account: AccountId,
): Promise<ReadonlyMap<string, string>> {
  const registrations = await listRegistrationsOf(db, account)
  return new Map(
    registrations.flatMap((registration) => {
      const decklist = undamagedDecklist(noteDamage, registration)
      const label = decklist && deckLabel(decklist)
      return label ? [[registration.tournamentId, label] as const] : []
    }),
  )
}
