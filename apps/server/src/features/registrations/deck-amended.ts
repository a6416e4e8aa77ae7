import { type DeckAmendment, deckAsGiven } from '@tablee/domain/decklists/deck-lock'
import type { RegistrationGround } from './registration-ground.ts'
import type { KeptRegistration } from './registration-store.ts'
import { undamagedDecklist } from './stored-decklist.ts'

/** What handing in means for the list of whom it is about; undefined where no list comes or goes. */
export function deckAmended(
  { noteDamage }: Pick<RegistrationGround, 'noteDamage'>,
  rows: readonly KeptRegistration[],
  {
    meant: [meant],
    isGiven,
    reason,
  }: {
    readonly meant: readonly { readonly registration: Pick<KeptRegistration, 'id'> }[]
    readonly isGiven: boolean
    readonly reason?: string | undefined
  },
): { readonly deck: DeckAmendment | undefined } {
  if (!isGiven) return { deck: undefined }
  const row = rows.find(({ id }) => id === meant?.registration.id)
  const before = row ? deckAsGiven(undamagedDecklist(noteDamage, row)) : 'none'
  return { deck: { before, hasReason: reason !== undefined } }
}
