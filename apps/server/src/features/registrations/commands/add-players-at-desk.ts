import type { ParsedInput } from '@tablee/contract/call'
import type { addPlayersAtDesk as call } from '@tablee/contract/registrations/add-players-at-desk'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import type { RegistrationGround } from '../registration-ground.ts'
import type { BulkAnswer } from './carry-bulk-act.ts'
import { carryDeskEntries } from './carry-desk-entries.ts'

/** The organizer writes in a whole list of names. */
export function addPlayersAtDesk(
  acting: Acting<RegistrationGround>,
  { players: people, ...act }: ParsedInput<typeof call>,
): Promise<Outcome<BulkAnswer>> {
  return carryDeskEntries(acting, { ...act, name: 'add-players-at-desk', people })
}
